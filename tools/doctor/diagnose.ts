import * as z from 'zod/mini';
import { keyHeaders } from '../../supabase/functions/_shared/database.ts';
import { ask, type Finding, look, missing, ok, type Patient, unknown } from './finding.ts';
import { lookAtFunctions, lookAtMail, lookAtPayments } from './look-at-functions.ts';
import { compareSchemas, type Diagnosis, DiagnosisSchema, expectedDiagnosis } from './schema.ts';

const SHOWN = 6;

/**
 * Checks everything about a project that is visible from outside. Does not sign up anybody, send e-mails, write
 * anything or call a model.
 */
export async function diagnose(patient: Patient): Promise<Finding[]> {
  const project = await lookAtProject(patient);
  // If the project cannot be reached, or not with this key, no further checks are possible.
  if (project.some(({ state }) => state === 'missing')) return project;
  const diagnosis = await askDatabase(patient);
  const sections = await Promise.all([
    lookAtDatabase(diagnosis),
    lookAtFunctions(patient),
    lookAtPayments(patient),
    lookAtMail(patient),
    lookAtAuth(patient),
    lookAtSite(patient),
  ]);
  return [...project, ...sections.flat(), ...lookAtBudget(diagnosis)];
}

async function lookAtProject({ url, key }: Patient): Promise<Finding[]> {
  const about = 'project';
  const answer = await ask(`${url}/rest/v1/ajustes_ia?select=unico`, { headers: keyHeaders(key) });
  if (answer === null) return [missing(about, `${url} does not answer: check --url.`)];
  if (answer.status === 401 || answer.status === 403) {
    return [
      missing(
        about,
        'refuses the key: --key takes the secret key (Settings, API Keys), not the publishable one.',
      ),
    ];
  }
  return [ok(about, `${url} answers, and takes the key.`)];
}

async function askDatabase({ url, key }: Patient): Promise<Diagnosis | null> {
  const answer = await ask(`${url}/rest/v1/rpc/diagnostico`, {
    method: 'POST',
    headers: { ...keyHeaders(key), 'content-type': 'application/json' },
    body: '{}',
  });
  const parsed = answer?.status === 200 ? z.safeParse(DiagnosisSchema, JSON.parse(answer.body)) : null;
  return parsed?.success ? parsed.data : null;
}

async function lookAtDatabase(found: Diagnosis | null): Promise<Finding[]> {
  if (found === null) {
    return [
      missing(
        'migrations',
        '`diagnostico` is not there: npx supabase db push --remote, then run this again.',
      ),
    ];
  }
  const expected = await expectedDiagnosis();
  const { missing: lacking, extra } = compareSchemas(found, expected);
  return [
    lacking.length > 0
      ? missing(
          'migrations',
          `not all are applied, or were changed by hand: ${some(lacking)}. npx supabase db push --remote.`,
        )
      : ok('migrations', 'tables, policies, triggers, functions and grants are those of this checkout.'),
    ...(extra.length > 0
      ? [
          look(
            'migrations',
            `there is more than this checkout has (a newer version, or made by hand): ${some(extra)}.`,
          ),
        ]
      : []),
    found.sem_protecao.length > 0
      ? missing('row-level security', `off on ${some(found.sem_protecao)}: everybody reads these tables.`)
      : ok('row-level security', 'on for every table.'),
    found.equipe === 0
      ? look('team', 'no account is of type dev: docs/deploy.md, section 6.')
      : ok('team', `${found.equipe} accounts of type dev.`),
    ...(found.nada_entregue > 0
      ? [
          look(
            'purchases',
            `${found.nada_entregue} payments have brought nothing yet: docs/deploy.md, Monitoring.`,
          ),
        ]
      : []),
  ];
}

