// Made by `npm run generate`; change the JSON files instead.
import card7ColoredFish from './7-colored-fish.json' with { type: 'json' };
import cardALegendaryOcean from './a-legendary-ocean.json' with { type: 'json' };
import cardARivalAppears from './a-rival-appears.json' with { type: 'json' };
import cardAbsoluteEnd from './absolute-end.json' with { type: 'json' };
import cardAbyssActorTwinkleLittleStar from './abyss-actor-twinkle-little-star.json' with { type: 'json' };
import cardAlexandriteDragon from './alexandrite-dragon.json' with { type: 'json' };
import cardAllyOfJusticeCatastor from './ally-of-justice-catastor.json' with { type: 'json' };
import cardAmazonessArchers from './amazoness-archers.json' with { type: 'json' };
import cardAmazonessPaladin from './amazoness-paladin.json' with { type: 'json' };
import cardAmazonessSwordsWoman from './amazoness-swords-woman.json' with { type: 'json' };
import cardAmphibiousBugrothMk3 from './amphibious-bugroth-mk-3.json' with { type: 'json' };
import cardAppleMagicianGirl from './apple-magician-girl.json' with { type: 'json' };
import cardArchfiendSoldier from './archfiend-soldier.json' with { type: 'json' };
import cardAxeOfDespair from './axe-of-despair.json' with { type: 'json' };
import cardBabyDragon from './baby-dragon.json' with { type: 'json' };
import cardBattleFader from './battle-fader.json' with { type: 'json' };
import cardBattleOx from './battle-ox.json' with { type: 'json' };
import cardBerserkGorilla from './berserk-gorilla.json' with { type: 'json' };
import cardBigShieldGardna from './big-shield-gardna.json' with { type: 'json' };
import cardBlackLusterSoldierEnvoyOfTheBeginning from './black-luster-soldier-envoy-of-the-beginning.json' with {
  type: 'json',
};
import cardBlueEyesUltimateDragon from './blue-eyes-ultimate-dragon.json' with { type: 'json' };
import cardBlueEyesWhiteDragon from './blue-eyes-white-dragon.json' with { type: 'json' };
import cardBookOfMoon from './book-of-moon.json' with { type: 'json' };
import cardCallOfTheHaunted from './call-of-the-haunted.json' with { type: 'json' };
import cardCaveDragon from './cave-dragon.json' with { type: 'json' };
import cardCelticGuardian from './celtic-guardian.json' with { type: 'json' };
import cardChangeOfHeart from './change-of-heart.json' with { type: 'json' };
import cardChaosSorcerer from './chaos-sorcerer.json' with { type: 'json' };
import cardCombinationAttack from './combination-attack.json' with { type: 'json' };
import cardCompulsoryEvacuationDevice from './compulsory-evacuation-device.json' with { type: 'json' };
import cardConstructionTrainSignalRed from './construction-train-signal-red.json' with { type: 'json' };
import cardCrassClown from './crass-clown.json' with { type: 'json' };
import cardCrushCardVirus from './crush-card-virus.json' with { type: 'json' };
import cardCunningOfTheSixSamurai from './cunning-of-the-six-samurai.json' with { type: 'json' };
import cardCyberValley from './cyber-valley.json' with { type: 'json' };
import cardDarkElf from './dark-elf.json' with { type: 'json' };
import cardDarkMagician from './dark-magician.json' with { type: 'json' };
import cardDimensionWall from './dimension-wall.json' with { type: 'json' };
import cardDivineWrath from './divine-wrath.json' with { type: 'json' };
import cardDragonZombie from './dragon-zombie.json' with { type: 'json' };
import cardDreamClown from './dream-clown.json' with { type: 'json' };
import cardDunamesDarkWitch from './dunames-dark-witch.json' with { type: 'json' };
import cardDustTornado from './dust-tornado.json' with { type: 'json' };
import cardElementalHeroFlameWingman from './elemental-hero-flame-wingman.json' with { type: 'json' };
import cardEmbodimentOfApophis from './embodiment-of-apophis.json' with { type: 'json' };
import cardEnemyController from './enemy-controller.json' with { type: 'json' };
import cardEvilHeroMaliciousFiend from './evil-hero-malicious-fiend.json' with { type: 'json' };
import cardFiendishChain from './fiendish-chain.json' with { type: 'json' };
import cardFiveHeadedDragon from './five-headed-dragon.json' with { type: 'json' };
import cardForbiddenChalice from './forbidden-chalice.json' with { type: 'json' };
import cardForbiddenLance from './forbidden-lance.json' with { type: 'json' };
import cardGeminiElf from './gemini-elf.json' with { type: 'json' };
import cardGhostrickAlucard from './ghostrick-alucard.json' with { type: 'json' };
import cardGhostrickJiangshi from './ghostrick-jiangshi.json' with { type: 'json' };
import cardGhostrickMansion from './ghostrick-mansion.json' with { type: 'json' };
import cardGiantSoldierOfStone from './giant-soldier-of-stone.json' with { type: 'json' };
import cardGigaGagagigo from './giga-gagagigo.json' with { type: 'json' };
import cardGladiatorBeastDomitianus from './gladiator-beast-domitianus.json' with { type: 'json' };
import cardGoblinAttackForce from './goblin-attack-force.json' with { type: 'json' };
import cardGoblinZombie from './goblin-zombie.json' with { type: 'json' };
import cardGravekeepersAssailant from './gravekeepers-assailant.json' with { type: 'json' };
import cardGravekeepersCommandant from './gravekeepers-commandant.json' with { type: 'json' };
import cardGravekeepersVassal from './gravekeepers-vassal.json' with { type: 'json' };
import cardGravityBind from './gravity-bind.json' with { type: 'json' };
import cardGreenGadget from './green-gadget.json' with { type: 'json' };
import cardGyakuGirePanda from './gyaku-gire-panda.json' with { type: 'json' };
import cardHallowedLifeBarrier from './hallowed-life-barrier.json' with { type: 'json' };
import cardHayabusaKnight from './hayabusa-knight.json' with { type: 'json' };
import cardHonest from './honest.json' with { type: 'json' };
import cardHorusTheBlackFlameDragonLv6 from './horus-the-black-flame-dragon-lv6.json' with { type: 'json' };
import cardIllusionistFacelessMage from './illusionist-faceless-mage.json' with { type: 'json' };
import cardInjectionFairyLily from './injection-fairy-lily.json' with { type: 'json' };
import cardInsectKnight from './insect-knight.json' with { type: 'json' };
import cardInterdimensionalMatterTransporter from './interdimensional-matter-transporter.json' with {
  type: 'json',
};
import cardKuriboh from './kuriboh.json' with { type: 'json' };
import cardLaJinnTheMysticalGenieOfTheLamp from './la-jinn-the-mystical-genie-of-the-lamp.json' with {
  type: 'json',
};
import cardLambToken from './lamb-token.json' with { type: 'json' };
import cardLightAndDarknessDragon from './light-and-darkness-dragon.json' with { type: 'json' };
import cardLusterDragon from './luster-dragon.json' with { type: 'json' };
import cardLylaLightswornSorceress from './lyla-lightsworn-sorceress.json' with { type: 'json' };
import cardMadDogOfDarkness from './mad-dog-of-darkness.json' with { type: 'json' };
import cardMagicCylinder from './magic-cylinder.json' with { type: 'json' };
import cardMagicalArmShield from './magical-arm-shield.json' with { type: 'json' };
import cardMagicalHats from './magical-hats.json' with { type: 'json' };
import cardManEaterBug from './man-eater-bug.json' with { type: 'json' };
import cardMaraudingCaptain from './marauding-captain.json' with { type: 'json' };
import cardMaskedHeroAnki from './masked-hero-anki.json' with { type: 'json' };
import cardMaskedNinjaEbisu from './masked-ninja-ebisu.json' with { type: 'json' };
import cardMementoalTecuhtlicaCombinedCreation from './mementoal-tecuhtlica-combined-creation.json' with {
  type: 'json',
};
import cardMermaidKnight from './mermaid-knight.json' with { type: 'json' };
import cardMetalReflectSlime from './metal-reflect-slime.json' with { type: 'json' };
import cardMiracleLocus from './miracle-locus.json' with { type: 'json' };
import cardMirrorForce from './mirror-force.json' with { type: 'json' };
import cardMysticHorseman from './mystic-horseman.json' with { type: 'json' };
import cardMysticTomato from './mystic-tomato.json' with { type: 'json' };
import cardMysticalSpaceTyphoon from './mystical-space-typhoon.json' with { type: 'json' };
import cardNanobreaker from './nanobreaker.json' with { type: 'json' };
import cardNecroGardna from './necro-gardna.json' with { type: 'json' };
import cardNecrovalley from './necrovalley.json' with { type: 'json' };
import cardNegateAttack from './negate-attack.json' with { type: 'json' };
import cardNeoBlueEyesUltimateDragon from './neo-blue-eyes-ultimate-dragon.json' with { type: 'json' };
import cardNeoTheMagicSwordsman from './neo-the-magic-swordsman.json' with { type: 'json' };
import cardNightmareWheel from './nightmare-wheel.json' with { type: 'json' };
import cardNinjaGrandmasterHanzo from './ninja-grandmaster-hanzo.json' with { type: 'json' };
import cardNinjitsuArtOfDuplication from './ninjitsu-art-of-duplication.json' with { type: 'json' };
import cardNinjitsuArtOfTransformation from './ninjitsu-art-of-transformation.json' with { type: 'json' };
import cardNumber17LeviathanDragon from './number-17-leviathan-dragon.json' with { type: 'json' };
import cardNumber39Utopia from './number-39-utopia.json' with { type: 'json' };
import cardOjamaToken from './ojama-token.json' with { type: 'json' };
import cardOjamaTrio from './ojama-trio.json' with { type: 'json' };
import cardPatricianOfDarkness from './patrician-of-darkness.json' with { type: 'json' };
import cardReaperOnTheNightmare from './reaper-on-the-nightmare.json' with { type: 'json' };
import cardRedArcheryGirl from './red-archery-girl.json' with { type: 'json' };
import cardRedDragonArchfiend from './red-dragon-archfiend.json' with { type: 'json' };
import cardRedGadget from './red-gadget.json' with { type: 'json' };
import cardReinforcements from './reinforcements.json' with { type: 'json' };
import cardRescueCat from './rescue-cat.json' with { type: 'json' };
import cardRiseToFullHeight from './rise-to-full-height.json' with { type: 'json' };
import cardRushRecklessly from './rush-recklessly.json' with { type: 'json' };
import cardSakuretsuArmor from './sakuretsu-armor.json' with { type: 'json' };
import cardScapegoat from './scapegoat.json' with { type: 'json' };
import cardSevenToolsOfTheBandit from './seven-tools-of-the-bandit.json' with { type: 'json' };
import cardShadowslayer from './shadowslayer.json' with { type: 'json' };
import cardSheepToken from './sheep-token.json' with { type: 'json' };
import cardShootingStarBowCeal from './shooting-star-bow-ceal.json' with { type: 'json' };
import cardShrink from './shrink.json' with { type: 'json' };
import cardSkillDrain from './skill-drain.json' with { type: 'json' };
import cardSkullServant from './skull-servant.json' with { type: 'json' };
import cardSkyScout from './sky-scout.json' with { type: 'json' };
import cardSpearDragon from './spear-dragon.json' with { type: 'json' };
import cardSpiritBarrier from './spirit-barrier.json' with { type: 'json' };
import cardSpiritReaper from './spirit-reaper.json' with { type: 'json' };
import cardStaunchDefender from './staunch-defender.json' with { type: 'json' };
import cardStrayLambs from './stray-lambs.json' with { type: 'json' };
import cardSubmarineroid from './submarineroid.json' with { type: 'json' };
import cardSummonedSkull from './summoned-skull.json' with { type: 'json' };
import cardTaunt from './taunt.json' with { type: 'json' };
import cardTheSixSamuraiYaichi from './the-six-samurai-yaichi.json' with { type: 'json' };
import cardTheSixSamuraiZanji from './the-six-samurai-zanji.json' with { type: 'json' };
import cardThreateningRoar from './threatening-roar.json' with { type: 'json' };
import cardTorrentialTribute from './torrential-tribute.json' with { type: 'json' };
import cardTotalDefenseShogun from './total-defense-shogun.json' with { type: 'json' };
import cardTyrantDragon from './tyrant-dragon.json' with { type: 'json' };
import cardUltimateOffering from './ultimate-offering.json' with { type: 'json' };
import cardUltimateTyranno from './ultimate-tyranno.json' with { type: 'json' };
import cardUmi from './umi.json' with { type: 'json' };
import cardUpstartGoldenNinja from './upstart-golden-ninja.json' with { type: 'json' };
import cardVampireLord from './vampire-lord.json' with { type: 'json' };
import cardVengefulShinobi from './vengeful-shinobi.json' with { type: 'json' };
import cardVorseRaider from './vorse-raider.json' with { type: 'json' };
import cardWaboku from './waboku.json' with { type: 'json' };
import cardWarriorDaiGrepher from './warrior-dai-grepher.json' with { type: 'json' };
import cardWhiteVeil from './white-veil.json' with { type: 'json' };
import cardWildNaturesRelease from './wild-natures-release.json' with { type: 'json' };
import cardXHeadCannon from './x-head-cannon.json' with { type: 'json' };
import cardYDragonHead from './y-dragon-head.json' with { type: 'json' };
import cardYellowGadget from './yellow-gadget.json' with { type: 'json' };
import cardZombyraTheDark from './zombyra-the-dark.json' with { type: 'json' };

