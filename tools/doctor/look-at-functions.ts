import { ask, type Finding, look, missing, ok, type Patient } from './finding.ts';

const FUNCTIONS = [
  'evaluate-essay-with-ai',
  'validate-theme-coherence',
  'transcribe-essay',
  'payment-webhook',
  'send-notices-by-email',
];

export async function lookAtFunctions({ url, site }: Patient): Promise<Finding[]> {
  const findings = await Promise.all(
    FUNCTIONS.map(async (name): Promise<Finding[]> => {
      const address = `${url}/functions/v1/${name}`;
      const answer = await ask(address, { method: 'POST', body: '{}' });
      if (answer?.status !== 401) {
        const said = answer
          ? `answers ${answer.status} to a call without a session, not 401`
          : 'does not answer';
        return [
          missing('functions', `${name} ${said}: npx supabase functions deploy ${name}, then its log.`),
        ];
      }
      if (site === null || name === 'payment-webhook') return [ok('functions', `${name} answers.`)];
      const preflight = await ask(address, {
        method: 'OPTIONS',
        headers: { origin: site, 'access-control-request-method': 'POST' },
      });
      return preflight?.headers.get('access-control-allow-origin') === site
        ? [ok('functions', `${name} answers, also to ${site}.`)]
        : [missing('functions', `${name} does not answer ${site}: secrets set ALLOWED_ORIGINS=${site}.`)];
    }),
  );
  return findings.flat();
}

/** A notice with a wrong signature gets status 401 if the secret is set, and 503 if it is not. */
export async function lookAtPayments({ url }: Patient): Promise<Finding[]> {
  const services = [
    ['stripe-signature', 'Stripe'],
    ['x-signature', 'Mercado Pago'],
    ['x-grifo-signature', 'notices of our own form'],
  ] as const;
  const answers = await Promise.all(
    services.map(([header]) =>
      ask(`${url}/functions/v1/payment-webhook`, {
        method: 'POST',
        body: '{}',
        headers: { [header]: 'none' },
      }),
    ),
  );
  const open = services.filter((_, at) => answers[at]?.status === 401).map(([, name]) => name);
  return [
    open.length > 0
      ? ok('payments', `believed from ${open.join(', ')}, with a right signature.`)
      : look(
          'payments',
          'no secret of a payment service is set: nothing can be bought (docs/deploy.md, section 7).',
        ),
  ];
}

/**
 * Checks the secret of the schedule as `lookAtPayments` checks the other secrets; links in e-mails must work in any
 * case.
 */
export async function lookAtMail({ url }: Patient): Promise<Finding[]> {
  const [sending, ending] = await Promise.all([
    ask(`${url}/functions/v1/send-notices-by-email`, {
      method: 'POST',
      headers: { 'x-grifo-schedule': 'none' },
    }),
    // Uses a code that is in no e-mail, so that the check ends no subscription.
    ask(`${url}/functions/v1/stop-notices-by-email?codigo=none`, { method: 'POST' }),
  ]);
  return [
    ending?.status === 200
      ? ok('functions', 'stop-notices-by-email answers.')
      : missing(
          'functions',
          'stop-notices-by-email does not answer: no mail could be ended by its link. npx supabase functions deploy.',
        ),
    sending?.status === 401
      ? ok('notices by e-mail', 'are offered; whether a schedule sends them shows in the database only.')
      : look(
          'notices by e-mail',
          'no mail service is set: they are not offered (docs/deploy.md, section 3).',
        ),
  ];
}
