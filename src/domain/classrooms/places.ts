import type { ClassStudent, ExpectedStudent } from './classroom.ts';
import { nameKey } from '../text/plain-name.ts';
import { byName, type FormerName } from './student-names.ts';

/**
 * A student as stored on the device: current name, earlier names, and the student's entry in the teacher's list
 * (`lugar`).
 */
export type StoredStudent = Pick<ClassStudent, 'id' | 'nome' | 'entrou_em'> & {
  nomes_anteriores?: readonly FormerName[];
  /**
   * `pelo_nome`: the list entry was matched by the name alone and is unconfirmed, so the essays stored for the
   * entry are not handed over to the student.
   */
  lugar?: { id: string; nome: string; pelo_nome?: true | undefined };
};

/**
 * `pretendente`: a student who joined and claims this list entry because of the name alone, although essays are
 * already stored for the entry; `desde` is the time since which the claim awaits confirmation.
 */
export type StoredPlace = ExpectedStudent & { pretendente?: { id: string; desde: string } | undefined };

/** `nome_id`: the entry of the teacher's list for which an essay was photographed. */
type StoredWriter = { aluno_id: string; nome_id?: string | undefined };

type Roster = {
  alunos: readonly StoredStudent[];
  nomes: readonly StoredPlace[];
  envios: readonly StoredWriter[];
  chegadas?: Readonly<Record<string, string | null>> | undefined;
};

/** The e-mail of a student's account, in lower case; null if unknown. */
export type EmailOf = (studentId: string) => string | null;

/** Maximum number of expected students in a class. */
export const MAX_EXPECTED = 200;

/**
 * Adds expected students, skipping those whose id is already present; a student in the class with one of the
 * e-mails takes the list entry at once. Returns null if there would be too many expected students, or two with the
 * same e-mail.
 */
export function withExpected<Classroom extends Roster>(
  classroom: Classroom,
  expected: readonly ExpectedStudent[],
  emailOf: EmailOf,
): Classroom | null {
  const known = new Set(
    [...classroom.nomes, ...classroom.alunos.flatMap(({ lugar }) => lugar ?? [])].map(({ id }) => id),
  );
  const added = expected.filter(({ id }) => !known.has(id));
  const nomes = byName([...classroom.nomes, ...added]);
  const emails = nomes.flatMap(({ email }) => email ?? []);
  if (nomes.length > MAX_EXPECTED || new Set(emails).size < emails.length) return null;
  return classroom.alunos.reduce<Classroom>((filled, { id }) => withPlaceByEmail(filled, id, emailOf(id)), {
    ...classroom,
    nomes,
  });
}

/**
 * Assigns a joining student the list entry with the account's e-mail, else the only entry that has the student's
 * name and no e-mail. If essays are stored for the entry found by name, the student only claims the entry;
 * otherwise the student takes it unconfirmed until an essay is stored for it (decision 0037). A student who first
 * joined under another name is not matched by name.
 */
export function withPlaceTaken<Classroom extends Roster>(
  given: Classroom,
  { id, nome }: Pick<StoredStudent, 'id' | 'nome'>,
  email: string | null,
  at: string,
): Classroom {
  const key = nameKey(nome);
  const { chegadas = {} } = given;
  const classroom = Object.hasOwn(chegadas, id) ? given : { ...given, chegadas: { ...chegadas, [id]: key } };
  if (classroom.alunos.some((one) => one.id === id && one.lugar)) return classroom;
  const byEmail = withPlaceByEmail(classroom, id, email);
  if (byEmail !== classroom) return byEmail;
  const [place, ...others] = classroom.nomes.filter((one) => nameKey(one.nome) === key);
  if (!place || others.length > 0 || place.email || place.pretendente || classroom.chegadas?.[id] !== key)
    return classroom;
  if (classroom.envios.some(({ nome_id }) => nome_id === place.id))
    return withClaim(classroom, place.id, { id, desde: at });
  return withPlaceOf(withAssigned(classroom, place.id, id) ?? classroom, id, (taken) => ({
    ...taken,
    pelo_nome: true,
  }));
}

function withClaim<Classroom extends Roster>(
  classroom: Classroom,
  placeId: string,
  pretendente: StoredPlace['pretendente'],
): Classroom {
  return {
    ...classroom,
    nomes: classroom.nomes.map((one) => (one.id === placeId ? { ...one, pretendente } : one)),
  };
}

function withPlaceOf<Classroom extends Roster>(
  classroom: Classroom,
  studentId: string,
  work: (place: NonNullable<StoredStudent['lugar']>) => NonNullable<StoredStudent['lugar']>,
): Classroom {
  return {
    ...classroom,
    alunos: classroom.alunos.map((one) =>
      one.id === studentId && one.lugar ? { ...one, lugar: work(one.lugar) } : one,
    ),
  };
}

