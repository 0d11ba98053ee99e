import { INTERVENTION_ELEMENTS, type InterventionElement } from '../../argument/intervention-elements.ts';
import { IS_LIKELY_THESIS, type Thesis } from '../../argument/find-thesis.ts';
import type { Proposal } from '../../argument/find-proposals.ts';
import type { ConnectiveUse } from '../../text/connectives.ts';
import { overlap } from '../../text/span.ts';
import { FINDING_CATEGORIES, type FindingCode } from '../../writing/categories.ts';
import type { Finding } from '../evaluation.ts';
import type { EssayReading } from '../read-essay.ts';
import { MAX_FINDINGS, MAX_FINDINGS_PER_CODE } from '../rules-constants.ts';
import type { Facts, Place } from './check-claims.ts';
import type { ProposalPart, StructureFault } from './claims.ts';
import { bestProposal } from './grid-levels.ts';

/** Facts found by a model, for the passes that returned an answer. */
export type ModelFacts = Partial<Facts>;

const ELEMENTS: Record<ProposalPart, InterventionElement> = {
  agente: 'agente',
  acao: 'ação',
  meio: 'meio',
  finalidade: 'finalidade',
  detalhamento: 'detalhamento',
};

const STRUCTURE_CODES: Record<StructureFault, FindingCode> = {
  truncada: 'fragmento',
  emendada: 'pontuacao',
  incompleta: 'fragmento',
};

/**
 * Adds a model's facts to the analysis of an essay. Evidence, feedback and marks are written from the result as
 * from any other analysis, so no sentence written by a model is shown. Facts found by both the checker and the
 * model are certain; facts found by only one of them are uncertain.
 */
export function addFacts(reading: EssayReading, facts: ModelFacts): EssayReading {
  const findings = addFindings(reading, facts);
  return {
    ...reading,
    findings,
    issueCounts: countIssues(reading.issueCounts, findings.filter(isOfModel)),
    thesis: pickThesis(reading.thesis, facts[3]?.thesis ?? null),
    repertoire: addRepertoire(reading, facts[2]),
    connectives: addTies(reading, facts[4]),
    proposal: addElements(reading.proposal, facts[5]),
  };
}

/** Whether a finding comes from a model; only findings of the writing checker have an id. */
function isOfModel({ id }: Finding): boolean {
  return id === undefined;
}

/**
 * Adds a model's findings where the checker has none, at most 20 of them and 60 findings in all, in the order of
 * the text.
 */
function addFindings({ essay, findings }: EssayReading, facts: ModelFacts): Finding[] {
  const { faults = [], structure = [] } = facts[1] ?? {};
  const claimed = [
    ...faults.map((fault) => toFinding(essay.text, fault, fault.kind, fault.replacement)),
    ...structure.map((fault) => toFinding(essay.text, fault, STRUCTURE_CODES[fault.kind])),
  ];
  const all = findings.slice(0, MAX_FINDINGS);
  let added = 0;
  for (const finding of claimed) {
    if (all.length >= MAX_FINDINGS || added === MAX_FINDINGS_PER_CODE) break;
    if (all.some((other) => overlap(other, finding))) continue;
    all.push(finding);
    added += 1;
  }
  return all.toSorted((a, b) => a.start - b.start);
}

function toFinding(text: string, { start, end }: Place, code: FindingCode, replacement?: string): Finding {
  const { classe, competencia, topic } = FINDING_CATEGORIES[code];
  return {
    start,
    end,
    trecho: text.slice(start, end),
    classe,
    codigo: code,
    competencia,
    mensagem: `O modelo de IA apontou este trecho: confira ${topic}.`,
    ...(replacement !== undefined && { sugestao: replacement }),
  };
}

function countIssues(
  known: EssayReading['issueCounts'],
  added: readonly Finding[],
): EssayReading['issueCounts'] {
  const counts = new Map(known.map(({ code, count }) => [code, count]));
  for (const { codigo } of added) {
    const code = codigo as FindingCode;
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts].map(([code, count]) => ({ code, count })).toSorted((a, b) => b.count - a.count);
}

/**
 * If the checker and the model name the same thesis, it is certain. Otherwise the checker's thesis is used if it is
 * certain; if not, the model's thesis is used but marked as uncertain.
 */
function pickThesis(own: Thesis | null, claimed: Place | null): Thesis | null {
  if (!claimed) return own;
  const { sentence } = claimed;
  if (own?.candidates.includes(sentence))
    return {
      ...own,
      sentence,
      candidates: [sentence],
      span: sentence,
      likely: Math.max(own.likely, IS_LIKELY_THESIS),
      isSure: true,
    };
  if (own && own.isSure) return own;
  return { sentence, candidates: [sentence], span: sentence, likely: own?.likely ?? 0, isSure: false };
}

function addRepertoire(
  { repertoire }: EssayReading,
  facts: Facts[2] | undefined,
): EssayReading['repertoire'] {
  const added = (facts?.repertoire ?? [])
    .filter((one) => one.isLegitimate && one.isPertinent && !repertoire.some((own) => overlap(own, one)))
    .map(({ start, end }) => ({ start, end, kind: 'fato' as const }));
  return [...repertoire, ...added].toSorted((a, b) => a.start - b.start);
}

function addTies({ essay, connectives }: EssayReading, facts: Facts[4] | undefined): ConnectiveUse[] {
  const toUse = (place: Place, opensParagraph: boolean): ConnectiveUse => ({
    start: place.start,
    end: place.end,
    name: essay.text.slice(place.start, place.end).toLowerCase(),
    relation: 'retomada',
    paragraph: place.sentence.paragraph,
    opensParagraph,
    isStrong: false,
    isUnclear: false,
  });
  const added = [
    ...(facts?.between ?? []).map((place) => toUse(place, true)),
    ...(facts?.inside ?? []).map((place) => toUse(place, false)),
  ].filter((one) => !connectives.some((own) => overlap(own, one)));
  return [...connectives, ...added].toSorted((a, b) => a.start - b.start);
}

function addElements(proposal: Proposal, facts: Facts[5] | undefined): Proposal {
  const elements = facts ? bestProposal(facts.elements) : [];
  if (elements.length === 0) return proposal;
  const passages = { ...proposal.passages };
  const sure = new Set(proposal.sure);
  for (const one of elements) {
    const name = ELEMENTS[one.part];
    const own = passages[name];
    if (!own) passages[name] = { start: one.start, end: one.end };
    else if (overlap(own, one)) sure.add(name);
  }
  return {
    passages,
    missing: proposal.missing.filter((name) => !passages[name]),
    sure: INTERVENTION_ELEMENTS.filter((name) => sure.has(name)),
    likely: proposal.likely,
    sentence: proposal.sentence ?? elements[0]?.sentence ?? null,
  };
}
