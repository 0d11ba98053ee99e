import type { Span } from './span.ts';

/** Recognizes lines around an essay that students write or pages print, such as name, school, class and date. */

const NAMES =
  'nome|t[íi]tulo|alun[oa]s?|estudante|candidat[oa]|autora?|professora?|profª?|por|escrito por|redação de';
const SCHOOL =
  'turma|classe|série|ano|turno|escola|colégio|instituição|curso|disciplina|matéria|componente curricular|ensino|unidade|campus|bimestre|trimestre';
const OTHER =
  'data|dia|tema|assunto|proposta|gênero|eixo(?: temático)?|tipo de texto|número|nº|n|nota|inscrição|matrícula|ra|cpf|cidade|município|local';

/** Matches a line with a label: "Nome: Ana Souza", "Aluno(a): ____", "Prof.ª: Lima", "Nº: 12", "Tema - A fome". */
const LABEL = new RegExp(
  `^(?:${NAMES}|${SCHOOL}|${OTHER})(?:\\(as?\\)|/as?)?[.ª°]{0,2}(?: (?:completo|d[oa] (?:alun[oa]|estudante|escola|redação|professora?|candidat[oa])(?:\\(a\\))?))?(?:\\s*[:：=_]|\\s+[-–—_]\\s*)`,
  'iu',
);

/** Matches a keyword that is followed by names: "Escola Estadual Dom Pedro II", "Turma 3º A", "Profª Maria Lima". */
const NAMED =
  /^(?:aluna?o?|professora?|prof\.?ª?|turma|classe|série|escola|col[ée]gio|e\.?\s?e\.?|e\.?m\.?e\.?[fi]\.?|c\.?e\.?|instituto|centro educacional)\s+/iu;

/** Matches a school class: "3º ano B", "3ª série", "9º A", "2º ano do ensino médio". */
const CLASS =
  /^[1-9]\s?[ºªo°]?\s?(?:(?:ano|série)(?:\s[-–—]?\s?["“]?[a-h]["”]?\b|\s+d[oe]\s+ensino\s+\p{L}+)?|["“]?[A-H]["”]?)(?:\s*[-–—,]?\s*(?:ensino\s+\p{L}+|manhã|tarde|noite|matutino|vespertino|noturno|integral))?$/iu;

const MONTH = 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';
/** Matches a date line: "12/03/2024", "São Paulo, 12 de março de 2024", "Atualizado em 12/03/2024, às 9h22." */
const DATE = new RegExp(
  `^(?:[\\p{L}\\s/,.-]{2,40},\\s*|(?:atualizad|enviad|escrit|feit)[oa] em )?(?:\\d{1,2}\\s*[/.-]\\s*\\d{1,2}(?:\\s*[/.-]\\s*\\d{2,4})?|\\d{1,2}º?\\s+de\\s+(?:${MONTH})(?:\\s+de\\s+\\d{4})?)(?:,? às \\d{1,2}[h:]\\d{0,2}(?:min)?)?\\.?$`,
  'iu',
);

/** "Nº 12". */
const NUMBER = /^(?:n[º°o]?\.?|número)\s*\d{1,4}$/iu;

/** Matches a line that names the kind of text: "REDAÇÃO", "Redação nº 2", "Rascunho", "[Sem título]". */
const KIND =
  /^[[(*]*(?:(?:folha de |proposta de |prova de )?redação(?:\s*(?:n[º°.]?\s*)?\d{1,4}|\s*[-–—:]?\s*(?:(?:do |para o |modelo )?enem)(?:\s*\d{4})?|\s*[-–—:]?\s*rascunho)?|rascunho|vers[ãa]o (?:final|definitiva|\d{1,2})|texto (?:definitivo|final)|(?:texto )?dissertativo-argumentativo|sem título(?:\s*\d{1,4})?|título)[\])*.:]*$/iu;

/**
 * Matches a line that states the length of the text: "(28 linhas)", "Total de linhas: 28", "320 palavras.", "Linhas
 * = 28".
 */
const COUNT =
  /^[[(]?\s*(?:\p{L}+\.?:?\s+){0,4}(?:\d{1,4}\s*(?:linhas?|palavras?|caracteres)|(?:linhas?|palavras?|caracteres)\s*(?:[:=–-]|\p{L}+)?\s*\d{1,4})(?:\s\p{L}+){0,3}\s*[\])]?\.?$/iu;
const END = /^[[(—–-]*\s*(?:fim|the end|fim d[ao] (?:redação|texto))\s*[\])—–-]*[.!…]*$/iu;
const SIGNED = /^(?:ass(?:inado|inatura)?\.?|assinad[oa] por|by)\s*[:.]/iu;

