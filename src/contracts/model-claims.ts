import * as z from 'zod/mini';
import {
  ESSAY_PARTS,
  FAULT_KINDS,
  PROPOSAL_PARTS,
  STRUCTURE_FAULTS,
  SUPPORT_KINDS,
  THEME_APPROACHES,
  type Claims,
} from '../domain/evaluation/model-reading/claims.ts';

/**
 * Required output of a language model about an essay, with one schema for each pass. Every key is required, as in
 * strict structured output; extra keys, such as a level, are dropped.
 */
const text = z.string('deve ser um texto');
const yesOrNo = z.boolean('deve ser verdadeiro ou falso');
const list = <Item extends z.ZodMiniType>(item: Item) => z.array(item, 'deve ser uma lista');
const oneOf = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, `deve ser ${words.join(', ')}`);

const quote = { frase: z.number('deve ser o número da frase'), trecho: text };
const QuoteSchema = z.object(quote);

export const CLAIM_SCHEMAS = {
  1: z.object({
    desvios: list(z.object({ ...quote, tipo: oneOf(FAULT_KINDS), correcao: z.nullable(text) })),
    estrutura: list(z.object({ ...quote, tipo: oneOf(STRUCTURE_FAULTS) })),
    bem_construidas: list(QuoteSchema),
  }),
  2: z.object({
    abordagem: z.object({ tipo: oneOf(THEME_APPROACHES), provas: list(QuoteSchema) }),
    tipo_textual: z.object({ dissertativo: yesOrNo, provas: list(QuoteSchema) }),
    partes: list(z.object({ ...quote, parte: oneOf(ESSAY_PARTS) })),
    repertorio: list(
      z.object({ ...quote, legitimado: yesOrNo, pertinente: yesOrNo, uso: z.nullable(QuoteSchema) }),
    ),
  }),
  3: z.object({
    tese: z.nullable(QuoteSchema),
    argumentos: list(
      z.object({ ...quote, apoios: list(z.object({ ...quote, tipo: oneOf(SUPPORT_KINDS) })) }),
    ),
    retomada: z.nullable(QuoteSchema),
    contradicoes: list(z.object({ ...quote, contra: QuoteSchema })),
  }),
  4: z.object({ entre: list(QuoteSchema), dentro: list(QuoteSchema), inadequados: list(QuoteSchema) }),
  5: z.object({
    elementos: list(z.object({ ...quote, tipo: oneOf(PROPOSAL_PARTS) })),
    direitos_humanos: list(QuoteSchema),
  }),
} satisfies { [Number in keyof Claims]: z.ZodMiniType<Claims[Number]> };

/** Required output of a model that is asked only about the theme. */
export const ThemeClaimsSchema = CLAIM_SCHEMAS[2].shape.abordagem;
