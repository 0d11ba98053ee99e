import type { Correction } from '../evaluation/correction.ts';
import type { Outcome, Target } from './disagreement.ts';
import { keyOf, shownRules } from './targets.ts';

/**
 * Of the corrections that are counted: in how many a rule was shown, in how many somebody disagreed with it, and how often
 * the team confirmed that.
 */
export type RuleShare = Target & { mostrada: number; discordaram: number; confirmadas: number };

type Said = Target & { redacao_id: string; resultado: Outcome | null };

/** Each rule somebody disagreed with, those first that most did; the server's `discordancias_por_regra`. */
export function sharesByRule(corrections: readonly Correction[], said: readonly Said[]): RuleShare[] {
  const shown = new Map<string, Set<string>>();
  const show = (target: Target, essay: string) => {
    const key = keyOf(target);
    shown.set(key, (shown.get(key) ?? new Set()).add(essay));
  };
  for (const correction of corrections) for (const one of shownRules(correction)) show(one, correction.id);
  for (const one of said) show(one, one.redacao_id);

  const shares = new Map<string, RuleShare>();
  for (const { competencia, tipo, regra, resultado } of said) {
    const target = { competencia, tipo, regra };
    const key = keyOf(target);
    const { discordaram = 0, confirmadas = 0 } = shares.get(key) ?? {};
    shares.set(key, {
      ...target,
      mostrada: shown.get(key)?.size ?? 0,
      discordaram: discordaram + 1,
      confirmadas: confirmadas + (resultado === 'confirmada' ? 1 : 0),
    });
  }
  return [...shares.values()].toSorted((a, b) => b.discordaram - a.discordaram);
}
