import { MAX_ESSAY_CHARACTERS } from '../essay/draft.ts';
import { visibleText } from '../evaluation/model-reading/model-text.ts';

const BETWEEN = '\n\n';
/**
 * Maximum length of a text that is regarded as a refusal. Refusals are short; an essay that begins with the same
 * words is longer.
 */
const MAX_REFUSAL_CHARACTERS = 400;
const REFUSALS = [
  /não (?:posso|consigo|vou|(?:é|foi) possível) (?:te )?(?:ajudar|ler|transcrever|atender|processar|visualizar|identificar|ver)/i,
  /\b(?:sou|como) (?:uma? )?(?:ia\b|intelig[eê]ncia artificial|modelo de linguagem|assistente)/i,
  /\b(?:i['’]?m|i am) (?:sorry|unable|not able)|\bi (?:can['’]?t|cannot|can not|won['’]?t)\b|\bas an ai\b/i,
];

/**
 * Explains to a vision model why the paragraphs it returned are not a transcription; null if they are a valid
 * transcription. An empty list means that nothing was legible and is valid.
 */
export function findTranscriptFault(paragraphs: readonly string[]): string | null {
  const text = paragraphs.join(BETWEEN);
  if (text.length > MAX_ESSAY_CHARACTERS) return 'tem mais texto do que cabe em uma redação';
  if (text.includes('```')) return 'tem cercas de código: só o texto das fotos';
  const isRefusal = text.length <= MAX_REFUSAL_CHARACTERS && REFUSALS.some((refusal) => refusal.test(text));
  return isRefusal ? 'fala das fotos em vez de transcrevê-las; se nada se lê, a lista fica vazia' : null;
}

/**
 * The paragraphs as one text with an empty line between them, each paragraph on one line and without invisible
 * characters; words hyphenated at the end of a line are joined. Paragraphs without a letter or digit ("[?]" alone)
 * are left out, so the text may be empty.
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
