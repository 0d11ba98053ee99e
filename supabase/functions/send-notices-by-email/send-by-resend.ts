import * as z from 'zod/mini';
import type { MailSettings } from '../_shared/environment.ts';
import type { Mail } from './summary-mail.ts';

const TIMEOUT_MS = 10_000;

/** Resend's error response; only the name of the error is used. */
const ErrorSchema = z.object({ name: z.string() });

/** Statuses of refusals that apply to every e-mail: a wrong key, an unknown sender, the limit of the plan. */
const REFUSED_TO_ALL = new Set([401, 403, 429]);

/** `failed`: this e-mail was not sent. `closed`: no other e-mail could be sent now, either. */
export type SendResult = 'sent' | 'failed' | 'closed';

/** Sends one e-mail through Resend, or any other service that supports its `POST /emails`. Never rejects. */
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
    // This error means that the provider already accepted an e-mail with this idempotency key but a different body:
    // an earlier send today succeeded, but its response was lost.
    const error = z.safeParse(ErrorSchema, await response.json());
    return error.success && error.data.name === 'invalid_idempotent_request' ? 'sent' : 'failed';
  } catch {
    return 'failed';
  }
}
