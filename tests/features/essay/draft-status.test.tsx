import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DraftStatus } from '@/features/essay/draft-status';

const NOW = new Date('2025-10-22T18:00:00Z');

it.each([
  ['today', '2025-10-22T12:05:00Z', 'Rascunho salvo às 09:05'],
  ['late in the evening in São Paulo', '2025-10-22T02:30:00Z', 'Rascunho salvo ontem, às 23:30'],
  ['long ago', '2025-10-02T02:30:00Z', 'Rascunho salvo em 01/10/2025, às 23:30'],
])('tells in the time of São Paulo when it was saved: %s', (_when, savedAt, sentence) => {
  render(<DraftStatus savedAt={savedAt} isRefused={false} now={NOW} />);
  expect(screen.getByText(sentence)).toBeInTheDocument();
});
