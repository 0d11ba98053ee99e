import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { linkTo } from '../../support/read-mail';

export type LiveBackend = {
  url: string;
  anonKey: string;
  /** The secret key, for requests that only the server may make. */
  serviceKey: string;
  /** The link of the last message to this address. */
  linkTo(email: string): string;
};

/** The backend that all files of the project share (tests/tools/backend/support/shared-backend.ts). */
export function liveBackend(): LiveBackend {
  const { folder, ...rest } = inject('backend');
  const keys = readFileSync(join(folder, 'keys.json'), 'utf8');
  const { serviceKey } = JSON.parse(keys) as { serviceKey: string };
  return { ...rest, serviceKey, linkTo: (email) => linkTo(email, folder) };
}
