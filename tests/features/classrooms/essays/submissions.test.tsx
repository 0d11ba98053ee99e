import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { ClassroomBackend } from '@/data/ports/classrooms';
import type { Submission } from '@/domain/classrooms/submission';
import { paths } from '@/lib/paths';
import { buildClassroom, buildSubmission, buildTheme } from '../../../support/classrooms';
import { address, renderClassroom } from '../render-classroom';

const ROUTE = '/?aba=redacoes';

async function render(essays: readonly Submission[] | ClassroomBackend['submissions'], route = ROUTE) {
  const submissions = typeof essays === 'function' ? essays : async () => [...essays];
  const view = await renderClassroom(undefined, { route, given: { submissions } });
  await waitFor(() => expect(screen.queryByText('Carregando as redações')).toBeNull());
  return view;
}

const list = () => within(screen.getByRole('region', { name: 'Redações enviadas' }));
const rows = () => list().getAllByRole('listitem');

const LARISSA = buildSubmission({
  id: 'envio-2',
  aluno_id: 'aluna-larissa',
  aluno_nome: 'Larissa Antunes',
  tema_id: null,
  tema: 'Democratização do acesso ao cinema no Brasil',
  niveis: null,
});

describe('the essays of a class', () => {
  it('show student, theme, date and total, and lead to the essay', async () => {
    await render([buildSubmission()]);
    expect(rows()[0]).toHaveTextContent(
      /^Helena Prado.*desperdício de alimentos no Brasilhá 2 dias760 de 1000$/,
    );
    expect(list().getByRole('link')).toHaveAttribute('href', paths.teacher.classEssay('envio-1'));
  });

  it.each([
    ['no counting levels are Pendente', { niveis: null }, /Pendente$/],
    ['the teacher’s levels count', { niveis_professor: [200, null, null, null, 160] }, /800 de 1000$/],
    ['a review is told', { revisada: true }, /Revisada$/],
  ] as const)('%s', async (_, overrides, expected) => {
    await render([buildSubmission(overrides)]);
    expect(rows()[0]).toHaveTextContent(expected);
  });

  it('that came after the date of their theme say so', async () => {
    const temas = [buildTheme({ prazo: '2025-10-19T02:59:59.999Z' })];
    await renderClassroom(buildClassroom({ temas }), {
      route: ROUTE,
      given: { submissions: async () => [buildSubmission()] },
    });
    await waitFor(() => expect(rows()[0]).toHaveTextContent(/Atrasada 2 dias$/));
  });

  it('are filtered by student and theme, which the address remembers', async () => {
    const { user } = await render([buildSubmission(), LARISSA, buildSubmission({ id: 'envio-3' })]);
    expect(list().getByText('3').parentElement).toHaveTextContent('3 redações');
    await user.selectOptions(screen.getByLabelText('Aluno'), 'Helena Prado');
    expect(rows()).toHaveLength(2);
    expect(list().getByText('2').parentElement).toHaveTextContent('2 redações de 3');
    await user.selectOptions(screen.getByLabelText('Tema'), 'Outros temas');
    expect(screen.getByText('Nada com este filtro')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Aluno'), 'Todos os alunos');
    expect(rows()[0]).toHaveTextContent('Larissa Antunes');
    expect(address()).toBe('/?aba=redacoes&tema=outro');
    await user.selectOptions(screen.getByLabelText('Aluno'), 'Helena Prado');
    await user.click(screen.getByRole('button', { name: 'Ver todas' }));
    expect(rows()).toHaveLength(3);
  });

  it('of one student are found by the address', async () => {
    await render([buildSubmission(), LARISSA], `${ROUTE}&aluno=aluna-larissa`);
    expect(screen.getByLabelText('Aluno')).toHaveDisplayValue('Larissa Antunes');
    expect(rows()).toHaveLength(1);
  });

  it('come in steps where there are many; the focus goes on at the first new one', async () => {
    const many = Array.from({ length: 1800 }, (_, index) => buildSubmission({ id: `envio-${index}` }));
    const { user } = await render(many);
    expect(rows()).toHaveLength(50);
    expect(list().getByText('50 de 1.800 na tela')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mostrar mais' }));
    expect(rows()).toHaveLength(100);
    expect(within(rows()[50] as HTMLElement).getByRole('link')).toHaveFocus();
  });

  it('say so where there are none', async () => {
    await render([]);
    expect(screen.getByText('Nenhuma redação enviada ainda')).toBeVisible();
  });

  it('that cannot be read can be asked for again', async () => {
    const submissions = vi
      .fn<ClassroomBackend['submissions']>()
      .mockRejectedValueOnce(new AppError('offline'))
      .mockResolvedValue([buildSubmission()]);
    const { user } = await render(submissions);
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
  });
});
