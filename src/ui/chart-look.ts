/** Shared recharts props, so that the line charts of all features look alike. */
const TICK = { fill: 'var(--muted)', fontSize: 12 };
export const STILL = { isAnimationActive: false } as const;

export const FRAME = { responsive: true, accessibilityLayer: false, className: 'num size-full' } as const;

/** Axis with equally spaced points; labels that do not fit are skipped. */
export const POINT_AXIS = {
  dataKey: 'index',
  tick: TICK,
  axisLine: false,
  tickLine: false,
  tickMargin: 8,
  minTickGap: 18,
  interval: 'equidistantPreserveStart',
} as const;

export const VALUE_AXIS = { tick: TICK, axisLine: false, tickLine: false, width: 40 } as const;

/** Axis with the labels of horizontal bars; long labels wrap. */
export const BAR_LABEL_AXIS = {
  type: 'category',
  tick: { fill: 'var(--ink)', fontSize: 14 },
  axisLine: false,
  tickLine: false,
  tickMargin: 8,
  interval: 0,
} as const;

export const CURSOR = { stroke: 'var(--border-strong)', strokeDasharray: '2 3' };

/** The yellow of the band alone has too little contrast, so the band gets a darker edge. */
export const BAND = {
  dataKey: 'band',
  fill: 'var(--hl-area)',
  fillOpacity: 1,
  stroke: 'var(--hl-line)',
  strokeWidth: 1,
  strokeOpacity: 0.7,
  activeDot: false,
  ...STILL,
} as const;

/** The dots are smaller if the line has many points. */
export const inkLine = (pointCount: number) =>
  ({
    stroke: 'var(--ink)',
    strokeWidth: 2.25,
    strokeLinejoin: 'round',
    dot: { r: pointCount > 24 ? 2 : 3.5, fill: 'var(--paper)', stroke: 'var(--ink)', strokeWidth: 2 },
    activeDot: { r: 5, fill: 'var(--ink)', stroke: 'var(--paper)' },
    ...STILL,
  }) as const;
