import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The link of the last message that a backend wrote to this address; empty when there is none. */
export function linkTo(email: string, folder: string): string {
  const lines = readFileSync(join(folder, 'mail.log'), 'utf8').trim().split('\n');
  const mails = lines.map((line) => JSON.parse(line) as { to: string; link: string | null });
  return mails.findLast(({ to, link }) => to === email && link)?.link ?? '';
}
