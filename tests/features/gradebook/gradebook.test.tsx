import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { ClassroomBackend } from '@/data/ports/classrooms';
import type { Classroom } from '@/domain/classrooms/classroom';
import type { Submission } from '@/domain/classrooms/submission';
import { Gradebook } from '@/features/gradebook/gradebook';
import {
  buildClassroom,
  buildSubmission,
  buildTeacher,
  buildTheme,
  fakeClassrooms,
} from '../../support/classrooms';
import { fakeServices, renderWithServices } from '../../support/services';

const older = buildTheme({
  id: 'tema-0',
  tema: 'Leitura em casa',
  criado_em: '2025-09-01T12:00:00.000Z',
  prazo: '2025-09-16T02:59:59.999Z',
});
const classroom = buildClassroom({
  temas: [buildTheme(), older],
  alunos: [
    ...buildClassroom().alunos,
    {
      id: 'aluno-nilo',
      nome: 'Nilo Reis',
      entrou_em: '2025-08-07T12:00:00.000Z',
      nome_anterior: null,
      nome_na_lista: null,
    },
  ],
});
const essays = [
  buildSubmission(),
  buildSubmission({
    id: 'envio-2',
    tema_id: 'tema-0',
    enviado_em: '2025-09-18T12:00:00.000Z',
    niveis: [80, 80, 80, 80, 80],
  }),
  buildSubmission({ id: 'envio-3', aluno_id: 'aluna-larissa', niveis: [200, 200, 200, 200, 200] }),
  buildSubmission({ id: 'envio-4', aluno_id: 'aluno-nilo', niveis: null }),
];

type Given = Partial<ClassroomBackend> & { classroom?: Classroom };

function Address() {
  return <output data-testid="address">{useLocation().pathname}</output>;
}

async function show(
  sent: readonly Submission[] = essays,
  { classroom: shown = classroom, ...given }: Given = {},
) {
  const classrooms = fakeClassrooms({ get: async () => shown, submissions: async () => [...sent], ...given });
  const services = fakeServices({ user: buildTeacher(), backend: { classrooms } });
  await act(async () =>
    renderWithServices(
      <>
        <Gradebook classroomId={shown.id} />
        <Address />
      </>,
      { services },
    ),
  );
}

const grid = () => screen.getByRole('grid', { name: 'Notas por aluno e tema' });
const rows = () => within(grid()).getAllByRole('row');
const names = () =>
  within(grid())
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);
/** The cells of the nth student; browsers expose them as grid cells. */
const cells = (nth: number) =>
  within(rows()[nth]!)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const sortBy = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const header = (name: string | RegExp) => screen.getByRole('columnheader', { name });

const FOOT = 8;

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1280);
  window.dispatchEvent(new Event('resize'));
});

