import { describe, expect, it } from 'vitest';
import { withTemplates } from '../../../tools/prerender/vite-prerender';

const HTML = `<head><script src="/theme.js"></script>
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/base-2.js">
</head><body><div id="root"></div></body>`;

describe('withTemplates', () => {
  it('holds the app back in a template of its own, and leaves the other scripts in the page', () => {
    const [head = '', body = ''] = withTemplates(HTML, []).split('</head>');
    expect(head).toContain('<script src="/theme.js"></script>');
    expect(head).not.toContain('/assets/');
    expect(body).toMatch(/<template id="app"><script type="module"[^>]*index-1[^]*base-2[^]*<\/template>/);
  });

  it('refuses a page that has no app', () => {
    expect(() => withTemplates('<body><div id="root"></div></body>', [])).toThrow(/script of the app/);
  });

  it('names the address and the area of each', () => {
    const html = withTemplates(HTML, [
      { path: '/', area: null, markup: '<h1>Correção inteligente</h1>' },
      { path: '/dashboard/student', area: 'student', markup: '<p>Sua jornada</p>' },
    ]);

    expect(html).toContain('<template data-path="/"><h1>Correção inteligente</h1></template>');
    expect(html).toContain('<template data-path="/dashboard/student" data-area="student"><p>Sua jornada</p>');
  });

  it.each([
    ['styles of an element, which the policy forbids', '<p style="color:red">Olá</p>'],
    ['scripts of an element, which the policy forbids', '<p onclick="go()">Olá</p>'],
    ['ids, which would be there twice', '<main class="wide" id="conteudo">Olá</main>'],
  ])('refuses %s', (_requirement, markup) => {
    expect(() => withTemplates(HTML, [{ path: '/', area: null, markup }])).toThrow(/may not have/);
  });

  it('takes attributes whose names only end like those', () => {
    const markup = '<svg data-id="1" aria-hidden="true"><path stroke-width="1.75"></path></svg>';

    expect(withTemplates(HTML, [{ path: '/', area: null, markup }])).toContain(markup);
  });
});
