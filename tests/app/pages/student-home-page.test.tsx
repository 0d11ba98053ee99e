import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import StudentHomePage from '@/app/pages/student-home-page';
import { notify } from '@/ui/toast';
import { TEST_NOW } from '../../support/builders';
import { fakeServices, renderWithServices } from '../../support/services';

vi.mock('@/ui/toast', () => ({ notify: vi.fn<(message: object) => void>() }));
beforeEach(() => vi.mocked(notify).mockClear());

describe('StudentHomePage', () => {
  it('shows the offer, and no notice, without a promotion', async () => {
    renderWithServices(<StudentHomePage />);
    expect(screen.getByText(/Pagamento único/)).toBeVisible();
    expect(notify).not.toHaveBeenCalled();
    await screen.findByText('Nenhuma redação corrigida');
  });

  it('in promotional mode tells the hours left and hides the offer', async () => {
    const services = fakeServices();
    services.plan.promoStart.set(Date.parse(TEST_NOW) - 3_600_000);
    renderWithServices(<StudentHomePage />, { services });
    expect(notify).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ title: 'Modo promocional 24h ativo' }),
    );
    expect(screen.queryByText(/Pagamento único/)).not.toBeInTheDocument();
    await screen.findByText('Nenhuma redação corrigida');
  });
});
