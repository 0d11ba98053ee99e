import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OutgoingLink } from '@/ui/outgoing-link';

const INEP = 'https://www.gov.br/inep';
const link = () => screen.getByRole('link');

it('opens another tab, says so, and tells the other page nothing', () => {
  render(<OutgoingLink href={INEP}>Página do Inep</OutgoingLink>);
  expect(link()).toHaveAttribute('href', INEP);
  expect(link()).toHaveAttribute('target', '_blank');
  expect(link()).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link()).toHaveAccessibleName(/^Página do Inep ?\(abre em outra aba\)$/);
});

it('opens in the same tab where asked to, with the same reserve', () => {
  render(
    <OutgoingLink href={INEP} sameTab>
      Página do Inep
    </OutgoingLink>,
  );
  expect(link()).not.toHaveAttribute('target');
  expect(link()).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link()).toHaveAccessibleName('Página do Inep');
});
