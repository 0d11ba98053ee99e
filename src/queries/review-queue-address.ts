import { QUEUE_ORDERS, QUEUE_STATES, type QueueFilter } from '@/domain/classrooms/review-queue';

/** Marks the address of an essay that was opened from the queue; the filter stands beside it. */
export const FROM_QUEUE = 'fila';

/** The filter that an address names; what it does not name is of the whole queue. */
export function filterOf(params: URLSearchParams): QueueFilter {
  const estado = QUEUE_STATES.find((one) => one === params.get('estado')) ?? 'a_revisar';
  const ordem = QUEUE_ORDERS.find((one) => one === params.get('ordem')) ?? 'prazo';
  const text = (name: string) => params.get(name) ?? '';
  return { estado, ordem, sala: text('sala'), tema: text('tema'), busca: text('busca') };
}

/** The same as an address; what is of the whole queue is left out. */
export function paramsOf({ estado, ordem, ...texts }: QueueFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (estado !== 'a_revisar') params.set('estado', estado);
  if (ordem !== 'prazo') params.set('ordem', ordem);
  for (const [name, value] of Object.entries(texts)) if (value) params.set(name, value);
  return params;
}
