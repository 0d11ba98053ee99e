/** The part of Deno's API that the entry files use; Deno itself declares the rest. */
declare const Deno: {
  env: { get(name: string): string | undefined };
  readFile(file: URL): Promise<Uint8Array<ArrayBuffer>>;
  serve(handler: (request: Request) => Promise<Response>): unknown;
};
