import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';

/** Profile fields that stay on the device, per user and under "demo" (Spec §3). Empty means not given. */
const optionalOf = <const T extends readonly string[]>(values: T) => orElse(z.enum(['', ...values]), '');
const place = orElse(z.string().check(z.maxLength(100)), '');

export const ProfileExtraSchema = z.object({
  data_nascimento: orElse(z.string(), ''),
  genero: optionalOf(['masculino', 'feminino', 'outro', 'nao_informar']),
  estado: place,
  pais: orElse(z.string().check(z.maxLength(100)), 'Brasil'),
  escolaridade: optionalOf([
    'ensino_fundamental',
    'ensino_medio',
    'ensino_tecnico',
    'graduacao',
    'pos_graduacao',
    'mestrado',
    'doutorado',
  ]),
  area_interesse: optionalOf([
    'enem',
    'vestibular',
    'concurso_publico',
    'ensino_medio',
    'ensino_superior',
    'pos_graduacao',
    'outros',
  ]),
  biografia: orElse(z.string().check(z.maxLength(200)), ''),
});

export type ProfileExtra = z.infer<typeof ProfileExtraSchema>;

export const EMPTY_PROFILE_EXTRA: ProfileExtra = {
  data_nascimento: '',
  genero: '',
  estado: '',
  pais: 'Brasil',
  escolaridade: '',
  area_interesse: '',
  biografia: '',
};
