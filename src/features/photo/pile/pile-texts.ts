import type { SheetText } from './pile-reader';
import { isBlank, isLongEssay } from '@/domain/essay/send-rules';
import type { Span } from '@/domain/text/span';
import { followEdit } from '@/domain/writing/follow-edit';
import { createUnsavedStore } from '@/lib/unsaved-store';

/** The text of one student's sheet, in the form in which it will be sent. */
export type PileText = {
  text: string;
  /** Words that were recognized with low confidence. */
  doubts: readonly Span[];
  /** Whether the teacher has compared the text with the photo. */
  isChecked: boolean;
};

/** The texts, keyed by the writer's id. */
export type PileTexts = Readonly<Record<string, PileText>>;

const BLANK: PileText = { text: '', doubts: [], isChecked: false };

export const textOf = (texts: PileTexts, writer: string): PileText => texts[writer] ?? BLANK;

/** Whether the text may be sent: not blank, compared with the photo, and within the maximum length of an essay. */
export function isReady({ text, isChecked }: PileText): boolean {
  return isChecked && !isBlank(text) && !isLongEssay(text.length);
}

export function withEdit(texts: PileTexts, writer: string, text: string): PileTexts {
  const before = textOf(texts, writer);
  return { ...texts, [writer]: { ...before, text, doubts: followEdit(before.text, text, before.doubts) } };
}

export function withChecked(texts: PileTexts, writer: string): PileTexts {
  return { ...texts, [writer]: { ...textOf(texts, writer), isChecked: true } };
}

export function withoutDoubt(texts: PileTexts, writer: string, { start }: Span): PileTexts {
  const before = textOf(texts, writer);
  return { ...texts, [writer]: { ...before, doubts: before.doubts.filter((one) => one.start !== start) } };
}

/** Replaces the writer's text with newly recognized text. */
export function withReading(texts: PileTexts, writer: string, { text, doubts }: SheetText): PileTexts {
  return { ...texts, [writer]: { text, doubts, isChecked: false } };
}

export function withoutWriter(texts: PileTexts, writer: string): PileTexts {
  const { [writer]: _gone, ...others } = texts;
  return others;
}

/** The unsent part of a pile whose page was left, stored per class. Contains the texts, never the photos. */
type KeptPile = { tema: string; textos: { aluno: string; texto: string; conferido: boolean }[] };

export const unsentPile = createUnsavedStore<KeptPile>('pile', {
  tema: '',
  textos: [{ aluno: '', texto: '', conferido: false }],
});

export function toKept(tema: string, texts: PileTexts): KeptPile {
  const textos = Object.entries(texts)
    .filter(([, { text }]) => text.trim() !== '')
    .map(([aluno, { text, isChecked }]) => ({ aluno, texto: text, conferido: isChecked }));
  return { tema, textos };
}

export function fromKept({ textos }: KeptPile): PileTexts {
  return Object.fromEntries(
    textos.map(({ aluno, texto, conferido }) => [aluno, { text: texto, doubts: [], isChecked: conferido }]),
  );
}
