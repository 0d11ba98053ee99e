import * as z from 'zod/mini';
import { THEME_APPROACHES, type Assessment } from '../domain/evaluation/assessment/assessment.ts';
import { PEN_CLASSES } from '../domain/writing/pen-class.ts';
import { LEVELS } from '../domain/rubric/competency.ts';

/**
 * What a language model must answer about an essay. Every key is required, as strict structured output asks; keys it
 * adds are left out, a total or a link of its own among them.
 */
const text = z.string('deve ser um texto');
const texts = z.array(text, 'deve ser uma lista de textos');
const yesOrNo = z.boolean('deve ser verdadeiro ou falso');

const CompetencySchema = z.object({
  trechos: z.array(
    z.object({
      trecho: text,
      lado: z.enum(['favor', 'contra'], 'deve ser favor ou contra'),
      mostra: text,
    }),
    'deve ser uma lista',
  ),
  criterios: z.array(z.object({ criterio: text, avaliacao: text }), 'deve ser uma lista'),
  note: z.literal([...LEVELS], `deve ser ${LEVELS.join(', ')}`),
  feedback: text.check(z.minLength(1, 'não pode ser vazio')),
  melhorias: texts,
});

export const AssessmentSchema = z.object({
  tema: z.object({
    abordagem: z.enum(THEME_APPROACHES, `deve ser ${THEME_APPROACHES.join(', ')}`),
    justificativa: text,
  }),
  tipo_textual: z.object({ dissertativo_argumentativo: yesOrNo, justificativa: text }),
  direitos_humanos: z.object({ desrespeita: yesOrNo, trecho: text }),
  competencias: z.object({
    competencia_1: CompetencySchema,
    competencia_2: CompetencySchema,
    competencia_3: CompetencySchema,
    competencia_4: CompetencySchema,
    competencia_5: CompetencySchema,
  }),
  erros_detectados: z.array(
    z.object({
      trecho: text,
      classe: z.enum(PEN_CLASSES, `deve ser ${PEN_CLASSES.join(', ')}`),
      competencia: z.literal([1, 2, 3, 4, 5], 'deve ser de 1 a 5'),
      mensagem: text,
      sugestao: z.nullable(text),
    }),
    'deve ser uma lista',
  ),
  resumo: z.object({ pontos_fortes: texts, pontos_fracos: texts, melhorias: texts }),
  estudos: texts,
}) satisfies z.ZodMiniType<Assessment>;
