import { sendJson, startLoopbackServer, type LoopbackServer } from './loopback-server';

export type SentMail = {
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};

export type FakeMailService = LoopbackServer & {
  sent: { key: unknown; token: unknown; mail: SentMail }[];
  /** Refused addresses, with the status and Resend's error name. */
  refusals: Map<string, { status: number; name: string }>;
};

/** The part of Resend's API that sends mail, on loopback: `POST /emails`, idempotent by key. */
export async function startFakeMailService(): Promise<FakeMailService> {
  const sent: FakeMailService['sent'] = [];
  const refusals: FakeMailService['refusals'] = new Map();
  const server = await startLoopbackServer(({ method, path, headers, body }, response) => {
    if (method !== 'POST' || path !== '/emails') return sendJson(response, 404, { name: 'not_found' });
    const mail = body as SentMail;
    const refusal = refusals.get(mail.to[0] ?? '');
    if (refusal)
      return sendJson(response, refusal.status, { statusCode: refusal.status, name: refusal.name });
    sent.push({ key: headers['idempotency-key'], token: headers.authorization, mail });
    sendJson(response, 200, { id: crypto.randomUUID() });
  });
  return { ...server, sent, refusals };
}
