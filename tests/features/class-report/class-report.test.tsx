import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { ClassroomBackend } from '@/data/ports/classrooms';
import type { Classroom } from '@/domain/classrooms/classroom';
import type { Submission } from '@/domain/classrooms/submission';
import { ClassReport } from '@/features/class-report/class-report';
import {
  buildClassroom,
  buildClassStudent,
  buildSubmission,
  buildTeacher,
  buildTheme,
  fakeClassrooms,
} from '../../support/classrooms';
import { fakeServices, renderWithServices } from '../../support/services';

beforeAll(async () => {
  await import('@/features/class-report/report-charts');
});

const older = buildTheme({ id: 'tema-0', tema: 'Leitura em casa', criado_em: '2025-09-01T12:00:00.000Z' });
const current = buildTheme({ prazo: '2025-10-20T02:59:59.999Z' });
const classroom = buildClassroom({ temas: [current, older] });

async function show(
  essays: readonly Submission[],
  given: Partial<ClassroomBackend> & { classroomData?: Classroom } = {},
) {
  const { classroomData = classroom, ...rest } = given;
  const classrooms = fakeClassrooms({
    get: async () => classroomData,
    submissions: async () => [...essays],
    ...rest,
  });
  const services = fakeServices({ user: buildTeacher(), backend: { classrooms } });
  await act(async () => renderWithServices(<ClassReport classroomId={classroom.id} />, { services }));
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const openTable = async (name: string) => userEvent.click(region(name).getByText('Ver como tabela'));

/** The cells of every row of a table. */
function rowsOf(table: HTMLElement): string[][] {
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent ?? ''));
}

