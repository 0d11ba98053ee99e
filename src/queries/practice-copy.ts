import type { FaultProgress, PracticeAnswer, PracticeCard } from '@/contracts/practice';
import type { PracticeCopy } from '@/contracts/practice-copy';

type Answered = Pick<PracticeAnswer, 'card' | 'certa' | 'respondida_em'>;

/** The practice after an answer: its card, the progress of its fault, and what was answered today. */
export function withAnswer(copy: PracticeCopy, { card, certa, respondida_em }: Answered): PracticeCopy {
  const { state } = copy;
  const cartoes = [...state.cartoes.filter(({ chave }) => chave !== card.chave), card];
  const former = state.faltas.find(({ falta }) => falta === card.falta);
  const progress: FaultProgress = {
    falta: card.falta,
    seguidas: certa ? (former?.seguidas ?? 0) + 1 : 0,
    acertos: (former?.acertos ?? 0) + (certa ? 1 : 0),
    erros: (former?.erros ?? 0) + (certa ? 0 : 1),
    vence: firstDue(cartoes, card.falta),
    desde: former?.desde ?? respondida_em,
  };
  const isKnown = state.hoje.some(({ chave }) => chave === card.chave);
  const hoje = isKnown
    ? state.hoje.map((one) => (one.chave === card.chave && certa ? { ...one, acertou: true } : one))
    : [...state.hoje, { chave: card.chave, certa, acertou: certa }];
  return {
    ...copy,
    unseen: copy.unseen.filter((key) => key !== card.chave),
    state: {
      cartoes,
      faltas: [...state.faltas.filter(({ falta }) => falta !== card.falta), progress],
      hoje,
    },
  };
}

/** The practice without an exercise that is never to be asked again. */
export function withoutCard(copy: PracticeCopy, key: string): PracticeCopy {
  const { state } = copy;
  return {
    ...copy,
    unseen: copy.unseen.filter((one) => one !== key),
    state: { ...state, cartoes: state.cartoes.filter(({ chave }) => chave !== key) },
  };
}

/** The same practice at the start of another day, which has no answer yet. */
export function onDay(copy: PracticeCopy, since: string): PracticeCopy {
  return copy.since === since ? copy : { ...copy, since, state: { ...copy.state, hoje: [] } };
}

function firstDue(cards: readonly PracticeCard[], fault: string): string | null {
  const dues = cards.filter(({ falta }) => falta === fault).map(({ vence }) => vence);
  return dues.toSorted()[0] ?? null;
}
