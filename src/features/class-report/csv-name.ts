import { saoPauloDate } from '@/domain/time/sao-paulo';

const MAX_NAME_LENGTH = 60;

/** The name of the file for any name of a class: "relatorio-3o-ano-a-2025-10-22.csv". */
export function csvName(classroom: string, now: Date): string {
  const { year, month, day } = saoPauloDate(now);
  const date = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
  const name = classroom
    // “º” becomes “o”, letters and their accents come apart.
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME_LENGTH)
    .replace(/^-|-$/g, '');
  return ['relatorio', name, date].filter(Boolean).join('-') + '.csv';
}
