import { COMPETENCY_NUMBERS } from '../../rubric/competency.ts';
import type { Assessment } from './assessment.ts';

/** Every sentence of an answer that a student will read, for judging its language. Quotes and labels left out. */
export function assessmentSentences({ competencias, erros_detectados, resumo, tema }: Assessment): string[] {
  return [
    tema.justificativa,
    ...COMPETENCY_NUMBERS.flatMap((number) => {
      const { feedback, melhorias } = competencias[`competencia_${number}`];
      return [feedback, ...melhorias];
    }),
    ...erros_detectados.map(({ mensagem }) => mensagem),
    ...resumo.pontos_fortes,
    ...resumo.pontos_fracos,
    ...resumo.melhorias,
  ];
}
