// Runs under Deno, not Node: serves every function named on the command line from one process.
// deno run host.ts <folder> <name>…

export type Handler = (request: Request) => Response | Promise<Response>;
type ServeOptions = { hostname: string; port: number; onListen: (address: { port: number }) => void };
declare const Deno: {
  args: string[];
  serve: (...given: unknown[]) => unknown;
  stdin: { readable: ReadableStream<Uint8Array> };
  exit: (code: number) => never;
};

const [folder, ...names] = Deno.args;
const serve = Deno.serve as (options: ServeOptions, handler: Handler) => unknown;
const handlers = new Map<string, Handler>();

// A function passes its handler to Deno.serve, as on a hosted project; here that call registers it.
for (const name of names) {
  Deno.serve = (...given) => {
    handlers.set(name, given.findLast((one) => typeof one === 'function') as Handler);
  };
  try {
    await import(`${folder}/${name}/index.ts`);
  } catch (error) {
    console.error(`Function ${name} does not start:`, error);
  }
}

serve(
  { hostname: '127.0.0.1', port: 0, onListen: ({ port }) => console.log(`listening ${port}`) },
  (request) => {
    const [, name = ''] = new URL(request.url).pathname.split('/');
    const handler = handlers.get(name);
    if (handler) return handler(request);
    const status = names.includes(name) ? 500 : 404;
    const message = status === 500 ? `Function ${name} does not start.` : `There is no function ${name}.`;
    return Response.json({ message }, { status, headers: { 'access-control-allow-origin': '*' } });
  },
);

// Nothing is ever written to this stream: it ends when the parent process ends, in whatever way.
for await (const _ of Deno.stdin.readable);
Deno.exit(0);
