import { formatDateTime } from '@/copy/dates';
import type { Correction } from '@/domain/evaluation/correction';
import type {
  EvaluationExtras,
  EvidenceItem,
  EvidencePassage,
  Finding,
  KeptAccount,
  ReadingRefusal,
} from '@/domain/evaluation/evaluation';
import {
  COMPETENCY_NUMBERS,
  type CompetencyKey,
  type CompetencyNumber,
  type Level,
  LEVELS,
  ROMAN_NUMERALS,
  toLevel,
} from '@/domain/rubric/competency';
import { capitalized, joinList } from '@/domain/evaluation/feedback/wording';
import type { Span } from '@/domain/text/span';

/**
 * One item of evidence. Ids are unique in a result; `place` is null if the essay does not contain the quote at the
 * given position.
 */
export type EvidenceOutcome = Omit<EvidenceItem, 'passages'> & {
  passages: { id: string; quote: string; place: Span | null }[];
};

export type CompetencyOutcome = {
  number: CompetencyNumber;
  name: string;
  score: number;
  maxScore: number;
  /** null if there is no level, for example in rows stored without competencies and in annulled essays. */
  level: Level | null;
  /** How the level was determined, with the essay's findings; null if the scorer did not report it. */
  account: { account: KeptAccount; findings: readonly Finding[] } | null;
  /** Whether the level was determined without spelling errors because the dictionary was not loaded. */
  isWithoutSlips: boolean;
};

/** The five competencies of a correction with their levels, and how these were determined (R-RESULT-3). */
export function competencyResults({ competencies, aiAnalysis }: Correction): CompetencyOutcome[] {
  const isAnnulled = aiAnalysis.grifo?.zeroReason !== undefined;
  return competencies.slice(0, COMPETENCY_NUMBERS.length).flatMap((competency, index) => {
    const number = COMPETENCY_NUMBERS[index];
    if (!number) return [];
    const key = `competencia_${number}` as const;
    const account = aiAnalysis.grifo?.accounts?.[key];
    return {
      number,
      name: competency.name,
      score: competency.score,
      maxScore: competency.maxScore,
      level: isAnnulled ? null : (LEVELS.find((level) => level === competency.score) ?? null),
      // An account of how a different level was determined would explain nothing.
      account:
        account && toLevel(account.points) === competency.score
          ? { account, findings: aiAnalysis.erros_detectados }
          : null,
      isWithoutSlips: number === 1 && account !== undefined && Boolean(aiAnalysis.grifo?.withoutDictionary),
    };
  });
}

/** The evidence of a competency, with the positions of its quotes in the essay. */
export function placeEvidence(
  number: CompetencyNumber,
  items: readonly EvidenceItem[],
  essay: string,
): EvidenceOutcome[] {
  return items.map(({ passages, ...item }, at) => ({
    ...item,
    passages: passages
      .filter(({ quote }) => quote.trim() !== '')
      .map((passage, index) => ({
        id: `${number}-${at}-${index}`,
        quote: passage.quote,
        place: locatePassage(essay, passage),
      })),
  }));
}

/**
 * The position of a quote in the essay, without surrounding whitespace; null if the essay does not contain the
 * quote exactly there, although an external evaluator may claim so.
 */
export function locatePassage(essay: string, { start, end, quote }: EvidencePassage): Span | null {
  const isExact = Number.isInteger(start) && start >= 0 && essay.slice(start, end) === quote;
  const text = quote.trim();
  if (!isExact || text === '') return null;
  const from = start + quote.indexOf(text);
  return { start: from, end: from + text.length };
}

/**
 * The uncertainty band; undefined if a ceiling reduced it to zero width, because a single number would look
 * certain.
 */
export function openBand(extras: EvaluationExtras | undefined): EvaluationExtras['band'] {
  return extras?.band && extras.band.low < extras.band.high ? extras.band : undefined;
}

/** Producer of the correction, its version, and the date. A result always shows them (R-EVAL-9). */
export function producedBy({ aiAnalysis, submittedAt }: Correction): string {
  const extras = aiAnalysis.grifo;
  const producer = extras?.producer ?? 'scorer';
  const who = producer === 'model' && extras?.readers ? 'Corretor local e modelo de IA' : PRODUCERS[producer];
  const version = extras?.version && `versão ${extras.version}`;
  return [[who, version].filter(Boolean).join(', '), formatDateTime(submittedAt)].filter(Boolean).join(' · ');
}

const PRODUCERS: Record<EvaluationExtras['producer'], string> = {
  scorer: 'Corretor local – estimativa',
  rules: 'Corretor local por regras – estimativa',
  model: 'Modelo de IA',
};

/**
 * Describes how the scores of two or three readers were combined into one grade, one sentence each; empty for a
 * single reader.
 */
export function describeReaders({
  readers,
  unreadByModel,
}: Pick<EvaluationExtras, 'readers' | 'unreadByModel'> = {}): string[] {
  if (!readers) return unreadByModel ? [UNREAD[unreadByModel]] : [];
  const total = (levels: Record<CompetencyKey, number>) =>
    Object.values(levels).reduce((sum, level) => sum + level, 0);
  const { disputed, unread, isVouched } = readers;
  const scorer = total(readers.scorer);
  const model = total(readers.model);
  const third = readers.third && total(readers.third);
  const opinions = `Duas leituras: ${scorer} (corretor local) e ${model} (modelo de IA)`;
  const sentences = [
    third === undefined
      ? `${opinions}.`
      : `${opinions}. Terceira leitura, ${inCompetencies(disputed)}: ${third}.`,
  ];
  if (!isVouched)
    sentences.push(
      `A nota do modelo de IA ficou longe demais da nota do corretor local. Vale a do corretor local, ${scorer}.`,
    );
  else if (third !== undefined) sentences.push('Vale a média das duas leituras mais próximas, como no ENEM.');
  if (unread.length > 0)
    sentences.push(
      `${capitalized(inCompetencies(unread))}, o modelo de IA não apontou nenhum trecho do texto. Ali vale o nível do corretor local.`,
    );
  return sentences;
}

/** Reasons why only the local corrector evaluated the essay. */
const UNREAD: Record<ReadingRefusal, string> = {
  desligado: 'Só o corretor local leu esta redação: o modelo de IA está desligado agora.',
  orcamento:
    'Só o corretor local leu esta redação: todos juntos já usaram o modelo de IA até o limite de hoje.',
  cota_gratis:
    'Só o corretor local leu esta redação: as leituras grátis do modelo de IA acabaram por hoje e voltam à meia-noite. Com um crédito, ele ainda lê hoje.',
  sem_credito:
    'Só o corretor local leu esta redação: o modelo de IA usa um crédito, e você não tinha nenhum.',
  conta_nova:
    'Só o corretor local leu esta redação: no primeiro dia, uma conta nova usa o modelo de IA poucas vezes.',
  limite: 'Só o corretor local leu esta redação: você já usou o modelo de IA até o seu limite de hoje.',
  falhou: 'Só o corretor local leu esta redação: o modelo de IA falhou, e nenhum crédito foi usado.',
};

/** The competencies in words: "na competência II", "nas competências I e III". */
function inCompetencies(numbers: readonly CompetencyNumber[]): string {
  const named = joinList(numbers.map((number) => ROMAN_NUMERALS[number]));
  return numbers.length === 1 ? `na competência ${named}` : `nas competências ${named}`;
}
