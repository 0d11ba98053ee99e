import type { Page } from '@playwright/test';
import type { ClassRecord } from '../../src/domain/classrooms/class-record';
import {
  newClassroom,
  withJoined,
  withTheme,
  type StoredClassroom,
} from '../../src/domain/classrooms/stored-classroom';
import { endOfIsoDay, isoDayOf } from '../../src/domain/time/iso-day';
import { newSessionUser } from '../../src/domain/session/new-session-user';
import { SAMPLE_THEME } from '../../tests/support/essays';
import { student, teacher } from './journey';

const DAY_MS = 24 * 60 * 60 * 1000;

type SeededClass = {
  nome: string;
  descricao?: string;
  /** null for a class without a theme. */
  tema?: string | null;
  /** Days from now; null for a class without a due date. */
  dueInDays?: number | null;
  /** Whether Marina, as created by `seedStudent`, is in the class. */
  isJoined?: boolean;
};

/** The invite code of the nth class. */
export const inviteCode = (index = 0) => `convite-${index + 1}`;

/** Stores a teacher with these classes on this device. If the test also uses `seedStudent`, call that first. */
export async function seedClasses(page: Page, classes: readonly SeededClass[]) {
  const now = new Date();
  const account = newSessionUser({ ...teacher, userType: 'teacher', id: 'renato', now });
  const record: ClassRecord = {
    samplesAt: now.toISOString(),
    rooms: classes.map((one, index) => toClassroom(one, index, now)),
    reviews: {},
    deleted: [],
  };
  await page.evaluate(
    ([user, stored]) => {
      const accounts = JSON.parse(localStorage.getItem('grifo:accounts') ?? '{}');
      localStorage.setItem('grifo:accounts', JSON.stringify({ ...accounts, [user.email]: user }));
      localStorage.setItem(`grifo:classrooms:${user.id}`, JSON.stringify(stored));
    },
    [account, record] as const,
  );
}

function toClassroom(seeded: SeededClass, index: number, now: Date): StoredClassroom {
  const { nome, descricao = '', tema = SAMPLE_THEME, dueInDays = 5, isJoined = false } = seeded;
  const at = new Date(now.getTime() - (20 + index) * DAY_MS).toISOString();
  const due = dueInDays === null ? null : new Date(now.getTime() + dueInDays * DAY_MS);
  const prazo = due && (endOfIsoDay(isoDayOf(due))?.toISOString() ?? null);
  const empty = {
    ...newClassroom({ id: `sala-${index + 1}`, nome, descricao, criada_em: at }),
    convite: { codigo: inviteCode(index), criado_em: at },
  };
  const classroom =
    tema === null ? empty : withTheme(empty, { tema, prazo }, { id: `tema-${index + 1}`, at });
  return isJoined
    ? (withJoined(classroom, { id: 'marina', nome: student.name, entrou_em: at }) ?? classroom)
    : classroom;
}
