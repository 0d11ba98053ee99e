import { describe, expect, it } from 'vitest';
import { withAssigned, withExpected, withoutPlace } from '@/domain/classrooms/places';
import { newClassroom, withJoined, type StoredClassroom } from '@/domain/classrooms/stored-classroom';

const AT = '2025-10-22T18:00:00.000Z';
const nobody = () => null;

const student = (id: string, nome = id) => ({ id, nome, entrou_em: AT });
const place = (id: string, nome: string, email: string | null = null) => ({ id, nome, email });

function classroom(changes: Partial<StoredClassroom> = {}): StoredClassroom {
  return { ...newClassroom({ id: '3a', nome: '3º ano A', descricao: '', criada_em: AT }), ...changes };
}
const placesOf = ({ alunos }: StoredClassroom) => alunos.map(({ id, lugar }) => [id, lugar?.nome ?? null]);

describe('joining takes', () => {
  it('the place with the e-mail of the account, whatever the name', () => {
    const nomes = [place('1', 'Ana Souza', 'ana@exemplo.com'), place('2', 'aninha')];
    const joined = withJoined(classroom({ nomes }), student('ana', 'aninha'), 'Ana@Exemplo.com')!;
    expect(placesOf(joined)).toEqual([['ana', 'Ana Souza']]);
    expect(joined.nomes).toEqual([nomes[1]]);
    expect(JSON.stringify(joined)).not.toContain('ana@exemplo.com');
  });

  it('the only place under the name, whatever its capitals and accents', () => {
    const joined = withJoined(
      classroom({ nomes: [place('1', 'Ícaro Batista')] }),
      student('i', ' icaro  BATISTA'),
    );
    expect(placesOf(joined!)).toEqual([['i', 'Ícaro Batista']]);
  });

  it.each([
    ['two have the name', [place('1', 'Ana'), place('2', 'ana')]],
    ['it has an e-mail', [place('1', 'Ana', 'ana@exemplo.com')]],
    ['one of two has an e-mail', [place('1', 'Ana', 'ana@exemplo.com'), place('2', 'Ana')]],
  ])('none where %s', (_why, nomes) => {
    const joined = withJoined(classroom({ nomes }), student('ana', 'Ana'), 'outra@exemplo.com')!;
    expect(placesOf(joined)).toEqual([['ana', null]]);
    expect(joined.nomes).toEqual(nomes);
  });
});

describe('expecting', () => {
  it('the same list twice is once, also where one has joined meanwhile', () => {
    const list = [place('1', 'Ana'), place('2', 'Bia')];
    const once = withJoined(withExpected(classroom(), list, nobody)!, student('ana', 'Ana'))!;
    expect(withExpected(once, list, nobody)).toEqual(once);
  });

  it('who is in already, by e-mail, gives the place at once', () => {
    const joined = classroom({ alunos: [student('rui')] });
    const filled = withExpected(
      joined,
      [place('1', 'Rui Prado', 'rui@exemplo.com')],
      () => 'rui@exemplo.com',
    )!;
    expect(placesOf(filled)).toEqual([['rui', 'Rui Prado']]);
    expect(filled.nomes).toEqual([]);
  });

  it('more than two hundred, or one e-mail twice, is refused whole', () => {
    const many = Array.from({ length: 201 }, (_, index) => place(String(index), `Aluno ${index}`));
    expect(withExpected(classroom(), many, nobody)).toBeNull();
    expect(withExpected(classroom(), many.slice(1), nobody)?.nomes).toHaveLength(200);
    const known = classroom({ nomes: [place('1', 'Ana', 'ana@exemplo.com')] });
    expect(withExpected(known, [place('2', 'Outra', 'ana@exemplo.com')], nobody)).toBeNull();
  });
});

describe('assigning', () => {
  const before = classroom({
    alunos: [student('ana'), student('bia')],
    nomes: [place('1', 'Ana', 'a@exemplo.com')],
  });

  it('gives one place to one student, once, and is undone with the e-mail', () => {
    const assigned = withAssigned(before, '1', 'ana')!;
    expect(placesOf(assigned)).toEqual([
      ['ana', 'Ana'],
      ['bia', null],
    ]);
    expect(withAssigned(assigned, '1', 'ana')).toBe(assigned);
    expect(withAssigned(assigned, '1', 'bia')).toBeNull();
    expect(withAssigned(before, '1', 'caio')).toBeNull();
    expect(withoutPlace(assigned, 'ana', 'a@exemplo.com', nobody)).toEqual(before);
    expect(withoutPlace(before, 'ana', null, nobody)).toBeNull();
  });

  it('undone gives the place to whoever came in by its e-mail meanwhile', () => {
    const assigned = withAssigned(before, '1', 'ana')!;
    const undone = withoutPlace(assigned, 'ana', 'a@exemplo.com', (id) =>
      id === 'bia' ? 'a@exemplo.com' : null,
    );
    expect(placesOf(undone!)).toEqual([
      ['ana', null],
      ['bia', 'Ana'],
    ]);
  });
});
