import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { parseBirthDate } from '../domain/profile/birth-date.ts';
import { isPortrait } from '../domain/profile/portrait.ts';
import {
  BIOGRAPHY_MAX,
  biographyLength,
  GENDERS,
  INTERESTS,
  SCHOOLINGS,
  type ProfileExtra,
} from '../domain/profile/profile.ts';

const optionalOf = <const T extends readonly string[]>(values: T) => orElse(z.enum(['', ...values]), '');
const place = orElse(z.string().check(z.maxLength(100)), '');
const isoDay = z.string().check(z.refine((text) => text === '' || parseBirthDate(text) === text));
const biography = z.string().check(z.refine((text) => biographyLength(text) <= BIOGRAPHY_MAX));

/**
 * Profile fields that stay on the device, stored per user, and under the owner "demo" if nobody is signed in
 * (R-PROFILE-6). An empty value means that the field was not filled in.
 */
export const ProfileExtraSchema = z.object({
  data_nascimento: orElse(isoDay, ''),
  genero: optionalOf(GENDERS),
  estado: place,
  pais: orElse(z.string().check(z.maxLength(100)), 'Brasil'),
  escolaridade: optionalOf(SCHOOLINGS),
  area_interesse: optionalOf(INTERESTS),
  biografia: orElse(biography, ''),
});

export const EMPTY_PROFILE_EXTRA: ProfileExtra = {
  data_nascimento: '',
  genero: '',
  estado: '',
  pais: 'Brasil',
  escolaridade: '',
  area_interesse: '',
  biografia: '',
};

/** The local mode has no server for the picture: it stores a data URL or an https address. */
export const LocalProfileExtraSchema = z.extend(ProfileExtraSchema, {
  avatar_url: orElse(
    z.string().check(z.refine((text) => /^(https:\/\/|$)/.test(text) || isPortrait(text))),
    '',
  ),
});

export const EMPTY_LOCAL_PROFILE_EXTRA = { ...EMPTY_PROFILE_EXTRA, avatar_url: '' };
