import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastRatio, readTokens } from '../../support/contrast';

const css = readFileSync('src/ui/styles/tokens.css', 'utf8');
const light = readTokens(css, ':root');
// The dark block contains only the values that differ.
const dark = new Map([...light, ...readTokens(css, "[data-theme='dark']")]);

const TEXT = 4.5;
const GRAPHIC = 3;
const PENS = ['red', 'yellow', 'orange', 'purple'];
const LEVELS = [0, 40, 80, 120, 160, 200];

const PAIRS: [front: string, back: string, need: number][] = [
  ['ink', 'ground', TEXT],
  ['ink', 'paper', TEXT],
  ['ink-2', 'ground', TEXT],
  ['ink-2', 'paper', TEXT],
  ['ink-2', 'hl-soft', TEXT],
  ['muted', 'ground', TEXT],
  ['muted', 'paper', TEXT],
  ['muted', 'tray', TEXT],
  ['link', 'ground', TEXT],
  ['link', 'paper', TEXT],
  ['on-primary', 'primary', TEXT],
  ['on-primary', 'primary-hover', TEXT],
  ['ink', 'tray', TEXT],
  ['ink', 'hl-mark', TEXT],
  ['ink', 'hl-soft', TEXT],
  ['on-hl', 'hl', TEXT],
  ['border-strong', 'paper', GRAPHIC],
  ['border-strong', 'ground', GRAPHIC],
  ['hl-line', 'paper', GRAPHIC],
  ['success', 'success-bg', TEXT],
  ['warn', 'warn-bg', TEXT],
  ['error', 'error-bg', TEXT],
  ['success', 'paper', TEXT],
  ['error', 'paper', TEXT],
  ['error', 'ground', TEXT],
  ...PENS.flatMap((pen): [string, string, number][] => [
    [`pen-${pen}-text`, 'paper', TEXT],
    [`pen-${pen}-text`, `pen-${pen}-bg`, TEXT],
    [`pen-${pen}-line`, 'paper', GRAPHIC],
    [`pen-${pen}-line`, `pen-${pen}-bg`, GRAPHIC],
    ['ink', `pen-${pen}-bg`, TEXT],
  ]),
  ...LEVELS.map((level): [string, string, number] => [`level-${level}`, 'paper', TEXT]),
];

describe.each([
  ['light', light],
  ['dark', dark],
])('contrast in the %s scheme', (_scheme, tokens) => {
  it.each(PAIRS)('%s on %s is at least %d', (front, back, need) => {
    const [frontColour, backColour] = [tokens.get(front), tokens.get(back)];
    if (!frontColour || !backColour) throw new Error(`no opaque colour for ${front} or ${back}`);
    expect(contrastRatio(frontColour, backColour)).toBeGreaterThanOrEqual(need);
  });
});

describe('contrastRatio', () => {
  it.each([
    ['black on white is the largest', '#000000', '#ffffff', 21],
    ['a colour on itself is the smallest', '#1a2a55', '#1a2a55', 1],
    ['mid grey on white, as published', '#767676', '#ffffff', 4.54],
  ])('%s', (_requirement, front, back, expected) => {
    expect(contrastRatio(front, back)).toBeCloseTo(expected, 2);
    expect(contrastRatio(back, front)).toBeCloseTo(expected, 2);
  });
});

describe('highlighter stroke', () => {
  it.each([
    ['light', ':root', light],
    ['dark', "[data-theme='dark']", dark],
  ])('is drawn in the mark colour of the %s scheme', (_scheme, selector, tokens) => {
    const start = css.indexOf(`${selector} {`);
    const stroke = /--stroke:.*fill='%23([0-9a-f]{6})'/.exec(css.slice(start, css.indexOf('\n}', start)));
    expect(`#${stroke?.[1]}`).toBe(tokens.get('hl-mark'));
  });
});
