import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOST } from '../find-free-port.ts';
import type { Mail } from '../lite/mail.ts';

type ResendMail = { to: string[]; subject: string; text: string };

export type Mailbox = { url: string; close(): void };

/**
 * Receives e-mails in place of Resend (`POST /emails`) and sends none; `onMail` gets each e-mail. As with Resend, a
 * second e-mail with the same idempotency key is ignored.
 */
export async function startMailbox(onMail: (mail: Mail) => void): Promise<Mailbox> {
  const known = new Set<unknown>();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const key = request.headers['idempotency-key'];
    if (!known.has(key)) {
      const { to, subject, text } = JSON.parse(body) as ResendMail;
      onMail({ to: to.join(', '), subject, link: null, text });
      known.add(key);
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"local"}');
  });
  await new Promise<void>((ready) => {
    server.listen(0, HOST, ready);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${HOST}:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