/** Frees the list entry that a student took or claimed by the name alone. */
export function withFreedPlace<Classroom extends Roster>(classroom: Classroom, studentId: string): Classroom {
  const place = classroom.alunos.find(({ id }) => id === studentId)?.lugar;
  const nomes = classroom.nomes.map(({ pretendente, ...one }) =>
    pretendente && pretendente.id !== studentId ? { ...one, pretendente } : one,
  );
  if (!place?.pelo_nome) return { ...classroom, nomes };
  return {
    ...classroom,
    nomes: byName([...nomes, { id: place.id, nome: place.nome, email: null }]),
    alunos: classroom.alunos.map((one) => {
      if (one.id !== studentId) return one;
      const { lugar: _, ...rest } = one;
      return rest;
    }),
  };
}

/**
 * Rejects a claim: from now on this student is not matched to any list entry by name. Returns null if the student
 * has neither claimed nor taken this entry by name.
 */
export function withRefused<Classroom extends Roster>(
  classroom: Classroom,
  placeId: string,
  studentId: string,
): Classroom | null {
  const hasClaim = classroom.nomes.some(
    ({ id, pretendente }) => id === placeId && pretendente?.id === studentId,
  );
  const isThere = classroom.alunos.some(
    ({ id, lugar }) => id === studentId && lugar?.id === placeId && lugar.pelo_nome,
  );
  if (!hasClaim && !isThere) return null;
  const freed = withFreedPlace(classroom, studentId);
  return { ...freed, chegadas: { ...freed.chegadas, [studentId]: null } };
}

/**
 * Called before an essay is stored for a student or a list entry. If student and entry were matched by the name
 * alone, the match becomes a claim that needs confirmation.
 */
export function withEssayToCome<Classroom extends Roster>(
  classroom: Classroom,
  id: string,
  at: string,
): Classroom {
  const taker = classroom.alunos.find((one) => one.id === id || one.lugar?.id === id);
  if (!taker?.lugar?.pelo_nome) return classroom;
  return withClaim(withFreedPlace(classroom, taker.id), taker.lugar.id, { id: taker.id, desde: at });
}

/**
 * Assigns a list entry, with its essays, to a student without an entry, or confirms the student's unconfirmed
 * entry; null if the entry or the student does not exist.
 */
export function withAssigned<Classroom extends Roster>(
  classroom: Classroom,
  expectedId: string,
  studentId: string,
): Classroom | null {
  const place = classroom.nomes.find(({ id }) => id === expectedId);
  const student = classroom.alunos.find(({ id }) => id === studentId);
  if (student?.lugar?.id === expectedId && !student.lugar.pelo_nome) return classroom;
  if (student?.lugar?.id === expectedId)
    return withPlaceOf(classroom, studentId, ({ id, nome }) => ({ id, nome }));
  if (!place || !student || student.lugar) return null;
  return {
    ...classroom,
    // Removes the student's claims, because a student with a list entry cannot claim another entry.
    nomes: withFreedPlace(classroom, studentId).nomes.filter(({ id }) => id !== expectedId),
    // The entry's e-mail is not copied, because it is not needed any more.
    alunos: classroom.alunos.map((one) =>
      one === student ? { ...one, lugar: { id: place.id, nome: place.nome } } : one,
    ),
    envios: handedOver(classroom.envios, place.id, studentId),
  };
}

/**
 * Frees a student's list entry, together with its essays and, if known, an e-mail; null if the student has no
 * entry.
 */
export function withoutPlace<Classroom extends Roster>(
  classroom: Classroom,
  studentId: string,
  email: string | null,
  emailOf: EmailOf,
): Classroom | null {
  const student = classroom.alunos.find(({ id }) => id === studentId);
  if (!student?.lugar) return null;
  const { lugar, ...rest } = student;
  const others = classroom.alunos.filter((one) => one !== student);
  const freed: Classroom = {
    ...classroom,
    nomes: byName([...classroom.nomes, { ...lugar, email }]),
    alunos: others,
    envios: handedOver(classroom.envios, lugar.id, lugar.id),
  };
  const filled = others.reduce<Classroom>((known, { id }) => withPlaceByEmail(known, id, emailOf(id)), freed);
  return { ...filled, alunos: byName([...filled.alunos, rest]) };
}

function handedOver<Submitted extends StoredWriter>(
  sent: readonly Submitted[],
  placeId: string,
  to: string,
): Submitted[] {
  return sent.map((one) => (one.nome_id === placeId ? { ...one, aluno_id: to } : one));
}

function withPlaceByEmail<Classroom extends Roster>(
  classroom: Classroom,
  studentId: string,
  email: string | null,
): Classroom {
  const place = email ? classroom.nomes.find((one) => one.email === email.toLowerCase()) : undefined;
  return (place && withAssigned(classroom, place.id, studentId)) ?? classroom;
}
