import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoadingNotice } from '@/app/layouts/frame-parts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Renders a page that is loaded, and a link to a page whose code arrives when `arrive` is called. */
function renderPages(page = <Link to="/b">Ir para b</Link>) {
  let resolve = () => {};
  const code = new Promise<void>((done) => {
    resolve = done;
  });
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <LoadingNotice />
            <Outlet />
          </>
        ),
        children: [
          { path: '/a', element: page },
          { path: '/b', lazy: () => code.then(() => ({ element: <p>Página b</p> })) },
        ],
      },
    ],
    { initialEntries: ['/a'] },
  );
  render(<RouterProvider router={router} />);
  return { arrive: () => act(async () => resolve()) };
}

const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

it('says that the page asked for is on its way while the one before stays', async () => {
  const { arrive } = renderPages();
  await act(async () => screen.getByRole('link', { name: 'Ir para b' }).click());
  expect(screen.queryByText('Carregando...')).toBeNull();
  await wait(600);
  expect(screen.getByRole('link', { name: 'Ir para b' })).toBeVisible();
  expect(screen.getByText('Carregando...').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await arrive();
  expect(screen.getByText('Página b')).toBeVisible();
  expect(screen.queryByText('Carregando...')).toBeNull();
});

it('says nothing where nothing was asked for', async () => {
  renderPages();
  await wait(2000);
  expect(screen.queryByText('Carregando...')).toBeNull();
});

/** A page whose link is clicked as soon as it is on screen, before any passive effect has run. */
function Hurried() {
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => link.current?.click(), []);
  return (
    <Link to="/b" ref={link}>
      Ir para b
    </Link>
  );
}

it('comes for a link pressed at once, too', async () => {
  renderPages(<Hurried />);
  await wait(0);
  await wait(600);
  expect(screen.getByText('Carregando...')).toBeVisible();
});
