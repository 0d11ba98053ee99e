import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError } from '@/contracts/app-error';
import { ownQuery } from '@/data/own-query';
import { useStore } from '@/data/services-context';
import { createState } from '@/lib/create-state';
import { renderWithServices } from '../support/services';

/** A server that can be switched off, and a component that shows what it said of one class. */
function createScene() {
  const version = createState(0);
  const which = createState('3a');
  const user = createState('helena');
  let isOut = false;
  let answers = 0;
  async function ask(key: readonly unknown[]) {
    if (isOut) throw new AppError('refused');
    answers += 1;
    return [...key.slice(0, 2), answers].join(' ');
  }

  function Figures() {
    const key = [useStore(user), useStore(which), useStore(version)] as const;
    const { data, isError } = useQuery(ownQuery(['figures', ...key], () => ask(key)));
    return (
      <>
        <p>{data ?? 'nada'}</p>
        {isError && <p>falhou</p>}
      </>
    );
  }

  return { version, which, user, Figures, goOut: (out: boolean) => void (isOut = out) };
}

async function show() {
  const scene = createScene();
  await act(async () => renderWithServices(<scene.Figures />));
  expect(await screen.findByText('helena 3a 1')).toBeInTheDocument();
  return scene;
}

describe('the last answer of one thing', () => {
  it('stays where a newer one cannot be had, and says that it failed', async () => {
    const { version, goOut } = await show();
    goOut(true);
    act(() => version.set(1));
    expect(await screen.findByText('falhou')).toBeInTheDocument();
    expect(screen.getByText('helena 3a 1')).toBeInTheDocument();
    act(() => version.set(2));
    expect(await screen.findByText('falhou')).toBeInTheDocument();
    expect(screen.getByText('helena 3a 1')).toBeInTheDocument();
  });

  it('gives way to the next one that arrives', async () => {
    const { version, goOut } = await show();
    goOut(true);
    act(() => version.set(1));
    expect(await screen.findByText('falhou')).toBeInTheDocument();
    goOut(false);
    act(() => version.set(2));
    expect(await screen.findByText('helena 3a 2')).toBeInTheDocument();
    expect(screen.queryByText('falhou')).not.toBeInTheDocument();
  });

  it('is never shown for another class or another user', async () => {
    const { which, user, goOut } = await show();
    goOut(true);
    act(() => which.set('3b'));
    expect(screen.getByText('nada')).toBeInTheDocument();
    expect(await screen.findByText('falhou')).toBeInTheDocument();
    expect(screen.getByText('nada')).toBeInTheDocument();
    act(() => which.set('3a'));
    act(() => user.set('caio'));
    expect(await screen.findByText('falhou')).toBeInTheDocument();
    expect(screen.getByText('nada')).toBeInTheDocument();
  });
});
