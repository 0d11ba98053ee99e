import type { CompetencyKey, Level } from '../../rubric/competency.ts';
import type { Finding } from '../evaluation.ts';

/** What the essay does with its theme. */
export const THEME_APPROACHES = ['completa', 'tangente', 'fuga'] as const;
export type ThemeApproach = (typeof THEME_APPROACHES)[number];

/**
 * What a language model says of one competency, in the order it has to think: what the text shows, how each part of
 * the descriptor is met, and only then the level.
 */
export type AssessedCompetency = {
  trechos: { trecho: string; lado: 'favor' | 'contra'; mostra: string }[];
  criterios: { criterio: string; avaliacao: string }[];
  note: Level;
  feedback: string;
  melhorias: string[];
};

export type AssessedError = Pick<Finding, 'trecho' | 'classe' | 'competencia' | 'mensagem'> & {
  sugestao: string | null;
};

/**
 * A language model's answer about an essay. Its shape has been checked, its words have not: quotes may be invented,
 * errors repeated. `fromAssessment` makes an evaluation of it.
 */
export type Assessment = {
  tema: { abordagem: ThemeApproach; justificativa: string };
  tipo_textual: { dissertativo_argumentativo: boolean; justificativa: string };
  direitos_humanos: { desrespeita: boolean; trecho: string };
  competencias: Record<CompetencyKey, AssessedCompetency>;
  erros_detectados: AssessedError[];
  resumo: { pontos_fortes: string[]; pontos_fracos: string[]; melhorias: string[] };
  /** Subjects to study; the links are ours. */
  estudos: string[];
};
