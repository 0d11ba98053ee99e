import { connect } from 'node:net';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createGateway } from '../../../tools/backend/gateway';

const echo = (name: string) =>
  vi.fn(async (request: Request) =>
    Response.json({
      name,
      method: request.method,
      path: new URL(request.url).pathname + new URL(request.url).search,
      apikey: request.headers.get('apikey'),
      body: await request.text(),
    }),
  );

let api = echo('api');
let functions = echo('functions');
let checkout = echo('checkout');
let origin = '';
let port = 0;

beforeEach(async () => {
  api = echo('api');
  functions = echo('functions');
  checkout = echo('checkout');
  const server = createGateway(
    (request) => api(request),
    (request) => functions(request),
    (request) => checkout(request),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  port = (server.address() as { port: number }).port;
  origin = `http://127.0.0.1:${port}`;
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
});

it.each([
  ['/auth/v1/token?grant_type=password', 'api'],
  ['/rest/v1/redacoes?select=id', 'api'],
  ['/functions/v1/payment-webhook', 'functions'],
  ['/pagamento-de-teste?produto=aluno_12', 'checkout'],
])('passes %s on, with method, headers and body', async (path, name) => {
  const response = await fetch(origin + path, { method: 'POST', headers: { apikey: 'key' }, body: 'olá' });
  expect(await response.json()).toEqual({ name, method: 'POST', path, apikey: 'key', body: 'olá' });
});

it.each(['/', '/_system/config', '/storage/v1/x', '/rest', '/auth/v1/../../_system/config'])(
  'answers %s with 404 in JSON and asks nobody',
  async (path) => {
    const response = await fetch(origin + path);
    expect(response.status).toBe(404);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toEqual({ message: 'Nothing answers here.' });
    expect(api).not.toHaveBeenCalled();
    expect(functions).not.toHaveBeenCalled();
  },
);

it('answers what is no address with 400', async () => {
  const raw = await new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end('GET // HTTP/1.0\r\nHost: [x\r\n\r\n'));
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk))).on('close', () => resolve(text));
  });
  expect(raw).toContain('400 Bad Request');
});

it('answers a body beyond five megabytes with 413 and passes nothing on', async () => {
  const response = await fetch(`${origin}/rest/v1/redacoes`, { method: 'POST', body: 'a'.repeat(5_000_001) });
  expect(response.status).toBe(413);
  expect(api).not.toHaveBeenCalled();
  const allowed = await fetch(`${origin}/rest/v1/redacoes`, { method: 'POST', body: 'a'.repeat(5_000_000) });
  expect(allowed.status).toBe(200);
});

it('answers with 500 when a handler fails, and goes on', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  api.mockRejectedValueOnce(new Error('secret detail'));
  const response = await fetch(`${origin}/rest/v1/x`);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('secret');
  expect((await fetch(`${origin}/rest/v1/x`)).status).toBe(200);
});

it('passes status, headers and an empty body back', async () => {
  api.mockResolvedValueOnce(new Response(null, { status: 204, headers: { 'content-range': '0-0/7' } }));
  const response = await fetch(`${origin}/rest/v1/x`, { method: 'HEAD' });
  expect([response.status, response.headers.get('content-range')]).toEqual([204, '0-0/7']);
});

it('does not claim an encoding that has been undone', async () => {
  api.mockResolvedValueOnce(new Response('olá', { headers: { 'content-encoding': 'gzip' } }));
  expect(await (await fetch(`${origin}/rest/v1/x`)).text()).toBe('olá');
});

const PAGE = 'http://127.0.0.1:5173';

it.each(['/auth/v1/token', '/rest/v1/redacoes', '/rest/v1/rpc/entrar_na_sala'])(
  'lets a page of another origin ask %s, with the headers of the client, and read the answer',
  async (path) => {
    const asked = 'apikey,authorization,content-type,x-client-info';
    const preflight = await fetch(origin + path, {
      method: 'OPTIONS',
      headers: { origin: PAGE, 'access-control-request-headers': asked },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toBe(asked);
    expect(api).not.toHaveBeenCalled();
    const answer = await fetch(origin + path, { method: 'POST', body: '{}' });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  },
);

it('answers with the same headers of its own whatever the library set, and also when it refuses', async () => {
  const own = { 'access-control-allow-origin': PAGE, 'access-control-allow-credentials': 'true' };
  api.mockResolvedValueOnce(new Response('{}', { status: 409, headers: own }));
  const refused = await fetch(`${origin}/rest/v1/redacoes`);
  const missing = await fetch(`${origin}/nowhere`);
  const allowed = ({ headers }: Response) =>
    [...headers].filter(([name]) => name.startsWith('access-control-'));
  expect(allowed(refused)).toEqual(allowed(missing));
  expect(refused.headers.get('access-control-allow-origin')).toBe('*');
});

it('lets no page of another origin read the test checkout', async () => {
  const page = await fetch(`${origin}/pagamento-de-teste`, { headers: { origin: PAGE } });
  expect([page.status, page.headers.get('access-control-allow-origin')]).toEqual([200, null]);
});

it('leaves it to a function which pages may ask it', async () => {
  functions.mockResolvedValueOnce(new Response(null, { status: 403 }));
  const refused = await fetch(`${origin}/functions/v1/x`, { method: 'OPTIONS', headers: { origin: PAGE } });
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, null]);
});
