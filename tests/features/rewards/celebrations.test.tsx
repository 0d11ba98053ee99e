import { act, fireEvent, screen, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Achievement } from '@/domain/rewards/achievement';
import { Celebrations } from '@/features/rewards/celebrations';
import { Claiming } from '../../support/claiming';
import { achievement, fakeRewards } from '../../support/fake-rewards';
import { fakeServices, renderWithServices } from '../../support/services';

const FIRST = achievement('primeira_redacao');
const SECOND = achievement('primeira_correcao');
const THIRD = achievement('coruja');
/** Delay between the unlocking of an achievement and the opening of its dialog, in ms. */
const CALM = 3000;

/** Navigates away, like the browser's own button. */
function OtherPage() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/outra')}>
      Outra página
    </button>
  );
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Waits in a separate act, because the delay starts when the component is mounted. */
const open = () => wait(CALM);
const popup = () => screen.queryByRole('dialog');

async function show(unlocked: readonly Achievement[] = [], page = <button type="button">Na página</button>) {
  const rewards = { ...fakeRewards({ unlocked }) };
  await act(async () => {
    renderWithServices(
      <>
        {page}
        <Claiming />
        <Celebrations />
      </>,
      { services: fakeServices({ backend: { rewards } }) },
    );
  });
  return {
    left: () => screen.getByText(/^A celebrar/).textContent,
    async unlock(more: readonly Achievement[], held?: Promise<void>) {
      rewards.claim = async () => {
        await held;
        return { unlocked: more, hasChanged: true };
      };
      fireEvent.click(screen.getByText('Buscar'));
      await wait(0);
    },
  };
}

function hideTab(isHidden: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the achievement pop-up', () => {
  it('celebrates with name, description, reward and the way to all of them', async () => {
    await show([FIRST]);
    await open();
    expect(popup()).toHaveAccessibleName(/Primeira página/);
    expect(popup()).toHaveAccessibleDescription(FIRST.descricao);
    expect(popup()).toHaveTextContent('Conquista desbloqueada');
    expect(popup()).not.toHaveTextContent('1 de 1');
    expect(popup()).toHaveTextContent('+5 canetinhas');
    expect(screen.getByRole('link', { name: 'Ver conquistas' })).toHaveAttribute(
      'href',
      '/dashboard/student/profile#conquistas',
    );
    expect(screen.getByRole('button', { name: 'Fechar' })).toBeVisible();
  });

  it('closes by itself after 6 s, and gives the focus back', async () => {
    await show([FIRST]);
    screen.getByRole('button', { name: 'Na página' }).focus();
    await open();
    expect(popup()).toHaveFocus();
    await wait(5900);
    expect(popup()).toBeVisible();
    await wait(200);
    expect(popup()).not.toBeInTheDocument();
    await wait(0);
    expect(screen.getByRole('button', { name: 'Na página' })).toHaveFocus();
  });

  it('comes once: what was celebrated does not come again', async () => {
    const rewards = await show([FIRST]);
    await open();
    await wait(6100);
    expect(rewards.left()).toBe('A celebrar: 0');
    await wait(60_000);
    expect(popup()).not.toBeInTheDocument();
    await rewards.unlock([SECOND]);
    await open();
    expect(popup()).toHaveAccessibleName(/Primeira correção/);
    expect(popup()).not.toHaveTextContent('de 2');
  });

  it('says nothing while there is nothing', async () => {
    await show();
    await wait(60_000);
    expect(popup()).not.toBeInTheDocument();
  });
});

describe('its 6 s', () => {
  it('stand still while a pointer rests on it, and go on with what was left', async () => {
    await show([FIRST]);
    await open();
    await wait(4000);
    fireEvent.pointerEnter(popup()!);
    await wait(30_000);
    expect(popup()).toBeVisible();
    fireEvent.pointerLeave(popup()!);
    await wait(1900);
    expect(popup()).toBeVisible();
    await wait(300);
    expect(popup()).not.toBeInTheDocument();
  });

  it('stand still while the keyboard is in it', async () => {
    await show([FIRST]);
    await open();
    fireEvent.keyDown(popup()!, { key: 'Tab' });
    await wait(30_000);
    expect(popup()).toBeVisible();
    fireEvent.pointerDown(popup()!);
    await wait(6100);
    expect(popup()).not.toBeInTheDocument();
  });

  it('stand still while the tab is hidden', async () => {
    await show([FIRST]);
    await open();
    await wait(1000);
    hideTab(true);
    await wait(60_000);
    expect(popup()).toBeVisible();
    hideTab(false);
    await wait(5100);
    expect(popup()).not.toBeInTheDocument();
  });
});

