import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { ClassroomBackend } from '@/data/ports/classrooms';
import { TeacherProfile } from '@/features/profile/teacher-profile';
import { buildSummary, buildTeacher, fakeClassrooms } from '../../support/classrooms';
import { fakeServices, renderWithServices } from '../../support/services';
import { fakeProfile, saveButton, startEditing, write } from './render-profile';
import { findToast, showToasts } from '../../support/toasts';

beforeEach(showToasts);

const CLASSES = [
  buildSummary({ id: '3a', alunos: 28, redacoes: 84, media: 720 }),
  buildSummary({ id: 'noturno', alunos: 35, redacoes: 72, media: 680, tema: '' }),
];

async function renderPage(given: Partial<ClassroomBackend> = {}) {
  const user = buildTeacher({ data_cadastro: '2025-10-21T12:00:00Z' });
  const profile = fakeProfile();
  const services = fakeServices({
    user,
    backend: { classrooms: fakeClassrooms(given), profile },
  });
  await act(async () => renderWithServices(<TeacherProfile notices={null} />, { services }));
  return { profile };
}

const figures = async () => {
  await screen.findByText('Suas salas em números');
  const list = screen.getByRole('list', { name: 'Em números' });
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
};
const teaching = () => within(screen.getByRole('region', { name: 'Suas salas em números' }));

describe('the profile of a teacher', () => {
  it('says who this is, in which role, and counts what there is', async () => {
    await renderPage({ list: async () => CLASSES });
    expect(screen.getByRole('heading', { level: 2, name: 'Otávio Reis' })).toBeVisible();
    expect(screen.getAllByText('otavio.reis@example.com')[0]).toBeVisible();
    expect(screen.getByText('Professor')).toBeVisible();
    expect(await figures()).toEqual(['2 salas', '156 redações corrigidas', '1 dia no app']);
  });

  it('counts zero where there is nothing, and leads to the first class', async () => {
    await renderPage();
    expect(await figures()).toEqual(['0 salas', '0 redações corrigidas', '1 dia no app']);
    expect(teaching().getByRole('link', { name: 'Criar primeira sala' })).toHaveAttribute(
      'href',
      '/dashboard/teacher/classrooms/new',
    );
  });

  it('tells the classes in figures, and leads to them', async () => {
    await renderPage({ list: async () => CLASSES });
    const rows = (await teaching().findAllByRole('term')).map((term) => [
      term.textContent,
      term.nextSibling?.textContent,
    ]);
    expect(rows).toEqual([
      ['Alunos', '63'],
      ['Alunos por sala, em média', '31,5'],
      ['Redações por aluno, em média', '2,5'],
      ['Média geral das notas', '700'],
      ['Salas com tema', '1 de 2'],
    ]);
    expect(teaching().getByRole('link', { name: 'Ver salas' })).toHaveAttribute(
      'href',
      '/dashboard/teacher/classrooms',
    );
  });

  it('claims no mean of nothing', async () => {
    const empty = buildSummary({ alunos: 0, redacoes: 0, media: null });
    await renderPage({ list: async () => [empty] });
    expect(await teaching().findAllByText('–')).toHaveLength(2);
  });

  it.each([
    ['labels figures that are made up', true, 2],
    ['does not label its own', false, 0],
  ])('%s', async (_requirement, hasSamples, labels) => {
    await renderPage({ hasSamples: () => hasSamples, list: async () => CLASSES });
    await screen.findByText('Suas salas em números');
    expect(screen.queryAllByText(/dados de exemplo/)).toHaveLength(labels);
  });

  it('without its classes says so in place, and asks again', async () => {
    const list = vi.fn<ClassroomBackend['list']>().mockRejectedValueOnce(new AppError('refused'));
    list.mockResolvedValue(CLASSES);
    await renderPage({ list });
    expect(await teaching().findByText(/Não deu para ler suas salas/)).toBeVisible();
    expect(await figures()).toEqual(['– salas', '– redações corrigidas', '1 dia no app']);
    await userEvent.click(teaching().getByRole('button', { name: 'Tentar de novo' }));
    expect(await teaching().findByText('63')).toBeVisible();
  });

  it('is edited by the same rules as a student’s', async () => {
    const { profile } = await renderPage();
    await startEditing();
    await write('Nome', 'O');
    await userEvent.click(saveButton());
    expect(screen.getByText('Nome deve ter pelo menos 2 caracteres')).toBeVisible();
    await write('Nome', 'Otávio Reis Filho');
    await userEvent.click(saveButton());
    expect(profile.saved).toEqual([{ nome: 'Otávio Reis Filho' }]);
    expect(await findToast('Sucesso')).toHaveTextContent('Perfil atualizado com sucesso!');
  });

  it('has the choice of appearance', async () => {
    await renderPage();
    expect(screen.getByRole('radiogroup', { name: 'Aparência' })).toBeVisible();
  });
});
