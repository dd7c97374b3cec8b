// Made by `npm run generate`; change the JSON files instead.
import exampleD01 from './D-01.json' with { type: 'json' };
import exampleD02 from './D-02.json' with { type: 'json' };
import exampleD03 from './D-03.json' with { type: 'json' };
import exampleD04 from './D-04.json' with { type: 'json' };
import exampleD05 from './D-05.json' with { type: 'json' };
import exampleD06 from './D-06.json' with { type: 'json' };
import exampleD07 from './D-07.json' with { type: 'json' };
import exampleD08 from './D-08.json' with { type: 'json' };
import exampleD09 from './D-09.json' with { type: 'json' };
import exampleD10 from './D-10.json' with { type: 'json' };
import exampleD11 from './D-11.json' with { type: 'json' };
import exampleD12 from './D-12.json' with { type: 'json' };
import exampleD13 from './D-13.json' with { type: 'json' };
import exampleD14 from './D-14.json' with { type: 'json' };
import exampleD15 from './D-15.json' with { type: 'json' };
import exampleD16 from './D-16.json' with { type: 'json' };
import exampleT01 from './T-01.json' with { type: 'json' };
import exampleT02 from './T-02.json' with { type: 'json' };
import exampleT03 from './T-03.json' with { type: 'json' };
import exampleT04 from './T-04.json' with { type: 'json' };
import exampleT05 from './T-05.json' with { type: 'json' };
import exampleT06 from './T-06.json' with { type: 'json' };
import exampleT07 from './T-07.json' with { type: 'json' };
import exampleT08 from './T-08.json' with { type: 'json' };
import exampleT09 from './T-09.json' with { type: 'json' };
import exampleT10 from './T-10.json' with { type: 'json' };
import exampleT11 from './T-11.json' with { type: 'json' };
import exampleT12 from './T-12.json' with { type: 'json' };
import exampleT13 from './T-13.json' with { type: 'json' };
import exampleT14 from './T-14.json' with { type: 'json' };
import exampleT15 from './T-15.json' with { type: 'json' };
import exampleT16 from './T-16.json' with { type: 'json' };
import exampleT17 from './T-17.json' with { type: 'json' };
import exampleT18 from './T-18.json' with { type: 'json' };
import exampleT19 from './T-19.json' with { type: 'json' };
import exampleT20 from './T-20.json' with { type: 'json' };
import exampleT21 from './T-21.json' with { type: 'json' };
import exampleT22 from './T-22.json' with { type: 'json' };
import exampleT23 from './T-23.json' with { type: 'json' };
import exampleT24 from './T-24.json' with { type: 'json' };
import exampleT25 from './T-25.json' with { type: 'json' };
import exampleT26 from './T-26.json' with { type: 'json' };
import exampleT27 from './T-27.json' with { type: 'json' };
import exampleT28 from './T-28.json' with { type: 'json' };
import exampleT29 from './T-29.json' with { type: 'json' };
import exampleT30 from './T-30.json' with { type: 'json' };
import exampleT31 from './T-31.json' with { type: 'json' };
import exampleT32 from './T-32.json' with { type: 'json' };
import exampleT33 from './T-33.json' with { type: 'json' };
import exampleT34 from './T-34.json' with { type: 'json' };
import exampleT35 from './T-35.json' with { type: 'json' };
import exampleT36 from './T-36.json' with { type: 'json' };
import exampleT37 from './T-37.json' with { type: 'json' };
import exampleT38 from './T-38.json' with { type: 'json' };
import exampleT39 from './T-39.json' with { type: 'json' };
import exampleT40 from './T-40.json' with { type: 'json' };
import exampleT41 from './T-41.json' with { type: 'json' };
import exampleT42 from './T-42.json' with { type: 'json' };
import exampleT43 from './T-43.json' with { type: 'json' };
import exampleT44 from './T-44.json' with { type: 'json' };
import exampleT45 from './T-45.json' with { type: 'json' };
import exampleT46 from './T-46.json' with { type: 'json' };
import exampleT47 from './T-47.json' with { type: 'json' };
import exampleT48 from './T-48.json' with { type: 'json' };
import exampleT49 from './T-49.json' with { type: 'json' };
import exampleT50 from './T-50.json' with { type: 'json' };
import exampleT51 from './T-51.json' with { type: 'json' };
import exampleT52 from './T-52.json' with { type: 'json' };
import exampleT53 from './T-53.json' with { type: 'json' };
import exampleT54 from './T-54.json' with { type: 'json' };
import exampleT55 from './T-55.json' with { type: 'json' };
import exampleT56 from './T-56.json' with { type: 'json' };
import exampleT57 from './T-57.json' with { type: 'json' };
import exampleT58 from './T-58.json' with { type: 'json' };
import exampleT59 from './T-59.json' with { type: 'json' };
import exampleT60 from './T-60.json' with { type: 'json' };
import exampleT61 from './T-61.json' with { type: 'json' };
import exampleT62 from './T-62.json' with { type: 'json' };
import exampleT63 from './T-63.json' with { type: 'json' };
import exampleT64 from './T-64.json' with { type: 'json' };
import exampleT65 from './T-65.json' with { type: 'json' };
import exampleT66 from './T-66.json' with { type: 'json' };
import exampleT67 from './T-67.json' with { type: 'json' };
import exampleT68 from './T-68.json' with { type: 'json' };
import exampleT69 from './T-69.json' with { type: 'json' };
import exampleT70 from './T-70.json' with { type: 'json' };
import exampleT71 from './T-71.json' with { type: 'json' };
import exampleT72 from './T-72.json' with { type: 'json' };
import exampleT73 from './T-73.json' with { type: 'json' };
import exampleT74 from './T-74.json' with { type: 'json' };
import exampleT75 from './T-75.json' with { type: 'json' };
import exampleT76 from './T-76.json' with { type: 'json' };
import exampleT77 from './T-77.json' with { type: 'json' };
import exampleT78 from './T-78.json' with { type: 'json' };
import exampleT79 from './T-79.json' with { type: 'json' };
import exampleT80 from './T-80.json' with { type: 'json' };
import exampleT81 from './T-81.json' with { type: 'json' };
import exampleT82 from './T-82.json' with { type: 'json' };
import exampleT83 from './T-83.json' with { type: 'json' };
import exampleT84 from './T-84.json' with { type: 'json' };
import exampleT85 from './T-85.json' with { type: 'json' };
import exampleT86 from './T-86.json' with { type: 'json' };
import exampleT87 from './T-87.json' with { type: 'json' };
import exampleT88 from './T-88.json' with { type: 'json' };
import exampleT89 from './T-89.json' with { type: 'json' };
import exampleT89b from './T-89b.json' with { type: 'json' };
import exampleT89c from './T-89c.json' with { type: 'json' };
import exampleT89d from './T-89d.json' with { type: 'json' };
import exampleT90 from './T-90.json' with { type: 'json' };
import exampleT90b from './T-90b.json' with { type: 'json' };
import exampleX01 from './X-01.json' with { type: 'json' };
import exampleX02 from './X-02.json' with { type: 'json' };
import exampleX03 from './X-03.json' with { type: 'json' };
import exampleX04 from './X-04.json' with { type: 'json' };
import exampleX05 from './X-05.json' with { type: 'json' };
import exampleX06 from './X-06.json' with { type: 'json' };
import exampleX07 from './X-07.json' with { type: 'json' };
import exampleX08 from './X-08.json' with { type: 'json' };
import exampleX09 from './X-09.json' with { type: 'json' };
import exampleX10 from './X-10.json' with { type: 'json' };
import exampleX11 from './X-11.json' with { type: 'json' };
import exampleX12 from './X-12.json' with { type: 'json' };
import exampleX13 from './X-13.json' with { type: 'json' };
import exampleX14 from './X-14.json' with { type: 'json' };
import exampleX15 from './X-15.json' with { type: 'json' };
import exampleX16 from './X-16.json' with { type: 'json' };
import exampleX17 from './X-17.json' with { type: 'json' };
import exampleX18 from './X-18.json' with { type: 'json' };
import exampleX19 from './X-19.json' with { type: 'json' };
import exampleX20 from './X-20.json' with { type: 'json' };
import exampleX21 from './X-21.json' with { type: 'json' };
import exampleX22 from './X-22.json' with { type: 'json' };
import exampleX23 from './X-23.json' with { type: 'json' };
import exampleX24 from './X-24.json' with { type: 'json' };
import exampleX25 from './X-25.json' with { type: 'json' };
import exampleX26 from './X-26.json' with { type: 'json' };
import exampleX27 from './X-27.json' with { type: 'json' };
import exampleX28 from './X-28.json' with { type: 'json' };
import exampleX29 from './X-29.json' with { type: 'json' };
import exampleX30 from './X-30.json' with { type: 'json' };
import exampleX31 from './X-31.json' with { type: 'json' };
import exampleX32 from './X-32.json' with { type: 'json' };
import exampleX33 from './X-33.json' with { type: 'json' };
import exampleX34 from './X-34.json' with { type: 'json' };
import exampleX35 from './X-35.json' with { type: 'json' };
import exampleX36 from './X-36.json' with { type: 'json' };
import exampleX37 from './X-37.json' with { type: 'json' };
import exampleX38 from './X-38.json' with { type: 'json' };
import exampleX39 from './X-39.json' with { type: 'json' };
import exampleX40 from './X-40.json' with { type: 'json' };
import exampleX41 from './X-41.json' with { type: 'json' };
import exampleX42 from './X-42.json' with { type: 'json' };
import exampleX43 from './X-43.json' with { type: 'json' };
import exampleX44 from './X-44.json' with { type: 'json' };
import exampleX45 from './X-45.json' with { type: 'json' };
import exampleX46 from './X-46.json' with { type: 'json' };
import exampleX47 from './X-47.json' with { type: 'json' };
import exampleX48 from './X-48.json' with { type: 'json' };
import exampleX50 from './X-50.json' with { type: 'json' };
import exampleX51 from './X-51.json' with { type: 'json' };
import exampleX52 from './X-52.json' with { type: 'json' };
import exampleX53 from './X-53.json' with { type: 'json' };
import exampleX54 from './X-54.json' with { type: 'json' };
import exampleX55 from './X-55.json' with { type: 'json' };
import exampleX56 from './X-56.json' with { type: 'json' };
import exampleX57 from './X-57.json' with { type: 'json' };
import exampleX58 from './X-58.json' with { type: 'json' };
import exampleX59 from './X-59.json' with { type: 'json' };
import exampleX60 from './X-60.json' with { type: 'json' };
import exampleX61 from './X-61.json' with { type: 'json' };
import exampleX62 from './X-62.json' with { type: 'json' };
import exampleX63 from './X-63.json' with { type: 'json' };
import exampleX64 from './X-64.json' with { type: 'json' };
import exampleX65 from './X-65.json' with { type: 'json' };
import exampleX66 from './X-66.json' with { type: 'json' };
import exampleX67 from './X-67.json' with { type: 'json' };
import exampleX68 from './X-68.json' with { type: 'json' };
import exampleX69 from './X-69.json' with { type: 'json' };
import exampleX70 from './X-70.json' with { type: 'json' };
import exampleX71 from './X-71.json' with { type: 'json' };
import exampleX72 from './X-72.json' with { type: 'json' };
import exampleX73 from './X-73.json' with { type: 'json' };
import exampleX74 from './X-74.json' with { type: 'json' };
import exampleX75 from './X-75.json' with { type: 'json' };
import exampleX76 from './X-76.json' with { type: 'json' };
import exampleX77 from './X-77.json' with { type: 'json' };
import exampleX78 from './X-78.json' with { type: 'json' };
import exampleX79 from './X-79.json' with { type: 'json' };
import exampleX80 from './X-80.json' with { type: 'json' };
import exampleX81 from './X-81.json' with { type: 'json' };
import exampleX82 from './X-82.json' with { type: 'json' };
import exampleX83 from './X-83.json' with { type: 'json' };
import exampleX84 from './X-84.json' with { type: 'json' };
import exampleX85 from './X-85.json' with { type: 'json' };
import exampleX86 from './X-86.json' with { type: 'json' };
import exampleX87 from './X-87.json' with { type: 'json' };
import exampleX88 from './X-88.json' with { type: 'json' };
import exampleX89 from './X-89.json' with { type: 'json' };
import exampleX90 from './X-90.json' with { type: 'json' };
import exampleX91 from './X-91.json' with { type: 'json' };
import exampleX92 from './X-92.json' with { type: 'json' };
import exampleX93 from './X-93.json' with { type: 'json' };
import exampleX94 from './X-94.json' with { type: 'json' };
import exampleX95 from './X-95.json' with { type: 'json' };
import exampleX96 from './X-96.json' with { type: 'json' };
import exampleX97 from './X-97.json' with { type: 'json' };
import exampleX98 from './X-98.json' with { type: 'json' };
import exampleX99 from './X-99.json' with { type: 'json' };
import exampleX100 from './X-100.json' with { type: 'json' };
import exampleX101 from './X-101.json' with { type: 'json' };
import exampleX102 from './X-102.json' with { type: 'json' };
import exampleX103 from './X-103.json' with { type: 'json' };
import exampleX104 from './X-104.json' with { type: 'json' };

