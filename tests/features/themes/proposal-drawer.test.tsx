import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EXAM_BANK } from '@/domain/themes/theme-bank';
import { ProposalDrawer } from '@/features/themes/proposal-drawer';
import { renderWithServices } from '../../support/services';

it('shows what teachers gave with the theme of a mock exam', () => {
  const orientacao = {
    instrucoes: 'Leia os dois textos.',
    textos: [{ texto: 'A rua é de todos.', fonte: 'Jornal da escola' }],
    proposta: null,
    envio: 'manuscrita' as const,
  };
  const given = [{ classroomName: '3º A', orientacao }];
  renderWithServices(<ProposalDrawer theme="A rua" given={given} open onOpenChange={() => {}} />);
  const drawer = within(screen.getByRole('dialog', { name: 'Proposta de redação' }));
  const asks = within(drawer.getByRole('region', { name: 'O que a sala 3º A pede' }));
  expect(asks.getByText('Leia os dois textos.')).toBeVisible();
  expect(asks.getByText(/^Só manuscrita/)).toBeVisible();
  expect(drawer.getByText('A rua é de todos.')).toBeVisible();
  expect(drawer.getByText('Jornal da escola')).toBeVisible();
  expect(drawer.getByText(/^Com base nos textos e no que você já sabe, escreva/)).toBeVisible();
});

it('shows our texts on the theme of an exam, and says whose they are', () => {
  const { theme, proposal } = EXAM_BANK[0]!;
  renderWithServices(<ProposalDrawer theme={theme} open onOpenChange={() => {}} />);
  const drawer = within(screen.getByRole('dialog', { name: 'Proposta de redação' }));
  expect(drawer.getByText(/^Com base nos textos e no que você já sabe, escreva/)).toBeVisible();
  expect(drawer.getByText(/^Textos nossos, não os da prova/)).toBeVisible();
  for (const { text } of proposal.texts) expect(drawer.getByText(text)).toBeVisible();
});