/** Every card of this folder as written, not yet checked. */
export const CARD_DATA: readonly unknown[] = [
  card7ColoredFish,
  cardALegendaryOcean,
  cardARivalAppears,
  cardAbsoluteEnd,
  cardAbyssActorTwinkleLittleStar,
  cardAlexandriteDragon,
  cardAllyOfJusticeCatastor,
  cardAmazonessArchers,
  cardAmazonessPaladin,
  cardAmazonessSwordsWoman,
  cardAmphibiousBugrothMk3,
  cardAppleMagicianGirl,
  cardArchfiendSoldier,
  cardAxeOfDespair,
  cardBabyDragon,
  cardBattleFader,
  cardBattleOx,
  cardBerserkGorilla,
  cardBigShieldGardna,
  cardBlackLusterSoldierEnvoyOfTheBeginning,
  cardBlueEyesUltimateDragon,
  cardBlueEyesWhiteDragon,
  cardBookOfMoon,
  cardCallOfTheHaunted,
  cardCaveDragon,
  cardCelticGuardian,
  cardChangeOfHeart,
  cardChaosSorcerer,
  cardCombinationAttack,
  cardCompulsoryEvacuationDevice,
  cardConstructionTrainSignalRed,
  cardCrassClown,
  cardCrushCardVirus,
  cardCunningOfTheSixSamurai,
  cardCyberValley,
  cardDarkElf,
  cardDarkMagician,
  cardDimensionWall,
  cardDivineWrath,
  cardDragonZombie,
  cardDreamClown,
  cardDunamesDarkWitch,
  cardDustTornado,
  cardElementalHeroFlameWingman,
  cardEmbodimentOfApophis,
  cardEnemyController,
  cardEvilHeroMaliciousFiend,
  cardFiendishChain,
  cardFiveHeadedDragon,
  cardForbiddenChalice,
  cardForbiddenLance,
  cardGeminiElf,
  cardGhostrickAlucard,
  cardGhostrickJiangshi,
  cardGhostrickMansion,
  cardGiantSoldierOfStone,
  cardGigaGagagigo,
  cardGladiatorBeastDomitianus,
  cardGoblinAttackForce,
  cardGoblinZombie,
  cardGravekeepersAssailant,
  cardGravekeepersCommandant,
  cardGravekeepersVassal,
  cardGravityBind,
  cardGreenGadget,
  cardGyakuGirePanda,
  cardHallowedLifeBarrier,
  cardHayabusaKnight,
  cardHonest,
  cardHorusTheBlackFlameDragonLv6,
  cardIllusionistFacelessMage,
  cardInjectionFairyLily,
  cardInsectKnight,
  cardInterdimensionalMatterTransporter,
  cardKuriboh,
  cardLaJinnTheMysticalGenieOfTheLamp,
  cardLambToken,
  cardLightAndDarknessDragon,
  cardLusterDragon,
  cardLylaLightswornSorceress,
  cardMadDogOfDarkness,
  cardMagicCylinder,
  cardMagicalArmShield,
  cardMagicalHats,
  cardManEaterBug,
  cardMaraudingCaptain,
  cardMaskedHeroAnki,
  cardMaskedNinjaEbisu,
  cardMementoalTecuhtlicaCombinedCreation,
  cardMermaidKnight,
  cardMetalReflectSlime,
  cardMiracleLocus,
  cardMirrorForce,
  cardMysticHorseman,
  cardMysticTomato,
  cardMysticalSpaceTyphoon,
  cardNanobreaker,
  cardNecroGardna,
  cardNecrovalley,
  cardNegateAttack,
  cardNeoBlueEyesUltimateDragon,
  cardNeoTheMagicSwordsman,
  cardNightmareWheel,
  cardNinjaGrandmasterHanzo,
  cardNinjitsuArtOfDuplication,
  cardNinjitsuArtOfTransformation,
  cardNumber17LeviathanDragon,
  cardNumber39Utopia,
  cardOjamaToken,
  cardOjamaTrio,
  cardPatricianOfDarkness,
  cardReaperOnTheNightmare,
  cardRedArcheryGirl,
  cardRedDragonArchfiend,
  cardRedGadget,
  cardReinforcements,
  cardRescueCat,
  cardRiseToFullHeight,
  cardRushRecklessly,
  cardSakuretsuArmor,
  cardScapegoat,
  cardSevenToolsOfTheBandit,
  cardShadowslayer,
  cardSheepToken,
  cardShootingStarBowCeal,
  cardShrink,
  cardSkillDrain,
  cardSkullServant,
  cardSkyScout,
  cardSpearDragon,
  cardSpiritBarrier,
  cardSpiritReaper,
  cardStaunchDefender,
  cardStrayLambs,
  cardSubmarineroid,
  cardSummonedSkull,
  cardTaunt,
  cardTheSixSamuraiYaichi,
  cardTheSixSamuraiZanji,
  cardThreateningRoar,
  cardTorrentialTribute,
  cardTotalDefenseShogun,
  cardTyrantDragon,
  cardUltimateOffering,
  cardUltimateTyranno,
  cardUmi,
  cardUpstartGoldenNinja,
  cardVampireLord,
  cardVengefulShinobi,
  cardVorseRaider,
  cardWaboku,
  cardWarriorDaiGrepher,
  cardWhiteVeil,
  cardWildNaturesRelease,
  cardXHeadCannon,
  cardYDragonHead,
  cardYellowGadget,
  cardZombyraTheDark,
];
