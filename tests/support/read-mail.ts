import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mail } from '../../tools/backend/lite/mail';

/** A backend's messages to this address, oldest first. */
function mailsTo(email: string, folder: string): Mail[] {
  const lines = readFileSync(join(folder, 'mail.log'), 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Mail).filter(({ to }) => to === email);
}

/** The last link sent to this address; empty if there is none. */
export function linkTo(email: string, folder: string): string {
  return mailsTo(email, folder).findLast(({ link }) => link)?.link ?? '';
}

/** The notice summaries, whose whole text is logged. */
export function summariesTo(email: string, folder: string): Mail[] {
  return mailsTo(email, folder).filter(({ text }) => text);
}
