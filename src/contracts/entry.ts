import * as z from 'zod/mini';
import { inOneAlphabet, typedName, withLetter } from './typed-text.ts';

/** Fields of the entry form, with their error messages (R-ENTRY-3). */
const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Email é obrigatório'),
    z.regex(/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Email inválido'),
  );
const password = z.string().check(
  z.minLength(1, 'Senha é obrigatória'),
  z.refine((value) => value.length === 0 || value.length >= 6, 'Senha deve ter pelo menos 6 caracteres'),
);
const userType = z.enum(['student', 'teacher']);

export const SignInSchema = z.object({ email, password, userType });
export const SignUpSchema = z.extend(SignInSchema, {
  name: typedName.check(
    z.minLength(1, 'Nome é obrigatório'),
    withLetter('O nome precisa ter letras'),
    inOneAlphabet,
  ),
});

/** The CAPTCHA token, if a CAPTCHA is configured. */
type Answered = { captchaToken?: string };
export type SignInInput = z.infer<typeof SignInSchema> & Answered;
export type SignUpInput = z.infer<typeof SignUpSchema> &
  Answered & {
    /** Path on this site to open after the e-mail confirmation link. */
    returnTo?: string | undefined;
    /**
     * The short code of a class, as given by `toShortCode`. With it, the new account counts toward the quota of the
     * class instead of the quota of the network.
     */
    classCode?: string | undefined;
  };
