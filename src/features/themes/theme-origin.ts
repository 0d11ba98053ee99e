import type { BankTheme } from '@/domain/themes/theme-bank';

/** "Enem 2020 · prova digital · Direitos". */
export function originOf(theme: BankTheme): string {
  const from =
    theme.from === 'exam'
      ? `Enem ${theme.year} · ${theme.edition}`
      : theme.from === 'proposal'
        ? 'Proposta do Grifo'
        : 'Tema seu';
  return theme.axis ? `${from} · ${axisName(theme.axis)}` : from;
}

/** With a capital. */
export function axisName(axis: string): string {
  return axis.charAt(0).toUpperCase() + axis.slice(1);
}
