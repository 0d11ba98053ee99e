// Checks a hosted project for missing parts: npm run doctor -- --help
import { parseArgs } from 'node:util';
import { diagnose } from './diagnose.ts';
import type { Finding } from './finding.ts';

const USAGE = `Usage: npm run doctor -- --url https://REF.supabase.co --key SECRET_KEY [--site https://APP]

Tells what a hosted project lacks: migrations, row-level security, functions, the calls they allow, secrets of payments,
CAPTCHA, links in e-mails, the app itself and the budget of the models. It writes nothing. Ends with 1 if something is missing.

  --url   the address of the Supabase project
  --key   its secret key; better in the variable SUPABASE_SECRET_KEY, where no list of processes shows it
  --site  the address of the app
  --help  shows this`;

const MARKS: Record<Finding['state'], string> = { ok: 'ok', missing: 'MISSING', look: 'look', unknown: '?' };

try {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      key: { type: 'string' },
      site: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const key = values.key ?? process.env['SUPABASE_SECRET_KEY'];
  const addresses = [values.url, values.site ?? 'https://any.example'];
  if (values.help) console.log(USAGE);
  else if (!key || !addresses.every((address) => address && URL.canParse(address))) throw new Error(USAGE);
  else {
    const trimmed = (address: string) => address.replace(/\/+$/, '');
    const site = values.site === undefined ? null : trimmed(values.site);
    const findings = await diagnose({ url: trimmed(values.url ?? ''), key, site });
    for (const { state, about, says } of findings) {
      console.log(`${MARKS[state].padEnd(8)}${about.padEnd(20)}${says}`);
    }
    if (findings.some(({ state }) => state === 'missing')) process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
