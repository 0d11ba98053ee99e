import { lazy } from 'react';

/** The library for charts is larger than the page: it comes after it, into the room kept for each chart. */
export const TotalsChart = lazy(() =>
  import('./totals-chart').then((module) => ({ default: module.TotalsChart })),
);
export const TimelineChart = lazy(() =>
  import('./timeline-chart').then((module) => ({ default: module.TimelineChart })),
);
