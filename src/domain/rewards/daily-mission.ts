import { saoPauloDate } from '../time/sao-paulo.ts';

export type MissionDifficulty = 'Fácil' | 'Médio' | 'Difícil';

export type DailyMission = {
  id: 'tese-clara' | 'tres-conectivos' | 'dado-ou-estatistica' | 'proposta-completa';
  title: string;
  description: string;
  /** Reward in canetinhas. */
  reward: number;
  difficulty: MissionDifficulty;
};

/** The four missions, their rewards and difficulties (R-MISSION-1). */
export const DAILY_MISSIONS: readonly [DailyMission, DailyMission, DailyMission, DailyMission] = [
  {
    id: 'tese-clara',
    title: 'Introdução com tese clara',
    description: 'Escreva uma introdução que apresente o tema e termine com uma tese que dê para defender.',
    reward: 2,
    difficulty: 'Fácil',
  },
  {
    id: 'tres-conectivos',
    title: 'Três conectivos diferentes',
    description: 'Use pelo menos três conectivos diferentes para ligar frases e parágrafos.',
    reward: 2,
    difficulty: 'Médio',
  },
  {
    id: 'dado-ou-estatistica',
    title: 'Um dado que sustenta o argumento',
    description: 'Cite um dado ou uma estatística e explique o que ele prova no seu argumento.',
    reward: 3,
    difficulty: 'Difícil',
  },
  {
    id: 'proposta-completa',
    title: 'Proposta de intervenção completa',
    description: 'Feche o texto com agente, ação, meio e detalhamento da sua proposta.',
    reward: 3,
    difficulty: 'Difícil',
  },
];

/** The mission of a São Paulo day, selected by the day of the month modulo 4 (R-MISSION-1). */
export function dailyMission(date: Date): DailyMission {
  return DAILY_MISSIONS[(saoPauloDate(date).day % 4) as 0 | 1 | 2 | 3];
}
