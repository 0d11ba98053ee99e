import { describe, expect, it } from 'vitest';
import { devNav, studentNav, teacherNav, visibleNav } from '@/app/layouts/nav-items';

const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label);
const inPromo = visibleNav(studentNav, true);

describe('the menus', () => {
  it.each([
    [
      'student sidebar',
      visibleNav(studentNav, false).menu,
      ['Início', 'Redação', 'Progresso', 'Upgrade', 'Comunicado', 'Feedback', 'Perfil'],
    ],
    [
      'student sidebar in the promotion: no upgrade',
      inPromo.menu,
      ['Início', 'Redação', 'Progresso', 'Comunicado', 'Feedback', 'Perfil'],
    ],
    ['student bottom bar', visibleNav(studentNav, false).bar, ['Início', 'Redação', 'Marketplace', 'Perfil']],
    ['student bottom bar in the promotion', inPromo.bar, ['Início', 'Redação', 'Marketplace', 'Perfil']],
    ['teacher sidebar', teacherNav.menu, ['Início', 'Salas', 'Comunicado', 'Feedback', 'Perfil']],
    ['teacher bottom bar', teacherNav.bar, ['Início', 'Salas', 'Perfil']],
    ['developers’ menu', devNav.menu, ['Comunicados', 'Mensagens', 'Meus dados']],
  ])('%s', (_requirement, pages, expected) => {
    expect(labels(pages)).toEqual(expected);
  });

  it('the sidebar sells on the sales page', () => {
    expect(studentNav.menu.find(({ label }) => label === 'Upgrade')?.to).toBe(
      '/dashboard/student/upgrade-enem',
    );
  });
});
