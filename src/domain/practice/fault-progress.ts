/** How somebody does with one fault in practice. Times are ISO instants. */
export type FaultProgress = {
  /** Id of the fault. */
  falta: string;
  /** Right answers since the last wrong one. */
  seguidas: number;
  acertos: number;
  erros: number;
  /** When the first of its cards is due; null if none is asked again. */
  vence: string | null;
  /** When the first answer was given. */
  desde: string;
};
