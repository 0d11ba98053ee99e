import { describe, expect, it } from 'vitest';
import {
  isInvited,
  newClassroom,
  withJoined,
  withLeft,
  withoutStudent,
  withSubmission,
  withStudentBack,
  withTheme,
  type StoredClassroom,
  type StoredSubmission,
} from '@/domain/classrooms/stored-classroom';

const AT = '2025-10-22T18:00:00.000Z';
const BEFORE = '2025-10-01T18:00:00.000Z';
const AFTER = '2025-10-30T18:00:00.000Z';

const student = (id: string, nome = id) => ({ id, nome, entrou_em: BEFORE });

function classroom(changes: Partial<StoredClassroom> = {}): StoredClassroom {
  return { ...newClassroom({ id: '3a', nome: '3º ano A', descricao: '', criada_em: BEFORE }), ...changes };
}

function sending(changes: Partial<StoredSubmission> = {}): StoredSubmission {
  return {
    id: 'envio',
    redacao_id: 'redacao',
    aluno_id: 'helena',
    tema_id: null,
    tema: 'A água',
    enviado_em: AT,
    niveis: [120, 120, 120, 120, 120],
    achados: {},
    ...changes,
  };
}

describe('the theme', () => {
  const first = withTheme(classroom(), { tema: 'A água', prazo: null }, { id: 't1', at: BEFORE });

  it('of another text follows the current one', () => {
    const second = withTheme(first, { tema: 'A rua', prazo: AFTER }, { id: 't2', at: AT });
    expect(second.temas.map(({ id }) => id)).toEqual(['t2', 't1']);
    expect(second.tema_versao).toBe(2);
  });

  it('of the same text keeps id and day, and moves its due date', () => {
    const moved = withTheme(first, { tema: 'A água', prazo: AFTER }, { id: 't2', at: AT });
    expect(moved.temas).toEqual([{ id: 't1', tema: 'A água', criado_em: BEFORE, prazo: AFTER }]);
    expect(moved.tema_versao).toBe(2);
  });
});

describe('joining', () => {
  it('twice is joining once', () => {
    const once = withJoined(classroom(), student('helena'))!;
    expect(withJoined(once, student('helena', 'Outra'))).toBe(once);
  });

  it('sorts by name as people do', () => {
    const students = ['Zeca', 'Ícaro', 'Bia'].reduce(
      (joined, name) => withJoined(joined, student(name))!,
      classroom(),
    );
    expect(students.alunos.map(({ nome }) => nome)).toEqual(['Bia', 'Ícaro', 'Zeca']);
  });

  it('ends with 200', () => {
    const many = Array.from({ length: 200 }, (_, index) => student(String(index)));
    expect(withJoined(classroom({ alunos: many }), student('helena'))).toBeNull();
  });
});

describe('a removal', () => {
  const BACK = { email: null, at: AT };
  const full = classroom({ alunos: [student('helena')], envios: [sending()] });

  it('keeps what was sent, and is undone to the first day', () => {
    const removed = withoutStudent(full, 'helena', AT)!;
    expect(removed.alunos).toEqual([]);
    expect(removed.envios).toEqual(full.envios);
    expect(withStudentBack(removed, 'helena', BACK)).toMatchObject(full);
    const after = (days: number) => new Date(Date.parse(AT) + days * 86_400_000).toISOString();
    expect(withStudentBack(removed, 'helena', { ...BACK, at: after(30) })).toMatchObject(full);
    expect(withStudentBack(removed, 'helena', { ...BACK, at: after(30.01) })).toBeNull();
  });

  it('of nobody, and undone twice, is none', () => {
    expect(withoutStudent(full, 'caio', AT)).toBeNull();
    expect(withStudentBack(full, 'helena', BACK)).toBeNull();
  });

  it('shuts the invites of before to that student alone', () => {
    const invited = { ...withoutStudent(full, 'helena', AT)!, convite: { codigo: 'abc', criado_em: BEFORE } };
    expect(isInvited(invited, 'abc', 'helena')).toBe(false);
    expect(isInvited(invited, 'abc', 'caio')).toBe(true);
    expect(isInvited(invited, 'abc', null)).toBe(true);
    expect(isInvited({ ...invited, convite: { codigo: 'abc', criado_em: AFTER } }, 'abc', 'helena')).toBe(
      true,
    );
  });

  it('leaves nothing where the student leaves', () => {
    expect(withLeft(full, 'helena')).toMatchObject({ alunos: [], envios: [] });
  });
});

describe('sending', () => {
  it('twice is sending once', () => {
    const once = withSubmission(classroom(), sending());
    expect(withSubmission(once, sending({ id: 'outro' }))).toBe(once);
  });

  it('on a theme of another class is sending on none', () => {
    const temas = [{ id: 't1', tema: 'A água', criado_em: BEFORE, prazo: null }];
    const withOwn = withSubmission(classroom({ temas }), sending({ tema_id: 't1' }));
    expect(withOwn.envios[0]?.tema_id).toBe('t1');
    expect(withSubmission(classroom(), sending({ tema_id: 't1' })).envios[0]?.tema_id).toBeNull();
  });

  it('where no theme is named answers the one of the class it was written on', () => {
    const temas = [{ id: 't1', tema: 'A água', criado_em: BEFORE, prazo: null }];
    expect(withSubmission(classroom({ temas }), sending({ tema: ' a água ' })).envios[0]?.tema_id).toBe('t1');
    expect(withSubmission(classroom({ temas }), sending({ tema: 'O fogo' })).envios[0]?.tema_id).toBeNull();
  });
});
