import type { EntryKind } from '@/domain/repertoire/entry';

/** What an entry is, for one and for many. */
export const KIND_NAMES: Record<EntryKind, { one: string; many: string }> = {
  lei: { one: 'Lei', many: 'Leis' },
  dado: { one: 'Dado', many: 'Dados' },
  ideia: { one: 'Ideia', many: 'Ideias' },
  livro: { one: 'Livro', many: 'Livros' },
  filme: { one: 'Filme', many: 'Filmes' },
  música: { one: 'Música', many: 'Músicas' },
  acontecimento: { one: 'Acontecimento', many: 'Acontecimentos' },
};
