import { lazily } from '@/domain/text/lazily';

const long = lazily(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'America/Sao_Paulo',
    }),
);

/** An ISO instant as date and time in São Paulo; empty when it is none. */
export function formatDateTime(iso: string): string {
  const instant = new Date(iso);
  return Number.isNaN(instant.getTime()) ? '' : long().format(instant);
}
