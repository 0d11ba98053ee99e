import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mail } from './lite/mail.ts';

/** Writes down what a real project would have sent by e-mail, in `mail.log` of the data folder, and tells it. */
export function createMailLog(folder: string, tell: (line: string) => void): (mail: Mail) => void {
  return (mail) => {
    appendFileSync(join(folder, 'mail.log'), `${JSON.stringify(mail)}\n`);
    const said = mail.text?.trim().split('\n') ?? [];
    const lines = [...(mail.link ? [mail.link] : []), ...said];
    tell([`E-mail to ${mail.to}: ${mail.subject}`, ...lines.map((line) => `  ${line}`)].join('\n'));
  };
}
