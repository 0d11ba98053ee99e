// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const THE_LINK = join('src', 'ui', 'outgoing-link.tsx');

/** Code that leads out of the app, or that runs strings as code. */
const WAYS: [name: string, pattern: RegExp][] = [
  ['a link to another tab', /target=(['"{]\s*)?['"]?_blank|target: '_blank'/],
  ['an address of another host in a link', /\b(href|action|to)=(\{\s*)?["'`](https?:)?\/\//],
  ['a window of its own', /\bwindow\.open\(|\bglobalThis\.open\(/],
  [
    'a change of address past the router',
    /\blocation\.(assign|replace)\(|(?<!(const|let) )\blocation(\.href)?\s*=[^=>]/,
  ],
  [
    'markup from a string',
    /\b(inner|outer)HTML\b|dangerouslySetInnerHTML|insertAdjacentHTML|document\.write/,
  ],
  ['code from a string', /\beval\(|new Function\(|set(Timeout|Interval)\(\s*['"`]/],
  ['another policy for strings that become code', /trustedTypes|createPolicy/],
];

/** File, line and name of each match. */
function findings(path: string, source: string): string[] {
  return source
    .split('\n')
    .flatMap((line, index) =>
      WAYS.flatMap(([name, pattern]) => (pattern.test(line) ? [`${path}:${index + 1}: ${name}`] : [])),
    );
}

function sources(): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join('src', path));
}

describe('ways out of the app', () => {
  it('lead through the one link alone', () => {
    const found = sources()
      .filter((path) => path !== THE_LINK)
      .flatMap((path) => findings(path, readFileSync(path, 'utf8')));
    expect(found).toEqual([]);
  });

  it.each([
    ['<a target="_blank">'],
    ["<a target={'_blank'}>"],
    ['<a href="https://evil.example">'],
    ['<a href={`https://${host}`}>'],
    ['<form action="//evil.example">'],
    ["window.open('https://evil.example')"],
    ["location.href = 'https://evil.example'"],
    ['window.location = address'],
    ['location.assign(address)'],
    ['element.innerHTML = text'],
    ['<p dangerouslySetInnerHTML={{ __html: text }} />'],
    ["new Function('return 1')"],
    ["trustedTypes.createPolicy('own', rules)"],
  ])('are seen: %s', (line) => {
    expect(findings('src/x.tsx', line)).not.toEqual([]);
  });

  it.each([['<a href={paths.entry}>'], ['location.href === address'], ['<OutgoingLink href={href}>']])(
    'are not: %s',
    (line) => {
      expect(findings('src/x.tsx', line)).toEqual([]);
    },
  );
});
