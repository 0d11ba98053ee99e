import { toProse } from '../text/prose.ts';
import type { Span } from '../text/span.ts';

/** A student's ignore list: keys of single findings, and words in lower case that the student declared correct. */
export type Ignored = { findings: readonly string[]; words: readonly string[] };

/** A finding of the checker, or a stored finding of another evaluator, which has no id. */
export type Ignorable = Span & { id?: string; codigo?: string };

/** The findings that are not ignored. A word on the student's list is ignored only by the spelling rules. */
export function withoutIgnored<T extends Ignorable>(
  text: string,
  found: readonly T[],
  { findings, words }: Ignored,
): T[] {
  const keys = new Set(findings);
  const own = new Set(words);
  return found.filter(
    (one) => !keys.has(keyOf(text, one)) && !(isSpelling(one) && own.has(passageOf(text, one))),
  );
}

/**
 * Ignores a finding: a spelling finding is ignored everywhere in the text, any other finding only at this position.
 */
export function ignoreFinding(ignored: Ignored, text: string, finding: Ignorable): Ignored {
  const without = restoreFinding(ignored, text, finding);
  return isSpelling(finding)
    ? { ...without, words: [...without.words, passageOf(text, finding)] }
    : { ...without, findings: [...without.findings, keyOf(text, finding)] };
}

/** Undoes `ignoreFinding`. */
export function restoreFinding({ findings, words }: Ignored, text: string, finding: Ignorable): Ignored {
  const key = keyOf(text, finding);
  const passage = passageOf(text, finding);
  return {
    findings: findings.filter((one) => one !== key),
    words: isSpelling(finding) ? words.filter((one) => one !== passage) : words,
  };
}

/** Whether a finding concerns an unknown word. The id of a finding begins with the id of its rule. */
export function isSpelling({ id }: Pick<Ignorable, 'id'>): boolean {
  return id?.startsWith('spelling/') ?? false;
}

function keyOf(text: string, finding: Ignorable): string {
  return finding.id ?? `${finding.codigo ?? ''}:${passageOf(text, finding)}`;
}

/**
 * The passage converted to prose, in lower case, so that a word divided at the end of a line equals the undivided
 * word.
 */
function passageOf(text: string, { start, end }: Span): string {
  return toProse(text.slice(start, end)).text.toLowerCase();
}
