import * as z from 'zod/mini';
import type { MailSettings } from '../_shared/environment.ts';
import type { Mail } from './summary-mail.ts';

const TIMEOUT_MS = 10_000;

/** Resend names what is wrong. */
const ErrorSchema = z.object({ name: z.string() });

/** What the provider refuses to everybody: a wrong key, a sender it does not know, the limit of its plan. */
const REFUSED_TO_ALL = new Set([401, 403, 429]);

/** `failed`: this mail did not go out. `closed`: nor would any other now. */
export type SendResult = 'sent' | 'failed' | 'closed';

/** Sends one mail by Resend, or by whatever else speaks its `POST /emails`. Never rejects. */
export async function sendByResend(mail: Mail, settings: MailSettings): Promise<SendResult> {
  const { to, subject, text, html, headers, idempotencyKey } = mail;
  try {
    const response = await fetch(`${settings.baseUrl}/emails`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${settings.apiKey}`,
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
      },
      body: JSON.stringify({ from: settings.from, to: [to], subject, text, html, headers }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return 'sent';
    if (REFUSED_TO_ALL.has(response.status)) return 'closed';
    // It has a mail of this key already, with other numbers: an answer was lost earlier today.
    const error = z.safeParse(ErrorSchema, await response.json());
    return error.success && error.data.name === 'invalid_idempotent_request' ? 'sent' : 'failed';
  } catch {
    return 'failed';
  }
}
