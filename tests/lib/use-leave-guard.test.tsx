import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  Outlet,
  RouterProvider,
  useNavigate,
  type RouteObject,
} from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askToLeave, useLeaveGuard } from '@/lib/use-leave-guard';

const onSignOut = vi.fn<() => void>();
beforeEach(() => onSignOut.mockClear());

/** Two pages and a form; the router's navigation stands in for the browser's back and forward buttons. */
function renderPages() {
  const router = createMemoryRouter(ROUTES, { initialEntries: ['/start', '/form'], initialIndex: 1 });
  render(<RouterProvider router={router} />);
}

const ROUTES: RouteObject[] = [
  {
    element: <Pages />,
    children: [
      { path: '/start', element: <h1>Start</h1> },
      { path: '/other', element: <h1>Other</h1> },
      { path: '/form', element: <Form /> },
    ],
  },
];

function Pages() {
  return (
    <>
      <Outlet />
      <Links />
    </>
  );
}

function Form() {
  const [text, setText] = useState('');
  const guard = useLeaveGuard({ isActive: text !== '', discard: () => setText('') });
  return (
    <>
      <h1>Form</h1>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      {guard.isAsking && (
        <div role="alertdialog">
          <button type="button" onClick={guard.stay}>
            Stay
          </button>
          <button type="button" onClick={guard.leave}>
            Leave
          </button>
        </div>
      )}
    </>
  );
}

function Links() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/other">Elsewhere</Link>
      <Link to="/other" target="_blank">
        New tab
      </Link>
      <a href="#part">Part</a>
      <Link to="?aba=temas">Tab</Link>
      <Link to="?ver=1">Item</Link>
      <Link to="/form" replace>
        Close item
      </Link>
      <button type="button" onClick={() => askToLeave(onSignOut)}>
        Sign out
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByText(name));
const page = () => screen.getByRole('heading').textContent;
const question = () => screen.queryByRole('alertdialog');
const dirty = () => userEvent.type(screen.getByLabelText('Text'), 'abc');

/** Whether the browser would show its own confirmation. */
const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('with nothing to lose', () => {
  it('every way is open', async () => {
    renderPages();
    expect(asksBeforeUnload()).toBe(false);
    await press('Elsewhere');
    expect(page()).toBe('Other');
    await press('Back');
    expect(page()).toBe('Form');
    await press('Back');
    expect(page()).toBe('Start');
  });

  it('the history is as it was, once what there was is taken back', async () => {
    renderPages();
    await dirty();
    await userEvent.clear(screen.getByLabelText('Text'));
    await press('Back');
    expect(page()).toBe('Start');
    expect(question()).toBeNull();
  });
});

describe('with something to lose', () => {
  it('a link asks; staying stays, with everything typed', async () => {
    renderPages();
    await dirty();
    await press('Elsewhere');
    expect(page()).toBe('Form');
    await press('Stay');
    expect(question()).toBeNull();
    expect(screen.getByLabelText('Text')).toHaveValue('abc');
    await press('Elsewhere');
    expect(question()).not.toBeNull();
  });

  it('closing an item that is opened on the path of its list asks, too', async () => {
    renderPages();
    await press('Item');
    await dirty();
    await press('Close item');
    expect(question()).not.toBeNull();
  });

  it('leaving goes where the link led, and back from there to the page', async () => {
    renderPages();
    await dirty();
    await press('Elsewhere');
    await press('Leave');
    expect(page()).toBe('Other');
    await press('Back');
    expect(page()).toBe('Form');
    await press('Back');
    expect(page()).toBe('Start');
  });

  it('back asks, as often as it is pressed', async () => {
    renderPages();
    await dirty();
    for (const time of [1, 2]) {
      await press('Back');
      expect(page(), `time ${time}`).toBe('Form');
      await press('Stay');
      expect(screen.getByLabelText('Text')).toHaveValue('abc');
    }
    await press('Back');
    await press('Leave');
    expect(page()).toBe('Start');
  });

  it('back asks also at once after the answer before, when nothing has been drawn yet', async () => {
    history.replaceState(null, '', '/start');
    const router = createBrowserRouter(ROUTES);
    render(<RouterProvider router={router} />);
    await act(() => router.navigate('/form'));
    await dirty();
    history.back();
    await screen.findByRole('alertdialog');
    await act(async () => {
      screen.getByText('Stay').click();
      history.back();
      await new Promise((resolve) => {
        window.addEventListener('popstate', resolve, { once: true });
      });
    });
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(page()).toBe('Form');
  });

  it('an action that takes the page away asks, then is done', async () => {
    renderPages();
    await dirty();
    await press('Sign out');
    expect(onSignOut).not.toHaveBeenCalled();
    await press('Leave');
    expect(onSignOut).toHaveBeenCalledOnce();
  });

  it('the browser asks before the tab closes', async () => {
    renderPages();
    await dirty();
    expect(asksBeforeUnload()).toBe(true);
    await userEvent.clear(screen.getByLabelText('Text'));
    expect(asksBeforeUnload()).toBe(false);
  });

  it.each([
    ['another tab', () => press('New tab')],
    ['a part of this page', () => press('Part')],
    ['a tab of this page', () => press('Tab')],
    ['a link within the list', () => press('Item')],
    ['a press with the control key', () => fireEvent.click(screen.getByText('Elsewhere'), { ctrlKey: true })],
  ])('%s is no way out', async (_requirement, pressIt) => {
    renderPages();
    await dirty();
    await pressIt();
    expect(question()).toBeNull();
    expect(page()).toBe('Form');
  });
});
