import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { ClassroomBackend } from '@/data/ports/classrooms';
import { TeacherHome } from '@/features/teacher-home/teacher-home';
import { paths } from '@/lib/paths';
import { buildRecentEssay, buildSummary, buildTeacher, fakeClassrooms } from '../../support/classrooms';
import { fakeServices, renderWithServices } from '../../support/services';

const CLASSES = [
  buildSummary({ alunos: 28, redacoes: 1084, media: 720 }),
  buildSummary({
    id: 'sala-noite',
    nome: 'Extensivo noturno',
    alunos: 35,
    redacoes: 72,
    media: 680,
  }),
];

async function show(given: Partial<ClassroomBackend> = { list: async () => CLASSES }) {
  const services = fakeServices({ user: buildTeacher(), backend: { classrooms: fakeClassrooms(given) } });
  await act(async () => renderWithServices(<TeacherHome />, { services }));
}

async function showLoaded(given?: Partial<ClassroomBackend>) {
  await show(given);
  await waitFor(() => expect(screen.queryByText('Carregando suas salas')).toBeNull());
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const link = (name: string | RegExp) => screen.getByRole('link', { name });

describe('the banner', () => {
  it('welcomes by name and leads to the classes and to a new one', async () => {
    await showLoaded();
    expect(screen.getByRole('heading', { name: 'Boa tarde, Otávio.' })).toBeVisible();
    expect(screen.getByText('Gerencie suas salas e acompanhe o progresso dos seus alunos')).toBeVisible();
    expect(link('Ver salas')).toHaveAttribute('href', paths.teacher.classrooms);
    expect(link('Nova sala')).toHaveAttribute('href', paths.teacher.newClassroom);
  });

  it.each(['Visão geral', 'Suas salas', 'Redações recentes'])(
    'labels "%s" where it is made up',
    async (name) => {
      await showLoaded({ list: async () => CLASSES, hasSamples: () => true });
      expect(region(name).getByText('dados de exemplo')).toBeVisible();
    },
  );

  it('says nothing of samples where there are none', async () => {
    await showLoaded();
    expect(screen.queryByText(/dados de exemplo/)).toBeNull();
  });
});

describe('the four numbers', () => {
  it.each([
    ['total de salas', '2'],
    ['total de alunos', '63'],
    ['redações corrigidas', '1.156'],
    ['média geral', '700'],
  ])('%s: %s', async (label, value) => {
    await showLoaded();
    expect(screen.getByText(label).parentElement).toHaveTextContent(label + value);
  });

  it('have no average before anything is corrected', async () => {
    await showLoaded({
      list: async () => [buildSummary({ redacoes: 0, media: null })],
    });
    expect(screen.getByText('média geral').parentElement).toHaveTextContent('média geral–');
    expect(screen.getByText('Nenhuma redação corrigida ainda.')).toBeVisible();
  });
});

describe('the classes', () => {
  it('show students and average, and lead to their pages', async () => {
    await showLoaded();
    const cards = region('Suas salas').getAllByRole('listitem');
    expect(cards.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/28 alunos.*720/),
      expect.stringMatching(/35 alunos.*680/),
    ]);
    expect(link('Ver sala: Extensivo noturno')).toHaveAttribute(
      'href',
      paths.teacher.classroom('sala-noite'),
    );
  });

  it('are four at most, with the way to the others', async () => {
    const many = Array.from({ length: 20 }, (_, index) => buildSummary({ id: `sala-${index}` }));
    await showLoaded({ list: async () => many });
    expect(region('Suas salas').getAllByRole('listitem')).toHaveLength(4);
    expect(link('Ver todas as 20 salas')).toHaveAttribute('href', paths.teacher.classrooms);
  });
});

describe('the latest essays', () => {
  it('are Corrigida with a total or Pendente without, and lead to the essay', async () => {
    await showLoaded({
      list: async () => CLASSES,
      recentEssays: async () => [
        buildRecentEssay({ envio_id: 'a', total: null }),
        buildRecentEssay({ envio_id: 'b', aluno_nome: 'Caio Ferreira', total: 920 }),
      ],
    });
    const rows = region('Redações recentes').getAllByRole('link');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Helena Prado.*há 2 dias.*Pendente$/),
      expect.stringMatching(/^Caio Ferreira.*920 de 1000.*Corrigida$/),
    ]);
    expect(rows[1]).toHaveAttribute('href', paths.teacher.classEssay('b'));
  });

  it('that cannot be read leave the classes on screen, and can be asked for again', async () => {
    const recentEssays = vi
      .fn<ClassroomBackend['recentEssays']>()
      .mockRejectedValueOnce(new AppError('offline'))
      .mockResolvedValue([buildRecentEssay()]);
    await showLoaded({ list: async () => CLASSES, recentEssays });
    expect(region('Redações recentes').getByText('As redações não abriram agora')).toBeVisible();
    expect(region('Suas salas').getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('Helena Prado')).toBeVisible();
  });
});

describe('before there is anything', () => {
  it('a skeleton says that it loads', async () => {
    await show({ list: () => new Promise(() => {}) });
    expect(screen.getByText('Carregando suas salas')).toBeInTheDocument();
  });

  it('a new teacher sees the four numbers at zero, and is led to the first class, and to nothing else', async () => {
    await showLoaded({ list: async () => [] });
    for (const label of ['total de salas', 'total de alunos', 'redações corrigidas'])
      expect(region('Visão geral').getByText(label).parentElement).toHaveTextContent(`${label}0`);
    expect(region('Visão geral').getByText('média geral').parentElement).toHaveTextContent('média geral–');
    expect(screen.getByRole('heading', { name: 'Crie sua primeira sala' })).toBeVisible();
    expect(screen.getAllByRole('link')).toEqual([link('Criar sala')]);
    expect(link('Criar sala')).toHaveAttribute('href', paths.teacher.newClassroom);
  });

  it('a failure says what is still true, and tries again', async () => {
    const list = vi
      .fn<ClassroomBackend['list']>()
      .mockRejectedValueOnce(new AppError('server-unavailable'))
      .mockResolvedValue(CLASSES);
    await showLoaded({ list });
    expect(screen.getByRole('alert')).toHaveTextContent('Elas continuam guardadas');
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('Extensivo noturno')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
