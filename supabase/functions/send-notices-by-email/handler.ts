import * as z from 'zod/mini';
import { ModelStatusRequestSchema } from '../../../src/contracts/essay-request.ts';
import { answerRequest, type Answer } from '../_shared/answer-request.ts';
import { authenticate } from '../_shared/authenticate.ts';
import { createDatabase, type Database } from '../_shared/database.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import type { MailSettings } from '../_shared/environment.ts';
import { Problem } from '../_shared/problem.ts';
import { isWhatBodySays, parseBody, readBody } from '../_shared/read-body.ts';
import { budgetMail } from './budget-mail.ts';
import { isSameSecret } from './is-same-secret.ts';
import { sendByResend } from './send-by-resend.ts';
import { summaryMail } from './summary-mail.ts';

/** Header with the secret of the schedule. */
const SCHEDULE_HEADER = 'x-grifo-schedule';
/** Time limit of a run, below the 150 s for which a hosted function may run. */
const RUN_MS = 100_000;
/** A run stops after this number of consecutive failures, because they are attributed to the provider. */
const FAILURES_IN_A_ROW = 3;

/** Body of a scheduled call that only sends the budget notices. */
const BudgetOnlySchema = z.object({ budget: z.literal(true) });

/**
 * Called by a schedule, with its secret: sends developers the notices on the models' budget, then sends the
 * summaries that are due, once a day per account, and returns `{sent, failed, more}`. `{budget: true}` requests the
 * budget notices alone. Called by a signed-in user with `{status: true}`: returns whether this operator sends
 * e-mails.
 */
export function handle(request: Request, dependencies: Dependencies): Promise<Response> {
  return answerRequest(request, { name: 'send-notices-by-email', dependencies }, async () => {
    const { environment } = dependencies;
    const secret = request.headers.get(SCHEDULE_HEADER);
    if (secret !== null) return await run(secret, await readBody(request), dependencies);
    await authenticate(request, environment);
    parseBody(await readBody(request), ModelStatusRequestSchema);
    return { response: Response.json({ available: environment.mail !== null }), outcome: 'status' };
  });
}

async function run(secret: string, body: string, { environment, now }: Dependencies): Promise<Answer> {
  const { mail: settings, supabaseUrl } = environment;
  if (settings === null) {
    throw new Problem(503, 'not_configured', 'Not all of the MAIL_ variables are set: no notices by e-mail.');
  }
  if (!(await isSameSecret(secret, settings.scheduleSecret))) {
    throw new Problem(401, 'bad_signature', 'The secret of the schedule is wrong.');
  }
  const database = createDatabase(environment);
  const told = await tellOperator(database, settings);
  if (isWhatBodySays(body, BudgetOnlySchema)) return answer({ ...told, more: told.failed > 0 });

  const places = { appUrl: settings.appUrl, supabaseUrl };
  const end = now().getTime() + RUN_MS;
  let { sent, failed } = told;
  let [inARow, more] = [0, true];
  // The e-mails are sent one after the other, because each summary is claimed only when its e-mail is about to be
  // sent, and the provider limits requests per second.
  while (sent + failed < settings.batch && inARow < FAILURES_IN_A_ROW && now().getTime() < end) {
    // oxlint-disable-next-line no-await-in-loop
    const claimed = await database.claimSummary();
    if (claimed === null) {
      more = false;
      break;
    }
    if (claimed === 'nothing new') continue;
    // oxlint-disable-next-line no-await-in-loop
    const result = await sendByResend(summaryMail(claimed, places), settings);
    if (result === 'sent') {
      sent += 1;
      inARow = 0;
    } else {
      failed += 1;
      inARow = result === 'closed' ? FAILURES_IN_A_ROW : inARow + 1;
      // oxlint-disable-next-line no-await-in-loop
      await database.giveSummaryBack(claimed.userId);
    }
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, settings.pauseMs));
  }
  return answer({ sent, failed, more });
}

function answer(counts: { sent: number; failed: number; more: boolean }): Answer {
  return { response: Response.json(counts), outcome: `sent ${counts.sent}, failed ${counts.failed}` };
}

/** Sends the notices on the budget. A notice that does not reach all recipients is sent again by the next call. */
async function tellOperator(database: Database, settings: MailSettings) {
  let [sent, failed] = [0, 0];
  while (failed === 0) {
    // oxlint-disable-next-line no-await-in-loop -- each is claimed only when it is about to go out
    const notice = await database.claimBudgetNotice();
    if (notice === null) break;
    for (const email of notice.emails) {
      // oxlint-disable-next-line no-await-in-loop -- the provider counts per second
      const result = await sendByResend(budgetMail(notice, email, settings.appUrl), settings);
      if (result === 'sent') sent += 1;
      else failed += 1;
      // oxlint-disable-next-line no-await-in-loop -- as above
      await new Promise((resolve) => setTimeout(resolve, settings.pauseMs));
    }
    // oxlint-disable-next-line no-await-in-loop -- before the next is claimed
    if (failed > 0) await database.giveBudgetNoticeBack(notice);
  }
  return { sent, failed };
}
