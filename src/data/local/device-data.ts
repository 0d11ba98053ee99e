import { areaKeys, keys } from './keys';
import { backupName } from './create-local-store';
import type { KeyValueStorage } from './storage';

/** Names by owner of everything the dashboards keep per account: one added to the tables is known here, too. */
function namesOf(owner: string, more: readonly string[]): string[] {
  const perOwner = [...Object.values(areaKeys), keys.profileExtra].flatMap((name) =>
    typeof name === 'function' ? name(owner) : [],
  );
  return [...perOwner, ...more];
}

/** What this device keeps under an account's own keys, as it is: what cannot be read is given as text. */
export function readDeviceData(
  storage: KeyValueStorage | null,
  owners: readonly string[],
  more: readonly string[] = [],
): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const owner of owners) {
    for (const name of namesOf(owner, more)) {
      const raw = read(storage, name);
      if (raw !== null) found[name] = parsed(raw);
    }
  }
  return found;
}

/** Removes an account's own keys with their backups. */
export function removeDeviceData(
  storage: KeyValueStorage | null,
  owners: readonly string[],
  more: readonly string[] = [],
): void {
  for (const owner of owners) for (const name of namesOf(owner, more)) removeWithBackups(storage, name);
}

/** Changes what several accounts share, and every backup of it; null takes it away. */
export function changeShared(
  storage: KeyValueStorage | null,
  name: string,
  change: (value: unknown, raw: string) => unknown,
): void {
  for (const one of [name, ...backupsOf(storage, name)]) {
    const raw = read(storage, one);
    if (raw === null) continue;
    const next = change(parsed(raw), raw);
    if (next === null) storage?.removeItem(one);
    else if (JSON.stringify(next) !== raw)
      storage?.setItem(one, typeof next === 'string' ? next : JSON.stringify(next));
  }
}

function removeWithBackups(storage: KeyValueStorage | null, name: string): void {
  for (const one of [...backupsOf(storage, name), name])
    if (read(storage, one) !== null) storage?.removeItem(one);
}

function backupsOf(storage: KeyValueStorage | null, name: string): string[] {
  const found: string[] = [];
  for (let number = 1; ; number += 1) {
    const backup = backupName(name, number);
    if (read(storage, backup) === null) return found;
    found.push(backup);
  }
}

/** A blocked storage holds nothing that could be read. */
function read(storage: KeyValueStorage | null, name: string): string | null {
  try {
    return storage?.getItem(name) ?? null;
  } catch {
    return null;
  }
}

/** The text itself where it is no JSON. */
function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    return raw;
  }
}
