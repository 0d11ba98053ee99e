import * as z from 'zod/mini';

const text = z.pipe(
  z.nullable(z.string()),
  z.transform((value: string | null) => value ?? ''),
);

/** What the profile form reads and writes of the user's own row of `profiles`. Empty means not given. */
export const ProfileAccountSchema = z.object({
  nome: text,
  telefone: text,
  cidade: text,
  avatar_url: text,
});

/** The columns to select, no more. */
export const PROFILE_ACCOUNT_COLUMNS = Object.keys(ProfileAccountSchema.shape).join(',');
