import { apartFromStatus, listedName, tellsOfLeaving } from './listed-name.ts';
import type { ImportLine, LineNote } from './roster-import.ts';
import { nameKey } from '../text/plain-name.ts';

/** The students of a table, and the texts of the rows that are none: titles, subtotals, footers. */
export type ReadTable = { lines: ImportLine[]; outside: string[] };

/** Names of columns, as Google Classroom, Moodle, state systems and teachers write them (`headKey`). */
const HEADS = {
  nome: /^((nome|name|aluno|aluna|discente|estudante|participante)s?|nome ?completo|nome d[oea] (alun[oa]|estudante|discente)|nome (civil|de registro)|(first|given|full|student) name|(primeiro|pre) ?nome|(nome|first name) ?\/ ?(sobrenome|last name)|(sobrenome|last name) ?, ?(nome|first name))$/,
  sobrenome: /^(sobrenomes?|ultimo nome|last name|surname|family name)$/,
  social: /^nome social( d[oea] (alun[oa]|estudante|discente))?( .*)?$/,
  email: /^(e-?mails?|e-?mail (?!.*\b(responsavel|mae|pai)\b).*|endereco de e-?mail|correio eletronico)$/,
  situacao: /^(situacao|status|sit|movimentacao|papel|papeis|perfil|funcao)( d[aeo] .*)?$/,
  obs: /^(obs|observaca?o(es)?)$/,
} as const;

type Columns = Record<keyof typeof HEADS, number[]>;

/**
 * Converts the cells of a table to lines of the list. Columns are recognized by a head line, wherever it stands and
 * however often, else by their contents.
 */
export function linesOf(rows: readonly Row[]): ReadTable {
  const cells = rows.map((row) => row.map((cell) => cell.trim())).filter((row) => row.some(Boolean));
  const heads = headsOf(cells);
  const lineOf = heads.size > 0 ? byHeads(heads) : byContents(cells);
  const read: ReadTable = { lines: [], outside: [] };
  const known = new Set<string>();
  for (const row of cells) {
    const text = row.filter(Boolean).join(' ');
    const line = lineOf(row);
    if (line) read.lines.push(line);
    // The first head, and the same one on the next page, need no word; another could be a student.
    else if (heads.has(row) ? known.size > 0 && !known.has(text) : !isBlank(row)) read.outside.push(text);
    if (heads.has(row)) known.add(text);
  }
  return read;
}

type Row = readonly string[];

/** The head lines of a table: the first, and later ones that name as many columns. */
function headsOf(rows: readonly Row[]): ReadonlySet<Row> {
  // "Estudante" in a column of roles, again and again, is no head.
  const isRole = (row: Row) =>
    columnsOf(row).nome.some((at) => {
      const others = rows.filter((other) => other[at] === row[at] && other.join() !== row.join());
      return ROLE.test(headKey(row[at] ?? '')) && others.length > 1;
    });
  const heads = rows.filter((row) => isHead(row) && !isRole(row));
  const width = (row: Row = []) => Object.values(columnsOf(row)).flat().length;
  return new Set(heads.filter((row) => width(row) >= width(heads[0])));
}

const ROLE = /^(alun[oa]|discente|estudante|participante)$/;

/** Whether a row is a head line. */
export function isHead(row: Row): boolean {
  const { nome, social, email } = columnsOf(row);
  return [nome, social, email].some((columns) => columns.length > 0);
}

/** Reads a row as a line; null if it holds no student. */
type LineOf = (row: Row) => ImportLine | null;

function byHeads(heads: ReadonlySet<Row>): LineOf {
  let columns: Columns | null = null;
  return (row) => {
    if (!heads.has(row)) return columns && headedLine(row, columns);
    columns = columnsOf(row);
    return null;
  };
}

function headedLine(row: Row, columns: Columns): ImportLine | null {
  const first = (kind: keyof Columns, isWanted = isText) =>
    columns[kind].map((at) => row[at] ?? '').find(isWanted) ?? '';
  const social = first('social');
  const isNamed = [...columns.nome, ...columns.social].length > 0;
  const name = social || (isNamed ? first('nome') : freeName(row, columns));
  // A social name of one word stands for the given name.
  const surname = social.includes(' ') ? '' : first('sobrenome');
  const email = first('email', (cell) => cell.includes('@'));
  const situacao = first('situacao');
  const status = [situacao, first('obs')].find(tellsOfLeaving);
  return lineFrom({ name, surname, email, status: status ?? '', situacao });
}

/** The first text in no column with a name of its own. */
function freeName(row: Row, columns: Columns): string {
  const named = new Set(Object.values(columns).flat());
  return row.find((cell, at) => !named.has(at) && isText(cell)) ?? '';
}

