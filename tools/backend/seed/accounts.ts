export type SeedAccount = { name: string; email: string; role: 'student' | 'teacher' | 'dev' };

/** The password of every account below; they exist on the embedded backend only. */
export const SEED_PASSWORD = 'grifo123';

/** One account for each role. Nobody can sign up as dev, so `supabase/dev-seed.sql` sets that role. */
export const SEED_ACCOUNTS: SeedAccount[] = [
  { name: 'Ana Souza', email: 'aluna@example.com', role: 'student' },
  { name: 'Paula Nogueira', email: 'professora@example.com', role: 'teacher' },
  { name: 'Davi Prado', email: 'dev@example.com', role: 'dev' },
];

/** Instructions for signing in, for the terminal. */
export function describeAccounts(): string {
  const lines = SEED_ACCOUNTS.map(({ email, role }) => `  ${email.padEnd(24)} ${role}`);
  return [`Sign in  password ${SEED_PASSWORD}`, ...lines].join('\n');
}
