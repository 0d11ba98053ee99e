import type { Finding } from '../evaluation/evaluation.ts';
import { toComparisonKey } from '../text/normalize-text.ts';
import { findParagraphs } from '../text/paragraphs.ts';
import { findSentences } from '../text/sentences.ts';
import { homonymKey } from './student-names.ts';

/** A marked passage of an essay, with the text around it; without the author's name. */
export type ClassPassage = {
  id: string;
  antes: string;
  trecho: string;
  depois: string;
  /** The corrector's message. */
  mensagem: string;
  sugestao: string | null;
};

/** The sentence around a passage; `mark` is the marked part. */
export type DiscussedSentence = { id: string; before: string; mark: string; after: string; note: string };

/** Maximum number of passages collected from a class for one kind of finding. */
export const MAX_PASSAGES = 30;
const PER_ESSAY = 3;
const AROUND = 600;

/**
 * Up to three passages of an essay that contain a finding of this kind; findings whose passage is not in the text
 * are left out.
 */
export function passagesIn(
  { id, text }: { id: string; text: string },
  findings: readonly Finding[],
  code: string,
): ClassPassage[] {
  return findings
    .filter(({ codigo, start, trecho }) => codigo === code && trecho && text.startsWith(trecho, start))
    .toSorted((a, b) => a.start - b.start)
    .slice(0, PER_ESSAY)
    .map(({ start, trecho, mensagem, sugestao }) => ({
      id: `${id}:${start}`,
      antes: text.slice(Math.max(0, start - AROUND), start),
      trecho,
      depois: text.slice(start + trecho.length, start + trecho.length + AROUND),
      mensagem,
      sugestao: sugestao ?? null,
    }));
}

/** The sentence or sentences that contain a passage. */
export function sentenceAround({
  id,
  antes,
  trecho,
  depois,
  mensagem,
  sugestao,
}: ClassPassage): DiscussedSentence {
  const text = antes + trecho + depois;
  const [start, end] = [antes.length, antes.length + trecho.length];
  const touching = findSentences(text, findParagraphs(text)).filter(
    (sentence) => sentence.start < end && sentence.end > start,
  );
  const from = Math.min(start, touching[0]?.start ?? start);
  const to = Math.max(end, touching.at(-1)?.end ?? end);
  return {
    id,
    before: text.slice(from, start).trimStart(),
    mark: trecho,
    after: text.slice(end, to).trimEnd(),
    note: sugestao ? `${mensagem} Sugestão: ${sugestao}.` : mensagem,
  };
}

/** Number of sentences shown for one kind of finding. */
export const SENTENCES_SHOWN = 3;

/** The sentences around the passages, without duplicates and without sentences that name a student of the class. */
export function discussedSentences(
  passages: readonly ClassPassage[],
  names: readonly string[],
): DiscussedSentence[] {
  const keys = names.map((name) => homonymKey(name)).filter((key) => key.includes(' '));
  const known = new Set<string>();
  return passages.map(sentenceAround).filter(({ before, mark, after }) => {
    const text = toComparisonKey(before + mark + after);
    const isNew = !known.has(text);
    known.add(text);
    return isNew && !keys.some((key) => text.includes(key));
  });
}

/** Three sentences starting at index `from`, wrapping around. */
export function someSentences(sentences: readonly DiscussedSentence[], from: number): DiscussedSentence[] {
  if (sentences.length <= SENTENCES_SHOWN) return [...sentences];
  return Array.from(
    { length: SENTENCES_SHOWN },
    (_, index) => sentences[(from + index) % sentences.length],
  ).filter((sentence) => sentence !== undefined);
}