function byContents(rows: readonly Row[]): LineOf {
  const column = columnOfNames(rows);
  return (row) => {
    const email = row.find((cell) => cell.includes('@')) ?? '';
    const others = row.filter((cell) => cell !== email);
    if (email && !others.some(isText)) return lineFrom({ ...NO_CELLS, ...splitCell(email) });
    const name = others.find((cell) => isText(cell) && (column === null || cell === row[column])) ?? '';
    const status = others.find((cell) => cell !== name && tellsOfLeaving(cell)) ?? '';
    return lineFrom({ ...NO_CELLS, name, email, status });
  };
}

/** The column in which most rows have a name of several words; null if none has more than one. */
function columnOfNames(rows: readonly Row[]): number | null {
  const counts: number[] = [];
  for (const row of rows)
    row.forEach((cell, at) => {
      if (/^[^\d@]*\p{L}[^\d@]* [^\d@]*\p{L}[^\d@]*$/u.test(cell)) counts[at] = (counts[at] ?? 0) + 1;
    });
  const most = Math.max(0, ...counts.filter(Boolean));
  return most < 2 ? null : counts.indexOf(most);
}

const NO_CELLS = { name: '', surname: '', email: '', status: '', situacao: '' };
type Cells = typeof NO_CELLS;

/** A line of the list; null without name and e-mail. A surname alone is none: Google Classroom has "Points" there. */
function lineFrom({ name, surname, email, status, situacao }: Cells): ImportLine | null {
  if (!name && !email) return null;
  const own = apartFromStatus(name);
  const [given, family] = [listedName(own.cell), listedName(surname, false)];
  const isTwice = ` ${nameKey(given.nome)}`.endsWith(` ${nameKey(family.nome)}`);
  return {
    nome: [given.nome, isTwice ? '' : family.nome].filter(Boolean).join(' '),
    email,
    note: noteOf(own.status ?? status, situacao, given.turned),
  };
}

/** What the teacher is told of a line. */
function noteOf(left: string, situacao: string, turned: string | null): LineNote | null {
  if (left) return { kind: 'saiu', text: left };
  if (situacao && !ACTIVE.test(nameKey(situacao))) return { kind: 'situacao', text: situacao };
  return turned ? { kind: 'ordem', text: turned } : null;
}

/** Words that tell that a student is in the class as any other. */
const ACTIVE =
  /\b(ativ[oa]s?|atv|active|(re)?matriculad[oa]|cursando|em curso|regular|frequent(e|ando)|confirmad[oa]|deferid[oa]|enturmad[oa]|efetivad[oa]|ok|presente|normal|vigente|alun[oa]|estudante|student|participante)\b/;

function columnsOf(row: Row): Columns {
  const heads = row.map(headKey);
  const at = (kind: keyof Columns) => heads.flatMap((head, index) => (HEADS[kind].test(head) ? [index] : []));
  return {
    nome: at('nome'),
    sobrenome: at('sobrenome'),
    social: at('social'),
    email: at('email'),
    situacao: at('situacao'),
    obs: at('obs'),
  };
}

/** "NOME_COMPLETO", "Nome do(a) aluno(a):" and "Nome do aluno" as one text each. */
function headKey(cell: string): string {
  return nameKey(cell)
    .replace(/\((a|o)s?\)|\/a\b|[.:*?]/g, '')
    .replace(/[\s_]+/g, ' ')
    .trim();
}

/** "Ana Souza <ana@exemplo.com>", "Ana Souza ana@exemplo.com", or the e-mail alone. */
function splitCell(cell: string): Pick<Cells, 'name' | 'email'> {
  const [, name = '', email = ''] = /^(.*?)[\s<(",;]*([^\s<(",;]*@[^\s>)",;]*)[>)",;\s]*$/.exec(cell) ?? [];
  return { name: email ? name.trim() : cell, email };
}

/** "-", "Não", "Não informado": what systems write into a cell that is empty. */
const NOTHING =
  /^(n\/?[ad]|nao|nao (informad|tem|possui|se aplica|consta|ha).*|sem .*|nenhum[a]?|null|none)$/;

/** Whether a cell says something in letters; a registration number, for example, does not. */
function isText(cell: string): boolean {
  return /\p{L}/u.test(cell) && !NOTHING.test(nameKey(cell));
}

/** Whether a row holds nothing but its number, as the free lines of a printed list, or rules of a table. */
function isBlank(row: Row): boolean {
  return /^[^\p{L}\d]*\d{0,3}[^\p{L}\d]*$/u.test(row.join(''));
}
