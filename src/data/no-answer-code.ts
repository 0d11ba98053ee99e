import { AppError, type NoAnswerCode } from '@/contracts/app-error';

/** Finds a timeout or an abort in an error's message, the only part left when a library has wrapped the error. */
const TIME_OUT = /\b(?:Timeout|Abort)Error\b/;

/**
 * The reason for a missing response. If the device is offline, that is the reason. An abort is treated as one of
 * our time limits, because callers that abort themselves get their signal's reason instead.
 */
export function noAnswerCode(error: unknown, isOnline: boolean): NoAnswerCode {
  if (!isOnline) return 'offline';
  return isTimeOut(error) ? 'timed-out' : 'unreachable';
}

export function isTimeOut(error: unknown): boolean {
  const { name, message } = (typeof error === 'object' && error ? error : {}) as Partial<Error>;
  return TIME_OUT.test(`${name} ${message}`);
}

/** Loads code on demand; rejects with an `AppError` if that fails. */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    throw new AppError(noAnswerCode(error, navigator.onLine), error);
  }
}
