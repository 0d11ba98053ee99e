import { nameKey } from '../text/plain-name.ts';

/** Numbers, bullets and boxes that a list puts before a name: "1. ", "01 - ", "nº 3 ", "2º) ", "• ", "☐ ". */
const MARKS = /^(?:[\s•·▪◦‣●○■□✓✔☐☑*>–—-]+|n[º°o.]+\s*(?=\d)|\(?\d+\s*[ºª°]?[\s.,;:)–—-]+)+(?=\p{L})/iu;

/** Parts of a family name that stand after a comma without changing the order: "Souza, Filho". */
const SUFFIX = /^(filho|filha|neto|neta|sobrinho|junior|jr\.?|segundo|terceiro)$/;

/**
 * A name as a teacher writes it: without the numbers and bullets of the list, in the order of speech, and with small
 * letters where all were capitals. `turned` is the text whose order was changed ("Souza, Ana"), else null. A surname
 * (`isFirst` is false) may begin with a small letter: "dos Santos".
 */
export function listedName(cell: string, isFirst = true): { nome: string; turned: string | null } {
  const written = unmarked(cell);
  const [before = '', after, ...more] = written.split(',').map((part) => part.trim());
  if (!after || more.length > 0 || ![before, after].every(looksLikeName)) {
    return { nome: inSmallLetters(written, isFirst), turned: null };
  }
  if (SUFFIX.test(nameKey(after))) {
    return { nome: `${inSmallLetters(before, isFirst)} ${inSmallLetters(after, false)}`, turned: null };
  }
  return { nome: `${inSmallLetters(after, isFirst)} ${inSmallLetters(before, false)}`, turned: written };
}

/** A cell without the marks before it, its blanks single. */
function unmarked(cell: string): string {
  return cell.replace(/\s+/gu, ' ').trim().replace(MARKS, '').replace(/[,;]$/, '').trim();
}

const PARTICLES = new Set(['da', 'das', 'de', 'di', 'do', 'dos', 'du', 'e', 'del', 'della', 'van', 'von']);
const NUMERAL = /^(II|III|IV)$/;

/** "MARIA DA SILVA DOS SANTOS" as "Maria da Silva dos Santos". A text with small letters, or of two letters, is kept. */
function inSmallLetters(text: string, isFirst: boolean): string {
  if (/\p{Ll}/u.test(text) || (text.match(/\p{Lu}/gu)?.length ?? 0) < 3) return text;
  return text
    .split(' ')
    .map((word, at) => {
      if (NUMERAL.test(word)) return word;
      const small = word.toLocaleLowerCase('pt-BR');
      if ((at > 0 || !isFirst) && PARTICLES.has(small)) return small;
      return small.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toLocaleUpperCase('pt-BR'));
    })
    .join(' ');
}

/** Words of titles and footers that are in no name of a person. */
const OF_SCHOOLS = new RegExp(
  String.raw`\b(escola|colegio|instituto|universidade|faculdade|turmas?|classe|series?|anos?|turno|periodo|bimestre|` +
    String.raw`trimestre|semestre|professor(a|es|as)?|prof|docentes?|disciplina|componente|total|lista|relacao|alunos|` +
    String.raw`alunas|discentes|estudantes|matricula(s|d[oa]s)?|ensino|fundamental|manha|tarde|noturno|matutino|` +
    String.raw`vespertino|secretaria|diretoria|coordenacao|governo|estado|municipio|prefeitura|data|pagina|emitido|` +
    String.raw`gerado|sistema|chamada|observac(ao|oes)|assinatura|media|pontos)\b`,
);

/** Whether a text could be the name of a person: no title, no footer, no list of several names, no code. */
export function looksLikeName(text: string): boolean {
  // "Aluno 12", "Ana Souza (2)": a number after a name tells homonyms apart.
  const name = text.replace(/ \(?\d{1,3}\)?$/, '');
  return (
    (name.match(/\p{L}/gu)?.length ?? 0) >= 2 &&
    !/[\d,:;/|@#%=+_<>{}[\]\\]| [–—-] /.test(name) &&
    // "AnaSouza": two lines of a cell, or two cells, that were joined.
    !/\p{Ll}{2}\p{Lu}/u.test(name) &&
    !OF_SCHOOLS.test(nameKey(name))
  );
}

/** Words that tell that a student has left the class. */
const LEFT =
  /\b(transf|remanej|cancel|desist|evad|evas|tranc|abandon|falec|obito|inativ|desligad|exclu|encerrad|removid|nao compar|nao freq|ncom\b|saiu\b|saida\b|baixa\b)/;

/** Whether the text of a status tells that a student has left: "Transferida", "Matrícula cancelada". */
export function tellsOfLeaving(status: string): boolean {
  return LEFT.test(nameKey(status));
}

/** A name apart from a status written after it: "Ana Souza (transferida)", "Ana Souza - REMANEJADA". */
export function apartFromStatus(cell: string): { cell: string; status: string | null } {
  const [, name, status] = /^(.*\p{L}.*?)\s*(?:\s[–—-]\s*|[([])\s*([^()[\]]+?)\s*[)\]]?$/u.exec(cell) ?? [];
  return name && status && tellsOfLeaving(status) ? { cell: name, status } : { cell, status: null };
}
