/** Subject areas of the themes. */
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

/** A short text like those that the exam prints with the theme: our own wording, and the source of its facts. */
export type MotivatingText = { text: string; source?: string };

/** Figures for a bar chart, at least three. */
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

/** Our own texts on the themes of exams, with the subject area of each, by the id of the exam. */
export type ExamTexts = Readonly<Record<string, Omit<Proposal, 'id' | 'theme'>>>;
