/** The part of Deno that the entry files use; Deno itself knows the rest. */
declare const Deno: {
  env: { get(name: string): string | undefined };
  readFile(file: URL): Promise<Uint8Array<ArrayBuffer>>;
  serve(handler: (request: Request) => Promise<Response>): unknown;
};
