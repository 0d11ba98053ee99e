import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Span } from '../../../src/domain/text/span.ts';
import { InputError } from '../../scorer/text-files.ts';
import { readEssays } from '../../scorer/read-essays.ts';
import { ELEMENTS, readGold, type Element, findPlaces } from '../bench/read-gold.ts';

/** An essay with the positions of a reader's findings; elements in the order of `INTERVENTION_ELEMENTS`. */
export type LabelledEssay = {
  id: string;
  theme: string;
  text: string;
  thesis: Span | null;
  repertoire: Span[];
  proposals: { elements: (Span | null)[]; isEmpty: boolean }[];
};

/**
 * Readings with quotes, as in `../shared/readings`. If a quote occurs several times, the occurrence nearest to its
 * proposal is used.
 */
export function readQuoted(path: string): LabelledEssay[] {
  return readGold(path).map(({ id, theme, text, thesis, repertoire = [], proposals = [] }) => ({
    id,
    theme,
    text,
    thesis: placeOf(text, thesis?.quote ?? null),
    repertoire: repertoire.flatMap(({ quote }) => placeOf(text, quote) ?? []),
    proposals: proposals.map((proposal) => ({
      elements: ELEMENTS.map((name) => placeOf(text, proposal[name], text.indexOf(proposal.quote))),
      isEmpty: proposal.actionNull,
    })),
  }));
}

type Place = [start: number, end: number];
type OwnEssay = {
  /** The first 16 hexadecimal digits of the SHA-256 of the essay's text. */
  essay: string;
  thesis: Place | null;
  repertoire: Place[];
  proposals: (Partial<Record<Element, Place>> & { actionNull?: true })[];
};

/**
 * Readings that contain only positions (UTF-16 units), joined with the essays of a corpus by their texts. Throws
 * for an essay that the corpus lacks.
 */
export function readPlaced(path: string, corpus: string): LabelledEssay[] {
  const essays = new Map(readEssays(corpus).map((essay) => [digestOf(essay.text), essay]));
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const { essay: digest, thesis, repertoire, proposals } = JSON.parse(line) as OwnEssay;
    const essay = essays.get(digest);
    if (!essay) throw new InputError(`${corpus} has no essay ${digest}, which ${path} tells about.`);
    return {
      id: essay.id,
      theme: essay.theme,
      text: essay.text,
      thesis: thesis && toSpan(thesis),
      repertoire: repertoire.map(toSpan),
      proposals: proposals.map((proposal) => ({
        elements: ELEMENTS.map((name) => (proposal[name] ? toSpan(proposal[name]) : null)),
        isEmpty: proposal.actionNull ?? false,
      })),
    };
  });
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function toSpan([start, end]: Place): Span {
  return { start, end };
}

function placeOf(text: string, quote: string | null, near = 0): Span | null {
  const distance = ({ start }: Span) => Math.abs(start - near);
  return findPlaces(text, quote).toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}
