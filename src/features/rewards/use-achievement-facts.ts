import { useMemo } from 'react';
import { useCorrections } from '@/data/use-corrections';
import { useAchievements, useMovements } from '@/data/use-rewards';
import { achievementFacts, type AchievementFacts } from '@/domain/rewards/achievement-facts';
import type { CountedMeasure } from '@/domain/rewards/achievement-progress';
import { earnedOf } from '@/domain/rewards/ledger';

/**
 * The counts a student's own lists tell, for showing how far one is; null while they are not all there. What unlocks is
 * decided elsewhere.
 */
export function useAchievementFacts(): Pick<AchievementFacts, CountedMeasure> | null {
  const { data: corrections } = useCorrections();
  const { data: movements } = useMovements();
  const { data: unlocked } = useAchievements();
  return useMemo(() => {
    if (!corrections || !movements || !unlocked) return null;
    return achievementFacts({
      essays: corrections.map(({ submittedAt, theme, finalScore, competencies }) => ({
        submittedAt,
        theme,
        total: finalScore,
        levels: competencies.map(({ score }) => score),
        findings: null,
      })),
      canetinhasEarned: earnedOf(movements),
      missions: movements.filter(({ source }) => source === 'missao_diaria').length,
      unlocked: unlocked.map(({ codigo }) => codigo),
      ratings: 0,
      messages: 0,
      suggestions: 0,
    });
  }, [corrections, movements, unlocked]);
}
