// @vitest-environment node
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { repositoryTexts } from '../support/repository-texts';

/** Words that are avoided for one concept and right for another, wherever that one occurs. */
const RIGHT_ELSEWHERE =
  'account ai analysis announcement area badge client copy demo description desk error excerpt feedback filter form ' +
  'grade history image issue limit margin mark metric mock news notice order paper placeholder points profile range ' +
  'reader report request result revision sending settle share sheet sources store subject suggestion test text theme ' +
  'token topic trial variable';

/** Avoided words that are right in these files only: names of stored fields, or terms of another field. */
const RIGHT_IN: Record<string, string> = {
  annotation: 'src/domain/classrooms/class-record.ts',
  annotations: 'src/domain/classrooms/class-record.ts',
  bitmap: 'src/data/ocr/',
  coefficients: 'src/domain/(ocr|scoring)/',
  contact: 'src/features/legal/',
  highlight: 'src/domain/progress/',
  marketplace: 'src/features/plan/',
  official: 'src/domain/evaluation/',
  parameters: 'src/domain/ocr/hand/training/',
  prompt: 'src/domain/scoring/scorer-weights.ts',
  quota: 'src/data/device-storage.ts',
  room: 'src/domain/classrooms/class-record.ts',
  scan: 'src/domain/ocr/image-header.ts',
  signals: 'src/domain/evaluation/evidence/structure.ts',
  slot: 'src/lib/unsaved-store.ts',
  snippet: 'src/domain/text/paragraphs.ts',
  turma: 'src/(data/collect-personal-data|domain/account/personal-data).ts',
};

type Node = { type?: string; [key: string]: unknown };

/** The single words in the column "Avoid" of the glossary, in lower case. */
function avoidedWords(glossary: string): string[] {
  const rows = glossary.split('\n').filter((line) => line.startsWith('| **'));
  const cells = rows.flatMap((row) => row.split('|')[3]?.split(',') ?? []);
  return cells.map((cell) => cell.trim().toLowerCase()).filter((cell) => /^[a-z]+$/.test(cell));
}

/** The names that a source declares: variables, parameters, functions, types and members of types. */
function declaredNames(path: string, source: string): string[] {
  const names: string[] = [];
  const add = (node: unknown) => {
    const { type, name } = (node ?? {}) as Node;
    if (type === 'Identifier') names.push(String(name));
  };
  const bind = (pattern: unknown): void => {
    const { type, properties, elements, left, argument, value } = (pattern ?? {}) as Node;
    add(pattern);
    if (type === 'ObjectPattern' || type === 'ArrayPattern')
      for (const part of (properties ?? elements) as unknown[]) bind(part);
    if (type === 'Property') bind(value);
    if (type === 'AssignmentPattern') bind(left);
    if (type === 'RestElement') bind(argument);
  };
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one);
    else if (node && typeof node === 'object') {
      const { type = '', id, key, params } = node as Node;
      if (type === 'VariableDeclarator') bind(id);
      if (type.endsWith('Declaration')) add(id);
      if (type === 'TSPropertySignature' || type === 'TSMethodSignature') add(key);
      if (Array.isArray(params)) for (const one of params) bind(one);
      for (const child of Object.values(node)) visit(child);
    }
  };
  visit(parseSync(path, source).program);
  return names;
}

/** The words of a name in camel, Pascal or capital letters, in lower case. */
function wordsOf(name: string): string[] {
  return (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());
}

/** The avoided words, in singular or plural, in the names that a source declares. */
function avoidedIn(
  path: string,
  source: string,
  avoided: readonly string[],
): { name: string; word: string }[] {
  return declaredNames(path, source).flatMap((name) => {
    const own = new Set(wordsOf(name));
    return avoided.filter((word) => own.has(word) || own.has(`${word}s`)).map((word) => ({ name, word }));
  });
}

const avoided = [...new Set(avoidedWords(readFileSync('docs/glossary.md', 'utf8')))];
const rightElsewhere = new Set(RIGHT_ELSEWHERE.split(' '));
const found = repositoryTexts()
  .filter(({ path }) => /^src\/.*\.tsx?$/.test(path))
  .flatMap(({ path, text }) => avoidedIn(path, text, avoided).map((one) => ({ path, ...one })));

describe('a name has the word of the glossary', () => {
  it('not one that it avoids', () => {
    const wrong = found.filter(
      ({ path, word }) =>
        !rightElsewhere.has(word) && !(RIGHT_IN[word] && new RegExp(`^${RIGHT_IN[word]}`).test(path)),
    );
    expect(wrong.map(({ path, name, word }) => `${path}: ${name} (${word})`)).toEqual([]);
  });

  it('and no exception outlives its use', () => {
    const used = new Set(found.map(({ word }) => word));
    expect([...rightElsewhere, ...Object.keys(RIGHT_IN)].filter((word) => !used.has(word))).toEqual([]);
  });

  it.each([
    ['a variable', 'const theRoom = 1;'],
    ['a constant', 'const MAX_ROOMS = 1;'],
    ['a function', 'export function findRoom() {}'],
    ['a parameter', 'const at = (roomId: string) => roomId;'],
    ['a variable out of an object', 'const { sala: { room = 1 } } = record;'],
    ['a type', 'type Room = string;'],
    ['a member of a type', 'type Kept = { rooms: string[] };'],
  ])('%s with an avoided word is found', (_what, source) => {
    expect(avoidedIn('planted.ts', source, avoided)).toMatchObject([{ word: 'room' }]);
  });

  it.each([
    ['a word that only contains it', 'const newsroom = 1;'],
    ['a use of a name declared elsewhere', 'export const rect = element.room();'],
    ['a string', "export const title = 'room';"],
  ])('%s is not found', (_what, source) => {
    expect(avoidedIn('planted.ts', source, avoided)).toEqual([]);
  });
});
