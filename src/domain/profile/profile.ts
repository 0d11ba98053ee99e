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

/** What the server keeps of a profile besides e-mail and amounts. Empty means not given. */
export type ProfileAccount = { nome: string; telefone: string; cidade: string; avatar_url: string };

/** What stays on the device (spec §3, decisions §3). Empty means not given. */
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

/** Everything the student may edit (spec §3 "Profile form fields"). */
export type Profile = ProfileAccount & ProfileExtra;
