import { describe, expect, it } from 'vitest';
import { assignPages, sheetsOf, shortnessOf, themeOfPile } from '@/domain/classrooms/photo-pile';

const pages = ['1', '2', '3', '4'].map((id) => ({ id }));
const roster = ['ana', 'beto', 'caio'].map((id) => ({ id }));
const writers = (chosen: Record<string, string | null> = {}) =>
  assignPages(pages, roster, chosen).map(({ writer }) => writer);

describe('assignPages', () => {
  it('goes by the roster, and leaves out what comes after its end', () => {
    expect(writers()).toEqual(['ana', 'beto', 'caio', null]);
  });

  it('goes on behind a page that was given to somebody', () => {
    expect(writers({ '2': 'ana' })).toEqual(['ana', 'ana', 'beto', 'caio']);
    expect(writers({ '1': 'caio', '2': 'ana' })).toEqual(['caio', 'ana', 'beto', 'caio']);
  });

  it('keeps the turn of a student where a page is left out', () => {
    expect(writers({ '1': null })).toEqual([null, 'ana', 'beto', 'caio']);
  });

  it('leaves out a page of somebody who is no longer there', () => {
    expect(writers({ '1': 'davi' })).toEqual([null, 'ana', 'beto', 'caio']);
  });

  it('gives two facing pages of one photo to the same student', () => {
    const whole = {};
    const facing = [{ id: '1', whole }, { id: '2', whole }, { id: '3' }];
    const of = (chosen: Record<string, string | null>) =>
      assignPages(facing, roster, chosen).map(({ writer }) => writer);
    expect(of({})).toEqual(['ana', 'ana', 'beto']);
    expect(of({ '1': 'beto' })).toEqual(['beto', 'beto', 'caio']);
    expect(of({ '1': null })).toEqual([null, null, 'ana']);
    expect(of({ '2': 'caio' })).toEqual(['ana', 'caio', null]);
  });
});

describe('sheetsOf', () => {
  it('puts the pages of a student together, in the order of the pile', () => {
    expect(sheetsOf(assignPages(pages, roster, { '3': 'ana', '4': null }))).toEqual([
      { writer: 'ana', pages: [{ id: '1' }, { id: '3' }] },
      { writer: 'beto', pages: [{ id: '2' }] },
    ]);
  });
});

describe('shortnessOf', () => {
  it('tells what the exam annuls from what a student may not send', () => {
    const line = `${'palavra '.repeat(9).trim()}\n\n`;
    expect(shortnessOf(line.repeat(7))).toBe('too-few-lines');
    expect(shortnessOf(line.repeat(8))).toBe('too-few-words');
    expect(shortnessOf('palavra '.repeat(199))).toBe('too-few-words');
    expect(shortnessOf('palavra '.repeat(200))).toBeNull();
  });
});

describe('themeOfPile', () => {
  it('is the newest of that name, in any case', () => {
    const themes = ['Água', 'Leitura', 'leitura'].map((tema, id) => ({ id, tema }));
    expect(themeOfPile(themes, ' LEITURA ')?.id).toBe(1);
    expect(themeOfPile(themes, 'Ler')).toBeUndefined();
  });
});
