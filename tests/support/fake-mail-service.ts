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
  /** How an address is refused: the status, and the name that Resend gives it. */
  refusals: Map<string, { status: number; name: string }>;
};

/** As much of Resend as a mail needs, on loopback: `POST /emails`, once for each key. */
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