describe('ClassReport', () => {
  it('of a class without essays says where it begins, and who has not written', async () => {
    await show([]);
    expect(await screen.findByText('Ainda não há redações nesta sala')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Distribuição das notas' })).not.toBeInTheDocument();
    const missing = region('Quem ainda não enviou');
    expect(missing.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Helena Prado',
      'Larissa Antunes',
    ]);
    expect(missing.getByText('prazo encerrado em 19 de outubro')).toBeVisible();
    expect(missing.getByText(/Davi Nunes/)).toHaveTextContent('Ainda não entraram na sala: Davi Nunes.');
  });

  it('of a class nobody has joined does not say that everybody wrote', async () => {
    await show([], { classroomData: buildClassroom({ alunos: [], nomes: [] }) });
    await screen.findByText('Ainda não há redações nesta sala');
    expect(region('Quem ainda não enviou').getByText('Ninguém entrou na sala ainda.')).toBeVisible();
  });

  it('of a theme that was over before anybody came has nobody missing', async () => {
    const joinedLater = buildClassStudent({ id: 'aluna-iara', entrou_em: '2025-10-21T12:00:00.000Z' });
    await show([], { classroomData: buildClassroom({ temas: [current, older], alunos: [joinedLater] }) });
    await userEvent.selectOptions(await screen.findByLabelText('Tema do relatório'), older.id);
    expect(screen.queryByRole('region', { name: 'Quem ainda não enviou' })).not.toBeInTheDocument();
  });

  it('says of nobody who stands still that no level stays for three essays', async () => {
    await show([buildSubmission()]);
    expect(await screen.findByText('Ninguém está parado há três redações ou mais.')).toBeVisible();
  });

  it('of one essay tells its figures and names the lesson', async () => {
    await show([buildSubmission()]);
    expect(await screen.findByText('todas corrigidas')).toBeVisible();
    expect(screen.getByText('Média', { selector: 'dt' }).nextSibling).toHaveTextContent('760 de 1000');
    expect(screen.getByText(/um bom assunto/)).toHaveTextContent(
      'Na competência I, a única redação está em 120 ou menos',
    );
    expect(screen.getByText(/no primeiro tema com redações/)).toBeVisible();
  });

  it('has a table for each chart, of the same figures', async () => {
    await show([
      buildSubmission({ id: 'a', niveis: [120, 160, 120, 160, 200], achados: { crase: 2 } }),
      buildSubmission({ id: 'b', niveis: [80, 120, 120, 120, 120], achados: { crase: 1, virgula: 4 } }),
      buildSubmission({ id: 'c', tema_id: older.id, niveis: [80, 120, 120, 120, 40] }),
    ]);
    await screen.findByRole('region', { name: 'Distribuição das notas' });
    for (const name of [
      'Distribuição das notas',
      'Relatório por competência',
      'De tema em tema',
      'Marcações mais frequentes',
    ])
      await openTable(name);
    const totals = rowsOf(screen.getByRole('table', { name: 'A distribuição das notas em números' }));
    expect(totals.filter(([, essays]) => essays !== '0').slice(1)).toEqual([
      ['480–560', '2'],
      ['720–800', '1'],
    ]);
    const competencies = rowsOf(screen.getByRole('table', { name: 'As competências em números' }));
    expect(competencies[1]).toEqual(['Média', '93', '133', '120', '133', '120']);
    expect(competencies[2]).toEqual(['Desvio padrão', '19', '19', '0', '19', '65']);
    expect(
      rowsOf(screen.getByRole('table', { name: 'Nota total, de tema em tema, em números' })).slice(1),
    ).toEqual([
      [expect.stringContaining(current.tema), '2', '660', '100'],
      [expect.stringContaining('Leitura em casa'), '1', '480', '0'],
    ]);
    expect(rowsOf(screen.getByRole('table', { name: 'As marcações em números' })).slice(1)).toEqual([
      ['Uso da crase', '2', '3'],
      ['Vírgulas', '1', '4'],
    ]);
  });

  it('follows one competency over the themes', async () => {
    await show([
      buildSubmission(),
      buildSubmission({ id: 'b', tema_id: older.id, niveis: [80, 80, 80, 80, 80] }),
    ]);
    await userEvent.selectOptions(
      await screen.findByLabelText('O que acompanhar'),
      'V Proposta de intervenção',
    );
    expect(
      screen.getByRole('img', { name: /Linha da média por tema: V Proposta de intervenção/ }),
    ).toBeVisible();
    await openTable('De tema em tema');
    const table = screen.getByRole('table', { name: /^V Proposta de intervenção, de tema em tema/ });
    expect(rowsOf(table).map(([, , mean]) => mean)).toEqual(['Média', '200', '80']);
  });

  it('of one theme leaves the others out', async () => {
    await show([
      buildSubmission(),
      buildSubmission({ id: 'b', tema_id: older.id, niveis: [80, 80, 80, 80, 80] }),
    ]);
    await userEvent.selectOptions(await screen.findByLabelText('Tema do relatório'), older.id);
    expect(screen.getByText('400')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'De tema em tema' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Parados no mesmo nível' })).not.toBeInTheDocument();
    expect(region('Quem ainda não enviou').getByText(/Tema: Leitura em casa/)).toBeVisible();
  });

  it('says why pending essays have no figures', async () => {
    await show([buildSubmission({ niveis: null })]);
    expect(await screen.findByText('1 pendente')).toBeVisible();
    expect(screen.getByText(/quando você avaliar as cinco competências/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Distribuição das notas' })).not.toBeInTheDocument();
  });

  it('names what came late, of the chosen theme alone', async () => {
    await show([
      buildSubmission({ enviado_em: '2025-10-22T15:00:00.000Z' }),
      buildSubmission({ id: 'b', tema_id: older.id }),
    ]);
    await screen.findByRole('region', { name: 'Enviadas com atraso' });
    expect(region('Enviadas com atraso').getAllByRole('listitem')).toHaveLength(1);
    expect(region('Enviadas com atraso').getByRole('listitem')).toHaveTextContent('Helena Prado3 dias');
    await userEvent.selectOptions(screen.getByLabelText('Tema do relatório'), older.id);
    expect(screen.queryByRole('region', { name: 'Enviadas com atraso' })).not.toBeInTheDocument();
  });

  it('names who stands still, competency by competency', async () => {
    const niveis = [120, 200, 200, 200, 160] as const;
    await show(['a', 'b', 'c'].map((id) => buildSubmission({ id, niveis })));
    await screen.findByRole('region', { name: 'Parados no mesmo nível' });
    const stuck = region('Parados no mesmo nível');
    expect(stuck.getByText('Helena Prado')).toBeVisible();
    expect(stuck.getByText(/Competência I em/)).toHaveTextContent(
      'Competência I em 120 nas últimas 3 redações',
    );
    expect(stuck.getByText(/Competência V em/)).toBeVisible();
  });

  it('opens the tables while it is printed, and leaves them afterwards as they were', async () => {
    await show([buildSubmission()]);
    await screen.findByRole('region', { name: 'Distribuição das notas' });
    const table = screen.getByRole('table', { name: 'As competências em números', hidden: true });
    window.dispatchEvent(new Event('beforeprint'));
    expect(table.closest('details')).toHaveAttribute('open');
    window.dispatchEvent(new Event('afterprint'));
    expect(table.closest('details')).not.toHaveAttribute('open');
  });

  it('says when it cannot be loaded, and asks again for what is missing', async () => {
    const submissions = vi
      .fn<ClassroomBackend['submissions']>()
      .mockRejectedValueOnce(new AppError('offline'))
      .mockResolvedValue([buildSubmission()]);
    await show([], { submissions });
    expect(await screen.findByRole('alert')).toHaveTextContent('As redações da sala continuam guardadas.');
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('todas corrigidas')).toBeVisible();
  });
});
