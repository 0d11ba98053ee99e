import { trialState } from '../plans/trial.ts';
import type { SessionUser } from './session-user.ts';

/** Whether the trial is over: its flag is off, its end has passed, or its end cannot be read. */
export function isTrialOver(user: SessionUser, now: Date): boolean {
  return !trialState(user, now).isActive;
}
