import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useCreditsNotice } from '@/features/plan/use-credits-notice';
import { buildUser, SAMPLE_INPUT } from '../../support/builders';
import { fakeServices, renderWithServices } from '../../support/services';
import { countToasts, findToast, showToasts } from '../../support/toasts';

beforeEach(showToasts);

function Notice() {
  useCreditsNotice();
  return null;
}

describe('useCreditsNotice', () => {
  it('says nothing of the credits that were there before', async () => {
    renderWithServices(<Notice />, {
      services: fakeServices({ user: buildUser({ creditos_correcoes: 3 }) }),
    });
    expect(await countToasts()).toBe(0);
  });

  it('tells of a credit given back, and not of one used', async () => {
    const services = fakeServices({ user: buildUser({ creditos_correcoes: 3 }) });
    renderWithServices(<Notice />, { services });
    await act(() => services.plan.consumeCredit(SAMPLE_INPUT));
    expect(await countToasts()).toBe(0);
    await act(() => services.plan.refundCredit());
    expect(await findToast('Créditos adicionados')).toHaveTextContent(
      '1 crédito foi adicionado à sua conta.',
    );
  });
});
