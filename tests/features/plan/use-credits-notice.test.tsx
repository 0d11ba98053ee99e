import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCreditsNotice } from '@/features/plan/use-credits-notice';
import { notify } from '@/ui/toast';
import { buildUser, SAMPLE_INPUT } from '../../support/builders';
import { fakeServices, renderWithServices } from '../../support/services';

vi.mock('@/ui/toast', () => ({ notify: vi.fn<(message: object) => void>() }));
beforeEach(() => vi.mocked(notify).mockClear());

function Notice() {
  useCreditsNotice();
  return null;
}

describe('useCreditsNotice', () => {
  it('says nothing of the credits that were there before', () => {
    renderWithServices(<Notice />, {
      services: fakeServices({ user: buildUser({ creditos_correcoes: 3 }) }),
    });
    expect(notify).not.toHaveBeenCalled();
  });

  it('tells of a credit given back, and not of one used', async () => {
    const services = fakeServices({ user: buildUser({ creditos_correcoes: 3 }) });
    renderWithServices(<Notice />, { services });
    await act(() => services.plan.consumeCredit(SAMPLE_INPUT));
    expect(notify).not.toHaveBeenCalled();
    await act(() => services.plan.refundCredit());
    expect(notify).toHaveBeenCalledExactlyOnceWith({
      title: 'Créditos adicionados',
      description: '1 crédito foi adicionado à sua conta.',
    });
  });
});