describe('the gradebook', () => {
  it('has students by themes with totals, levels, averages, faults and delays', async () => {
    await show();
    await waitFor(() => expect(grid()).toBeVisible());
    expect(
      within(grid())
        .getAllByRole('columnheader')
        .map((one) => one.textContent),
    ).toEqual([
      'Aluno',
      'Média',
      'Leitura em casa1 set',
      expect.stringMatching(/15 out$/),
      'I',
      'II',
      'III',
      'IV',
      'V',
      'Faltas',
      'Atrasos',
    ]);
    expect(cells(1)).toEqual([
      '580',
      '4003 dias, atrasada 3 dias',
      '760',
      '100',
      '120',
      '100',
      '120',
      '140',
      '0',
      '1',
    ]);
    expect(cells(2)).toEqual(['1000', 'falta', '1000', '200', '200', '200', '200', '200', '1', '0']);
    expect(cells(3)).toEqual(['–', 'falta', 'Pendente', '–', '–', '–', '–', '–', '1', '0']);
    expect(screen.getByRole('img', { name: 'I 80, II 80, III 80, IV 80, V 80' })).toBeVisible();
    expect(within(grid()).getAllByRole('link', { name: /atrasada 3 dias/ })[0]).toHaveAttribute(
      'href',
      '/dashboard/teacher/redacoes/envio-2',
    );
  });

  it('has the averages of the class below, per theme and per competency', async () => {
    await show();
    await waitFor(() => expect(names().slice(3)).toHaveLength(FOOT));
    expect(names()[3]).toBe('Média da sala');
    expect(cells(4).slice(0, 4)).toEqual(['720', '400', '880', '133']);
    expect(names()[4]).toMatch(/^I /);
    expect(cells(5).slice(0, 4)).toEqual(['', '80', '160', '']);
    expect(cells(10).slice(1, 3)).toEqual(['2', '0']);
  });

  it('is sorted by any column, who has no figure last either way', async () => {
    await show();
    await waitFor(() =>
      expect(names().slice(0, 3)).toEqual(['Helena Prado', 'Larissa Antunes', 'Nilo Reis']),
    );
    await sortBy(/desperdício/);
    expect(header(/desperdício/)).toHaveAttribute('aria-sort', 'descending');
    expect(names().slice(0, 3)).toEqual(['Larissa Antunes', 'Helena Prado', 'Nilo Reis']);
    await sortBy(/desperdício/);
    expect(header(/desperdício/)).toHaveAttribute('aria-sort', 'ascending');
    expect(names().slice(0, 3)).toEqual(['Helena Prado', 'Larissa Antunes', 'Nilo Reis']);
    await sortBy('Aluno');
    await sortBy('Aluno');
    expect(names().slice(0, 3)).toEqual(['Nilo Reis', 'Larissa Antunes', 'Helena Prado']);
    await sortBy('Faltas');
    expect(names()[2]).toBe('Helena Prado');
    await sortBy(/^Média da competência V:/);
    expect(names()[0]).toBe('Larissa Antunes');
  });

  it('has one tab stop, which the keys of a grid move', async () => {
    await show();
    await waitFor(() => expect(grid()).toBeVisible());
    const stops = () => grid().querySelectorAll('[tabindex="0"]');
    expect(stops()).toHaveLength(1);
    act(() => (stops()[0] as HTMLElement).focus());
    const keys = async (pressed: string) => userEvent.keyboard(pressed);
    const focused = () => document.activeElement;
    expect(focused()).toHaveTextContent('Helena Prado');
    await keys('{ArrowRight}{ArrowRight}');
    expect(focused()).toHaveAttribute('href', '/dashboard/teacher/redacoes/envio-2');
    await keys('{ArrowDown}');
    expect(focused()).toHaveTextContent('falta');
    await keys('{End}');
    expect(focused()).toHaveTextContent('0');
    await keys('{Home}');
    expect(focused()).toHaveTextContent('Larissa Antunes');
    await keys('{Control>}{Home}{/Control}');
    expect(focused()).toBe(screen.getByRole('button', { name: 'Aluno' }));
    await keys('{ArrowUp}{ArrowLeft}');
    expect(focused()).toBe(screen.getByRole('button', { name: 'Aluno' }));
    await keys('{Control>}{End}{/Control}');
    expect(focused()?.closest('tr')).toHaveTextContent(/^Atrasos/);
    await keys('{PageUp}');
    expect(focused()?.closest('tr')).toHaveTextContent(/^Helena/);
    await keys('{PageDown}');
    expect(focused()?.closest('tr')).toHaveTextContent(/^Atrasos/);
    expect(stops()).toHaveLength(1);
  });

  it('goes on from the cell that was pressed, sorts and opens by Enter', async () => {
    await show();
    await waitFor(() => expect(grid()).toBeVisible());
    act(() => screen.getByRole('link', { name: /^1000/ }).focus());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    expect(header(/desperdício/)).toHaveAttribute('aria-sort', 'descending');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/teacher/redacoes/envio-3');
  });

  it('leads from a name to the page of the student', async () => {
    await show();
    expect(await screen.findByRole('link', { name: 'Nilo Reis' })).toHaveAttribute(
      'href',
      '/dashboard/teacher/classrooms/sala-3a/alunos/aluno-nilo',
    );
  });

  it('of a class that nobody has joined says so', async () => {
    await show([], { classroom: buildClassroom({ alunos: [] }) });
    expect(await screen.findByText('Ninguém entrou na sala ainda')).toBeVisible();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });

  it('of a class without themes or essays has its students', async () => {
    await show([buildSubmission({ tema_id: null })], { classroom: buildClassroom({ temas: [] }) });
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['Helena Prado', 'Larissa Antunes']));
    expect(screen.getByText(/A sala ainda não tem tema/)).toBeVisible();
    expect(screen.getByText(/Uma redação é sobre um tema de fora da sala/)).toBeVisible();
  });

  it('says when it cannot be loaded, and asks again', async () => {
    const submissions = vi
      .fn<ClassroomBackend['submissions']>()
      .mockRejectedValueOnce(new AppError('offline'))
      .mockResolvedValue([...essays]);
    await show([], { submissions });
    expect(await screen.findByText('As notas não abriram agora')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(grid()).toBeVisible());
  });
});

