import { nameKey } from '../text/plain-name.ts';
import type { ClassStudent, ExpectedStudent } from './classroom.ts';

/** A name somebody had before, until when. */
export type FormerName = { nome: string; mudou_em: string };

/** Whether two names are the same for a teacher; a number in brackets does not make one another. */
export function isSameName(one: string, other: string): boolean {
  return homonymKey(one) === homonymKey(other);
}

/**
 * The names to show of people of one class, in the order of the list: those of one name told apart by the e-mail their
 * teacher wrote down, else by a number in that order. The database names the students of a class alike
 * (`private.class_students`); it shows no e-mail of theirs.
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

/** Two names as people sort them, a number by its size; `fila_de_revisao` of the server sorts alike. */
export const compareNames: (one: string, other: string) => number = collator.compare;

/** As people sort names. */
export function byName<Named extends { nome: string }>(named: readonly Named[]): Named[] {
  return named.toSorted((one, other) => compareNames(one.nome, other.nome));
}

/** Expected students with the names to show, which nobody else of the class has; numbers go on after the students'. */
export function withShownNames<Expected extends ExpectedStudent>(
  nomes: readonly Expected[],
  alunos: readonly Pick<ClassStudent, 'nome'>[],
): (Expected & { mostrado: string })[] {
  const shown = tellApart([...alunos.map(({ nome }) => ({ nome })), ...nomes]).slice(alunos.length);
  return nomes.map((one, index) => ({ ...one, mostrado: shown[index] ?? one.nome }));
}

type ToTell = { nome_anterior?: string | null; esperado?: boolean };

/** What a teacher is told with a name: "Ana Lima, antes Ana Souza", or "Bia Reis, ainda não entrou". */
export function withNote(nome: string, { nome_anterior = null, esperado = false }: ToTell): string {
  if (esperado) return `${nome}, ainda não entrou`;
  return nome_anterior ? `${nome}, antes ${nome_anterior}` : nome;
}

const DAY_MS = 86_400_000;
const TOLD_FOR_MS = 30 * DAY_MS;
/** As many as the server keeps of one student. */
const MOST_KEPT = 30;

/**
 * The former names to keep once a student has changed the name: none for a change of capitals or accents, none older
 * than thirty days.
 */
export function formerNames(
  known: readonly FormerName[],
  change: { from: string; to: string; at: string },
): FormerName[] {
  const kept = known.filter(({ mudou_em }) => Date.parse(change.at) - Date.parse(mudou_em) < TOLD_FOR_MS);
  const isOther = nameKey(change.from) !== nameKey(change.to);
  return isOther && kept.length < MOST_KEPT ? [...kept, { nome: change.from, mudou_em: change.at }] : kept;
}

/** What a student was called thirty days ago, or on joining; null where that is today's name. */
export function formerName(
  { nome, entrou_em }: Pick<ClassStudent, 'nome' | 'entrou_em'>,
  known: readonly FormerName[],
  now: Date,
): string | null {
  const since = Math.max(now.getTime() - TOLD_FOR_MS, Date.parse(entrou_em));
  const first = known.find(({ mudou_em }) => Date.parse(mudou_em) > since);
  return first && nameKey(first.nome) !== nameKey(nome) ? first.nome : null;
}

/** What the names of homonyms have in common. */
export function homonymKey(name: string): string {
  return nameKey(name).replace(/(?: ?\(\d+\))+$/, '');
}
