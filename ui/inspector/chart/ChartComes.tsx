import { words } from '../../locales/index.ts';

/** Stands where the drawing of the chart will be, as long as it is laid out. */
export const ChartComes = () => (
  <p className="chart-waits quiet" role="status">
    {words.chartComes}
  </p>
);
