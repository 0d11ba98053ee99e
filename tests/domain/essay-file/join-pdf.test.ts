import { describe, expect, it } from 'vitest';
import { joinPdf, type PdfRun } from '@/domain/essay-file/join-pdf';

const HEIGHT = 10;
const run = (text: string, x: number, y: number): PdfRun => ({
  text,
  x,
  y,
  width: text.length * 5,
  height: HEIGHT,
});
const column = (lines: readonly string[], x = 50, from = 700) =>
  lines.map((text, at) => run(text.trimStart(), text.startsWith(' ') ? x + 20 : x, from - at * 12));

describe('joinPdf', () => {
  it('begins a paragraph at an indented line', () => {
    expect(joinPdf([column([' A rua dorme e a', 'lua vem.', ' A noite fica', 'sem voz.'])])).toBe(
      '\nA rua dorme e a\nlua vem.\n\nA noite fica\nsem voz.',
    );
  });

  it('begins a paragraph at a line that is set apart', () => {
    const page = [
      ...column(['A rua dorme e a', 'lua vem agora.']),
      ...column(['A noite fica', 'sem voz.'], 50, 660),
    ];
    expect(joinPdf([page])).toBe('A rua dorme e a\nlua vem agora.\n\nA noite fica\nsem voz.');
  });

  it('begins a paragraph where a sentence ended early at the foot of a column', () => {
    const page = [...column(['A rua dorme e a', 'lua.']), ...column(['A noite fica aí', 'sem voz.'], 300)];
    expect(joinPdf([page])).toBe('A rua dorme e a\nlua.\n\nA noite fica aí\nsem voz.');
  });

  it('reads columns one after the other', () => {
    const page = [
      ...column(['A rua dorme e a', 'lua vem com a']),
      ...column(['noite que fica', 'sem voz.'], 300),
    ];
    expect(joinPdf([page])).toBe('A rua dorme e a\nlua vem com a\nnoite que fica\nsem voz.');
  });

  it('leaves out heads and feet that pages share', () => {
    const page = (number: number, text: string) => [
      run('Colégio Aurora', 50, 800),
      run(text, 50, 700),
      run(`${number}`, 300, 20),
    ];
    expect(joinPdf([page(1, 'A rua dorme e a'), page(2, 'lua vem.')])).toBe('A rua dorme e a\nlua vem.');
  });

  it('puts a head that was drawn last first', () => {
    expect(joinPdf([[...column(['A rua dorme e a', 'lua vem.']), run('Colégio', 50, 800)]])).toMatch(
      /^Colégio\n+A rua dorme e a\nlua vem\.$/,
    );
  });

  it.each([
    ['puts a blank between words that stand apart', [run('A', 50, 700), run('rua', 58, 700)], 'A rua'],
    [
      'puts none between parts of a word',
      [run('me', 50, 700), run(' ', 60, 700), run('dir', 60.5, 700)],
      'medir',
    ],
    ['takes a raised figure for part of its line', [run('CO', 50, 700), run('2', 60, 697)], 'CO2'],
    ['gives nothing for pages without text', [], ''],
  ])('%s', (_what, runs, text) => {
    expect(joinPdf([runs])).toBe(text);
  });
});
