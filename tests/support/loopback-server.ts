import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { method: string; path: string; headers: IncomingMessage['headers']; body: unknown };

export type LoopbackServer = { url: string; close: () => Promise<void> };

/** A server on a free port of this machine. JSON bodies are parsed. */
export async function startLoopbackServer(
  answer: (received: Received, response: ServerResponse) => void,
): Promise<LoopbackServer> {
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += chunk;
    const { method = '', url: path = '', headers } = request;
    answer({ method, path, headers, body: text === '' ? null : JSON.parse(text) }, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Responds with JSON. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
