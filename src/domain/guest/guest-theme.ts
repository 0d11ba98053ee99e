import { type Draft, EMPTY_DRAFT } from '../essay/draft.ts';

/** The theme on the sheet of a visitor without an account, until they choose another: ours, not from an exam. */
export const GUEST_THEME = 'Desafios para o descarte correto do lixo eletrônico no Brasil';

/** The sheet of a visitor who has written nothing. */
export const GUEST_DRAFT: Draft = { ...EMPTY_DRAFT, theme: GUEST_THEME };
