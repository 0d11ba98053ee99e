/** The axes that proposals are sorted by. */
export const AXES = [
  'educação',
  'saúde',
  'meio ambiente',
  'tecnologia',
  'cultura',
  'direitos',
  'trabalho',
  'cidade',
] as const;

export type Axis = (typeof AXES)[number];

/** A short text that the exam would print with the theme: our own words, and where its facts come from. */
export type MotivatingText = { text: string; source?: string };

/** Figures to be drawn as bars: at least three. */
export type MotivatingChart = {
  title: string;
  unit: string;
  source: string;
  points: { label: string; value: number }[];
};

export type Proposal = {
  id: string;
  axis: Axis;
  theme: string;
  texts: MotivatingText[];
  chart?: MotivatingChart;
};
