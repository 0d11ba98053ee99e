// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LazyPhotoTab } from '@/app/pages/essay-parts';
import { renderWithServices } from '../../support/services';

const network = vi.hoisted(() => ({ isDown: true }));

vi.mock('@/features/photo/photo-tab', () => ({
  get PhotoTab() {
    if (network.isDown) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>Escolha uma foto</p>;
  },
}));

it('says so when the tab cannot be fetched, and fetches it again', async () => {
  renderWithServices(<LazyPhotoTab isOpen essay="" onEssay={() => {}} onUse={() => {}} isDisabled={false} />);
  expect(await screen.findByText(/O que você escreveu continua guardado/)).toBeInTheDocument();
  network.isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('Escolha uma foto')).toBeInTheDocument();
});
