import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Writes a file for the length of a test and returns its path. */
export function temporaryFile(name: string, content: string | Uint8Array = ''): string {
  const folder = mkdtempSync(join(tmpdir(), 'grifo-scorer-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** One line of a corpus file; fields passed as undefined are omitted. */
export function essayLine(fields: Record<string, unknown> = {}): string {
  return JSON.stringify({
    id: 'a1',
    prompt_id: 7,
    theme: 'A leitura no Brasil',
    prompt: 'Poucos brasileiros leem por gosto.',
    title: 'Ler é preciso',
    text: 'Ler abre portas que a pressa fecha.',
    ...levels(120),
    total: 600,
    source: 'house',
    subset: 'dev',
    date: '2024-05-01',
    ...fields,
  });
}

/** Levels c1…c5, all equal. */
export function levels(level: number): Record<`c${1 | 2 | 3 | 4 | 5}`, number> {
  return { c1: level, c2: level, c3: level, c4: level, c5: level };
}
