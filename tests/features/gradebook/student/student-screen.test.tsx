import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { ClassroomBackend } from '@/data/ports/classrooms';
import type { Submission } from '@/domain/classrooms/submission';
import { StudentScreen } from '@/features/gradebook/student/student-screen';
import {
  buildClassroom,
  buildSubmission,
  buildTeacher,
  buildTheme,
  fakeClassrooms,
} from '../../../support/classrooms';
import { fakeServices, renderWithServices } from '../../../support/services';

beforeAll(async () => {
  await import('@/features/gradebook/student/evolution-chart');
});

const older = buildTheme({
  id: 'tema-0',
  tema: 'Leitura em casa',
  criado_em: '2025-09-01T12:00:00.000Z',
  prazo: '2025-09-16T02:59:59.999Z',
});
const classroom = buildClassroom({ temas: [buildTheme(), older] });
const essays = [
  buildSubmission({ achados: { crase: 2, virgula: 1 } }),
  buildSubmission({
    id: 'envio-2',
    tema_id: 'tema-0',
    tema: older.tema,
    enviado_em: '2025-09-18T12:00:00.000Z',
    niveis: [80, 80, 80, 80, 80],
    achados: { crase: 1 },
  }),
  buildSubmission({
    id: 'envio-3',
    tema_id: null,
    tema: 'O cinema no Brasil',
    enviado_em: '2025-08-18T12:00:00.000Z',
    niveis: null,
  }),
];

async function show(
  sent: readonly Submission[] = essays,
  { studentId = 'aluna-helena', ...given }: Partial<ClassroomBackend> & { studentId?: string } = {},
) {
  const classrooms = fakeClassrooms({
    get: async () => classroom,
    submissions: async () => [...sent],
    ...given,
  });
  const services = fakeServices({ user: buildTeacher(), backend: { classrooms } });
  await act(async () =>
    renderWithServices(<StudentScreen classroomId={classroom.id} studentId={studentId} />, { services }),
  );
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const items = (name: string) =>
  region(name)
    .getAllByRole('listitem')
    .map((one) => one.textContent);
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling;

describe('the page of a student', () => {
  it('tells mean, essays, missing and late ones', async () => {
    await show();
    expect(await screen.findByRole('heading', { level: 2, name: 'Helena Prado' })).toBeVisible();
    expect(document.title).toContain('Helena Prado');
    expect(figure('Média')).toHaveTextContent('580 de 1000');
    expect(figure('Redações')).toHaveTextContent('3 enviadas');
    expect(figure('Faltas')).toHaveTextContent('0');
    expect(figure('Atrasos')).toHaveTextContent('1');
  });

  it('shows the evolution of the total and of each competency', async () => {
    await show();
    await screen.findByRole('img', { name: /Linha de redação em redação: Nota total/ });
    expect(items('Evolução')).toEqual([
      expect.stringMatching(/^I.*80 → passou a 120$/),
      expect.stringMatching(/^II.*80 → passou a 160$/),
      expect.stringMatching(/^III.*80 → passou a 120$/),
      expect.stringMatching(/^IV.*80 → passou a 160$/),
      expect.stringMatching(/^V.*80 → passou a 200$/),
    ]);
    await userEvent.selectOptions(screen.getByLabelText('O que acompanhar'), 'V Proposta de intervenção');
    expect(screen.getByRole('img', { name: /redação: V Proposta de intervenção/ })).toBeVisible();
    await userEvent.click(region('Evolução').getByText('Ver como tabela'));
    const table = screen.getByRole('table', { name: 'A evolução em números' });
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(['20/10/2025760120160120160200', '18/09/20254008080808080']);
  });

  it('names what comes back, what was set and done, and other essays, with links', async () => {
    await show();
    await waitFor(() => expect(items('Marcações que voltam')).toHaveLength(1));
    expect(items('Marcações que voltam')[0]).toContain('Uso da crase2 de 2');
    expect(items('O que foi pedido e o que foi feito')).toHaveLength(2);
    const link = region('O que foi pedido e o que foi feito').getByRole('link', {
      name: '400, I 80, II 80, III 80, IV 80, V 80, atrasada 3 dias: Leitura em casa',
    });
    expect(link).toHaveAttribute('href', '/dashboard/teacher/redacoes/envio-2');
    expect(
      region('Outras redações').getByRole('link', { name: 'Pendente: O cinema no Brasil' }),
    ).toHaveAttribute('href', '/dashboard/teacher/redacoes/envio-3');
  });

  it('of who has sent nothing says so, and what is missing', async () => {
    await show(essays, { studentId: 'aluna-larissa' });
    expect(await screen.findByText(/ainda não enviou uma redação para esta sala/)).toBeVisible();
    expect(items('O que foi pedido e o que foi feito')).toEqual([
      expect.stringMatching(/ainda não$/),
      expect.stringMatching(/falta$/),
    ]);
    expect(screen.queryByRole('region', { name: 'Evolução' })).not.toBeInTheDocument();
  });

  it('of one essay has no line yet', async () => {
    await show([buildSubmission()]);
    expect(await screen.findByText('Na única redação corrigida')).toBeVisible();
    expect(screen.queryByLabelText('O que acompanhar')).not.toBeInTheDocument();
    expect(screen.getByText(/Nenhum tipo de marcação apareceu em duas redações/)).toBeVisible();
  });

  it.each([
    ['who is not in the class', { studentId: 'alguem' }],
    ['a class that is not there', { get: async () => null }],
  ])('says that it cannot find %s', async (_, given) => {
    await show(essays, given);
    expect(await screen.findByText('Aluno não encontrado')).toBeVisible();
  });

  it('says when it cannot be loaded, and asks again', async () => {
    const submissions = vi
      .fn<ClassroomBackend['submissions']>()
      .mockRejectedValueOnce(new AppError('offline'))
      .mockResolvedValue([...essays]);
    await show([], { submissions });
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('heading', { name: 'Helena Prado' })).toBeVisible();
  });
});
