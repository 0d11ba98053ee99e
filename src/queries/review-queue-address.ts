import { QUEUE_ORDERS, QUEUE_STATES, type QueueFilter } from '@/domain/classrooms/review-queue';

/** Parameter in the URL of an essay opened from the queue; the filter is in the same URL. */
export const FROM_QUEUE = 'fila';

/** The filter in URL parameters; missing parameters mean the whole queue. */
export function filterOf(params: URLSearchParams): QueueFilter {
  const estado = QUEUE_STATES.find((one) => one === params.get('estado')) ?? 'a_revisar';
  const ordem = QUEUE_ORDERS.find((one) => one === params.get('ordem')) ?? 'prazo';
  const text = (name: string) => params.get(name) ?? '';
  return { estado, ordem, sala: text('sala'), tema: text('tema'), busca: text('busca') };
}

/** The filter as URL parameters; defaults are omitted. */
export function paramsOf({ estado, ordem, ...texts }: QueueFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (estado !== 'a_revisar') params.set('estado', estado);
  if (ordem !== 'prazo') params.set('ordem', ordem);
  for (const [name, value] of Object.entries(texts)) if (value) params.set(name, value);
  return params;
}
