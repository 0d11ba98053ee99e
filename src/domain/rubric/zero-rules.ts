import type { ZeroReason } from '../evaluation/evaluation.ts';
import type { AnalyzedSentence, AnalyzedText } from '../text/analyze-text.ts';
import { INSUFFICIENT_LINES } from '../text/estimate-handwritten-lines.ts';
import { isFunctionWord } from '../text/function-words.ts';
import { FOREIGN_FUNCTION_WORDS } from './foreign-languages.ts';

/** What the student reads: why the essay got a zero, and what to do. */
export const ZERO_EXPLANATIONS: Record<ZeroReason, { reason: string; advice: string }> = {
  'texto-insuficiente': {
    reason: `À mão, o texto ocuparia cerca de ${INSUFFICIENT_LINES} linhas ou menos, o que o Enem considera texto insuficiente.`,
    advice: 'Desenvolva a introdução, os argumentos e a proposta de intervenção e envie de novo.',
  },
  'lingua-estrangeira': {
    reason: 'A maior parte do texto está em língua estrangeira, e o Enem anula redações assim.',
    advice: 'Escreva em português e envie de novo.',
  },
  copia: {
    reason:
      'A maior parte das frases foi copiada dos textos motivadores, e linhas copiadas não contam na correção.',
    advice: 'Escreva os argumentos com as suas palavras e envie de novo.',
  },
  'texto-sem-sentido': {
    reason: 'Não foi possível reconhecer frases em português neste texto.',
    advice: 'Confira o que foi digitado ou colado e envie de novo.',
  },
};

export type ZeroInput = { essay: AnalyzedText; supportText?: AnalyzedText };

/** Below this share of its words being Portuguese grammar, a text is not Portuguese prose (prose has 40–55 %). */
const PORTUGUESE_MIN_SHARE = 0.12;
/** From this share on, and well ahead of Portuguese, a text is in that language (its prose has 35–55 %). */
const FOREIGN_MIN_SHARE = 0.2;
const FOREIGN_LEAD = 1.25;
const COPIED_SHARE = 0.5;
/** Shorter sentences coincide by chance. */
const COPIED_SENTENCE_MIN_WORDS = 5;

/**
 * The official situation that makes an essay worth 0, as far as code can tell (facts: `nota_zero_redacao`), or
 * null. Length comes first: too little text allows no other judgement.
 */
export function findZeroReason({ essay, supportText }: ZeroInput): ZeroReason | null {
  if (essay.estimatedLines <= INSUFFICIENT_LINES) return 'texto-insuficiente';
  const portuguese = shareOf(essay, isFunctionWord);
  if (isForeign(essay, portuguese)) return 'lingua-estrangeira';
  if (portuguese < PORTUGUESE_MIN_SHARE) return 'texto-sem-sentido';
  return supportText && copiedShare(essay, supportText) > COPIED_SHARE ? 'copia' : null;
}

function shareOf({ words }: AnalyzedText, belongs: (key: string) => boolean): number {
  if (words.length === 0) return 0;
  return words.filter(({ key }) => belongs(key)).length / words.length;
}

function isForeign(essay: AnalyzedText, portuguese: number): boolean {
  return Object.values(FOREIGN_FUNCTION_WORDS).some((language) => {
    const share = shareOf(essay, (key) => language.has(key));
    return share >= FOREIGN_MIN_SHARE && share > portuguese * FOREIGN_LEAD;
  });
}

/** Share of the essay's sentences that stand word for word in the supporting texts. */
function copiedShare(essay: AnalyzedText, supportText: AnalyzedText): number {
  const longSentences = essay.sentences.filter(({ words }) => words.length >= COPIED_SENTENCE_MIN_WORDS);
  if (longSentences.length === 0) return 0;
  const support = ` ${supportText.words.map(({ key }) => key).join(' ')} `;
  const known = new Map<string, boolean>();
  const copied = longSentences.filter((sentence) => {
    const keys = keysOf(sentence);
    const isKnown = known.get(keys) ?? support.includes(keys);
    known.set(keys, isKnown);
    return isKnown;
  });
  return copied.length / longSentences.length;
}

function keysOf({ words }: AnalyzedSentence): string {
  return ` ${words.map(({ key }) => key).join(' ')} `;
}
