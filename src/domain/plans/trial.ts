import { TRIAL_DAYS } from './constants.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const TRIAL_MS = TRIAL_DAYS * DAY_MS;

type Trial = { isTrialActive: boolean; trialEndDate: string };

export type TrialState = { isActive: boolean; msLeft: number; text: string };

/**
 * The time left of the trial, with the sentence of the banner (R-TRIAL-1). Above 24 hours the sentence states days,
 * rounded to the nearest day; otherwise hours and minutes. An invalid end date means that the trial is over. The
 * time left never exceeds a whole trial, even if the clock was set back before sign-up or the end date was edited
 * into the future.
 */
export function trialState(user: Trial, now: Date): TrialState {
  const msLeft = Math.min(TRIAL_MS, new Date(user.trialEndDate).getTime() - now.getTime());
  // The condition is `!(msLeft > 0)` so that a date that cannot be parsed (NaN) also means that the trial is over.
  if (!user.isTrialActive || !(msLeft > 0))
    return { isActive: false, msLeft: 0, text: 'Período trial expirado' };
  return { isActive: true, msLeft, text: msLeft > DAY_MS ? daysText(msLeft) : hoursText(msLeft) };
}

/** Whether the trial is over: its flag is off, its end has passed, or its end date is invalid. */
export function isTrialOver(user: Trial, now: Date): boolean {
  return !trialState(user, now).isActive;
}

function daysText(msLeft: number): string {
  const days = Math.round(msLeft / DAY_MS);
  return days === 1 ? '1 dia restante' : `${days} dias restantes`;
}

function hoursText(msLeft: number): string {
  const hours = Math.floor(msLeft / HOUR_MS);
  const minutes = Math.floor((msLeft % HOUR_MS) / 60_000);
  return `${hours}h ${minutes}m restantes`;
}
