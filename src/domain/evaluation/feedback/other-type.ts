import type { CompetencyNumber } from '../../rubric/competency.ts';
import type { Ceiling } from '../../scoring/guards/ceiling.ts';
import type { Observations } from './compose-feedback.ts';

/** Whether a ceiling applies because the text seems to be a tale, a letter, a poem or a list. */
export function isOfOtherType(ceilings: readonly Pick<Ceiling, 'reason'>[]): boolean {
  return ceilings.some(({ reason }) => reason === 'outro-tipo-de-texto');
}

/**
 * Removes observations that do not apply to another type of text: a tale, for example, needs no thesis.
 * Observations about the type are kept.
 */
export function withoutArgument(
  observations: Record<CompetencyNumber, Observations>,
): Record<CompetencyNumber, Observations> {
  return {
    ...observations,
    2: {
      ...observations[2],
      praises: ['o que o texto diz pode virar exemplo num argumento'],
      faults: observations[2].faults.filter(({ kind }) => kind === 'tipo'),
    },
    3: {
      praises: ['o assunto já está escolhido'],
      faults: [],
      unexplained: 'esta competência julga a defesa de uma tese com argumentos, que é própria da dissertação',
      further: 'defenda uma tese sobre o tema, com um argumento em cada parágrafo',
    },
    4: {
      ...observations[4],
      faults: observations[4].faults.filter(({ kind }) => kind.startsWith('marca:')),
      unexplained: 'esta competência julga como as partes de uma dissertação se ligam',
      further: 'ligue as partes da dissertação: cada parágrafo ao anterior e cada frase à de antes',
    },
    5: {
      praises: ['quem conta um problema pode propor o que fazer'],
      faults: [],
      unexplained: 'esta competência julga a proposta que fecha uma dissertação',
      further: 'feche a dissertação com uma proposta: quem faz o quê, como e para quê',
    },
  };
}
