import type { SignInInput } from '@/contracts/entry';

export type EntryMode = 'sign-in' | 'sign-up';
export type EntryUserType = SignInInput['userType'];

/** Texts of the entry form of R-ENTRY-2, word for word. */
export const MODE_TEXTS = {
  'sign-in': {
    title: 'Entrar',
    busy: 'Entrando...',
    switchQuestion: 'Não tem uma conta?',
    switchLabel: 'Cadastre-se',
  },
  'sign-up': {
    title: 'Cadastrar-se',
    busy: 'Cadastrando...',
    switchQuestion: 'Já tem uma conta?',
    switchLabel: 'Entrar',
  },
} satisfies Record<EntryMode, Record<string, string>>;

export const USER_TYPE_TEXTS = {
  student: {
    option: 'Sou Aluno',
    area: 'Área do Aluno',
    description: 'Corrija suas redações com IA e acompanhe seu progresso rumo à nota 1000!',
  },
  teacher: {
    option: 'Sou Professor',
    area: 'Área do Professor',
    description: 'Gerencie suas turmas e acompanhe o progresso dos seus alunos',
  },
} satisfies Record<EntryUserType, Record<string, string>>;
