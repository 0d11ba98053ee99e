import type { ScoreBand } from '../evaluation/evaluation.ts';
import { MAX_LEVEL } from '../rubric/competency.ts';

/** The five skills of the progress views, one per competency, each as a percentage 0–100 (R-METRICS-1). */
export const SKILLS = ['gramatica', 'argumentacao', 'organizacao', 'coesao', 'proposta'] as const;
export type Skill = (typeof SKILLS)[number];

export type SkillPercents = Record<Skill, number>;

/** A small row for one essay; the number of rows is not limited (R-METRICS-3). */
export type MetricsEssay = {
  id: string;
  tema: string;
  nota: number;
  competencias: number[];
  data: string;
  /** Number of marked passages; present only if the row was made from a whole correction. */
  marcas?: number;
  /** Band around the total; present only if it is known and wider than zero. */
  faixa?: ScoreBand;
  /** Whether the same text had been sent before; the essay is then shown but earns no rewards. */
  repetida?: boolean;
  /** Whether the essay was written as a mock exam. */
  simulado?: boolean;
  /** The id of the essay that this essay revises. */
  versaoDe?: string | undefined;
};

/** The local metrics record, with the field names of R-METRICS-1. */
export type Metrics = {
  corrections: number;
  totalRedacoes: number;
  totalCorrecoes: number;
  mediaNotas: number;
  melhorNota: number;
  sequenciaAtual: number;
  diasAtivo: number;
  competencias: SkillPercents;
  achievements: LocalAchievement[];
  ultimaRedacao: { tema: string; nota: number; data: string } | null;
  redacoes: MetricsEssay[];
};

export const LOCAL_ACHIEVEMENTS = ['primeira-redacao', 'nota-800', 'serie-5', 'especialista'] as const;
export type LocalAchievement = (typeof LOCAL_ACHIEVEMENTS)[number];

/** Names of the five skills on screen (R-PROGRESS-1), one per competency in order. */
export const SKILL_NAMES: Record<Skill, string> = {
  gramatica: 'Gramática',
  argumentacao: 'Argumentação',
  organizacao: 'Organização',
  coesao: 'Coesão',
  proposta: 'Proposta',
};

/** The "média geral", which is the rounded mean of the five skills as a percentage 0–100 (R-PROGRESS-2). */
export function averageSkill(metrics: Pick<Metrics, 'competencias'>): number {
  const sum = SKILLS.reduce((total, skill) => total + metrics.competencias[skill], 0);
  return Math.round(sum / SKILLS.length);
}

/**
 * The mean of each skill over these essays, as whole percentages 0–100; 0 without essays or for missing levels.
 * Means are rounded only at the end. In contrast, the means of the metrics record are rounded after every essay
 * (R-METRICS-2), so they stop changing after some hundred essays.
 */
export function skillMeans(essays: readonly MetricsEssay[]): SkillPercents {
  const means = SKILLS.map((skill, index) => {
    const mean = meanOf(essays.map(({ competencias }) => competencias[index] ?? 0));
    return [skill, Math.round((mean / MAX_LEVEL) * 100)] as const;
  });
  return Object.fromEntries(means) as SkillPercents;
}

/** The mean total of these essays, a whole number 0–1000; 0 without essays. */
export function meanTotal(essays: readonly MetricsEssay[]): number {
  return Math.round(meanOf(essays.map(({ nota }) => nota)));
}

function meanOf(values: readonly number[]): number {
  if (values.length === 0) return 0;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
