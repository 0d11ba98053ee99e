import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RouteErrorBoundary } from '@/app/errors/route-error-boundary';

function Broken({ message }: { message: string }): never {
  throw new TypeError(message);
}

// React and jsdom report what a boundary catches; here that is expected.
const swallow = (event: ErrorEvent) => event.preventDefault();

describe('RouteErrorBoundary', () => {
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
    render(
      <RouteErrorBoundary resetKey="/a">
        <Broken message="boom" />
      </RouteErrorBoundary>,
    );
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
    render(
      <RouteErrorBoundary resetKey="/a">
        <Broken message="boom" />
      </RouteErrorBoundary>,
    );
    expect(screen.getByText(/Algo quebrou nesta página/)).toBeInTheDocument();
    expect(screen.queryByText(/rascunho/)).toBeNull();
  });

  it('explains a page whose code did not arrive', () => {
    render(
      <RouteErrorBoundary resetKey="/a">
        <Broken message="Failed to fetch dynamically imported module: /a.js" />
      </RouteErrorBoundary>,
    );
    expect(
      screen.getByText(/a rede ou o servidor falhou, ou uma versão nova foi publicada/),
    ).toBeInTheDocument();
  });

  it('inside a dashboard it leaves the first heading and the main landmark to the frame', () => {
    render(
      <RouteErrorBoundary resetKey="/a" isInFrame>
        <Broken message="boom" />
      </RouteErrorBoundary>,
    );
    expect(
      screen.getByRole('heading', { level: 2, name: 'Unexpected Application Error!' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('main')).toBeNull();
  });

  it('another page is shown again', () => {
    const { rerender } = render(
      <RouteErrorBoundary resetKey="/a">
        <Broken message="boom" />
      </RouteErrorBoundary>,
    );
    rerender(<RouteErrorBoundary resetKey="/b">tudo bem</RouteErrorBoundary>);
    expect(screen.getByText('tudo bem')).toBeInTheDocument();
  });
});
