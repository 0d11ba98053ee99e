import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderShells } from '@/app/shells';
import { paths } from '@/lib/paths';

/** The visible text of a page's static shell, and the placeholder of its text field. */
function textAt(path: string): string {
  const holder = document.createElement('div');
  holder.innerHTML = renderShells().find((shell) => shell.path === path)?.markup ?? '';
  return `${holder.textContent} ${holder.querySelector('textarea')?.placeholder ?? ''}`;
}

describe('renderShells', () => {
  it.each([
    ['what Grifo is', paths.entry, 'Correção inteligente de redações com feedback personalizado'],
    ['the empty sheet', paths.student.home, 'Escolha um tema, escreva no seu ritmo'],
    ['what is to be written', paths.student.essay, 'Escreva aqui a sua redação.'],
    ['the name of the list', paths.student.correctedEssays, 'Redações corrigidas'],
    ['the name of the screen', paths.student.progress, 'Progresso'],
  ])('says %s', (_requirement, path, text) => {
    expect(textAt(path)).toContain(text);
  });

  it('is for everybody on the first page, elsewhere for the students', () => {
    expect(renderShells().map(({ path, area }) => [path === paths.entry, area])).toEqual([
      [true, null],
      [false, 'student'],
      [false, 'student'],
      [false, 'student'],
      [false, 'student'],
    ]);
  });

  it('marks the page in the bar of shortcuts', () => {
    document.body.innerHTML = renderShells().find(({ path }) => path === paths.student.essay)?.markup ?? '';

    const bar = within(screen.getByRole('navigation', { name: 'Atalhos' }));
    expect(bar.getByRole('link', { name: 'Redação' })).toHaveAttribute('aria-current', 'page');
    document.body.innerHTML = '';
  });
});
