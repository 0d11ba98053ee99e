import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitLinks, unlinkedAddresses } from '@/domain/links/split-links';

const linksIn = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? []);

it.each([
  ['an address alone', 'https://www.gov.br/inep', ['https://www.gov.br/inep']],
  ['the full stop after it is not part of it', 'Veja https://www.gov.br/inep.', ['https://www.gov.br/inep']],
  ['nor are brackets around it', '(https://www.gov.br/inep)', ['https://www.gov.br/inep']],
  ['a bracket opened in it is', 'https://www.gov.br/x_(y)', ['https://www.gov.br/x_(y)']],
  ['nor are quotation marks', '“https://www.gov.br/”, disse', ['https://www.gov.br/']],
  [
    'two addresses',
    'https://enem.inep.gov.br/1 e https://sisu.mec.gov.br/2',
    ['https://enem.inep.gov.br/1', 'https://sisu.mec.gov.br/2'],
  ],
  ['query and fragment', 'https://www.gov.br/?a=1&b=2#c', ['https://www.gov.br/?a=1&b=2#c']],
  ['no other scheme', 'http://www.gov.br javascript:alert(1) ftp://www.gov.br data:text/html,x', []],
  ['no host that is not on the list', 'https://blog.example/ https://localhost/ https://bit.ly/abc', []],
  ['no name before the host', 'https://www.gov.br@evil.example/', []],
  ['no address that is none', 'https:// e https://.', []],
  ['markup ends it', '<a href="https://www.gov.br/">x</a>', ['https://www.gov.br/']],
])('%s', (_requirement, text, expected) => {
  expect(linksIn(text)).toEqual(expected);
});

it('loses nothing of any text, and links to https alone', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('https://', 'www.gov.br', 'a.example', ' ', '\n', ')', '.', '@'),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      const parts = splitLinks(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const { href } of parts) expect(href ?? 'https:').toMatch(/^https:/);
    }),
  );
});

it.each([
  ['none where all are links', 'Veja https://www.gov.br/inep.', []],
  ['a host that is not on the list', 'Leia https://blog.example/enem.', ['https://blog.example/enem']],
  ['one without TLS', 'http://www.gov.br/inep', ['http://www.gov.br/inep']],
  ['one without a scheme', 'Entre em www.gov.br/inep', ['www.gov.br/inep']],
  ['each once', 'https://a.example/ e https://a.example/', ['https://a.example/']],
  ['between links', 'https://www.gov.br/ https://a.example/ https://www.gov.br/', ['https://a.example/']],
])('of the addresses that stay text: %s', (_requirement, text, expected) => {
  expect(unlinkedAddresses(text)).toEqual(expected);
});
