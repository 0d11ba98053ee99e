import { areaKeys, keys } from './keys';
import { backupName } from './create-local-store';
import type { KeyValueStorage } from './storage';

/** All storage keys of an owner's data. The key tables are enumerated, so that newly added keys are included. */
function namesOf(owner: string, more: readonly string[]): string[] {
  const perOwner = [...Object.values(areaKeys), keys.profileExtra].flatMap((name) =>
    typeof name === 'function' ? name(owner) : [],
  );
  return [...perOwner, ...more];
}

/** An account's own keys on this device with their raw values; unreadable values as text. */
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

/** Changes a key shared by several accounts, with all its backups; null removes it. */
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

/** null if the storage is blocked. */
function read(storage: KeyValueStorage | null, name: string): string | null {
  try {
    return storage?.getItem(name) ?? null;
  } catch {
    return null;
  }
}

/** Parses JSON; returns the text itself if it is not valid JSON. */
function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    return raw;
  }
}
