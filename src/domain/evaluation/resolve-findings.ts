import { FINDING_CATEGORIES } from '../writing/categories.ts';
import { PEN_CLASSES } from '../writing/pen-class.ts';
import type { Finding } from './evaluation.ts';
import type { Issue } from './issue-detectors/issue.ts';
import { MAX_FINDINGS, MAX_FINDINGS_PER_CODE } from './rules-constants.ts';

/**
 * Issues as findings of the wire: none overlap (vermelho before amarelo, laranja, roxo; then the earlier, then
 * the longer), at most 20 of a code and 60 in all, in the order of the text.
 */
export function resolveFindings(text: string, issues: Issue[]): Finding[] {
  const taken = new Uint8Array(text.length);
  const perCode = new Map<string, number>();
  const findings: Finding[] = [];
  for (const issue of issues.toSorted(byPriority)) {
    if (findings.length === MAX_FINDINGS) break;
    const sameCode = perCode.get(issue.code) ?? 0;
    if (sameCode === MAX_FINDINGS_PER_CODE || !isFree(taken, issue)) continue;
    taken.fill(1, issue.start, issue.end);
    perCode.set(issue.code, sameCode + 1);
    findings.push(toFinding(text, issue));
  }
  return findings.toSorted((a, b) => a.start - b.start);
}

function byPriority(a: Issue, b: Issue): number {
  return priority(a) - priority(b) || a.start - b.start || b.end - a.end;
}

function priority({ code }: Issue): number {
  return PEN_CLASSES.indexOf(FINDING_CATEGORIES[code].classe);
}

function isFree(taken: Uint8Array, { start, end }: Issue): boolean {
  if (start < 0 || start >= end || end > taken.length) return false;
  return !taken.subarray(start, end).includes(1);
}

function toFinding(text: string, { start, end, code, message, replacement }: Issue): Finding {
  const { classe, competencia } = FINDING_CATEGORIES[code];
  const finding: Finding = {
    start,
    end,
    trecho: text.slice(start, end),
    classe,
    codigo: code,
    competencia,
    mensagem: message,
  };
  return replacement === undefined ? finding : { ...finding, sugestao: replacement };
}
