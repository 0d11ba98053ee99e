import { GENDER_LABELS, INTEREST_LABELS, SCHOOLING_LABELS } from '@/copy/profile';
import { formatBirthDate } from '@/domain/profile/birth-date';
import type { Profile } from '@/domain/profile/profile';
import { FIELD_LABELS } from './profile-copy';

/** In the order they are read; the picture is at the top of the page. */
const SHOWN = [
  'nome',
  'telefone',
  'cidade',
  'estado',
  'pais',
  'data_nascimento',
  'genero',
  'escolaridade',
  'area_interesse',
  'biografia',
] as const satisfies readonly (keyof Profile)[];

type InformationRow = { field: (typeof SHOWN)[number]; label: string; value: string };

/** What a profile says, in words, and the labels of what it does not say yet. */
export function informationRows(profile: Profile): { given: InformationRow[]; missing: string[] } {
  const rows = SHOWN.map((field) => ({ field, label: FIELD_LABELS[field], value: inWords(profile, field) }));
  return {
    given: rows.filter(({ value }) => value !== ''),
    missing: rows.filter(({ value }) => value === '').map(({ label }) => label),
  };
}

function inWords(profile: Profile, field: InformationRow['field']): string {
  const { genero, escolaridade, area_interesse } = profile;
  switch (field) {
    case 'data_nascimento':
      return formatBirthDate(profile.data_nascimento);
    case 'genero':
      return genero && GENDER_LABELS[genero];
    case 'escolaridade':
      return escolaridade && SCHOOLING_LABELS[escolaridade];
    case 'area_interesse':
      return area_interesse && INTEREST_LABELS[area_interesse];
    default:
      return profile[field];
  }
}
