import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mail } from './lite/mail.ts';

/**
 * Writes the e-mails that a real project would have sent to `mail.log` in the data folder, and reports them to
 * `tell`.
 */
export function createMailLog(folder: string, tell: (line: string) => void): (mail: Mail) => void {
  return (mail) => {
    appendFileSync(join(folder, 'mail.log'), `${JSON.stringify(mail)}\n`);
    const said = mail.text?.trim().split('\n') ?? [];
    const lines = [...(mail.link ? [mail.link] : []), ...said];
    tell([`E-mail to ${mail.to}: ${mail.subject}`, ...lines.map((line) => `  ${line}`)].join('\n'));
  };
}
