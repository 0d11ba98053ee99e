import { trialState } from '../plans/trial.ts';
import type { SessionUser, UserType } from './session-user.ts';

/** The dashboard a role may enter (Spec §6): students and teachers have one; devs none of these two. */
export type Area = 'student' | 'teacher';

/** Which dashboard a user belongs to, or null where their role has none. */
export function areaFor(userType: UserType): Area | null {
  return userType === 'dev' ? null : userType;
}

/** Whether the trial is over: its flag is off, its end has passed, or its end cannot be read. */
export function isTrialOver(user: SessionUser, now: Date): boolean {
  return !trialState(user, now).isActive;
}
