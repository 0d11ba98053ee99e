import { answerRequest } from '../_shared/answer-request.ts';
import { createDatabase } from '../_shared/database.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { stopPath } from '../send-notices-by-email/summary-mail.ts';

/**
 * Ends the e-mail notices of the account with this `codigo`, with one click in a mail program (RFC 8058) and
 * without a sign-in; an unknown code gets the same response. Merely opening the address ends nothing, because mail
 * programs open addresses by themselves; it leads to the page that asks for confirmation.
 */
export function handle(request: Request, dependencies: Dependencies): Promise<Response> {
  const { environment } = dependencies;
  const code = new URL(request.url).searchParams.get('codigo') ?? '';
  if (request.method === 'GET' && environment.mail !== null) {
    return Promise.resolve(Response.redirect(`${environment.mail.appUrl}${stopPath(code)}`, 303));
  }
  return answerRequest(request, { name: 'stop-notices-by-email', dependencies }, async () => {
    const isKnown = await createDatabase(environment).stopSummaries(code);
    return { response: Response.json({ stopped: isKnown }), outcome: isKnown ? 'stopped' : 'unknown code' };
  });
}
