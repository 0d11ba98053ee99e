import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Query } from '@/lib/query';
import { Loaded } from '@/ui/loaded';

const refetch = vi.fn<() => void>();
const query = <Data,>(data: Data | undefined, error?: Error): Query<Data> => ({
  data,
  isError: error !== undefined,
  error,
  refetch,
});

function show(rows: Query<readonly string[] | null>, hasEmpty = true) {
  return render(
    <Loaded
      query={rows}
      placeholder="Carregando"
      failed={{ title: 'A lista não abriu', note: (error) => `Por causa de ${(error as Error).message}.` }}
      stale={{ note: 'A lista pode ter mudado.' }}
      empty={hasEmpty ? 'Nada ainda' : undefined}
    >
      {(all) => `Linhas: ${all.join(', ')}`}
    </Loaded>,
  );
}

describe('Loaded', () => {
  it.each([
    ['the placeholder until there is an answer', query<string[]>(undefined), 'Carregando'],
    ['the answer', query(['a', 'b']), 'Linhas: a, b'],
    ['the empty state of a list without rows', query<string[]>([]), 'Nada ainda'],
    ['the empty state of what is not there', query(null), 'Nada ainda'],
  ])('shows %s', (_what, rows, text) => {
    const { container } = show(rows);
    expect(container).toHaveTextContent(new RegExp(`^${text}$`));
  });

  it('shows a list without rows itself, and nothing of what is not there, where no empty state is given', () => {
    const { container, unmount } = show(query<string[]>([]), false);
    expect(container).toHaveTextContent('Linhas:');
    unmount();
    expect(show(query(null), false).container).toBeEmptyDOMElement();
  });

  it('says what failed and asks again', async () => {
    show(query<string[]>(undefined, new Error('rede')));
    expect(screen.getByRole('alert')).toHaveTextContent('A lista não abriuPor causa de rede.');
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('keeps what came before when a later request fails, and says that it may have changed', () => {
    const { container } = show(query(['a'], new Error('rede')));
    expect(screen.getByRole('alert')).toHaveTextContent('A lista pode ter mudado.');
    expect(container).toHaveTextContent('Linhas: a');
  });
});
