import * as z from 'zod/mini';
import { InputError, readText } from '../../scorer/text-files.ts';
import type { Span } from '../../../src/domain/text/span.ts';

/** The names of the elements of a proposal in the human readings, in the order of `INTERVENTION_ELEMENTS`. */
export const ELEMENTS = ['agent', 'action', 'means', 'purpose', 'detail'] as const;
export type Element = (typeof ELEMENTS)[number];

const Quote = z.nullable(z.string());

const Proposal = z.object({
  quote: z.string(),
  agent: Quote,
  action: Quote,
  means: Quote,
  purpose: Quote,
  detail: Quote,
  actionNull: z.boolean(),
});

const Paragraph = z.object({
  i: z.number(),
  role: z.string(),
  claim: Quote,
  support: z.array(z.string()),
  onTheme: z.boolean(),
});

const Row = z.object({
  id: z.string(),
  theme: z.string(),
  text: z.string(),
  /** For a pair of essay and theme: whether the essay treats the theme. */
  right: z.optional(z.boolean()),
  treats: z.optional(z.string()),
  textType: z.optional(z.string()),
  humanRights: z.optional(Quote),
  thesis: z.optional(z.nullable(z.object({ quote: z.string(), explicit: z.boolean() }))),
  paragraphs: z.optional(z.array(Paragraph)),
  repertoire: z.optional(z.array(z.object({ quote: z.string() }))),
  proposals: z.optional(z.array(Proposal)),
  /** A teacher's first remarks, most valuable first. */
  say: z.optional(z.array(z.object({ c: z.number(), quote: Quote }))),
  links: z.optional(z.object({ between: z.array(z.string()), inside: z.array(z.string()) })),
});

/**
 * An essay with a reader's findings; an essay without a reading, or one paired with a theme, has only the known
 * fields.
 */
export type GoldEssay = z.infer<typeof Row>;

/**
 * The rows of a file with one JSON object per line, packed with gzip or not. Throws an `InputError` naming file and
 * line for a file that cannot be read or has a bad line.
 */
export function readGold(path: string): GoldEssay[] {
  return readText(path)
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [toRow(line, `${path}, line ${index + 1}`)]));
}

function toRow(line: string, place: string): GoldEssay {
  try {
    return Row.parse(JSON.parse(line));
  } catch (error) {
    throw new InputError(`${place}: no essay with id, theme and text, or a reading of another shape.`, {
      cause: error,
    });
  }
}

/** All positions of a quote, in order; empty for null. */
export function findPlaces(text: string, quote: string | null): Span[] {
  const places: Span[] = [];
  if (!quote) return places;
  for (let at = text.indexOf(quote); at !== -1; at = text.indexOf(quote, at + 1))
    places.push({ start: at, end: at + quote.length });
  return places;
}
