import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useStaleStepCleanup } from '@/features/correction/correction-history';

function Page({ isOpen }: { isOpen: boolean }) {
  useStaleStepCleanup(isOpen);
  return <output>{JSON.stringify(useLocation().state)}</output>;
}

const step = (number: number) => ({
  pathname: '/redacao',
  state: { correctionStep: { opening: 'before', step: number } },
});

function renderAt(entries: (string | ReturnType<typeof step> | { pathname: string; state: unknown })[]) {
  render(
    <MemoryRouter initialEntries={entries} initialIndex={entries.length - 1}>
      <Page isOpen={false} />
    </MemoryRouter>,
  );
  return screen.getByRole('status').textContent;
}

describe('useStaleStepCleanup', () => {
  it.each([
    [
      'a reload at the last step goes back to the page itself',
      [{ pathname: '/redacao', state: null }, step(0), step(1), step(2)],
      'null',
    ],
    [
      'coming back from another page skips the first step',
      [{ pathname: '/redacao', state: null }, step(0)],
      'null',
    ],
    [
      'an entry that is none of the dialog is left alone',
      [{ pathname: '/redacao', state: { from: 'list' } }],
      '{"from":"list"}',
    ],
    [
      'a broken state is left alone',
      [{ pathname: '/redacao', state: { correctionStep: 7 } }],
      '{"correctionStep":7}',
    ],
  ])('%s', (_requirement, entries, state) => {
    expect(renderAt(entries)).toBe(state);
  });
});