describe('several achievements', () => {
  it('come as one summary, first times told apart, for 12 s', async () => {
    await show([THIRD, FIRST, SECOND]);
    await open();
    expect(popup()).toHaveAccessibleName('3 conquistas de uma vez');
    expect(popup()).toHaveTextContent('+15 canetinhas');
    const listed = (heading: string) =>
      within(screen.getByText(heading).closest('section')!)
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(listed('Pela primeira vez')).toEqual([
      expect.stringContaining(FIRST.nome),
      expect.stringContaining(SECOND.nome),
    ]);
    expect(listed('E também')).toEqual([expect.stringContaining(THIRD.nome)]);
    await wait(11_900);
    expect(popup()).toBeVisible();
    await wait(200);
    expect(popup()).not.toBeInTheDocument();
    await wait(60_000);
    expect(popup()).not.toBeInTheDocument();
  });

  it.each([
    ['“Continuar”', () => fireEvent.click(screen.getByRole('button', { name: 'Continuar' }))],
    ['the close button', () => fireEvent.click(screen.getByRole('button', { name: 'Fechar' }))],
    ['Escape', () => fireEvent.keyDown(popup()!, { key: 'Escape' })],
    ['“Ver conquistas”', () => fireEvent.click(screen.getByRole('link', { name: 'Ver conquistas' }))],
    ['going back to another page', () => fireEvent.click(screen.getByText('Outra página'))],
  ])('are all left by %s', async (_, leave) => {
    const rewards = await show([FIRST, SECOND, THIRD], <OtherPage />);
    await open();
    leave();
    await wait(20_000);
    expect(popup()).not.toBeInTheDocument();
    expect(rewards.left()).toBe('A celebrar: 0');
  });

  it('take in one that falls meanwhile', async () => {
    const rewards = await show([FIRST]);
    await open();
    await wait(5000);
    await rewards.unlock([THIRD]);
    expect(popup()).toHaveAccessibleName('2 conquistas de uma vez');
    await wait(5000);
    expect(popup()).toBeVisible();
  });
});

it('waits for a claim that is on its way, and celebrates what it brings with the rest', async () => {
  const rewards = await show([FIRST]);
  let answer = () => {};
  await rewards.unlock([THIRD], new Promise((resolve) => (answer = resolve)));
  await wait(20_000);
  expect(popup()).not.toBeInTheDocument();
  answer();
  await open();
  expect(popup()).toHaveAccessibleName('2 conquistas de uma vez');
});

describe('nobody is interrupted', () => {
  it.each([
    ['an essay', () => <textarea aria-label="Campo" />],
    ['a field', () => <input type="text" aria-label="Campo" />],
    ['a field without a type', () => <input aria-label="Campo" />],
  ])('who writes in %s: it waits until the caret has left', async (_, Field) => {
    await show([FIRST], <Field />);
    screen.getByLabelText('Campo').focus();
    await wait(120_000);
    expect(popup()).not.toBeInTheDocument();
    screen.getByLabelText('Campo').blur();
    await wait(CALM + 500);
    expect(popup()).toBeVisible();
  });

  it('a switch is no field', async () => {
    await show([FIRST], <input type="checkbox" aria-label="Campo" />);
    screen.getByLabelText('Campo').focus();
    await open();
    expect(popup()).toBeVisible();
  });

  it.each([
    ['a dialog is open', 'role', 'dialog'],
    ['a question is open', 'role', 'alertdialog'],
    ['a toast is shown', 'data-sonner-toast', ''],
  ])('while %s', async (_, name, value) => {
    const other = document.body.appendChild(document.createElement('div'));
    other.setAttribute(name, value);
    await show([FIRST]);
    await wait(20_000);
    expect(screen.queryByText('Conquista desbloqueada')).not.toBeInTheDocument();
    other.remove();
    await wait(CALM + 500);
    expect(screen.getByText('Conquista desbloqueada')).toBeVisible();
  });

  it('while the tab is hidden', async () => {
    await show([FIRST]);
    hideTab(true);
    await wait(20_000);
    expect(popup()).not.toBeInTheDocument();
    hideTab(false);
    await wait(CALM + 500);
    expect(popup()).toBeVisible();
  });
});
