import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderEditor } from '../render-editor';
import { createFakeLocks } from './fake-locks';

afterEach(() => vi.unstubAllGlobals());

it('is announced by a region that was there before it', async () => {
  const locks = createFakeLocks();
  void locks.request('grifo-essay', () => new Promise(() => {}));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks }));
  const { container } = renderEditor();
  const region = container.querySelector('[aria-live="polite"]:empty');
  expect(region).toBeInTheDocument();
  await screen.findByText('Esta redação está aberta em outra aba');
  expect(region).toContainElement(screen.getByRole('region', { name: 'Redação aberta em outra aba' }));
});
