import { readFileSync } from 'node:fs';
import weights from '../../../src/domain/scoring/weights/scorer-weights.json' with { type: 'json' };
import { evaluateEssay } from '../../../src/domain/evaluation/evaluate-essay.ts';
import { readScorerWeights } from '../../../src/domain/scoring/scorer-weights.ts';
import type { Lexicon } from '../../../src/domain/writing/lexicon/lexicon.ts';
import { GOOD_ESSAY, OTHER_THEME_ESSAY, SAMPLE_THEME, WEAK_ESSAY } from '../../../tests/support/essays.ts';
import { openLexicon } from '../../writing/dictionary/open-dictionary.ts';
import type { Transaction } from '../lite/database.ts';
import type { Lite } from '../lite/open-lite.ts';
import { SEED_ACCOUNTS, SEED_PASSWORD, type SeedAccount } from './accounts.ts';
import { markSeeded } from './seed-marker.ts';

const DATA = new URL('../../../supabase/dev-seed.sql', import.meta.url);
const [STUDENT] = SEED_ACCOUNTS.filter(({ role }) => role === 'student').map(({ email }) => email);

/** The student's essays so far: improving, the last one from yesterday. */
const ESSAYS = [
  { daysAgo: 12, theme: SAMPLE_THEME, text: WEAK_ESSAY },
  { daysAgo: 5, theme: 'O acesso dos jovens brasileiros à leitura literária', text: OTHER_THEME_ESSAY },
  { daysAgo: 1, theme: SAMPLE_THEME, text: GOOD_ESSAY },
];

/**
 * Fills a new database with the accounts and their history. The history is inserted completely or not at all; the
 * accounts sign up as usual, so a start after an interrupted one continues.
 */
export async function fillDatabase(lite: Lite, apiUrl: string, anonKey: string): Promise<void> {
  for (const account of SEED_ACCOUNTS) await signUp(account, lite, apiUrl, anonKey);
  const lexicon = await openLexicon();
  await lite.database.transaction(async (run) => {
    for (const essay of ESSAYS) await storeEssay(essay, lexicon, run);
    await run.exec(readFileSync(DATA, 'utf8'));
    await markSeeded(run);
  });
}

async function signUp({ name, email, role }: SeedAccount, lite: Lite, apiUrl: string, anonKey: string) {
  const data = { nome: name, tipo_conta: role === 'teacher' ? 'teacher' : 'student' };
  const response = await lite.handle(
    new Request(`${apiUrl}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: SEED_PASSWORD, data }),
    }),
  );
  const answer = await response.text();
  if (!response.ok && !answer.includes('user_already_exists')) throw new Error(`${email}: ${answer}`);
}

async function storeEssay(
  { daysAgo, theme, text }: (typeof ESSAYS)[number],
  lexicon: Lexicon,
  run: Transaction,
) {
  const evaluation = evaluateEssay({ theme, essay: text }, readScorerWeights(weights), lexicon);
  await run.query(
    `insert into public.redacoes
       (usuario_id, tema, texto, nota_total, correcao, origem, produtor, versao, data_envio, created_at)
     select user_id, $2, $3, $4, $5, 'funcao', $6, $7, sent, sent
     from public.profiles, (select now() - make_interval(days => $8) as sent) as time
     where email = $1`,
    [
      STUDENT,
      theme,
      text,
      evaluation.nota_final,
      JSON.stringify(evaluation),
      evaluation.grifo?.producer,
      evaluation.grifo?.version,
      daysAgo,
    ],
  );
}
