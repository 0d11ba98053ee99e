import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TeacherHome } from '@/features/teacher-home/teacher-home';
import { buildUser } from '../../support/builders';
import { fakeServices, renderWithServices } from '../../support/services';

const teacher = buildUser({ name: 'Renato Alves', userType: 'teacher' });
const show = () => renderWithServices(<TeacherHome />, { services: fakeServices({ user: teacher }) });

describe('TeacherHome', () => {
  it('welcomes by name', () => {
    show();
    expect(screen.getByRole('heading', { name: 'Boa tarde, Renato.' })).toBeVisible();
    expect(screen.getByText('Gerencie suas turmas e acompanhe o progresso dos seus alunos')).toBeVisible();
  });

  it.each(['Visão geral', 'Suas turmas', 'Redações recentes'])('labels "%s" as sample data', (name) => {
    show();
    expect(within(screen.getByRole('region', { name })).getByText('dados de exemplo')).toBeVisible();
  });

  it.each([
    ['total de turmas', '2'],
    ['total de alunos', '63'],
    ['redações corrigidas', '156'],
    ['média geral', '700'],
  ])('%s: %s', (label, value) => {
    show();
    expect(screen.getByText(label).parentElement).toHaveTextContent(label + value);
  });

  it('shows both classrooms with students and average', () => {
    show();
    const cards = within(screen.getByRole('region', { name: 'Suas turmas' })).getAllByRole('listitem');
    expect(cards.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/28 alunos.*720/),
      expect.stringMatching(/35 alunos.*680/),
    ]);
  });

  it('shows a total with Corrigida and none with Pendente', () => {
    show();
    const rows = within(screen.getByRole('region', { name: 'Redações recentes' })).getAllByRole('listitem');
    const states = rows.map((row) => row.textContent.match(/(\d{3})?(Corrigida|Pendente)$/)?.slice(1));
    expect(states).toEqual([
      [undefined, 'Pendente'],
      ['760', 'Corrigida'],
      ['560', 'Corrigida'],
      ['920', 'Corrigida'],
    ]);
  });

  it('has no button or link to a page that does not exist yet', () => {
    show();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
