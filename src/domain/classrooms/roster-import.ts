import type { Classroom, ExpectedStudent } from './classroom.ts';
import { MAX_EXPECTED } from './places.ts';
import { homonymKey } from './student-names.ts';
import { nameKey } from '../text/plain-name.ts';

/** A line of a list of names, as pasted or as edited by the teacher. */
export type ImportLine = { nome: string; email: string };

/**
 * The outcome for a line. `esperado` and `na-sala`: the name already exists, so the line is skipped unless the
 * teacher states that this is a different person. `na-lista`: name and e-mail already exist, so there is nothing to
 * import.
 */
export type LineStatus =
  | 'novo'
  | 'homonimo'
  | 'esperado'
  | 'na-sala'
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
 * `isName` tells whether the database accepts a name. Skipped lines do not use up free places and do not make other
 * lines homonyms.
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
  let classroom = MAX_EXPECTED - nomes.length;

  function statusOf(nome: string, email: string, key: string): LineStatus {
    if (!isName(nome)) return 'nome-invalido';
    if (email && !isEmail(email)) return 'email-invalido';
    const namesakes = expected.get(key) ?? [];
    if (email && namesakes.includes(email)) return 'na-lista';
    if (email && emails.has(email)) return 'email-repetido';
    // Two different e-mails mean two people, so the same name means the same person only if one of the e-mails is
    // missing.
    if (namesakes.some((known) => !known || !email)) return 'esperado';
    if (inClass.has(key)) return 'na-sala';
    return namesakes.length > 0 || names.has(key) ? 'homonimo' : 'novo';
  }

  return lines.map(({ nome, email, isWanted }) => {
    const [key, address] = [homonymKey(nome), email.toLowerCase()];
    const status = statusOf(nome, address, key);
    const isProbablyThere = status === 'esperado' || status === 'na-sala';
    if (isBlocked(status) || !(isWanted ?? !isProbablyThere)) return { status, isIncluded: false };
    if (classroom === 0) return { status: 'sem-vaga', isIncluded: false };
    classroom -= 1;
    names.add(key);
    if (address) emails.add(address);
    return { status, isIncluded: true };
  });
}

/** Column names in a header line. */
const HEADS = {
  nome: /^(nome( completo| do aluno| da aluna| do estudante)?|alun[oa]s?|estudantes?|name)$/,
  sobrenome: /^(sobrenome|ultimo nome|last name)$/,
  email: /^(e-?mails?|e-?mail .*|endereco de e-?mail|correio eletronico)$/,
} as const;

/** Converts table cells to lines of the list. Columns are recognized by a header line, else by their contents. */
export function linesOf(rows: readonly (readonly string[])[]): ImportLine[] {
  const cells = rows.map((row) => row.map((cell) => cell.trim())).filter((row) => row.some(Boolean));
  const { name, surname, email } = columnsOf(cells[0] ?? []);
  if (name !== -1 || email !== -1) {
    return cells.slice(1).map((row) => ({
      nome:
        name === -1
          ? (row.find((cell, index) => index !== email && isText(cell)) ?? '')
          : [row[name], row[surname]].filter(Boolean).join(' '),
      email: row[email] ?? '',
    }));
  }
  return cells.map((row) => {
    const withAt = row.findIndex((cell) => cell.includes('@'));
    const nome = row.find((cell, index) => index !== withAt && isText(cell)) ?? '';
    return nome || withAt === -1 ? { nome, email: row[withAt] ?? '' } : splitCell(row[withAt] ?? '');
  });
}

/** Whether a row is a header line. */
export function isHead(row: readonly string[]): boolean {
  const { name, email } = columnsOf(row);
  return name !== -1 || email !== -1;
}

function columnsOf(row: readonly string[]) {
  const head = row.map(nameKey);
  const at = (kind: keyof typeof HEADS) => head.findIndex((cell) => HEADS[kind].test(cell));
  return { name: at('nome'), surname: at('sobrenome'), email: at('email') };
}

/** "Ana Souza <ana@exemplo.com>", "Ana Souza ana@exemplo.com", or the e-mail alone. */
function splitCell(cell: string): ImportLine {
  const [, nome = '', email = ''] = /^(.*?)[\s<(",;]*([^\s<(",;]*@[^\s>)",;]*)[>)",;\s]*$/.exec(cell) ?? [];
  return email ? { nome: nome.trim(), email } : { nome: cell, email: '' };
}

/** Whether a cell contains a letter; a registration number, for example, contains none. */
function isText(cell: string): boolean {
  return /\p{L}/u.test(cell);
}
