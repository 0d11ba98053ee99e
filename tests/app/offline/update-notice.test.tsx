import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MAIN_ID } from '@/app/navigation/page-main';
import { UpdateNotice } from '@/app/offline/update-notice';
import { createState } from '@/lib/create-state';
import { useHoldReload } from '@/lib/hold-reload';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

function Holder({ isHeld }: { isHeld: boolean }) {
  useHoldReload(isHeld);
  return <textarea aria-label="Sua redação" />;
}

function open({ isHeld = false } = {}) {
  const { get, set, subscribe } = createState(false);
  const apply = vi.fn<() => void>();
  const updates = { get, subscribe, apply, start: async () => {} };
  const ui = (held: boolean) => (
    <>
      <main id={MAIN_ID} tabIndex={-1} />
      <Holder isHeld={held} />
      <UpdateNotice updates={updates} />
    </>
  );
  const view = render(ui(isHeld));
  return {
    ...view,
    apply,
    announce: () => act(() => set(true)),
    hold: (held: boolean) => view.rerender(ui(held)),
  };
}

const look = () => act(() => vi.advanceTimersByTimeAsync(1000));
const notice = () => screen.queryByRole('region', { name: 'Versão nova' });

it('waits until the caret is out of the text, then stays while somebody writes on', async () => {
  const { announce, apply } = open();
  screen.getByRole('textbox').focus();
  announce();
  await look();
  expect(notice()).toBeNull();
  act(() => screen.getByRole('textbox').blur());
  await look();
  expect(notice()).toHaveTextContent('Há uma versão nova do Grifo.');
  act(() => screen.getByRole('textbox').focus());
  await look();
  await userEvent.click(screen.getByRole('button', { name: 'Atualizar agora' }));
  expect(apply).toHaveBeenCalledOnce();
});

it('is announced by a region that was there before it', async () => {
  const { announce, container } = open();
  const region = container.querySelector('[aria-live="polite"]');
  expect(region).toBeEmptyDOMElement();
  announce();
  await look();
  expect(region).toContainElement(notice());
});

it('stands at the top where something to press stands at the bottom of a phone', async () => {
  const { announce } = open();
  const bar = document.createElement('div');
  bar.dataset['bottomSheet'] = '';
  document.body.append(bar);
  announce();
  await look();
  expect(notice()?.className).toContain('max-lg:top-');
  expect(notice()?.className).not.toContain('max-lg:bottom-');
  bar.remove();
  await look();
  expect(notice()?.className).toContain('max-lg:bottom-');
});

it('steps back while a reload would lose something', async () => {
  const { announce, hold } = open({ isHeld: true });
  announce();
  await look();
  expect(notice()).toBeNull();
  hold(false);
  await look();
  expect(notice()).not.toBeNull();
  hold(true);
  await look();
  expect(notice()).toBeNull();
});

it('a press in the instant in which something would be lost does nothing', async () => {
  const { announce, hold, apply } = open();
  announce();
  await look();
  const button = screen.getByRole('button', { name: 'Atualizar agora' });
  hold(true);
  act(() => button.click());
  expect(apply).not.toHaveBeenCalled();
});

it('put off, it comes back with the next visit', async () => {
  const { announce } = open();
  announce();
  await look();
  await userEvent.click(screen.getByRole('button', { name: 'Depois' }));
  expect(screen.getByRole('main')).toHaveFocus();
  await look();
  expect(notice()).toBeNull();
});
