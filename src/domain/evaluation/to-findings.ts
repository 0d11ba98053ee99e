import type { WritingFinding } from '../writing/check-text.ts';
import { PEN_CLASSES } from '../writing/pen-class.ts';
import type { Finding } from './evaluation.ts';
import { MAX_FINDINGS, MAX_FINDINGS_PER_CODE } from './rules-constants.ts';

/**
 * What the writing checker found as findings of the wire, in the order of the text: at most 20 of a code and 60 in
 * all, those of the stricter pens first.
 */
export function toFindings(text: string, found: readonly WritingFinding[]): Finding[] {
  const perCode = new Map<string, number>();
  const kept = found.toSorted(byPen).filter(({ code }) => {
    const sameCode = (perCode.get(code) ?? 0) + 1;
    perCode.set(code, sameCode);
    return sameCode <= MAX_FINDINGS_PER_CODE;
  });
  return kept
    .slice(0, MAX_FINDINGS)
    .toSorted((a, b) => a.start - b.start)
    .map((finding) => toFinding(text, finding));
}

function byPen(a: WritingFinding, b: WritingFinding): number {
  return PEN_CLASSES.indexOf(a.classe) - PEN_CLASSES.indexOf(b.classe) || a.start - b.start;
}

/** "Trás traz", "que se agravou-se": the writer has put the right word beside the wrong one. */
function isBeside(text: string, { start, end }: WritingFinding, replacement: string): boolean {
  const right = replacement.toLowerCase().split(/\s+/);
  const before = /([\p{L}-]+)\s+$/u.exec(text.slice(Math.max(0, start - LONGEST_WORD), start))?.[1];
  const after = /^\s+([\p{L}-]+)/u.exec(text.slice(end, end + LONGEST_WORD))?.[1];
  return before?.toLowerCase() === right[0] || after?.toLowerCase() === right.at(-1);
}

const LONGEST_WORD = 40;

function toFinding(text: string, finding: WritingFinding): Finding {
  const { start, end, classe, code, competencia, message, replacement, name, id } = finding;
  return {
    start,
    end,
    trecho: text.slice(start, end),
    classe,
    codigo: code,
    competencia,
    mensagem: message,
    ...(replacement !== undefined && !isBeside(text, finding, replacement) && { sugestao: replacement }),
    regra: name,
    id,
  };
}
