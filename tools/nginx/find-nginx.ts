import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's location, which is not on everyone's PATH. */
const DEBIAN = '/usr/sbin';

/** The program of nginx: NGINX_BIN, else the first on the PATH, else Debian's; null when there is none. */
export function findNginx(
  chosen = process.env.NGINX_BIN,
  folders = [...(process.env.PATH ?? '').split(delimiter), DEBIAN],
): string | null {
  const candidates = [chosen, ...folders.map((folder) => join(folder, 'nginx'))];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}
