export {
  type Coverage,
  type CoverageReport,
  createCoverage,
  decidingRules,
  type Place,
  type Reachable,
  type Reached,
} from './coverage.ts';
