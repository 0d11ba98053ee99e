import type { Span } from '../../text/span.ts';
import type { Finding } from '../evaluation.ts';
import { MAX_FINDINGS, MAX_FINDINGS_PER_CODE } from '../rules-constants.ts';
import type { AssessedError } from './assessment.ts';
import { cleanSentence } from './clean-sentence.ts';

/** The `codigo` of what a model found: it has no categories of its own. */
const MODEL_CODE = 'modelo';
/** A longer passage is not marked: an error has a place. */
const MAX_PASSAGE_CHARACTERS = 160;
const MAX_MESSAGE_CHARACTERS = 300;

/**
 * The findings of the rules and, in the places they leave free, the model's: at most 20 of these and 60 in all, in the
 * order of the text. An error whose quote the essay does not have, or that marks a place twice, is dropped.
 */
export function mergeFindings(
  essay: string,
  byRules: readonly Finding[],
  errors: readonly AssessedError[],
  findPassage: (quote: string) => Span | null,
): Finding[] {
  const findings = byRules.slice(0, MAX_FINDINGS);
  let added = 0;
  for (const error of errors) {
    if (findings.length >= MAX_FINDINGS || added === MAX_FINDINGS_PER_CODE) break;
    const finding = toFinding(essay, error, findPassage(error.trecho));
    if (!finding || findings.some((other) => overlap(other, finding))) continue;
    findings.push(finding);
    added += 1;
  }
  return findings.toSorted((a, b) => a.start - b.start);
}

function toFinding(essay: string, error: AssessedError, place: Span | null): Finding | null {
  const mensagem = cleanSentence(error.mensagem, MAX_MESSAGE_CHARACTERS);
  if (!place || place.end - place.start > MAX_PASSAGE_CHARACTERS || mensagem === '') return null;
  const trecho = essay.slice(place.start, place.end);
  const sugestao = cleanSentence(error.sugestao ?? '', MAX_PASSAGE_CHARACTERS);
  return {
    ...place,
    trecho,
    classe: error.classe,
    codigo: MODEL_CODE,
    competencia: error.competencia,
    mensagem,
    ...(sugestao !== '' && sugestao !== trecho && { sugestao }),
  };
}

function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}
