import { describe, expect, it } from 'vitest';
import { factRows, MARK_LABELS } from '@/domain/evaluation/fact-rows';
import { labelOfIssue } from '@/domain/evaluation/feedback/grammar-evidence';
import { MARK_CODES, type MarkFact } from '@/domain/evaluation/mark-facts';

const group = (name: string, points: number, marks: number | null = null) => ({ name, points, marks });
const item = (label: string, side: 'favor' | 'contra' = 'contra', detail?: string) => ({
  label,
  side,
  ...(detail !== undefined && { detail }),
});
const rowsOf = (groups: ReturnType<typeof group>[], items: ReturnType<typeof item>[]) =>
  factRows({ groups, marks: null }, items).map(({ name, detail, points }) => [name, detail, points]);

describe('the facts behind a level in one list', () => {
  it.each(Object.keys(MARK_CODES) as MarkFact[])('know the marks of %s by their labels', (fact) => {
    expect(MARK_LABELS[fact]).toEqual(MARK_CODES[fact].map((code) => labelOfIssue(code)));
  });

  it('tell evidence with what it brings, under its own name', () => {
    expect(rowsOf([group('Concordância', -26)], [item('Concordância', 'contra', '5 marcações')])).toEqual([
      ['Concordância', '5 marcações', -26],
    ]);
  });

  it('tell several pieces of evidence of one fact together', () => {
    const claims = [
      item('Argumento do 2º parágrafo', 'favor', 'com causa'),
      item('Argumento do 3º parágrafo', 'favor', 'com exemplo'),
    ];
    expect(rowsOf([group('Argumentos sustentados', 8)], claims)).toEqual([
      ['Argumentos sustentados', 'com causa; com exemplo', 8],
    ]);
  });

  it('tell marks of several kinds of one fact by their sum', () => {
    const kinds = [
      item('Grafia de algumas palavras', 'contra', '3 marcações, 2 delas de “Acento que falta ou sobra”'),
      item('Acentuação', 'contra', '1 marcação'),
    ];
    expect(rowsOf([group('Grafia e acentos', -8)], kinds)).toEqual([['Grafia e acentos', '4 marcações', -8]]);
  });

  it('sum up what is small or of other competencies, so that all still adds up', () => {
    const groups = [group('Crase', 4, 0), group('Maiúsculas', 1, 0), group('Fatos da competência II', -9)];
    expect(rowsOf(groups, [])).toEqual([
      ['Crase', 'nenhuma marca', 4],
      ['Outros fatos', null, -8],
    ]);
  });

  it('list evidence alone where nothing was counted', () => {
    const rows = factRows(null, [item('Tese', 'favor'), item('Parágrafos')]);
    expect(rows.map(({ name, points }) => [name, points])).toEqual([
      ['Tese', null],
      ['Parágrafos', null],
    ]);
  });
});
