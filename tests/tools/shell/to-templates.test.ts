import { describe, expect, it } from 'vitest';
import { toTemplates } from '../../../tools/shell/to-templates';

describe('toTemplates', () => {
  it('names the address and the area of each', () => {
    const html = toTemplates([
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
    expect(() => toTemplates([{ path: '/', area: null, markup }])).toThrow(/may not have/);
  });

  it('takes attributes whose names only end like those', () => {
    const markup = '<svg data-id="1" aria-hidden="true"><path stroke-width="1.75"></path></svg>';

    expect(toTemplates([{ path: '/', area: null, markup }])).toContain(markup);
  });
});
