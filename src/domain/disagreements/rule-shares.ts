import type { Correction } from '../evaluation/correction.ts';
import type { Outcome, Target } from './disagreement.ts';
import { keyOf, shownRules } from './targets.ts';

/**
 * Numbers for one rule: corrections stored with the rule (`mostrada`); disagreements with the rule (`discordaram`);
 * disagreements among these whose correction was stored without the rule, which is possible because the marks on
 * screen are made by today's checker (`sem_registro`); disagreements that the team confirmed (`confirmadas`).
 */
export type RuleShare = Target & {
  mostrada: number;
  discordaram: number;
  sem_registro: number;
  confirmadas: number;
};

type Said = Target & { redacao_id: string; resultado: Outcome | null };

/**
 * The rules that students disagreed with, most frequent first; equivalent to the server's
 * `discordancias_por_regra`.
 */
export function sharesByRule(corrections: readonly Correction[], said: readonly Said[]): RuleShare[] {
  const shown = new Map<string, Set<string>>();
  for (const correction of corrections)
    for (const target of shownRules(correction)) {
      const key = keyOf(target);
      shown.set(key, (shown.get(key) ?? new Set()).add(correction.id));
    }

  const shares = new Map<string, RuleShare>();
  for (const { competencia, tipo, regra, redacao_id, resultado } of said) {
    const target = { competencia, tipo, regra };
    const key = keyOf(target);
    const { discordaram = 0, sem_registro = 0, confirmadas = 0 } = shares.get(key) ?? {};
    shares.set(key, {
      ...target,
      mostrada: shown.get(key)?.size ?? 0,
      discordaram: discordaram + 1,
      sem_registro: sem_registro + (shown.get(key)?.has(redacao_id) ? 0 : 1),
      confirmadas: confirmadas + (resultado === 'confirmada' ? 1 : 0),
    });
  }
  return [...shares.values()].toSorted((a, b) => b.discordaram - a.discordaram);
}

/**
 * The share of the corrections stored with the rule that students disagreed with; null if no correction is stored
 * with the rule.
 */
export function shareOf({ mostrada, discordaram, sem_registro }: RuleShare): number | null {
  return mostrada === 0 ? null : (discordaram - sem_registro) / mostrada;
}
