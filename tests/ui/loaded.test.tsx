import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { both, Loaded, type Query } from '@/ui/loaded';

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

describe('both', () => {
  it.each([
    ['there once both are', query(1), query('a'), [1, 'a']],
    ['awaited while one is', query(1), query<string>(undefined), undefined],
    [
      'not there where one is not, whatever became of the other',
      query(null),
      query(undefined, new Error()),
      null,
    ],
  ])('is %s', (_what, one, other, data) => {
    expect(both<unknown, unknown>(one, other).data).toEqual(data);
  });

  it('fails with the one that failed, and asks only for what is missing', async () => {
    const missing = { ...query<string>(undefined, new Error('rede')), refetch: vi.fn<() => void>() };
    const there = { ...query(1), refetch: vi.fn<() => void>() };
    const pair = both(there, missing);
    expect(pair).toMatchObject({ isError: true, error: missing.error });
    await pair.refetch();
    expect(missing.refetch).toHaveBeenCalledOnce();
    expect(there.refetch).not.toHaveBeenCalled();
  });
});
