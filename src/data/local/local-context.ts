import type { AppConfig } from '@/contracts/config';
import type { KeyValueStorage } from './storage';

/** What every local repository is made from. Time comes in from outside, so that tests can set it. */
export type LocalContext = {
  config: AppConfig;
  storage: KeyValueStorage | null;
  now: () => Date;
};
