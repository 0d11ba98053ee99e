import { isMockExam, type Correction, type CorrectionSummary } from '../evaluation/correction.ts';
import type { ScoreBand } from '../evaluation/evaluation.ts';
import { COMPETENCY_NAMES, COMPETENCY_NUMBERS, MAX_LEVEL, MAX_TOTAL } from '../rubric/competency.ts';
import { saoPauloDayNumber } from '../time/sao-paulo.ts';
import {
  SKILLS,
  type Metrics,
  type MetricsEssay,
  type SkillPercents,
  type LocalAchievement,
} from './metrics.ts';

export const EMPTY_METRICS: Metrics = {
  corrections: 0,
  totalRedacoes: 0,
  totalCorrecoes: 0,
  mediaNotas: 0,
  melhorNota: 0,
  sequenciaAtual: 0,
  diasAtivo: 0,
  competencias: { gramatica: 0, argumentacao: 0, organizacao: 0, coesao: 0, proposta: 0 },
  achievements: [],
  ultimaRedacao: null,
  redacoes: [],
};

/**
 * The metrics record of a set of essays (R-METRICS-2, R-METRICS-3). The rows may be in any order and have repeated
 * ids. Each id is used once, and rows are added oldest first, because the running means depend on the order. Scores
 * outside 0–1000 and levels outside 0–200 are clamped; a date that cannot be parsed is treated as the epoch.
 */
export function foldMetrics(rows: readonly MetricsEssay[]): Metrics {
  const redacoes = oldestFirst(rows);
  const counted = redacoes.reduce(addEssay, EMPTY_METRICS);
  const days = new Set(redacoes.map((row) => saoPauloDayNumber(new Date(row.data))));
  return { ...counted, diasAtivo: days.size, achievements: localAchievements(counted), redacoes };
}

/** The small row of an essay that is stored permanently in the metrics record (R-METRICS-3). */
export function metricsRow(
  correction: CorrectionSummary & Partial<Pick<Correction, 'aiAnalysis'>>,
): MetricsEssay {
  const { aiAnalysis } = correction;
  const band = correction.band ?? aiAnalysis?.grifo?.band;
  return {
    id: correction.id,
    tema: correction.theme,
    nota: correction.finalScore,
    competencias: correction.competencies.map((competency) => competency.score),
    data: correction.submittedAt,
    ...(aiAnalysis && { marcas: aiAnalysis.erros_detectados.length }),
    ...(isOpen(band) && { faixa: { low: band.low, high: band.high } }),
    ...(correction.isRepeated && { repetida: true }),
    ...(isMockExam(correction) && { simulado: true }),
    versaoDe: correction.versionOf,
  };
}

/** Converts the small row of an essay to the summary of its correction. */
export function summaryOfRow(row: MetricsEssay): CorrectionSummary {
  const { id, tema, nota, competencias, data, faixa, repetida, simulado, versaoDe } = row;
  const competencies = COMPETENCY_NUMBERS.map((number, index) => {
    return { name: COMPETENCY_NAMES[number], score: competencias[index] ?? 0, maxScore: MAX_LEVEL } as const;
  });
  return {
    id,
    finalScore: nota,
    theme: tema,
    submittedAt: data,
    competencies,
    ...(faixa && { band: faixa }),
    ...(repetida && { isRepeated: true }),
    ...(simulado && { isMock: true }),
    versionOf: versaoDe,
  };
}

function addEssay(before: Metrics, essay: MetricsEssay): Metrics {
  const count = before.totalRedacoes + 1;
  const score = essay.nota;
  const competencias: SkillPercents = { ...before.competencias };
  SKILLS.forEach((skill, index) => {
    const percent = ((essay.competencias[index] ?? 0) / MAX_LEVEL) * 100;
    competencias[skill] = runningMean(competencias[skill], percent, count);
  });
  return {
    ...before,
    corrections: before.corrections + 1,
    totalRedacoes: count,
    totalCorrecoes: before.totalCorrecoes + 1,
    mediaNotas: runningMean(before.mediaNotas, score, count),
    melhorNota: Math.max(before.melhorNota, score),
    sequenciaAtual: before.sequenciaAtual + 1,
    competencias,
    ultimaRedacao: { tema: essay.tema, nota: score, data: essay.data },
  };
}

/** The new running mean, rounded after every essay (R-METRICS-2). `count` includes the new value. */
function runningMean(mean: number, value: number, count: number): number {
  return Math.round((mean * (count - 1) + value) / count);
}

function clamp(value: number, max: number): number {
  return Number.isFinite(value) ? Math.min(max, Math.max(0, value)) : 0;
}

function oldestFirst(rows: readonly MetricsEssay[]): MetricsEssay[] {
  const byId = new Map(rows.map((row) => [row.id, normalized(row)]));
  return [...byId.values()].sort((a, b) => Date.parse(a.data) - Date.parse(b.data) || (a.id < b.id ? -1 : 1));
}

/** Whether a band has a width. Bands without width are left out, because they would make an estimate look certain. */
function isOpen(band: ScoreBand | undefined): band is ScoreBand {
  return band !== undefined && band.low < band.high;
}

function normalized(row: MetricsEssay): MetricsEssay {
  const isDated = !Number.isNaN(Date.parse(row.data));
  return {
    ...row,
    nota: clamp(row.nota, MAX_TOTAL),
    competencias: row.competencias.map((level) => clamp(level, MAX_LEVEL)),
    data: isDated ? row.data : new Date(0).toISOString(),
    ...(row.faixa && {
      faixa: { low: clamp(row.faixa.low, MAX_TOTAL), high: clamp(row.faixa.high, MAX_TOTAL) },
    }),
  };
}

/** Thresholds of the four local achievements (R-METRICS-5). */
const FIRST_ESSAYS = 1;
export const HIGH_SCORE = 800;
const SERIES_LENGTH = 5;
const SPECIALIST_ESSAYS = 50;

/** The local achievements unlocked by these counts, in the order of the catalog. */
export function localAchievements(counts: {
  totalRedacoes: number;
  melhorNota: number;
  sequenciaAtual: number;
}): LocalAchievement[] {
  const unlocked: LocalAchievement[] = [];
  if (counts.totalRedacoes >= FIRST_ESSAYS) unlocked.push('primeira-redacao');
  if (counts.melhorNota >= HIGH_SCORE) unlocked.push('nota-800');
  if (counts.sequenciaAtual >= SERIES_LENGTH) unlocked.push('serie-5');
  if (counts.totalRedacoes >= SPECIALIST_ESSAYS) unlocked.push('especialista');
  return unlocked;
}
