import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, isDone, type Draft } from '@/domain/essay/draft';
import {
  canRedo,
  edit,
  isSameDraft,
  putAside,
  read,
  redo,
  startBlank,
  startNew,
  stopRewriting,
  survivesIn,
  tick,
} from '@/features/essay/draft-moves';

const written: Draft = { theme: 'Tema', essay: 'Texto', backup: '', updatedAt: null, rewriting: null };
const corrected: Draft = {
  theme: 'Tema',
  essay: '',
  backup: 'Texto',
  updatedAt: null,
  rewriting: { of: 'c', ticked: [] },
};

describe('draft moves', () => {
  it.each<[requirement: string, draft: Draft, expected: Partial<Draft>]>([
    ['a corrected essay leaves the sheet and stays as backup', putAside(written, 'c'), corrected],
    ['"Enviar nova redação" clears theme, text and backup', startNew(), { theme: '', essay: '', backup: '' }],
    [
      '"Refazer esta redação" brings the backup back with its theme',
      redo(corrected),
      { theme: 'Tema', essay: 'Texto', backup: '' },
    ],
    [
      '"Nova redação em branco" clears theme and text, not the backup',
      startBlank(corrected),
      { theme: '', essay: '', backup: 'Texto' },
    ],
    [
      'after "em branco" the essay can still be redone',
      redo(startBlank(corrected)),
      { theme: '', essay: 'Texto', backup: '' },
    ],
    [
      'writing again lets the backup go',
      edit(startBlank(corrected), { theme: 'Outro' }),
      { theme: 'Outro', essay: '', backup: '' },
    ],
    [
      'a redone essay is a new version of the corrected one',
      redo(corrected),
      { rewriting: { of: 'c', ticked: [] } },
    ],
    [
      'and stays one while it is written',
      edit(redo(corrected), { essay: 'Texto novo' }),
      { rewriting: { of: 'c', ticked: [] } },
    ],
    [
      'another essay begun in its place is none',
      edit(startBlank(corrected), { essay: 'O' }),
      { rewriting: null },
    ],
    ['nor is a new one', startNew(), { rewriting: null }],
    ['a step is ticked', tick(redo(corrected), 1), { rewriting: { of: 'c', ticked: [1] } }],
    ['and the tick taken away', tick(tick(redo(corrected), 1), 1), { rewriting: { of: 'c', ticked: [] } }],
    [
      'a new version becomes an essay of its own',
      stopRewriting(redo(corrected)),
      { essay: 'Texto', rewriting: null },
    ],
  ])('%s', (_requirement, draft, expected) => {
    expect(draft).toMatchObject(expected);
  });

  it.each<[requirement: string, draft: Draft, done: boolean, redoable: boolean]>([
    ['a corrected essay is done', corrected, true, true],
    ['a blank sheet after it is not done, but offers it back', startBlank(corrected), false, true],
    ['an empty draft offers nothing', startNew(), false, false],
    ['a written essay offers nothing', written, false, false],
    ['deleting every word of a redone essay is not done', edit(redo(corrected), { essay: '' }), false, false],
  ])('%s', (_requirement, draft, done, redoable) => {
    expect([isDone(draft), canRedo(draft)]).toEqual([done, redoable]);
  });

  it.each<[requirement: string, essay: string, later: Partial<Draft>, survives: boolean]>([
    ['a blank essay has nothing to lose', ' \n', { essay: 'Outro' }, true],
    ['the same essay', 'Texto', { essay: 'Texto' }, true],
    ['an essay that was written further', 'Texto', { essay: 'Texto e mais' }, true],
    ['an essay put aside', 'Texto', { backup: 'Texto' }, true],
    ['an essay cut short', 'Texto', { essay: 'Tex' }, false],
    ['another essay', 'Texto', { essay: 'Outro', backup: 'Texto antigo' }, false],
    ['a cleared sheet', 'Texto', {}, false],
  ])('survives in what takes its place: %s', (_requirement, essay, later, survives) => {
    expect(survivesIn({ ...startNew(), essay }, { ...startNew(), ...later })).toBe(survives);
  });

  it('an essay read from photos is known as one until the sheet is blank or another one begins', () => {
    const fromPhoto = read(EMPTY_DRAFT, 'Da folha.');
    expect(fromPhoto.isFromPhoto).toBe(true);
    expect(edit(fromPhoto, { essay: 'Da folha, corrigida.' }).isFromPhoto).toBe(true);
    expect(edit(fromPhoto, { essay: ' ' }).isFromPhoto).toBe(false);
    expect(read(fromPhoto, '').isFromPhoto).toBe(false);
    const sent = putAside(fromPhoto, 'c1');
    expect(redo(sent).isFromPhoto).toBe(true);
    expect(edit(sent, { essay: 'Digitada.' }).isFromPhoto).toBe(false);
    expect(edit(EMPTY_DRAFT, { essay: 'Digitada.' }).isFromPhoto).not.toBe(true);
  });

  it('compares content, not the moment it was saved', () => {
    expect(isSameDraft(written, { ...written, updatedAt: '2025-10-22T18:00:00.000Z' })).toBe(true);
    expect(isSameDraft(written, { ...written, backup: 'x' })).toBe(false);
    expect(isSameDraft(corrected, tick(corrected, 0))).toBe(false);
    expect(isSameDraft(corrected, stopRewriting(corrected))).toBe(false);
  });
});
