import { lazy } from 'react';

/** The library for charts is larger than the page: it comes after it, into the room kept for each chart. */
export const SkillRadar = lazy(() =>
  import('./skill-radar').then((module) => ({ default: module.SkillRadar })),
);
export const ScoreChart = lazy(() =>
  import('./score-chart').then((module) => ({ default: module.ScoreChart })),
);