describe('the gradebook of a large class', () => {
  const STUDENTS = 200;
  const THEMES = 20;
  const classroom = buildClassroom({
    temas: Array.from({ length: THEMES }, (_, at) =>
      buildTheme({
        id: `t${THEMES - at}`,
        tema: `Tema ${THEMES - at}`,
        criado_em: new Date(Date.UTC(2025, 8, 30 - at)).toISOString(),
      }),
    ),
    alunos: Array.from({ length: STUDENTS }, (_, at) => ({
      id: `a${at}`,
      nome: `Aluno ${String(at).padStart(3, '0')}`,
      entrou_em: '2025-01-01T00:00:00.000Z',
      nome_anterior: null,
      nome_na_lista: null,
    })),
  });
  const many = classroom.alunos.flatMap(({ id, nome }, student) =>
    classroom.temas.map((theme, at) => {
      const level = ([0, 40, 80, 120, 160, 200] as const)[(student * 7 + at) % 6]!;
      return buildSubmission({
        id: `${id}-${theme.id}`,
        aluno_id: id,
        aluno_nome: nome,
        tema_id: theme.id,
        niveis: [level, 120, 120, 120, 120],
      });
    }),
  );

  beforeEach(() => {
    // jsdom computes no layout, so the test sets a box of 600 px, for rows of 52 px.
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  });

  it('draws the rows near the window alone, and tells how many there are', async () => {
    await show(many, { classroom });
    await waitFor(() => expect(rows().length).toBeGreaterThan(15));
    expect(rows().length).toBeLessThan(60);
    expect(grid()).toHaveAttribute('aria-rowcount', String(1 + STUDENTS + FOOT));
    expect(rows()[1]).toHaveAttribute('aria-rowindex', '2');
  });

  it('keeps the row with the focus drawn, however far it is', async () => {
    await show(many, { classroom });
    await waitFor(() => expect(rows().length).toBeGreaterThan(15));
    act(() => screen.getByRole('link', { name: 'Aluno 000' }).focus());
    await userEvent.keyboard('{PageDown}'.repeat(6));
    expect(document.activeElement).toHaveTextContent('Aluno 060');
    expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '62');
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowUp}');
    expect(document.activeElement?.closest('tr')).toHaveTextContent(/^Faltas/);
  });

  it('is sorted as a whole, not what is drawn of it', async () => {
    await show(many, { classroom });
    await waitFor(() => expect(rows().length).toBeGreaterThan(15));
    await sortBy('Aluno');
    await sortBy('Aluno');
    expect(names()[0]).toBe('Aluno 199');
    await sortBy(/^Tema 1,/);
    expect(cells(1)[1]).toBe('680');
  });

  it('is printed whole', async () => {
    await show(many, { classroom });
    await waitFor(() => expect(rows().length).toBeGreaterThan(15));
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(rows()).toHaveLength(1 + STUDENTS + FOOT);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(rows().length).toBeLessThan(60);
  });
});

describe('the gradebook on a phone', () => {
  beforeEach(() => {
    vi.stubGlobal('innerWidth', 390);
    window.dispatchEvent(new Event('resize'));
  });

  const items = () =>
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((one) => one.textContent);

  it('shows one theme at a time, the current one first, and the averages of all', async () => {
    await show();
    await waitFor(() =>
      expect(items()).toEqual(['Helena Prado760', 'Larissa Antunes1000', 'Nilo ReisPendente']),
    );
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Mostrar'), 'tema-0');
    expect(items()).toEqual([
      'Helena Prado4003 dias, atrasada 3 dias',
      'Larissa Antunesfalta',
      'Nilo Reisfalta',
    ]);
    expect(screen.getByText('Média da sala')).toHaveTextContent('Média da sala 400');
    await userEvent.selectOptions(screen.getByLabelText('Mostrar'), 'Média de todos os temas');
    expect(items()).toEqual(['Helena Prado5801 atraso', 'Larissa Antunes10001 falta', 'Nilo Reis–1 falta']);
  });

  it('is sorted by grade, who has none last', async () => {
    await show();
    await screen.findByLabelText('Ordenar por');
    await userEvent.selectOptions(screen.getByLabelText('Ordenar por'), 'best');
    expect(items()).toEqual(['Larissa Antunes1000', 'Helena Prado760', 'Nilo ReisPendente']);
    await userEvent.selectOptions(screen.getByLabelText('Ordenar por'), 'worst');
    expect(items()).toEqual(['Helena Prado760', 'Larissa Antunes1000', 'Nilo ReisPendente']);
  });

  it('is printed as the grid', async () => {
    await show();
    await screen.findByLabelText('Mostrar');
    fireEvent(window, new Event('beforeprint'));
    expect(grid()).toBeInTheDocument();
    fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
  });
});
