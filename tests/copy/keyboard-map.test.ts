import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { KEYBOARD_MAP } from '../../src/copy/keyboard-map';

const SOURCE = new URL('../../src', import.meta.url).pathname;

/** Browser key names as the keyboard map writes them. */
const WRITTEN: Record<string, string> = {
  ' ': 'Espaço',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  j: 'J',
  k: 'K',
  m: 'M',
  n: 'N',
  r: 'R',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
};

const NAMES =
  /(?:\bkey [!=]== |\busePageKey\()'([^']+)'|\b(Arrow(?:Left|Right|Up|Down)|Page(?:Up|Down)|Escape|Enter|Tab|Home|End|Delete|Backspace|F\d+)(?=[':])/g;

const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(join(SOURCE, file), 'utf8'));
const listening = sources.filter((code) =>
  /keydown|keyup|KeyboardEvent|usePageKey|onKey(?:Down|Up)/.test(code),
);

const written = (key: string) => WRITTEN[key] ?? key;
const bound = new Set(
  [...listening.join('\n').matchAll(NAMES)].map(([, compared, listed]) => written(compared ?? listed ?? '')),
);
const told = KEYBOARD_MAP.flatMap(({ shortcuts }) => shortcuts.flatMap(({ keys }) => keys));

describe('the keyboard map', () => {
  it('tells of every key that the app listens to', () => {
    const keys = new Set(told.map((key) => key.replace(/^(?:Ctrl|Shift|Alt|⌘) /, '')));
    expect([...bound].filter((key) => !keys.has(key))).toEqual([]);
    expect(bound.size).toBeGreaterThan(0);
  });

  it('tells of what buttons announce', () => {
    const announced = [...sources.join('\n').matchAll(/aria-keyshortcuts="([^"]+)"/g)].map(([, name = '']) =>
      name.split('+').map(written).join(' '),
    );
    expect(announced.length).toBeGreaterThan(0);
    expect(told).toEqual(expect.arrayContaining(announced));
  });
});
