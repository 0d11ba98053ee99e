import { act, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { LateServices } from '@/data/late-services';
import { useLateServices } from '@/data/use-late-services';
import { fakeServices, renderWithServices } from '../support/services';

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <p>Não deu para carregar</p> : this.props.children;
  }
}

function Waiting() {
  useLateServices();
  return <p>Pronto</p>;
}

it('says that loading failed instead of trying again with every render', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let fail: (error: Error) => void = () => {};
  const late = vi.fn<() => Promise<LateServices>>(
    () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  );
  await act(async () =>
    renderWithServices(
      <Boundary>
        <Suspense fallback={<p>Carregando...</p>}>
          <Waiting />
        </Suspense>
      </Boundary>,
      { services: { ...fakeServices(), late } },
    ),
  );
  expect(screen.getByText('Carregando...')).toBeVisible();
  await act(async () => fail(new Error('chunk')));
  expect(await screen.findByText('Não deu para carregar')).toBeVisible();
  expect(late).toHaveBeenCalledOnce();
});
