import type { ScoreBand } from '../evaluation/evaluation.ts';

/** The five skills of the progress views, one per competency, each a percent 0–100 (spec §3). */
export const SKILLS = ['gramatica', 'argumentacao', 'organizacao', 'coesao', 'proposta'] as const;
export type Skill = (typeof SKILLS)[number];

export type SkillPercents = Record<Skill, number>;

/** One small row per essay, never capped (decisions §5). */
export type MetricsEssay = {
  id: string;
  tema: string;
  nota: number;
  competencias: number[];
  data: string;
  /** Marked passages of its correction, where the row was made from a whole one. */
  marcas?: number;
  /** Around the total, where one is known and has any width. */
  faixa?: ScoreBand;
};

/** The local metrics record, with the field names of the specification (§3). */
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
