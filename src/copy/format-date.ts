import { lazily } from '@/domain/text/lazily';

const numeric = lazily(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      timeZone: 'America/Sao_Paulo',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    }),
);

/** The São Paulo day of an instant as "20/10/2025"; empty for an invalid one. */
export function formatDate(instant: Date | number): string {
  return Number.isNaN(Number(instant)) ? '' : numeric().format(instant);
}