const PARTICLE = /^(?:d[aeo]s?|e|del|di|van|von)$/;
const NAME_PART = /^(?:\p{Lu}[\p{Ll}'’]+(?:-\p{Lu}\p{Ll}+)?|\p{Lu}\.?)$/u;
const LONGEST_NAME = 50;
const ENDS_WITH_STOP = /[.!?…]["”’»)\]]*$/;
const LONGEST_HEAD = 120;

/** Whether a line is a name of at least two parts: "Ana de Souza Lima". */
export function isName(line: string): boolean {
  if (line.length > LONGEST_NAME) return false;
  const words = line.split(/\s+/);
  const names = words.filter((word) => !PARTICLE.test(word));
  return (
    names.length >= 2 &&
    names.length <= 6 &&
    names.every((word) => NAME_PART.test(word)) &&
    names.some((word) => word.length > 2) &&
    !PARTICLE.test(words[0] ?? '') &&
    !PARTICLE.test(words.at(-1) ?? '')
  );
}

const TITLE_LABEL = /^t[íi]tulo(?: da redação)?\s*[:：=–-]\s*(?=\S)/iu;

/** Finds the span of the title in a line such as "Título: A fome no Brasil"; null if the line has no such label. */
export function findLabelledTitle(text: string, { start, end }: Span): Span | null {
  const label = TITLE_LABEL.exec(text.slice(start, end));
  return label && { start: start + label[0].length, end };
}

/** Matches a label that is followed by the theme or the title, which may be a whole sentence. */
const ASKED = /^(?:tema|proposta|t[íi]tulo)(?: da redação)?\s*[:：]/iu;
const LONGEST_ORNAMENT = 24;

/** Whether a line is a name followed by a class or a number: "Ana Souza, 3º B", "Ana Souza - nº 12". */
function isNameWithClass(line: string): boolean {
  const [name = '', ...rest] = line.split(/\s*[,;|–—]\s*|\s+-\s+/);
  return (
    rest.length > 0 &&
    rest.length <= 3 &&
    isName(name) &&
    rest.every((part) => CLASS.test(part) || NUMBER.test(part) || LABEL.test(part) || isNamed(part))
  );
}

/** Whether a line belongs to the heading of a page: author, place, date, theme, kind of text. */
export function isHead(line: string): boolean {
  if (line.length > LONGEST_HEAD) return false;
  if ([KIND, DATE, CLASS, NUMBER, ASKED].some((shape) => shape.test(line))) return true;
  // The line consists of ornaments or a number.
  if (!/\p{L}/u.test(line) && line.length <= LONGEST_ORNAMENT) return true;
  if (ENDS_WITH_STOP.test(line)) return false;
  return LABEL.test(line) || isNamed(line) || isNameWithClass(line);
}

/** Whether a line is a keyword followed by names: "Escola Estadual Dom Pedro II". */
export function isNamed(line: string): boolean {
  const label = NAMED.exec(line);
  if (!label) return false;
  const rest = line.slice(label[0].length).split(/\s+/);
  return (
    rest.length <= 8 &&
    rest.every((word) => /^[\p{Lu}\d]/u.test(word) || PARTICLE.test(word) || /^[-–—]$/.test(word))
  );
}

/**
 * Whether a line is of a kind that is usually written below an essay: the number of lines or words, "Fim", or the
 * author.
 */
export function isFoot(line: string): boolean {
  if (line.length > LONGEST_NAME) return false;
  if ([COUNT, END, SIGNED, DATE, CLASS, NUMBER].some((shape) => shape.test(line))) return true;
  return !ENDS_WITH_STOP.test(line) && (LABEL.test(line) || isNamed(line) || isNameWithClass(line));
}

/**
 * Start of a number of lines or words in brackets at the end of a last line, as in "... do país. (28 linhas)"; -1
 * if there is none.
 */
export function findCountWithin(line: string): number {
  return line.search(/(?:(?<!\s)\s*[[(]\s{0,2}\d{1,4}\s{0,2}(?:linhas?|palavras?)\s{0,2}[\])]\.?)+$/iu);
}

/** Whether a line is the salutation of a letter: "Prezado senador", "Senhores,". */
export function isGreeting(line: string, below = ''): boolean {
  if (line.length > LONGEST_GREETING) return false;
  return GREETS.test(line) || (/[,:]$/.test(line) && /^\p{Lu}/u.test(below));
}

const LONGEST_GREETING = 80;
const GREETS =
  /^(?:prezad|ilm|exm|excelent[íi]ssim|ilustr[íi]ssim|(?:senhor(?:a|es|as)?|srs?a?s?\.?|car[oa]s?|querid[oa]s?|estimad[oa]s?)\s(?:senhor|president|ministr|prefeit|deputad|governador|diretor|senador|vereador|leitor|professor|coleg|amig|redator))/iu;
