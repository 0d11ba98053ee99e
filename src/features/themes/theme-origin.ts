import { capitalized } from '@/domain/evaluation/feedback/wording';
import type { BankTheme } from '@/domain/themes/theme-bank';

/** "Enem 2020 · prova digital · Direitos". */
export function originOf(theme: BankTheme): string {
  const from =
    theme.from === 'exam'
      ? `ENEM ${theme.year} · ${theme.edition}`
      : theme.from === 'proposal'
        ? 'Proposta do Grifo'
        : 'Tema seu';
  return theme.axis ? `${from} · ${capitalized(theme.axis)}` : from;
}
