import type { AssessedCompetency, Assessment } from '@/domain/evaluation/assessment/assessment';
import { byCompetency } from '@/domain/evaluation/by-competency';
import type { CompetencyNumber, Level } from '@/domain/rubric/competency';

type Options = { levels?: Record<CompetencyNumber, Level> } & Partial<Assessment>;

export const SAMPLE_LEVELS: Record<CompetencyNumber, Level> = { 1: 160, 2: 200, 3: 160, 4: 120, 5: 200 };

/** What a well-behaved model answers about `GOOD_ESSAY`: 840 points. */
export function buildAssessment({ levels = SAMPLE_LEVELS, ...overrides }: Options = {}): Assessment {
  return {
    tema: {
      abordagem: 'completa',
      justificativa: 'A redação discute o desperdício de alimentos do início ao fim.',
    },
    tipo_textual: { dissertativo_argumentativo: true, justificativa: 'Há tese, argumentos e proposta.' },
    direitos_humanos: { desrespeita: false, trecho: '' },
    competencias: byCompetency((number) => assessCompetency(levels[number])),
    erros_detectados: [],
    resumo: {
      pontos_fortes: ['Você apresenta um repertório que conversa com o tema.'],
      pontos_fracos: ['Você repete conectivos na abertura dos parágrafos.'],
      melhorias: ['Varie a forma de ligar um parágrafo ao outro.'],
    },
    estudos: ['Conectivos para redação'],
    ...overrides,
  };
}

/** One competency at a level, with a quote that `GOOD_ESSAY` has. */
export function assessCompetency(
  note: Level,
  overrides: Partial<AssessedCompetency> = {},
): AssessedCompetency {
  return {
    trechos: [
      { trecho: 'toneladas de comida apodrecem', lado: 'favor', mostra: 'Contraste que abre a tese' },
    ],
    criterios: [{ criterio: 'Clareza', avaliacao: 'A ideia central fica clara.' }],
    note,
    feedback: 'Você escreve com clareza, e o texto avança de uma ideia para a outra.',
    melhorias: ['Releia o segundo parágrafo e encurte os períodos.'],
    ...overrides,
  };
}
