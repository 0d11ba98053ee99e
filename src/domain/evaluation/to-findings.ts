import type { WritingFinding } from '../writing/check-text.ts';
import { SEVERITIES } from '../writing/severity.ts';
import { surenessOf } from '../writing/sureness.ts';
import type { Finding } from './evaluation.ts';
import { MAX_FINDINGS, MAX_FINDINGS_PER_CODE } from './rules-constants.ts';

/**
 * Converts the writing checker's findings to the shape of the evaluation response, in the order of the text. If
 * there are too many, the most severe findings are kept: at most 20 per code and 60 in all.
 */
export function toFindings(text: string, found: readonly WritingFinding[]): Finding[] {
  const perCode = new Map<string, number>();
  const kept = found.toSorted(bySeverity).filter(({ code }) => {
    const sameCode = (perCode.get(code) ?? 0) + 1;
    perCode.set(code, sameCode);
    return sameCode <= MAX_FINDINGS_PER_CODE;
  });
  return kept
    .slice(0, MAX_FINDINGS)
    .toSorted((a, b) => a.start - b.start)
    .map((finding) => toFinding(text, finding));
}

function bySeverity(a: WritingFinding, b: WritingFinding): number {
  return SEVERITIES.indexOf(a.classe) - SEVERITIES.indexOf(b.classe) || a.start - b.start;
}

/** Whether the replacement is already next to the fault, as in "Trás traz" or "que se agravou-se". */
function isBeside(text: string, { start, end }: WritingFinding, replacement: string): boolean {
  const right = replacement.toLowerCase().split(/\s+/);
  const before = /([\p{L}-]+)\s+$/u.exec(text.slice(Math.max(0, start - LONGEST_WORD), start))?.[1];
  const after = /^\s+([\p{L}-]+)/u.exec(text.slice(end, end + LONGEST_WORD))?.[1];
  return before?.toLowerCase() === right[0] || after?.toLowerCase() === right.at(-1);
}

const LONGEST_WORD = 40;

const OFTEN_WRONG = 'Confira: nesta regra eu às vezes me engano.';
/** Finding code whose messages already express the doubt. */
const UNKNOWN_WORD = 'palavra-desconhecida';

/** Whether a finding is a fault whose rule is wrong about one time in five. */
function mayBeWrong(finding: WritingFinding): boolean {
  return finding.classe === 'vermelho' && finding.code !== UNKNOWN_WORD && surenessOf(finding) === 'doubtful';
}

function toFinding(text: string, finding: WritingFinding): Finding {
  const { start, end, classe, code, competencia, message, example, replacement, name, id } = finding;
  return {
    start,
    end,
    trecho: text.slice(start, end),
    classe,
    codigo: code,
    competencia,
    mensagem: mayBeWrong(finding) ? `${message} ${OFTEN_WRONG}` : message,
    ...(example !== undefined && { exemplo: example }),
    ...(replacement !== undefined && !isBeside(text, finding, replacement) && { sugestao: replacement }),
    regra: name,
    id,
  };
}

/**
 * The findings of a stored correction, in which the current version of the checker replaces its earlier findings;
 * findings of another evaluator are kept where the checker marks nothing.
 */
export function refreshFindings(
  essay: string,
  stored: readonly Finding[],
  found: readonly WritingFinding[],
): Finding[] {
  const fresh = toFindings(essay, found);
  const others = stored.filter(
    ({ id, start, end }) => id === undefined && !fresh.some((one) => one.start < end && one.end > start),
  );
  return [...fresh, ...others].toSorted((a, b) => a.start - b.start);
}
