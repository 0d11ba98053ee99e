import type { Movement, MovementSource } from '@/domain/rewards/ledger';
import { CANETINHAS } from '@/domain/rewards/canetinhas';

const NAMES: Record<MovementSource, string> = {
  boas_vindas: 'Boas-vindas',
  redacao: 'Redação enviada',
  nota_alta: `Nota a partir de ${CANETINHAS.highScoreFrom}`,
  login_diario: 'Entrada do dia',
  missao_diaria: 'Missão do dia',
  conquista: 'Conquista',
  ajuste: 'Ajuste',
};

/** What a movement is for: "Conquista: Primeira página". Only these two sources carry a name of their own. */
export function movementName({ source, description }: Pick<Movement, 'source' | 'description'>): string {
  const hasOwnName = (source === 'conquista' || source === 'ajuste') && description !== '';
  return hasOwnName ? `${NAMES[source]}: ${description}` : NAMES[source];
}
