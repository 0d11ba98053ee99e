import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorView, isChunkLoadError } from '@/app/errors/error-view';

function Broken({ message }: { message: string }): never {
  throw new TypeError(message);
}

/** Renders two routes: a page that throws, and a page that does not. */
function renderBroken(message = 'boom', isInFrame = false) {
  const router = createMemoryRouter(
    [
      {
        element: <Outlet />,
        errorElement: <ErrorView isInFrame={isInFrame} />,
        children: [
          { path: '/a', element: <Broken message={message} /> },
          { path: '/b', element: 'tudo bem' },
        ],
      },
    ],
    { initialEntries: ['/a'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

// React, the router and jsdom report errors that a boundary catches; these tests expect them.
const swallow = (event: ErrorEvent) => event.preventDefault();

describe('ErrorView', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    window.addEventListener('error', swallow);
  });
  afterEach(() => {
    window.removeEventListener('error', swallow);
    window.history.replaceState(null, '', '/');
  });

  it('says in Portuguese what happened, that the draft is safe, and offers two ways on', () => {
    window.history.replaceState(null, '', '/dashboard/student/essay');
    renderBroken();
    expect(
      screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/Algo quebrou nesta página/)).toBeInTheDocument();
    expect(screen.getByText(/rascunho da sua redação continua salvo/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Recarregar' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Voltar para o início' })).toHaveAttribute('href', '/');
    expect(screen.getByText('boom')).toBeInTheDocument();
  });

  it('speaks of no draft to whoever writes no essays', () => {
    window.history.replaceState(null, '', '/dashboard/teacher');
    renderBroken();
    expect(screen.getByText(/Algo quebrou nesta página/)).toBeInTheDocument();
    expect(screen.queryByText(/rascunho/)).toBeNull();
  });

  it('explains a page whose code did not arrive', () => {
    renderBroken('Failed to fetch dynamically imported module: /a.js');
    expect(
      screen.getByText(/a rede ou o servidor falhou, ou uma versão nova foi publicada/),
    ).toBeInTheDocument();
  });

  it('inside a dashboard it leaves the first heading and the main landmark to the frame', () => {
    renderBroken('boom', true);
    expect(
      screen.getByRole('heading', { level: 2, name: 'Unexpected Application Error!' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('main')).toBeNull();
  });

  it('another page is shown again', async () => {
    const router = renderBroken();
    await act(() => router.navigate('/b'));
    expect(screen.getByText('tudo bem')).toBeInTheDocument();
  });
});

describe('isChunkLoadError', () => {
  it.each([
    ['Chrome', new TypeError('Failed to fetch dynamically imported module: https://x/a.js'), true],
    ['Firefox', new TypeError('error loading dynamically imported module: https://x/a.js'), true],
    ['Safari', new TypeError('Importing a module script failed.'), true],
    ['styles that did not arrive', new Error('Unable to preload CSS for /assets/a.css'), true],
    ['a fault of our own', new TypeError('x is not a function'), false],
    ['something thrown that is no error', 'dynamically imported module', false],
  ])('%s', (_requirement, error, expected) => {
    expect(isChunkLoadError(error)).toBe(expected);
  });
});
