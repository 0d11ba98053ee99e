import type { GENDERS, INTERESTS, SCHOOLINGS } from '@/domain/profile/profile';

export const GENDER_LABELS: Record<(typeof GENDERS)[number], string> = {
  feminino: 'Feminino',
  masculino: 'Masculino',
  outro: 'Outro',
  nao_informar: 'Prefiro não informar',
};

export const SCHOOLING_LABELS: Record<(typeof SCHOOLINGS)[number], string> = {
  ensino_fundamental: 'Ensino fundamental',
  ensino_medio: 'Ensino médio',
  ensino_tecnico: 'Ensino técnico',
  graduacao: 'Graduação',
  pos_graduacao: 'Pós-graduação',
  mestrado: 'Mestrado',
  doutorado: 'Doutorado',
};

export const INTEREST_LABELS: Record<(typeof INTERESTS)[number], string> = {
  enem: 'ENEM',
  vestibular: 'Vestibular',
  concurso_publico: 'Concurso público',
  ensino_medio: 'Ensino médio',
  ensino_superior: 'Ensino superior',
  pos_graduacao: 'Pós-graduação',
  outros: 'Outros',
};
