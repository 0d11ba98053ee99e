import type { ClassStudent, ExpectedStudent } from './classroom.ts';
import { nameKey } from '../text/plain-name.ts';
import { byName, type FormerName } from './student-names.ts';

/** A student as the device keeps them: the name alone, with those before it and the place taken. */
export type StoredStudent = Pick<ClassStudent, 'id' | 'nome' | 'entrou_em'> & {
  nomes_anteriores?: readonly FormerName[];
  lugar?: { id: string; nome: string };
};

/** `nome_id`: the place a submission was photographed for. */
type Sending = { aluno_id: string; nome_id?: string | undefined };

type Roster = {
  alunos: readonly StoredStudent[];
  nomes: readonly ExpectedStudent[];
  envios: readonly Sending[];
};

/** The e-mail of a student's account, in small letters; null where it is not known. */
export type EmailOf = (studentId: string) => string | null;

/** As many as may be expected in a class. */
export const MAX_EXPECTED = 200;

/**
 * With more expected students; those that are there under their id already are not written again, and whoever is in by
 * an e-mail takes the place at once. null where the class would expect more than it may, or one e-mail twice.
 */
export function withExpected<Room extends Roster>(
  room: Room,
  expected: readonly ExpectedStudent[],
  emailOf: EmailOf,
): Room | null {
  const known = new Set(
    [...room.nomes, ...room.alunos.flatMap(({ lugar }) => lugar ?? [])].map(({ id }) => id),
  );
  const added = expected.filter(({ id }) => !known.has(id));
  const nomes = byName([...room.nomes, ...added]);
  const emails = nomes.flatMap(({ email }) => email ?? []);
  if (nomes.length > MAX_EXPECTED || new Set(emails).size < emails.length) return null;
  return room.alunos.reduce<Room>((filled, { id }) => withPlaceByEmail(filled, id, emailOf(id)), {
    ...room,
    nomes,
  });
}

/** The place with the e-mail of the account, else the only one under the student's name if it has no e-mail. */
export function withPlaceTaken<Room extends Roster>(
  room: Room,
  { id, nome }: Pick<StoredStudent, 'id' | 'nome'>,
  email: string | null,
): Room {
  const byEmail = withPlaceByEmail(room, id, email);
  if (byEmail !== room) return byEmail;
  const [place, ...others] = room.nomes.filter((one) => nameKey(one.nome) === nameKey(nome));
  if (!place || others.length > 0 || place.email) return room;
  return withAssigned(room, place.id, id) ?? room;
}

/** Gives a place, with its essays, to a student who has none; null where either is not there. */
export function withAssigned<Room extends Roster>(
  room: Room,
  expectedId: string,
  studentId: string,
): Room | null {
  const place = room.nomes.find(({ id }) => id === expectedId);
  const student = room.alunos.find(({ id }) => id === studentId);
  if (student?.lugar?.id === expectedId) return room;
  if (!place || !student || student.lugar) return null;
  return {
    ...room,
    nomes: room.nomes.filter((one) => one !== place),
    // The e-mail has served its purpose.
    alunos: room.alunos.map((one) =>
      one === student ? { ...one, lugar: { id: place.id, nome: place.nome } } : one,
    ),
    envios: handedOver(room.envios, place.id, studentId),
  };
}

/** The name is expected again, its essays with it, with an e-mail if it is still known; null where the student has no place. */
export function withoutPlace<Room extends Roster>(
  room: Room,
  studentId: string,
  email: string | null,
  emailOf: EmailOf,
): Room | null {
  const student = room.alunos.find(({ id }) => id === studentId);
  if (!student?.lugar) return null;
  const { lugar, ...rest } = student;
  const others = room.alunos.filter((one) => one !== student);
  const freed: Room = {
    ...room,
    nomes: byName([...room.nomes, { ...lugar, email }]),
    alunos: others,
    envios: handedOver(room.envios, lugar.id, lugar.id),
  };
  const filled = others.reduce<Room>((known, { id }) => withPlaceByEmail(known, id, emailOf(id)), freed);
  return { ...filled, alunos: byName([...filled.alunos, rest]) };
}

function handedOver<Sent extends Sending>(sent: readonly Sent[], placeId: string, to: string): Sent[] {
  return sent.map((one) => (one.nome_id === placeId ? { ...one, aluno_id: to } : one));
}

function withPlaceByEmail<Room extends Roster>(room: Room, studentId: string, email: string | null): Room {
  const place = email ? room.nomes.find((one) => one.email === email.toLowerCase()) : undefined;
  return (place && withAssigned(room, place.id, studentId)) ?? room;
}
