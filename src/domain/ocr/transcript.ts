import { MAX_ESSAY_CHARACTERS } from '../essay/draft.ts';
import { visibleText } from '../evaluation/model-reading/model-text.ts';

const BETWEEN = '\n\n';
/** Longest text taken for a refusal: refusals are brief, and an essay that begins alike goes on. */
const MAX_REFUSAL_CHARACTERS = 400;
const REFUSALS = [
  /não (?:posso|consigo|vou|(?:é|foi) possível) (?:te )?(?:ajudar|ler|transcrever|atender|processar|visualizar|identificar|ver)/i,
  /\b(?:sou|como) (?:uma? )?(?:ia\b|intelig[eê]ncia artificial|modelo de linguagem|assistente)/i,
  /\b(?:i['’]?m|i am) (?:sorry|unable|not able)|\bi (?:can['’]?t|cannot|can not|won['’]?t)\b|\bas an ai\b/i,
];

/**
 * Why the paragraphs of a vision model are no transcription, in words for the model; null if they are one. No paragraphs mean
 * that nothing was legible, which is no fault.
 */
export function findTranscriptFault(paragraphs: readonly string[]): string | null {
  const text = paragraphs.join(BETWEEN);
  if (text.length > MAX_ESSAY_CHARACTERS) return 'tem mais texto do que cabe em uma redação';
  if (text.includes('```')) return 'tem cercas de código: só o texto das fotos';
  const isRefusal = text.length <= MAX_REFUSAL_CHARACTERS && REFUSALS.some((refusal) => refusal.test(text));
  return isRefusal ? 'fala das fotos em vez de transcrevê-las; se nada se lê, a lista fica vazia' : null;
}

/**
 * The paragraphs as one text, a blank line between them, each on one line without invisible characters; words hyphenated at the
 * end of a line are joined. Paragraphs without letter or digit ("[?]" alone) are left out, so the text may be empty.
 */
export function toTranscript(paragraphs: readonly string[]): string {
  return paragraphs
    .map((paragraph) =>
      visibleText(paragraph)
        .replace(/(\p{L})-\s*\n\s*(\p{Ll})/gu, '$1$2')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((paragraph) => /[\p{L}\p{N}]/u.test(paragraph))
    .join(BETWEEN);
}
