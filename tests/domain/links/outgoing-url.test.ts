import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toVideoSearchUrl } from '@/domain/evaluation/correction';
import { checkoutUrl, outgoingUrl } from '@/domain/links/outgoing-url';

const ENEM = 'https://www.gov.br/inep/pt-br/areas-de-atuacao/avaliacao-e-exames-educacionais/enem';

describe('outgoingUrl', () => {
  it.each([
    ['the page of the exam', ENEM],
    ['with query and fragment', `${ENEM}?ano=2026#provas`],
    ['the participant’s page', 'https://enem.inep.gov.br/participante/'],
    ['a file of the Inep', 'https://download.inep.gov.br/enem/cartilha.pdf'],
    ['the ministry', 'https://sisu.mec.gov.br/'],
    ['a video', 'https://www.youtube.com/watch?v=abc123&t=90'],
    ['a search for videos', toVideoSearchUrl('vírgula: antes de "e"')],
    ['a fragment that is a path', `${ENEM}#/provas/2025`],
  ])('leads to %s', (_requirement, address) => {
    expect(outgoingUrl(address)).toBe(address);
  });

  it('writes the host as the browser does', () => {
    expect(outgoingUrl('HTTPS://WWW.GOV.BR/inep')).toBe('https://www.gov.br/inep');
  });

  it.each([
    ['a script', 'javascript:alert(1)'],
    ['a script with a comment that looks like a host', 'javascript://www.gov.br/%0aalert(1)'],
    ['a script over two lines', 'java\nscript:alert(1)'],
    ['a page written out', 'data:text/html,<script>alert(1)</script>'],
    ['what is in memory', 'blob:https://www.gov.br/0b5f'],
    ['a file', 'file:///etc/passwd'],
    ['a message', 'mailto:alguem@example.com'],
    ['no TLS', 'http://www.gov.br/'],
    ['no scheme', '//www.gov.br/'],
    ['a path', '/dashboard'],
    ['nothing', ''],
    ['a name before the host', 'https://www.gov.br@evil.example/'],
    ['a name and a password before the host', 'https://www.gov.br:443@evil.example/'],
    ['a name before a host of the list', 'https://evil.example@www.gov.br/'],
    ['an empty name', 'https://@www.gov.br/'],
    ['a port', 'https://www.gov.br:8443/'],
    ['even the usual port', 'https://www.gov.br:443/'],
    ['a backslash for a slash', String.raw`https:\\www.gov.br/`],
    ['a backslash after the host', String.raw`https://www.gov.br\@evil.example/`],
    ['a backslash in the path', String.raw`https://www.gov.br/\evil.example`],
    ['three slashes', 'https:///www.gov.br/'],
    ['one slash', 'https:/www.gov.br/'],
    ['a tab within', 'https://www.gov\t.br/'],
    ['a space before', ' https://www.gov.br/'],
    ['a full stop of another script', 'https://www。gov。br/'],
    ['full-width letters', 'https://ｗｗｗ.gov.br/'],
    ['a Cyrillic letter', 'https://www.gоv.br/'],
    ['the same in punycode', 'https://www.xn--gv-fmc.br/'],
    ['a letter that is not seen', 'https://www.gov\u00AD.br/'],
    ['an encoded host', 'https://www%2Egov.br/'],
    ['a full stop after the host', 'https://www.gov.br./'],
    ['a host that ends like one of the list', 'https://evilmec.gov.br/'],
    ['a host that begins like one of the list', 'https://www.gov.br.evil.example/'],
    ['another government', 'https://prefeitura.exemplo.gov.br/'],
    ['an address in numbers', 'https://3627734734/'],
    ['a shortener', 'https://bit.ly/abc'],
    ['the redirector of the video site', 'https://www.youtube.com/redirect?q=https%3A%2F%2Fevil.example'],
    ['an address that leads on', 'https://www.gov.br/sair?url=https://evil.example/'],
    ['one without a scheme', 'https://www.gov.br/sair?url=//evil.example/'],
    ['one that is a host and a path', 'https://www.gov.br/sair?url=evil.example/x'],
    ['one encoded twice', 'https://www.gov.br/sair?url=https%253A%252F%252Fevil.example'],
    ['one in the path', 'https://www.gov.br/sair/https://evil.example/'],
    ['one in the fragment', 'https://www.gov.br/#next=https://evil.example/'],
  ])('does not lead to %s', (_requirement, address) => {
    expect(outgoingUrl(address)).toBeNull();
  });

  it('answers for any text, and only with an address of the list', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'https://',
        'www.gov.br',
        'evil.example',
        '@',
        ':',
        '/',
        '\\',
        '?',
        '#',
        '%2f',
        '%',
        '.',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const url = outgoingUrl(pieces.join(''));
        expect(url === null || new URL(url).hostname).toSatisfy(
          (host: true | string) => host === true || ['www.gov.br', 'www.youtube.com'].includes(host),
        );
      }),
    );
  });
});

describe('checkoutUrl', () => {
  it.each([
    ['with a query', 'https://pay.example.com/grifo?plano=12'],
    [
      'with where the buyer comes back to',
      'https://pay.example.com/?redirect_url=https%3A%2F%2Fgrifo.example',
    ],
    ['with an address in the path', 'https://pay.example.com/sair/https://grifo.example/'],
    ['with a port', 'https://pay.example.com:8443/grifo'],
    ['on this machine, as a test', 'http://127.0.0.1:54321/pagamento-de-teste?produto=aluno_12'],
  ])('leads to what is configured %s, which no list leads to', (_requirement, address) => {
    expect(checkoutUrl(address)).toBe(address);
    expect(outgoingUrl(address)).toBeNull();
  });

  it.each([
    ['no TLS', 'http://pay.example.com/'],
    ['a host that begins like this machine', 'http://localhost.example.com/'],
    ['a name that is this machine', 'http://127.0.0.1:80@pay.example.com/'],
    ['a script', 'javascript:alert(1)'],
    ['no address', 'loja'],
  ])('does not lead to %s', (_requirement, address) => {
    expect(checkoutUrl(address)).toBeNull();
  });
});
