import { describe, expect, it } from 'vitest';
import {
  isInvited,
  newClassroom,
  withExpected,
  withJoined,
  withLeft,
  withoutStudent,
  withSending,
  withStudentBack,
  withTheme,
  type KeptClassroom,
  type KeptSending,
} from '@/domain/classrooms/kept-classroom';

const AT = '2025-10-22T18:00:00.000Z';
const BEFORE = '2025-10-01T18:00:00.000Z';
const AFTER = '2025-10-30T18:00:00.000Z';

const student = (id: string, name = id) => ({ id, name, joinedAt: BEFORE });

function room(changes: Partial<KeptClassroom> = {}): KeptClassroom {
  return { ...newClassroom({ id: '3a', nome: '3º ano A', descricao: '', createdAt: BEFORE }), ...changes };
}

function sending(changes: Partial<KeptSending> = {}): KeptSending {
  return {
    id: 'envio',
    essayId: 'redacao',
    studentId: 'helena',
    themeId: null,
    theme: 'A água',
    sentAt: AT,
    levels: [120, 120, 120, 120, 120],
    findings: {},
    ...changes,
  };
}

describe('the theme', () => {
  const first = withTheme(room(), { tema: 'A água', dueAt: null }, { id: 't1', at: BEFORE });

  it('of another text follows the current one', () => {
    const second = withTheme(first, { tema: 'A rua', dueAt: AFTER }, { id: 't2', at: AT });
    expect(second.themes.map(({ id }) => id)).toEqual(['t2', 't1']);
    expect(second.themeVersion).toBe(2);
  });

  it('of the same text keeps id and day, and moves its due date', () => {
    const moved = withTheme(first, { tema: 'A água', dueAt: AFTER }, { id: 't2', at: AT });
    expect(moved.themes).toEqual([{ id: 't1', tema: 'A água', assignedAt: BEFORE, dueAt: AFTER }]);
    expect(moved.themeVersion).toBe(2);
  });
});

describe('joining', () => {
  it('takes the place of one expected student of that name, whatever its capitals', () => {
    const expected = [
      { id: '1', name: 'Ícaro Batista' },
      { id: '2', name: 'Ícaro Batista' },
    ];
    const joined = withJoined(room({ expected }), student('icaro', ' ícaro batista'));
    expect(joined?.expected).toEqual([expected[1]]);
  });

  it('twice is joining once', () => {
    const once = withJoined(room(), student('helena'))!;
    expect(withJoined(once, student('helena', 'Outra'))).toBe(once);
  });

  it('sorts by name as people do', () => {
    const students = ['Zeca', 'Ícaro', 'Bia'].reduce(
      (joined, name) => withJoined(joined, student(name))!,
      room(),
    );
    expect(students.students.map(({ name }) => name)).toEqual(['Bia', 'Ícaro', 'Zeca']);
  });

  it('and expecting end with 200', () => {
    const many = Array.from({ length: 200 }, (_, index) => student(String(index)));
    expect(withJoined(room({ students: many }), student('helena'))).toBeNull();
    expect(withExpected(room({ expected: many }), { id: 'x', name: 'Helena' })).toBeNull();
  });
});

describe('a removal', () => {
  const full = room({ students: [student('helena')], sent: [sending()] });

  it('keeps what was sent, and is undone to the first day', () => {
    const removed = withoutStudent(full, 'helena', AT)!;
    expect(removed.students).toEqual([]);
    expect(removed.sent).toEqual(full.sent);
    expect(withStudentBack(removed, 'helena')).toEqual(full);
  });

  it('of nobody, and undone twice, is none', () => {
    expect(withoutStudent(full, 'caio', AT)).toBeNull();
    expect(withStudentBack(full, 'helena')).toBeNull();
  });

  it('shuts the invites of before to that student alone', () => {
    const invited = { ...withoutStudent(full, 'helena', AT)!, invite: { code: 'abc', createdAt: BEFORE } };
    expect(isInvited(invited, 'abc', 'helena')).toBe(false);
    expect(isInvited(invited, 'abc', 'caio')).toBe(true);
    expect(isInvited(invited, 'abc', null)).toBe(true);
    expect(isInvited({ ...invited, invite: { code: 'abc', createdAt: AFTER } }, 'abc', 'helena')).toBe(true);
  });

  it('leaves nothing where the student leaves', () => {
    expect(withLeft(full, 'helena')).toMatchObject({ students: [], sent: [] });
  });
});

describe('sending', () => {
  it('twice is sending once', () => {
    const once = withSending(room(), sending());
    expect(withSending(once, sending({ id: 'outro' }))).toBe(once);
  });

  it('on a theme of another class is sending on none', () => {
    const themes = [{ id: 't1', tema: 'A água', assignedAt: BEFORE, dueAt: null }];
    const withOwn = withSending(room({ themes }), sending({ themeId: 't1' }));
    expect(withOwn.sent[0]?.themeId).toBe('t1');
    expect(withSending(room(), sending({ themeId: 't1' })).sent[0]?.themeId).toBeNull();
  });

  it('where no theme is named answers the one of the class it was written on', () => {
    const themes = [{ id: 't1', tema: 'A água', assignedAt: BEFORE, dueAt: null }];
    expect(withSending(room({ themes }), sending({ theme: ' a água ' })).sent[0]?.themeId).toBe('t1');
    expect(withSending(room({ themes }), sending({ theme: 'O fogo' })).sent[0]?.themeId).toBeNull();
  });
});
