import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Secrets of one data folder. */
export type BackendKeys = {
  /** Signs access tokens. */
  jwtSecret: string;
  /** The publishable key: row-level security applies. */
  anonKey: string;
  /** The secret key: row-level security does not apply. */
  serviceKey: string;
  /** Signs payment notices. */
  webhookSecret: string;
  /** Proves that a request comes from the schedule. */
  scheduleSecret: string;
};

/** The keys in `file`, which only its owner can read; generated at random if they do not exist yet. */
export function loadKeys(file: string): BackendKeys {
  const stored = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<BackendKeys>) : {};
  // A file from an earlier version lacks the newer keys.
  const keys = { ...makeKeys(), ...stored };
  writeFileSync(file, JSON.stringify(keys, null, 2), { mode: 0o600 });
  return keys;
}

function makeKeys(): BackendKeys {
  const random = () => randomBytes(32).toString('base64url');
  return {
    jwtSecret: random(),
    anonKey: `sb_publishable_${random()}`,
    serviceKey: `sb_secret_${random()}`,
    webhookSecret: random(),
    scheduleSecret: random(),
  };
}