async function lookAtAuth({ url, key, site }: Patient): Promise<Finding[]> {
  const headers = { ...keyHeaders(key), 'content-type': 'application/json' };
  const settings = parse((await ask(`${url}/auth/v1/settings`, { headers }))?.body);
  const findings: Finding[] = [
    settings['mailer_autoconfirm'] === true
      ? missing(
          'e-mail',
          'addresses need no confirmation: a purchase could go to whoever types the address first.',
        )
      : ok('e-mail', 'addresses are confirmed before they count.'),
    settings['disable_signup'] === true
      ? look('sign-up', 'is closed in Authentication: nobody can make an account.')
      : ok('sign-up', 'is open.'),
    unknown('sign-up', 'whether the hook limitar_cadastros is on shows under Authentication, Hooks, only.'),
    unknown('e-mail', 'the sender (SMTP) and the texts show in the dashboard only.'),
  ];

  const nobody = { email: 'doctor@grifo.invalid', password: 'no-such-account' };
  const refusal = await ask(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers,
    body: JSON.stringify(nobody),
  });
  const asksCaptcha = /captcha/i.test(refusal?.body ?? '');
  const policy = site === null ? null : ((await ask(site))?.headers.get('content-security-policy') ?? '');
  const showsCaptcha = policy !== null && /challenges\.cloudflare\.com|hcaptcha\.com/.test(policy);
  if (policy === null) {
    findings.push(
      unknown('captcha', `Auth ${asksCaptcha ? 'asks for one' : 'asks for none'}; --site tells of the app.`),
    );
  } else if (asksCaptcha === showsCaptcha) {
    findings.push(
      ok('captcha', asksCaptcha ? 'asked for, and shown by the app.' : 'neither asked for nor shown.'),
    );
  } else {
    findings.push(
      asksCaptcha
        ? missing(
            'captcha',
            'Auth asks for one and the app shows none: nobody can sign in. Build with VITE_CAPTCHA.',
          )
        : look('captcha', 'the app shows one and Auth does not ask for it: turn it on in Attack Protection.'),
    );
  }
  if (site !== null) findings.push(...(await lookAtLinks(url, site, headers)));
  return findings;
}

/**
 * A link with an invalid token redirects to the address it requested, if that is allowed, else to the site's
 * address.
 */
async function lookAtLinks(url: string, site: string, headers: Record<string, string>): Promise<Finding[]> {
  return Promise.all(
    ['/login', '/login?from=%2Fsala%2Fexemplo', '/nova-senha'].map(async (path) => {
      const back = encodeURIComponent(site + path);
      const answer = await ask(`${url}/auth/v1/verify?token=none&type=signup&redirect_to=${back}`, {
        headers,
        redirect: 'manual',
      });
      const leads = answer?.headers.get('location') ?? '';
      if (leads === '') return unknown('e-mail', `whether links lead to ${site}${path} cannot be seen here.`);
      return leadsTo(leads, site + path)
        ? ok('e-mail', `links lead back to ${site}${path}.`)
        : missing(
            'e-mail',
            `links do not lead to ${site}${path}, but to ${leads.split(/[?#]/)[0]}: Redirect URLs.`,
          );
    }),
  );
}

/** Whether a redirect leads to the wanted address; ignores parameters that Auth adds, and the order of parameters. */
function leadsTo(leads: string, wanted: string): boolean {
  if (!URL.canParse(leads)) return false;
  const [led, asked] = [new URL(leads), new URL(wanted)];
  return (
    led.origin + led.pathname === asked.origin + asked.pathname &&
    [...asked.searchParams].every(([name, value]) => led.searchParams.get(name) === value)
  );
}

async function lookAtSite({ url, site }: Patient): Promise<Finding[]> {
  if (site === null)
    return [unknown('site', '--site https://… tells of the app, its policy and the calls it may make.')];
  const [page, deep, lost] = await Promise.all([
    ask(site),
    ask(`${site}/dashboard/student`),
    ask(`${site}/assets/no-such-file.js`),
  ]);
  if (page?.status !== 200) return [missing('site', `${site} does not answer.`)];
  const policy = page.headers.get('content-security-policy') ?? '';
  return [
    policy.includes(new URL(url).origin)
      ? ok('site', 'its policy lets the app call this project.')
      : missing(
          'site',
          `its policy does not name ${url}: build with this VITE_SUPABASE_URL, and send dist/_headers.`,
        ),
    deep?.status === 200
      ? ok('site', 'an address within the app leads to the app.')
      : missing(
          'site',
          'an address within the app is not found: every path that is no file answers /index.html.',
        ),
    lost?.status === 404 || lost?.headers.get('content-type')?.includes('text/html')
      ? ok('site', 'a missing file is known as such.')
      : look('site', 'a missing file is answered as if it were there.'),
  ];
}

function lookAtBudget(found: Diagnosis | null): Finding[] {
  if (!found?.ajustes) return [];
  const { ativo, pedidos_por_dia: requests, tokens_por_dia: tokens, preco_entrada: price } = found.ajustes;
  const { hoje: today } = found;
  return [
    ativo
      ? ok(
          'budget',
          `${today.pedidos} of ${requests} requests and ${today.tokens} of ${tokens} tokens used today.`,
        )
      : look('budget', 'models are switched off (/dashboard/dev/ia): the embedded scorer corrects.'),
    ...(price === null ? [look('budget', 'no price is set, so /dashboard/dev/ia shows no cost.')] : []),
    unknown('models', 'which are configured shows in supabase secrets list: AI_…, VISION_….'),
  ];
}

function parse(body: string | undefined): Record<string, unknown> {
  try {
    return JSON.parse(body ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
}

function some(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN).join(', ');
  return names.length > SHOWN ? `${shown} and ${names.length - SHOWN} more` : shown;
}
