import type { Classroom, ExpectedStudent } from './classroom.ts';
import { looksLikeName } from './listed-name.ts';
import { MAX_EXPECTED } from './places.ts';
import { homonymKey } from './student-names.ts';

/**
 * What a list says of a student beside the name. `saiu`: a status that tells of leaving; `situacao`: any other status
 * that is not the usual one; `ordem`: the name as it was written, as its order was changed.
 */
export type LineNote = { kind: 'saiu' | 'situacao' | 'ordem'; text: string };

/** A line of a list of names, as pasted or as edited by the teacher. */
export type ImportLine = { nome: string; email: string; note: LineNote | null };

/**
 * The outcome for a line. `esperado` and `na-sala`: the name already exists, so the line is skipped unless the
 * teacher states that this is a different person; `saiu` and `duvidoso`: the student has left, or the text may be no
 * name, so the line is skipped unless the teacher states otherwise. `na-lista`: name and e-mail already exist, so there is nothing to
 * import.
 */
export type LineStatus =
  | 'novo'
  | 'homonimo'
  | 'esperado'
  | 'na-sala'
  | 'saiu'
  | 'duvidoso'
  | 'na-lista'
  | 'nome-invalido'
  | 'email-invalido'
  | 'email-repetido'
  | 'sem-vaga';

export type PreviewedLine = { status: LineStatus; isIncluded: boolean };

const BLOCKED: ReadonlySet<LineStatus> = new Set<LineStatus>([
  'na-lista',
  'nome-invalido',
  'email-invalido',
  'email-repetido',
  'sem-vaga',
]);

/** Outcomes that skip a line unless the teacher wants it. */
const SKIPPED: ReadonlySet<LineStatus> = new Set<LineStatus>(['esperado', 'na-sala', 'saiu', 'duvidoso']);

/** Whether a line cannot be imported as it is. */
export function isBlocked(status: LineStatus): boolean {
  return BLOCKED.has(status);
}

/** Matches e-mails that the database accepts (`sala_nomes`). */
const EMAIL = /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+\.[^\s@<>,;:"()]+$/;
const MAX_EMAIL = 254;

/** Whether a text is an e-mail the database accepts. */
export function isEmail(text: string): boolean {
  return [...text].length <= MAX_EMAIL && EMAIL.test(text);
}

/**
 * The outcome for each line, in order. `isWanted` is the teacher's choice, null before the teacher chooses.
 * `isName` tells whether the database accepts a name. Skipped lines neither count toward the maximum number of
 * expected students nor make other lines homonyms.
 */
export function previewImport(
  lines: readonly (ImportLine & { isWanted: boolean | null })[],
  { alunos, nomes }: Pick<Classroom, 'alunos'> & { nomes: readonly ExpectedStudent[] },
  isName: (name: string) => boolean,
): PreviewedLine[] {
  const inClass = new Set(
    alunos.flatMap(({ nome, nome_na_lista }) => [nome, nome_na_lista ?? nome]).map(homonymKey),
  );
  const expected = new Map<string, (string | null)[]>();
  for (const { nome, email } of nomes) {
    const key = homonymKey(nome);
    expected.set(key, [...(expected.get(key) ?? []), email]);
  }
  const emails = new Set(nomes.flatMap(({ email }) => email ?? []));
  const names = new Set<string>();
  let free = MAX_EXPECTED - nomes.length;

  function statusOf({ nome, note }: ImportLine, email: string, key: string): LineStatus {
    if (!isName(nome)) return 'nome-invalido';
    if (email && !isEmail(email)) return 'email-invalido';
    const namesakes = expected.get(key) ?? [];
    if (email && namesakes.includes(email)) return 'na-lista';
    if (email && emails.has(email)) return 'email-repetido';
    // Two different e-mails mean two people, so the same name means the same person only if one of the e-mails is
    // missing.
    if (namesakes.some((known) => !known || !email)) return 'esperado';
    if (inClass.has(key)) return 'na-sala';
    if (note?.kind === 'saiu') return 'saiu';
    if (!looksLikeName(nome)) return 'duvidoso';
    return namesakes.length > 0 || names.has(key) ? 'homonimo' : 'novo';
  }

  return lines.map((line) => {
    const [key, address] = [homonymKey(line.nome), line.email.toLowerCase()];
    const status = statusOf(line, address, key);
    if (isBlocked(status) || !(line.isWanted ?? !SKIPPED.has(status))) return { status, isIncluded: false };
    if (free === 0) return { status: 'sem-vaga', isIncluded: false };
    free -= 1;
    names.add(key);
    if (address) emails.add(address);
    return { status, isIncluded: true };
  });
}