/** Every worked example of this folder as written, not yet checked. */
export const EXAMPLE_DATA: readonly unknown[] = [
  exampleD01,
  exampleD02,
  exampleD03,
  exampleD04,
  exampleD05,
  exampleD06,
  exampleD07,
  exampleD08,
  exampleD09,
  exampleD10,
  exampleD11,
  exampleD12,
  exampleD13,
  exampleD14,
  exampleD15,
  exampleD16,
  exampleT01,
  exampleT02,
  exampleT03,
  exampleT04,
  exampleT05,
  exampleT06,
  exampleT07,
  exampleT08,
  exampleT09,
  exampleT10,
  exampleT11,
  exampleT12,
  exampleT13,
  exampleT14,
  exampleT15,
  exampleT16,
  exampleT17,
  exampleT18,
  exampleT19,
  exampleT20,
  exampleT21,
  exampleT22,
  exampleT23,
  exampleT24,
  exampleT25,
  exampleT26,
  exampleT27,
  exampleT28,
  exampleT29,
  exampleT30,
  exampleT31,
  exampleT32,
  exampleT33,
  exampleT34,
  exampleT35,
  exampleT36,
  exampleT37,
  exampleT38,
  exampleT39,
  exampleT40,
  exampleT41,
  exampleT42,
  exampleT43,
  exampleT44,
  exampleT45,
  exampleT46,
  exampleT47,
  exampleT48,
  exampleT49,
  exampleT50,
  exampleT51,
  exampleT52,
  exampleT53,
  exampleT54,
  exampleT55,
  exampleT56,
  exampleT57,
  exampleT58,
  exampleT59,
  exampleT60,
  exampleT61,
  exampleT62,
  exampleT63,
  exampleT64,
  exampleT65,
  exampleT66,
  exampleT67,
  exampleT68,
  exampleT69,
  exampleT70,
  exampleT71,
  exampleT72,
  exampleT73,
  exampleT74,
  exampleT75,
  exampleT76,
  exampleT77,
  exampleT78,
  exampleT79,
  exampleT80,
  exampleT81,
  exampleT82,
  exampleT83,
  exampleT84,
  exampleT85,
  exampleT86,
  exampleT87,
  exampleT88,
  exampleT89,
  exampleT89b,
  exampleT89c,
  exampleT89d,
  exampleT90,
  exampleT90b,
  exampleX01,
  exampleX02,
  exampleX03,
  exampleX04,
  exampleX05,
  exampleX06,
  exampleX07,
  exampleX08,
  exampleX09,
  exampleX10,
  exampleX11,
  exampleX12,
  exampleX13,
  exampleX14,
  exampleX15,
  exampleX16,
  exampleX17,
  exampleX18,
  exampleX19,
  exampleX20,
  exampleX21,
  exampleX22,
  exampleX23,
  exampleX24,
  exampleX25,
  exampleX26,
  exampleX27,
  exampleX28,
  exampleX29,
  exampleX30,
  exampleX31,
  exampleX32,
  exampleX33,
  exampleX34,
  exampleX35,
  exampleX36,
  exampleX37,
  exampleX38,
  exampleX39,
  exampleX40,
  exampleX41,
  exampleX42,
  exampleX43,
  exampleX44,
  exampleX45,
  exampleX46,
  exampleX47,
  exampleX48,
  exampleX50,
  exampleX51,
  exampleX52,
  exampleX53,
  exampleX54,
  exampleX55,
  exampleX56,
  exampleX57,
  exampleX58,
  exampleX59,
  exampleX60,
  exampleX61,
  exampleX62,
  exampleX63,
  exampleX64,
  exampleX65,
  exampleX66,
  exampleX67,
  exampleX68,
  exampleX69,
  exampleX70,
  exampleX71,
  exampleX72,
  exampleX73,
  exampleX74,
  exampleX75,
  exampleX76,
  exampleX77,
  exampleX78,
  exampleX79,
  exampleX80,
  exampleX81,
  exampleX82,
  exampleX83,
  exampleX84,
  exampleX85,
  exampleX86,
  exampleX87,
  exampleX88,
  exampleX89,
  exampleX90,
  exampleX91,
  exampleX92,
  exampleX93,
  exampleX94,
  exampleX95,
  exampleX96,
  exampleX97,
  exampleX98,
  exampleX99,
  exampleX100,
  exampleX101,
  exampleX102,
  exampleX103,
  exampleX104,
];
