import type { EmailMessage } from '@supabase/lite';

/**
 * A message that a real project would have sent; `link` is the link that the reader should follow, `text` the whole
 * message.
 */
export type Mail = { to: string; subject: string; link: string | null; text?: string };

const LINK = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/;

/**
 * Lite builds links with the address of the site and drops the return address that the caller requested. Auth runs
 * on another port here, so the link gets the address of the API and the requested return address.
 */
export function toMail(message: EmailMessage, apiUrl: string, returnTo: string | null): Mail {
  const found = LINK.exec(message.text ?? '')?.[0];
  return { to: message.to, subject: message.subject, link: found ? relink(found, apiUrl, returnTo) : null };
}

function relink(found: string, apiUrl: string, returnTo: string | null): string {
  const link = new URL(`/auth/v1/verify${new URL(found).search}`, apiUrl);
  if (returnTo) link.searchParams.set('redirect_to', returnTo);
  return link.href;
}
