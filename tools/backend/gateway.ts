import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { CHECKOUT_PATH } from './checkout/test-checkout.ts';

type Handler = (request: Request) => Promise<Response>;

/** Larger bodies get status 413; the photos of a transcription are the largest the app sends. */
const MAX_BODY = 5_000_000;
/** Headers that belong to one connection or to an encoding that has been undone, not to the message. */
const NOT_PASSED_ON = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
]);

/**
 * Time in ms that an idle connection stays open, as on a hosted project. Node's default of 5 s can close it while a
 * client sends its next request.
 */
const KEEP_ALIVE_MS = 65_000;

/** CORS headers: the headers of a response that a page of any origin may read. */
const READABLE = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Content-Range, Content-Location, Location, Retry-After, X-Request-Id',
};

/** A part of the backend under its prefix. */
type Route = { prefix: string; handler: Handler; isForAnyPage: boolean };

/**
 * Serves everything from one origin, as a hosted project does: Auth and tables under their prefixes, functions
 * under theirs; besides these the test checkout, and 404 for any other path.
 */
export function createGateway(api: Handler, functions: Handler, checkout: Handler): Server {
  const routes: Route[] = [
    { prefix: '/auth/v1/', handler: api, isForAnyPage: true },
    { prefix: '/rest/v1/', handler: api, isForAnyPage: true },
    { prefix: '/functions/v1/', handler: functions, isForAnyPage: false },
    { prefix: CHECKOUT_PATH, handler: checkout, isForAnyPage: false },
  ];
  return createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (incoming, outgoing) => {
    answer(incoming, routes)
      .catch((error: unknown) => {
        console.error(error);
        return problem(500, 'The backend failed; its terminal says why.');
      })
      .then((response) => send(response, outgoing))
      .catch(() => outgoing.destroy());
  });
}

async function answer(incoming: IncomingMessage, routes: readonly Route[]): Promise<Response> {
  const url = `http://${incoming.headers.host ?? ''}${incoming.url ?? ''}`;
  if (!URL.canParse(url)) return problem(400, 'Not an address.');
  const { pathname } = new URL(url);
  const route = routes.find(({ prefix }) => pathname.startsWith(prefix));
  if (!route) return problem(404, 'Nothing answers here.');
  const { handler, isForAnyPage } = route;
  if (incoming.method === 'OPTIONS' && isForAnyPage) return preflight(incoming);
  const body = await readBody(incoming);
  if (!body) return problem(413, 'The body is too large.');

  const headers = Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
    value === undefined || NOT_PASSED_ON.has(name) ? [] : [[name, String(value)]],
  );
  const { method } = incoming;
  const response = await handler(
    new Request(url, { method, headers, body: method === 'GET' || method === 'HEAD' ? null : body }),
  );
  return isForAnyPage ? readableByAnyPage(response) : response;
}

/**
 * Lets any page call Auth and the tables, as a hosted project does: tokens decide, not origins. The library answers
 * preflights for only some of their addresses, with different headers each time. Functions answer their own
 * (`_shared/cors.ts`).
 */
function preflight({ headers }: IncomingMessage): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...READABLE,
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
      'access-control-max-age': '86400',
    },
  });
}

/** Sets the same CORS headers on every response, whatever the library set; preflights are answered elsewhere. */
function readableByAnyPage(response: Response): Response {
  const others = Array.from(response.headers.keys()).filter((name) => name.startsWith('access-control-'));
  for (const name of others) response.headers.delete(name);
  for (const [name, value] of Object.entries(READABLE)) response.headers.set(name, value);
  return response;
}

/** Returns null if the body is too large. The rest of it is then read and discarded, so that the response arrives. */
async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BODY) chunks.push(chunk);
  }
  return size <= MAX_BODY ? Buffer.concat(chunks) : null;
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  for (const [name, value] of response.headers) {
    if (!NOT_PASSED_ON.has(name)) outgoing.appendHeader(name, value);
  }
  outgoing.writeHead(response.status);
  if (response.body) await pipeline(response.body, outgoing);
  else outgoing.end();
}

/** A failure of the gateway itself, readable from any origin. */
function problem(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: READABLE });
}
