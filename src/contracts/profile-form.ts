import * as z from 'zod/mini';
import { birthDateProblem, parseBirthDate, type BirthDateProblem } from '../domain/profile/birth-date.ts';
import { formatPhone, isBrazilianPhone } from '../domain/profile/phone.ts';
import { isPortrait } from '../domain/profile/portrait.ts';
import { BIOGRAPHY_MAX, biographyLength, GENDERS, INTERESTS, SCHOOLINGS } from '../domain/profile/profile.ts';
import { stripInvisible, toNfc } from '../domain/text/normalize-text.ts';
import { inOneAlphabet, typedName, withLetter } from './typed-text.ts';

/** The database refuses longer addresses. */
const ADDRESS_MAX = 2000;

/** A single line without invisible characters, surrounding whitespace and repeated spaces. */
const line = z.string().check(z.overwrite((text) => toNfc(stripInvisible(text)).replace(/\s+/g, ' ').trim()));

const place = (tooLong: string) => line.check(z.maxLength(100, tooLong));

const BIRTH_DATE_SENTENCES: Record<BirthDateProblem, string> = {
  unreadable: 'Escreva a data como dia/mês/ano, por exemplo 14/03/2008',
  future: 'A data de nascimento não pode estar no futuro',
  'too-old': 'Confira o ano de nascimento',
};

/** A data URL, an https address, or empty. */
const photo = line.check(
  z.refine(
    (text) => text === '' || isPortrait(text) || (URL.canParse(text) && text.startsWith('https://')),
    'O endereço da foto deve começar com https://',
  ),
  z.refine((text) => isPortrait(text) || text.length <= ADDRESS_MAX, 'Endereço da foto muito longo'),
);

/**
 * Parses the profile form into a profile: the phone formatted, the date of birth as an ISO date. The messages are
 * those of R-PROFILE-3 and R-PROFILE-4, and some additions of ours.
 */
export const profileFormSchema = (now: () => Date) =>
  z.object({
    nome: typedName.check(
      z.minLength(2, 'Nome deve ter pelo menos 2 caracteres'),
      withLetter('O nome precisa ter letras'),
      inOneAlphabet,
      z.maxLength(100, 'Nome muito longo'),
    ),
    telefone: line.check(
      z.overwrite(formatPhone),
      z.refine((text) => text === '' || isBrazilianPhone(text), 'Formato de telefone inválido'),
    ),
    cidade: place('Nome da cidade muito longo'),
    avatar_url: photo,
    data_nascimento: line.check(
      (field) => {
        const problem = field.value === '' ? null : birthDateProblem(field.value, now());
        if (problem) {
          field.issues.push({ code: 'custom', input: field.value, message: BIRTH_DATE_SENTENCES[problem] });
        }
      },
      z.overwrite((text) => parseBirthDate(text) ?? text),
    ),
    genero: z.enum(['', ...GENDERS]),
    pais: place('Nome do país muito longo'),
    estado: place('Nome do estado muito longo'),
    escolaridade: z.enum(['', ...SCHOOLINGS]),
    area_interesse: z.enum(['', ...INTERESTS]),
    biografia: z.string().check(
      z.trim(),
      z.refine(
        (text) => biographyLength(text) <= BIOGRAPHY_MAX,
        `Biografia deve ter no máximo ${BIOGRAPHY_MAX} caracteres`,
      ),
    ),
  });

/** The field values, as typed. */
export type ProfileFormValues = z.input<ReturnType<typeof profileFormSchema>>;
