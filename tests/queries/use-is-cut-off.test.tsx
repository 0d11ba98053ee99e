import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Capabilities } from '@/data/services';
import { SHOP_ITEMS } from '@/domain/rewards/shop';
import { NewClassroom } from '@/features/classrooms/new-classroom';
import { EnterCodeDialog } from '@/features/my-classes/enter-code-dialog';
import { BuyDialog } from '@/features/rewards/buy-dialog';
import { fakeServices, onServer, renderWithServices } from '../support/services';

const FORMS = [
  ['entering a class', () => <EnterCodeDialog open onClose={() => null} />],
  ['creating a class', () => <NewClassroom />],
  ['buying', () => <BuyDialog item={SHOP_ITEMS[0]} balance={500} open onClose={() => null} />],
] as const;

const NOTE = /^Você está sem internet/;
const alone: Capabilities = { ...onServer, hasServer: false };

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

afterEach(() => vi.restoreAllMocks());

describe('without a network', () => {
  it.each(FORMS)(
    '%s says so before it is filled in, and no longer once there is one',
    (_requirement, Form) => {
      setOnline(false);
      renderWithServices(<Form />, { services: fakeServices({ capabilities: onServer }) });
      expect(screen.getByText(NOTE)).toBeVisible();
      setOnline(true);
      expect(screen.queryByText(NOTE)).toBeNull();
    },
  );

  it.each(FORMS)('%s says nothing where there is no server', (_requirement, Form) => {
    setOnline(false);
    renderWithServices(<Form />, { services: fakeServices({ capabilities: alone }) });
    expect(screen.queryByText(NOTE)).toBeNull();
  });
});
