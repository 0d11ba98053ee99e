import { describe, expect, it } from 'vitest';
import { loadingProgress, LOADING_STAGES } from '@/features/essay/loading-progress';

describe('loadingProgress', () => {
  it('has the five stages of the specification', () => {
    expect(LOADING_STAGES.map((stage) => stage.durationMs)).toEqual([3000, 4000, 3500, 3000, 2500]);
  });

  it.each<[requirement: string, elapsedMs: number, isReady: boolean, percent: number, stage: number]>([
    ['starts at 0 % in the first stage', 0, false, 0, 0],
    ['a time before the start counts as 0', -50, false, 0, 0],
    ['the first stage lasts 3 s', 2999, false, 18, 0],
    ['the second begins at 3 s', 3000, false, 18, 1],
    ['the third begins at 7 s', 7000, false, 43, 2],
    ['the fourth begins at 10.5 s', 10_500, false, 65, 3],
    ['the fifth begins at 13.5 s', 13_500, false, 84, 4],
    ['holds at 99 % when all stages are over', 16_000, false, 99, 4],
    ['still holds a minute later', 60_000, false, 99, 4],
    ['finishes at once when the result comes early', 400, true, 100, 5],
    ['finishes when the result comes late', 60_000, true, 100, 5],
  ])('%s', (_requirement, elapsedMs, isReady, percent, stage) => {
    expect(loadingProgress(elapsedMs, isReady)).toEqual({ percent, stage });
  });

  it('never falls as time passes', () => {
    const percents = Array.from({ length: 200 }, (_, tick) => loadingProgress(tick * 100, false).percent);
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
  });
});
