import { nameKey } from '../text/plain-name.ts';
import { byName } from './student-names.ts';

export const QUEUE_STATES = ['a_revisar', 'rascunho', 'revisada'] as const;
export const QUEUE_ORDERS = ['prazo', 'certeza', 'nao_visto', 'nome'] as const;

/** Filter of the queue. An empty id or search text matches everything. */
export type QueueFilter = {
  estado: (typeof QUEUE_STATES)[number];
  /** Sorts by deadline, by the corrector's confidence (least first), students without a review first, or by name. */
  ordem: (typeof QUEUE_ORDERS)[number];
  sala: string;
  tema: string;
  /** A part of the student's name, with or without accents. */
  busca: string;
};

export const WHOLE_QUEUE: QueueFilter = {
  estado: 'a_revisar',
  ordem: 'prazo',
  sala: '',
  tema: '',
  busca: '',
};

/** One essay of the queue. */
export type QueueItem = {
  /** The submission's id. */
  id: string;
  sala_id: string;
  sala_nome: string;
  aluno_id: string;
  aluno_nome: string;
  /** Whether the writer has not joined yet. */
  esperado: boolean;
  tema: string;
  /** The last moment of the theme's due day; null if it has no due date. */
  prazo: string | null;
  enviado_em: string;
  /** Total of the essay, 0–1000; null if the levels are pending ("Pendente"). */
  total: number | null;
  /** Width in points of the uncertainty band around the total; null if unknown. */
  largura: number | null;
  revisada: boolean;
  /** Whether an unpublished review exists. */
  rascunho: boolean;
};

/** The first items of the queue, and its total length. */
export type ReviewQueue = { itens: QueueItem[]; total: number };

/** Sorts and filters like the server's `fila_de_revisao`. */
export function filterQueue(
  items: readonly (QueueItem & { tema_id: string | null })[],
  filter: QueueFilter,
  limit: number,
): ReviewQueue {
  const seen = new Set(items.filter(({ revisada }) => revisada).map(studentKey));
  const wanted = nameKey(filter.busca);
  const found = items.filter(
    (item) =>
      item.revisada === (filter.estado === 'revisada') &&
      (filter.estado !== 'rascunho' || item.rascunho) &&
      (filter.sala === '' || item.sala_id === filter.sala) &&
      (filter.tema === '' || item.tema_id === filter.tema) &&
      nameKey(item.aluno_nome).includes(wanted),
  );
  const oldestFirst = found.toSorted(
    (one, other) => Date.parse(one.enviado_em) - Date.parse(other.enviado_em),
  );
  const sorted = ORDERS[filter.ordem](oldestFirst, seen);
  return {
    itens: sorted.slice(0, limit).map(withoutThemeId),
    total: found.length,
  };
}

type Sorted = (QueueItem & { tema_id: string | null })[];

const ORDERS: Record<QueueFilter['ordem'], (items: Sorted, seen: ReadonlySet<string>) => Sorted> = {
  prazo: (items) => items.toSorted((one, other) => dueTime(one) - dueTime(other)),
  certeza: (items) => items.toSorted((one, other) => (other.largura ?? 1001) - (one.largura ?? 1001)),
  nao_visto: (items, seen) =>
    items.toSorted((one, other) => Number(seen.has(studentKey(one))) - Number(seen.has(studentKey(other)))),
  nome: (items) => byName(items.map((item) => ({ ...item, nome: item.aluno_nome }))),
};

function withoutThemeId(item: Sorted[number]): QueueItem {
  const { tema_id: _, ...shown } = item;
  return shown;
}

function dueTime({ prazo }: QueueItem): number {
  return prazo ? Date.parse(prazo) : Number.MAX_SAFE_INTEGER;
}

function studentKey({ sala_id, aluno_id }: QueueItem): string {
  return `${sala_id} ${aluno_id}`;
}
