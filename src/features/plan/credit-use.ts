/** Sentence on the use of credits. */
export function creditUse(needsCredit: boolean): string {
  return needsCredit
    ? 'Uma correção usa 1.'
    : 'O modelo de IA usa 1 por redação. Sem crédito, corrige só o corretor local.';
}
