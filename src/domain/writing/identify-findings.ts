import type { CheckedText } from './checked-text.ts';
import type { WritingFinding } from './check-text.ts';

/**
 * Gives each finding an id made of its rule, its passage and the word on either side, numbered where several are
 * alike: edits elsewhere do not change it. Findings come in the order of the text.
 */
export function identifyFindings(
  text: CheckedText,
  findings: Omit<WritingFinding, 'id'>[],
): WritingFinding[] {
  const seen = new Map<string, number>();
  let at = 0;
  return findings.map((finding) => {
    while (at < text.words.length && (text.words[at]?.end ?? 0) <= finding.start) at += 1;
    let after = at;
    while (after < text.words.length && (text.words[after]?.start ?? 0) < finding.end) after += 1;
    const passage = text.text.slice(finding.start, finding.end).toLowerCase();
    const around = `${text.words[at - 1]?.lower ?? ''} ${passage} ${text.words[after]?.lower ?? ''}`;
    const alike = `${finding.rule}:${hash(around)}`;
    const count = (seen.get(alike) ?? 0) + 1;
    seen.set(alike, count);
    return { ...finding, id: count === 1 ? alike : `${alike}:${count}` };
  });
}

/** FNV-1a, 32 bits: short ids, not secrets. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value >>> 0).toString(36);
}
