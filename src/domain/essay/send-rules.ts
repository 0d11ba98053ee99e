import { MAX_ESSAY_CHARACTERS, MAX_THEME_CHARACTERS } from './draft.ts';
import { stripInvisible } from '../text/normalize-text.ts';

/** Minimum words of an essay (R-ESSAY-2). */
export const MIN_WORDS = 200;

export type SendBlock =
  | 'correcting'
  | 'empty-theme'
  | 'long-theme'
  | 'empty-essay'
  | 'too-few-words'
  | 'long-essay'
  | 'no-credits';
export type SendCheck = { ok: true } | { ok: false; reason: SendBlock };

/** Messages for the fields (R-ESSAY-2). */
export const SEND_MESSAGES = {
  'empty-theme': 'Por favor, informe o tema da redação antes de enviar.',
  'long-theme': `O tema passou do limite de ${MAX_THEME_CHARACTERS} caracteres. Encurte-o antes de enviar.`,
  /** A getter, since formatting the first number is slow on a phone. */
  get 'long-essay'() {
    return `A redação passou do limite de ${MAX_ESSAY_CHARACTERS.toLocaleString('pt-BR')} caracteres. Encurte-a antes de enviar.`;
  },
  'empty-essay': 'Por favor, escreva sua redação antes de enviar.',
} as const;

export type SendInput = {
  theme: string;
  /** Number of words according to the send rule (R-ESSAY-3); 0 means no essay. */
  wordCount: number;
  /** Length of the essay in UTF-16 units. */
  essayLength: number;
  isCorrecting: boolean;
  /** Whether a credit is available, or none is needed. */
  canCorrect: boolean;
};

/**
 * Whether the essay may be sent, or the first reason against it (R-ESSAY-5). Reasons that writing can fix come before credits, so
 * that nobody is asked to pay for an essay that could not be sent anyway.
 */
export function canSend(input: SendInput): SendCheck {
  const block = firstBlock(input);
  return block ? { ok: false, reason: block } : { ok: true };
}

function firstBlock(input: SendInput): SendBlock | null {
  if (input.isCorrecting) return 'correcting';
  if (isBlank(input.theme)) return 'empty-theme';
  if (countThemeCharacters(input.theme) > MAX_THEME_CHARACTERS) return 'long-theme';
  if (!(input.wordCount > 0)) return 'empty-essay';
  if (input.wordCount < MIN_WORDS) return 'too-few-words';
  if (isLongEssay(input.essayLength)) return 'long-essay';
  if (!input.canCorrect) return 'no-credits';
  return null;
}

/** Whether an essay of this length exceeds the limit of the functions and the tables. */
export function isLongEssay(length: number): boolean {
  return length > MAX_ESSAY_CHARACTERS;
}

/** Length of a theme as sent, without leading and trailing whitespace. */
export function countThemeCharacters(theme: string): number {
  return theme.trim().length;
}

/**
 * Whether a text contains nothing visible: it is empty, or has only whitespace or characters that `stripInvisible`
 * removes.
 */
export function isBlank(text: string): boolean {
  return stripInvisible(text).trim() === '';
}

export const THEME_SEPARATOR = ' | ';

/**
 * Both themes, joined with " | " (R-ESSAY-10). An empty theme is left out, and a theme that is already part of the
 * current theme is not added again. The result is never truncated; a theme that is too long is reported before
 * sending.
 */
export function combineThemes(current: string, added: string): string {
  if (isBlank(current)) return added.trim();
  const parts = current.split(THEME_SEPARATOR).map((part) => part.trim());
  if (isBlank(added) || parts.includes(added.trim())) return current;
  return `${current.trim()}${THEME_SEPARATOR}${added.trim()}`;
}
