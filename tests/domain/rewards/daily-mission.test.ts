import { describe, expect, it } from 'vitest';
import { DAILY_MISSIONS, dailyMission } from '@/domain/rewards/daily-mission';

describe('dailyMission', () => {
  it.each([
    ['day 20 is divisible by four: the first mission', '2025-10-20T12:00:00Z', 'tese-clara'],
    ['day 21', '2025-10-21T12:00:00Z', 'tres-conectivos'],
    ['day 22', '2025-10-22T12:00:00Z', 'dado-ou-estatistica'],
    ['day 23', '2025-10-23T12:00:00Z', 'proposta-completa'],
    ['the 31st', '2025-10-31T12:00:00Z', 'proposta-completa'],
    ['a minute before midnight in São Paulo is still the 19th', '2025-10-20T02:59:00Z', 'proposta-completa'],
    ['midnight in São Paulo brings the next', '2025-10-20T03:00:00Z', 'tese-clara'],
  ])('%s', (_requirement, iso, id) => {
    expect(dailyMission(new Date(iso)).id).toBe(id);
  });

  it('pays and grades as R-MISSION-1 says', () => {
    expect(DAILY_MISSIONS.map(({ reward, difficulty }) => [reward, difficulty])).toEqual([
      [2, 'Fácil'],
      [2, 'Médio'],
      [3, 'Difícil'],
      [3, 'Difícil'],
    ]);
  });
});
