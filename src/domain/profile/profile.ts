import { lazily } from '../text/memo.ts';

export const GENDERS = ['masculino', 'feminino', 'outro', 'nao_informar'] as const;
export const SCHOOLINGS = [
  'ensino_fundamental',
  'ensino_medio',
  'ensino_tecnico',
  'graduacao',
  'pos_graduacao',
  'mestrado',
  'doutorado',
] as const;
export const INTERESTS = [
  'enem',
  'vestibular',
  'concurso_publico',
  'ensino_medio',
  'ensino_superior',
  'pos_graduacao',
  'outros',
] as const;

/**
 * The part of a profile that is stored on the server, except e-mail and amounts. An empty field was not filled in.
 */
export type ProfileAccount = { nome: string; telefone: string; cidade: string; avatar_url: string };

/** The part of a profile that is stored on the device (R-PROFILE-6). An empty field was not filled in. */
export type ProfileExtra = {
  /** ISO day, such as 2008-03-14. */
  data_nascimento: string;
  genero: '' | (typeof GENDERS)[number];
  estado: string;
  pais: string;
  escolaridade: '' | (typeof SCHOOLINGS)[number];
  area_interesse: '' | (typeof INTERESTS)[number];
  biografia: string;
};

/** Everything the student may edit (R-PROFILE-3 to R-PROFILE-6). */
export type Profile = ProfileAccount & ProfileExtra;

/** R-PROFILE-3. */
export const BIOGRAPHY_MAX = 200;

const segmenter = lazily(() => new Intl.Segmenter('pt-BR', { granularity: 'grapheme' }));

/**
 * Number of characters as perceived by a reader; for example, a composed emoji is one character. 0 for an empty
 * text.
 */
export function biographyLength(text: string): number {
  return [...segmenter().segment(text)].length;
}

/** The changed fields of a profile; empty if nothing changed. */
export function changedFields(before: Profile, after: Profile): Partial<Profile> {
  const changed = Object.entries(after).filter(([field, value]) => before[field as keyof Profile] !== value);
  return Object.fromEntries(changed);
}

const DAY_MS = 86_400_000;

/**
 * Whole days since the account was created (R-PROFILE-2). It is 0 on the first day, and also if the clock was set
 * back or the date cannot be parsed.
 */
export function daysInApp(dataCadastro: string, now: Date): number {
  const days = Math.floor((now.getTime() - Date.parse(dataCadastro)) / DAY_MS);
  return Number.isNaN(days) ? 0 : Math.max(0, days);
}
