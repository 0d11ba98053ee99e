import { nameKey } from '../text/plain-name.ts';
import type { ClassStudent, ExpectedStudent } from './classroom.ts';

/** An earlier name, with the date of its change. */
export type FormerName = { nome: string; mudou_em: string };

/** Whether two names look the same to a teacher; numbers in brackets are ignored. */
export function isSameName(one: string, other: string): boolean {
  return homonymKey(one) === homonymKey(other);
}

/**
 * Unique names to display for the people of a class, in the order of the list: homonyms get the e-mail that the
 * teacher listed, else a number in that order. The database names the students of a class in the same way
 * (`private.class_students`), but never shows their e-mails.
 */
export function tellApart(people: readonly { nome: string; email?: string | null }[]): string[] {
  const sharing = new Map<string, number>();
  for (const { nome } of people) sharing.set(homonymKey(nome), (sharing.get(homonymKey(nome)) ?? 0) + 1);
  const seen = new Map<string, number>();
  return people.map(({ nome, email }) => {
    const key = homonymKey(nome);
    if ((sharing.get(key) ?? 0) < 2) return nome;
    seen.set(key, (seen.get(key) ?? 0) + 1);
    return `${nome} (${email ?? seen.get(key)})`;
  });
}

const collator = new Intl.Collator('pt-BR', { numeric: true });

/** Compares two names alphabetically, numbers by value; the server's `fila_de_revisao` sorts in the same way. */
export const compareNames: (one: string, other: string) => number = collator.compare;

/** Sorts by name. */
export function byName<Named extends { nome: string }>(named: readonly Named[]): Named[] {
  return named.toSorted((one, other) => compareNames(one.nome, other.nome));
}

/**
 * Expected students with display names that are unique in the class; the numbering of homonyms continues the
 * numbering of the students who have joined.
 */
export function withShownNames<Expected extends ExpectedStudent>(
  nomes: readonly Expected[],
  alunos: readonly Pick<ClassStudent, 'nome'>[],
): (Expected & { mostrado: string })[] {
  const shown = tellApart([...alunos.map(({ nome }) => ({ nome })), ...nomes]).slice(alunos.length);
  return nomes.map((one, index) => ({ ...one, mostrado: shown[index] ?? one.nome }));
}

type ToTell = { nome_anterior?: string | null; esperado?: boolean };

/** A name with its note for the teacher: "Ana Lima, antes Ana Souza", or "Bia Reis, ainda não entrou". */
export function withNote(nome: string, { nome_anterior = null, esperado = false }: ToTell): string {
  if (esperado) return `${nome}, ainda não entrou`;
  return nome_anterior ? `${nome}, antes ${nome_anterior}` : nome;
}

const DAY_MS = 86_400_000;
const TOLD_FOR_MS = 30 * DAY_MS;
/** Maximum number of former names per student, as on the server. */
const MOST_KEPT = 30;

/**
 * The former names to store after a change of name. A change of capitals or accents alone adds none; names older
 * than thirty days are dropped.
 */
export function formerNames(
  known: readonly FormerName[],
  change: { from: string; to: string; at: string },
): FormerName[] {
  const kept = known.filter(({ mudou_em }) => Date.parse(change.at) - Date.parse(mudou_em) < TOLD_FOR_MS);
  const isOther = nameKey(change.from) !== nameKey(change.to);
  return isOther && kept.length < MOST_KEPT ? [...kept, { nome: change.from, mudou_em: change.at }] : kept;
}

/** The student's name thirty days ago, or on joining if that was later; null if it is the same as today's name. */
export function formerName(
  { nome, entrou_em }: Pick<ClassStudent, 'nome' | 'entrou_em'>,
  known: readonly FormerName[],
  now: Date,
): string | null {
  const since = Math.max(now.getTime() - TOLD_FOR_MS, Date.parse(entrou_em));
  const first = known.find(({ mudou_em }) => Date.parse(mudou_em) > since);
  return first && nameKey(first.nome) !== nameKey(nome) ? first.nome : null;
}

/** A key that is equal for homonyms. */
export function homonymKey(name: string): string {
  return nameKey(name).replace(/(?: ?\(\d+\))+$/, '');
}
