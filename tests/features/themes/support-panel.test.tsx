import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NO_GUIDANCE } from '@/domain/classrooms/theme-guidance';
import { EXAM_BANK, PROPOSAL_BANK } from '@/domain/themes/theme-bank';
import { SupportPanel } from '@/features/themes/support-panel';
import { renderWithServices } from '../../support/services';

const orientacao = {
  instrucoes: 'Leia os dois textos.',
  textos: [{ texto: 'A rua é de todos.', fonte: '' }],
  proposta: null,
  envio: 'manuscrita' as const,
};

it('shows what the class asks for and the texts of the teacher', () => {
  renderWithServices(<SupportPanel theme="A rua" given={[{ classroomName: '3º A', orientacao }]} />);
  const asks = within(screen.getByRole('region', { name: 'O que a sala 3º A pede' }));
  expect(asks.getByText(/^Só manuscrita/)).toBeVisible();
  expect(asks.getByText('Leia os dois textos.')).toBeVisible();
  expect(screen.getByText('A rua é de todos.')).toBeInTheDocument();
  expect(screen.getByText('Texto escolhido pelo professor.')).toBeInTheDocument();
});

it.each([
  ['a proposal', PROPOSAL_BANK[0]!, false],
  ['an exam', EXAM_BANK[0]!, true],
])('shows the texts given with a theme in other words: %s', (_case, { proposal }, isOfExam) => {
  const given = { ...NO_GUIDANCE, proposta: proposal.id };
  renderWithServices(
    <SupportPanel theme="Com outras palavras" given={[{ classroomName: '3º A', orientacao: given }]} />,
  );
  expect(screen.getByText(proposal.texts[0]!.text)).toBeInTheDocument();
  expect(screen.queryAllByText(/^Textos nossos, não os da prova/)).toHaveLength(isOfExam ? 1 : 0);
  expect(screen.queryByRole('region', { name: /pede/ })).not.toBeInTheDocument();
});
