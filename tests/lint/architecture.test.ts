import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/architecture.md', 'utf8');
const tree = page.slice(page.indexOf('```'), page.lastIndexOf('```'));

function foldersOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);
}

const top = foldersOf('src');
const folders = [...top, ...top.flatMap(foldersOf), ...['supabase', 'tools', 'e2e'].flatMap(foldersOf)];

describe('docs/architecture.md', () => {
  it.each(folders)('says what %s is for', (folder) => {
    const name = folder.split('/').at(-1) ?? '';
    expect(tree).toMatch(new RegExp(`(^|[\\s,])${name}/`, 'm'));
  });

  it('names no folder that is gone', () => {
    const known = new Set(
      [...folders, ...folders.flatMap(foldersOf), 'src', 'tests', 'e2e', 'bench', 'tools', 'docs', 'supabase']
        .concat(foldersOf('tests'), foldersOf('tests/fixtures'))
        .map((folder) => folder.split('/').at(-1)),
    );
    const named = [...tree.matchAll(/(?:^|[\s,])([a-z_-]+)\/(?=[\s,;:)]|$)/gm)].map(([, name]) => name);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});
