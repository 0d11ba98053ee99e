import { toComparisonKey } from '../text/normalize-text.ts';

/** The 26 states and the Federal District, in alphabetical order. */
export const BRAZILIAN_STATES = [
  'Acre',
  'Alagoas',
  'Amapá',
  'Amazonas',
  'Bahia',
  'Ceará',
  'Distrito Federal',
  'Espírito Santo',
  'Goiás',
  'Maranhão',
  'Mato Grosso',
  'Mato Grosso do Sul',
  'Minas Gerais',
  'Pará',
  'Paraíba',
  'Paraná',
  'Pernambuco',
  'Piauí',
  'Rio de Janeiro',
  'Rio Grande do Norte',
  'Rio Grande do Sul',
  'Rondônia',
  'Roraima',
  'Santa Catarina',
  'São Paulo',
  'Sergipe',
  'Tocantins',
] as const;

/** Whether a typed country is Brazil, whose states can be listed. */
export function isBrazil(country: string): boolean {
  return ['brasil', 'brazil'].includes(toComparisonKey(country).trim());
}
