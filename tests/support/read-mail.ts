import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mail } from '../../tools/backend/lite/mail';

/** The messages that a backend wrote to this address, the last one at the end. */
function mailsTo(email: string, folder: string): Mail[] {
  const lines = readFileSync(join(folder, 'mail.log'), 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Mail).filter(({ to }) => to === email);
}

/** The link of the last message that had one; empty when there is none. */
export function linkTo(email: string, folder: string): string {
  return mailsTo(email, folder).findLast(({ link }) => link)?.link ?? '';
}

/** The summaries of notices, which come whole. */
export function summariesTo(email: string, folder: string): Mail[] {
  return mailsTo(email, folder).filter(({ text }) => text);
}
