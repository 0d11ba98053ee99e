import type { Span } from '../text/span.ts';

/** An exact passage of the student's own text: `essay.slice(start, end) === quote`. */
export type EvidencePassage = Span & { quote: string };

/** One thing of the essay that speaks for or against the level of a competency. */
export type EvidenceItem = {
  side: 'favor' | 'contra';
  /** What it is, as a teacher names it: "Tese", "Agente", "Conectivos entre parágrafos". */
  label: string;
  /** How much of it, or that it is missing: "5 diferentes", "não encontrado". */
  detail?: string;
  /** Where it stands, at most three; none for what is missing. */
  passages: EvidencePassage[];
};
