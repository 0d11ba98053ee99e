import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { KEYBOARD_MAP } from '../../src/copy/keyboard-map';

const SOURCE = new URL('../../src', import.meta.url).pathname;

const ANYWHERE = 'Em qualquer tela';
const WRITING = 'Ao escrever';
const CORRECTION = 'Na correção';
const PHOTOS = 'Com fotos da folha';

type Listener = { places: string[]; keys: string[] };

/** Every file that listens to keys, where it does so, and to which, as the map writes them. */
const LISTENERS: Record<string, Listener> = {
  'features/correction/finding-actions.tsx': { places: [CORRECTION], keys: ['Esc'] },
  'features/correction/use-active-mark.ts': { places: [CORRECTION], keys: ['Esc', 'Enter', 'Espaço'] },
  'features/correction/use-arrow-keys.ts': { places: [CORRECTION], keys: ['←', '→'] },
  'features/correction/use-mark-keys.ts': { places: [CORRECTION], keys: ['F8', 'Shift F8'] },
  'features/correction/use-shown-passage.ts': { places: [CORRECTION], keys: ['Tab', 'Esc'] },
  // Hands them on to those who use it.
  'features/essay/essay-sheet.tsx': { places: [WRITING], keys: [] },
  'features/essay/theme-field.tsx': { places: [WRITING], keys: ['Enter'] },
  'features/essay/writing-desk.tsx': { places: [WRITING], keys: ['Ctrl Enter', '⌘ Enter'] },
  'features/photo/corner-handle.tsx': { places: [PHOTOS], keys: ['←', '→', '↑', '↓'] },
  'features/photo/reading/beside-photo.tsx': { places: [PHOTOS], keys: ['Alt ↑', 'Alt ↓'] },
  'features/photo/reading/pane-divider.tsx': { places: [PHOTOS], keys: ['↑', '↓'] },
  'features/photo/reading/reading-line-band.tsx': {
    places: [PHOTOS],
    keys: ['↑', '↓', 'Page Up', 'Page Down'],
  },
  'lib/use-field-keys.ts': { places: [WRITING, PHOTOS], keys: ['F8', 'Shift F8', 'Esc'] },
  // To any key: whoever uses the page may print it.
  'ui/chart-frame.tsx': { places: [ANYWHERE], keys: [] },
  // To any key, which keeps good news from going by itself.
  'ui/passing-dialog.tsx': { places: [ANYWHERE], keys: [] },
};

/** What browsers and libraries do. */
const BY_OTHERS: Record<string, string[]> = {
  [ANYWHERE]: ['Tab', 'Shift Tab', 'Enter', 'Espaço', 'Esc', '←', '→'],
  [CORRECTION]: ['Ctrl P', '⌘ P'],
  // `keyboard` of the photo viewer.
  [PHOTOS]: ['←', '→', '↑', '↓', '+', '−'],
};

/** As the map writes what browsers call a key. */
const WRITTEN: Record<string, string> = {
  ' ': 'Espaço',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
};

const NAMES =
  /\bkey [!=]== '([^']+)'|\b(Arrow(?:Left|Right|Up|Down)|Page(?:Up|Down)|Escape|Enter|Tab|Home|End|Delete|Backspace|F\d+)(?=[':])/g;

const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(join(SOURCE, file), 'utf8') }));

const codeOf = (name: string) => sources.find(({ file }) => file === name)?.code ?? '';

/** The keys that a file names, as the map writes them. */
function namedIn(code: string): Set<string> {
  const names = [...code.matchAll(NAMES)].map(([, compared, listed]) => compared ?? listed ?? '');
  return new Set(names.map((name) => WRITTEN[name] ?? name));
}

const withoutModifiers = (key: string) => key.replace(/^(?:Ctrl|Shift|Alt|⌘) /, '');

const toldIn = (name: string) =>
  KEYBOARD_MAP.filter(({ place }) => place === name).flatMap(({ shortcuts }) =>
    shortcuts.flatMap(({ keys }) => keys),
  );

const boundIn = (name: string) =>
  Object.values(LISTENERS).flatMap(({ places, keys }) => (places.includes(name) ? keys : []));

describe('the keyboard map', () => {
  it('knows every file that listens to keys', () => {
    const listening = sources.filter(({ code }) => /keydown|keyup|KeyboardEvent|onKey(?:Down|Up)/.test(code));
    expect(listening.map(({ file }) => file).sort()).toEqual(Object.keys(LISTENERS).sort());
  });

  it.each(Object.entries(LISTENERS))('knows the keys that %s listens to', (file, { keys }) => {
    expect(namedIn(codeOf(file))).toEqual(new Set(keys.map(withoutModifiers)));
  });

  it.each(KEYBOARD_MAP)('$place: tells of every key that is bound there', ({ place }) => {
    expect([...toldIn(place), ...toldIn(ANYWHERE)]).toEqual(
      expect.arrayContaining([...boundIn(place), ...(BY_OTHERS[place] ?? [])]),
    );
  });

  it.each(KEYBOARD_MAP)('$place: tells of no key that nothing is bound to', ({ place }) => {
    const bound = new Set([...boundIn(place), ...(BY_OTHERS[place] ?? [])]);
    expect(toldIn(place).filter((key) => !bound.has(key))).toEqual([]);
  });

  it('tells of what buttons announce', () => {
    const announced = sources.flatMap(({ code }) =>
      [...code.matchAll(/aria-keyshortcuts="([^"]+)"/g)].map(([, name = '']) =>
        name
          .split('+')
          .map((part) => WRITTEN[part] ?? part)
          .join(' '),
      ),
    );
    expect(announced.length).toBeGreaterThan(0);
    const told = KEYBOARD_MAP.flatMap(({ place }) => toldIn(place));
    expect(told).toEqual(expect.arrayContaining(announced));
  });
});
