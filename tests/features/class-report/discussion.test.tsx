import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Route, Routes } from 'react-router-dom';
import { AppError } from '@/contracts/app-error';
import type { ClassroomBackend } from '@/data/ports/classrooms';
import { ClassReport } from '@/features/class-report/class-report';
import { ExerciseScreen } from '@/features/class-report/discussion/exercise-screen';
import { buildClassroom, buildSubmission, buildTeacher, fakeClassrooms } from '../../support/classrooms';
import { fakeServices, renderWithServices } from '../../support/services';

const classroom = buildClassroom();
const essays = [
  buildSubmission({ achados: { crase: 2, virgula: 1 } }),
  buildSubmission({ id: 'envio-2', aluno_id: 'aluna-larissa', achados: { crase: 1 } }),
];
const passage = (n: number) => ({
  id: `envio-1:${n}`,
  antes: `Frase número ${n}, que vai `,
  trecho: 'a praia',
  depois: ' com todos.',
  mensagem: `Falta a crase na ${n}.`,
  sugestao: 'à praia',
});

async function show(page: 'report' | 'sheet', passages: ClassroomBackend['passages']) {
  const classrooms = fakeClassrooms({
    get: async () => classroom,
    submissions: async () => essays,
    passages,
  });
  const services = fakeServices({ user: buildTeacher(), backend: { classrooms } });
  await act(async () =>
    renderWithServices(
      <Routes>
        <Route path="/" element={<ClassReport classroomId={classroom.id} />} />
        <Route path="/salas/:id/frases" element={<ExerciseScreen />} />
      </Routes>,
      { services, route: page === 'report' ? '/' : `/salas/${classroom.id}/frases?erro=crase` },
    ),
  );
  return userEvent.setup();
}

const four = async () => [1, 2, 3, 4].map(passage);

it('names what most students are marked for, with three sentences and no name', async () => {
  const passages = vi.fn<ClassroomBackend['passages']>(four);
  const user = await show('report', passages);
  const section = within(await screen.findByRole('region', { name: 'Para discutir em sala' }));
  expect(section.getAllByRole('button', { pressed: true })[0]).toHaveTextContent('2 de 2 alunos');
  expect(await section.findAllByRole('listitem')).toHaveLength(3);
  expect(passages).toHaveBeenCalledExactlyOnceWith(classroom.id, 'crase');
  expect(section.queryByText(/Falta a crase/)).not.toBeInTheDocument();
  await user.click(section.getByRole('button', { name: 'Mostrar explicações' }));
  expect(section.getByText('Falta a crase na 1. Sugestão: à praia.')).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Outras frases' }));
  expect(section.getAllByRole('listitem')[0]).toHaveTextContent('Frase número 4');
  expect(section.queryByText(/Helena|Larissa/)).not.toBeInTheDocument();
});

it.each(['report', 'sheet'] as const)(
  'says when the sentences do not come, and tries again: %s',
  async (page) => {
    const passages = vi
      .fn<ClassroomBackend['passages']>()
      .mockRejectedValueOnce(new AppError('offline'))
      .mockImplementation(four);
    const user = await show(page, passages);
    const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
    expect(screen.queryByText(/Não há frase/)).toBeNull();
    await user.click(retry);
    expect((await screen.findAllByText(/Frase número 1,/))[0]).toBeVisible();
  },
);

it('prints them with lines, the explanations on a page of their own where wanted', async () => {
  const user = await show('sheet', four);
  const sheet = within((await screen.findAllByRole('region', { name: 'Exercício' }))[0]!);
  expect(sheet.getAllByRole('listitem')).toHaveLength(3);
  expect(sheet.queryByText(/Falta a crase/)).not.toBeInTheDocument();
  expect(screen.getAllByText(/Falta a crase na 1/).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('checkbox', { name: 'Explicações em outra página' }));
  expect(screen.queryByText(/Falta a crase na 1/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /crase/i }));
  expect(screen.getByText('Escolha pelo menos um tipo de erro.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Imprimir folha' })).toBeDisabled();
});
