/** Headers for the addresses that match `path`; `*` matches anything, including slashes. */
export type HeaderRule = { path: string; headers: [name: string, value: string][] };

/**
 * Parses a `_headers` file as Netlify and Cloudflare Pages do: a path, its headers indented below it, `#` comments.
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (!line.trim() || line.trimStart().startsWith('#')) continue;
    if (/^\S/.test(line)) {
      rules.push({ path: line.trim(), headers: [] });
      continue;
    }
    const colon = line.indexOf(':');
    rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
  }
  return rules;
}

/**
 * The headers that Netlify and Cloudflare Pages send for the file at `pathname`, which are those of all matching
 * rules; values of the same header are joined by commas.
 */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules.filter(({ path }) => matches(path, pathname))) {
    for (const [name, value] of rule.headers) {
      const before = headers.get(name.toLowerCase());
      headers.set(name.toLowerCase(), before === undefined ? value : `${before}, ${value}`);
    }
  }
  return headers;
}

function matches(pattern: string, pathname: string): boolean {
  const source = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*');
  return new RegExp(`^${source}$`).test(pathname);
}

/** The text of a `_headers` file. */
export function writeHeaders(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}
