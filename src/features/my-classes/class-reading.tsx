import { useMyClasses } from './use-my-classes';

/** Reads the classes, and shows nothing. */
export function ClassReading() {
  useMyClasses();
  return null;
}
