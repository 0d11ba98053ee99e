import { describe, expect, it } from 'vitest';
import { readForChecking } from '@/domain/writing/checked-text';
import { viewContext } from '@/domain/writing/context/context-view';
import { dictionary } from '../../../support/dictionary';

const view = (text: string) => viewContext(readForChecking(text, dictionary), new Set(['de', 'a']));

describe('viewContext', () => {
  it('lays out words and signs in a row, with the edges of sentences', () => {
    const { items } = view('Choveu, mas saí. Voltei.');
    expect(items.map(({ form }) => form)).toEqual(['^', 'choveu', ',', 'mas', 'saí', '^', 'voltei', '^']);
  });

  it('says where each word stands', () => {
    const { items, placeOf } = view('Choveu, mas saí.');
    expect([...placeOf].map((place) => items[place]?.form)).toEqual(['choveu', 'mas', 'saí']);
  });

  it('shows frequent words as they are and others by what they can be', () => {
    expect(view('a casa').items.map(({ shape }) => shape)).toEqual([
      '^',
      'a',
      expect.stringContaining('fs'),
      '^',
    ]);
  });

  it('counts the verbs between an item and the signs around', () => {
    const { placeOf, verbsBefore, verbsAfter } = view('Quando ele chegou, todos já tinham saído.');
    const todos = placeOf[3] ?? 0;
    expect([verbsBefore[todos], verbsAfter[todos]]).toEqual([0, 1]);
    const ele = placeOf[1] ?? 0;
    expect([verbsBefore[ele], verbsAfter[ele]]).toEqual([0, 1]);
  });

  it('takes an empty text', () => {
    expect(view('').items.map(({ form }) => form)).toEqual(['^']);
  });
});
