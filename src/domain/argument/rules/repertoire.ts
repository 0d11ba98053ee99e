import type { AnalyzedText, PlacedWord } from '../../text/analyze-text.ts';
import { BRAZILIAN_STATES } from '../../profile/states.ts';
import { isFunctionWord } from '../../text/function-words.ts';
import { toComparisonKey } from '../../text/normalize-text.ts';
import type { Span } from '../../text/span.ts';
import { toStem } from '../../text/stem.ts';
import { areAdjacent } from '../../text/phrases.ts';
import { STATE_BODIES } from './proposal-words.ts';

export type RepertoireKind = 'obra' | 'nome' | 'dado' | 'lei' | 'instituição' | 'fato';
export type RepertoireMark = Span & { kind: RepertoireKind };

const CAPITALISED = /^\p{Lu}[\p{Ll}\p{M}]/u;
const NAME_LINKS = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'von', 'van', 'del', 'para', 'a']);
const QUANTITY_NOUNS = new Set([
  'milhões',
  'milhão',
  'bilhões',
  'bilhão',
  'mil',
  'toneladas',
  'reais',
  'quilos',
]);
const YEAR = /^(?:1[5-9]|20)\d\d$/;
const NUMBER = /^\d+(?:[.,]\d+)*$/;
const SMALL_NUMBERS = new Set('um uma dois duas três quatro cinco seis sete oito nove dez'.split(' '));
const LAW_WORDS = new Set(['artigo', 'art', 'lei', 'decreto', 'estatuto', 'constituição']);
const INSTITUTIONS = new Set(
  'onu ibge oms unesco unicef ipea fao oit oea datafolha inep mec sus stf embrapa fiocruz inpe dieese cnj undp who pnad'.split(
    ' ',
  ),
);
/** Names of countries, bodies and everyday things that are no repertoire by themselves. */
const COMMON_NAMES = new Set(
  `Estados Unidos,Estados Unidos da América,São Paulo,Rio de Janeiro,Minas Gerais,América Latina,América do Sul,Reino Unido,
  África do Sul,União Europeia,Oriente Médio,Norte e Nordeste,República Federativa do Brasil,Poder Público,Presidente da República,
  Deputados Federais,Polícia Federal,Polícia Militar,Receita Federal,Previdência Social,Universidades Públicas,
  Organizações Não Governamentais,Ensino Médio,Ensino Superior,Ensino Fundamental,Educação a Distância,Ensino a Distância,
  Educação Básica,Educação Infantil,Língua Portuguesa,Direitos Humanos,Meio Ambiente,Redes Sociais,Mídias Sociais,
  Inteligência Artificial,Facebook e Instagram,Doenças Sexualmente Transmissíveis,Aedes Aegypti,Aedes Aegypt,Copa do Mundo`
    .split(',')
    .map((name) => name.trim()),
);
/** Words of place names, including those of the Brazilian states. */
const PLACE_WORDS = new Set([
  ...BRAZILIAN_STATES.flatMap((state) => state.toLowerCase().split(' ')).filter((word) => word.length > 2),
  ...`américa américas europa áfrica ásia oceania latina central brasil china japão índia rússia síria turquia líbano israel irã
  iraque afeganistão ucrânia itália alemanha frança inglaterra portugal espanha suíça suécia noruega holanda bélgica grécia
  egito angola moçambique nigéria austrália canadá méxico argentina chile uruguai paraguai bolívia peru colômbia venezuela
  cuba haiti coreia coréia estados unidos eua reino unido leste oeste nordeste sudeste brasília fortaleza recife salvador
  curitiba porto alegre belo horizonte`.split(/\s+/),
]);
const MAX_QUOTE_CHARACTERS = 200;

/** Repertoire from outside the exam: quoted works and words, people, figures, laws, institutions. */
export function findRepertoire(essay: AnalyzedText): RepertoireMark[] {
  const marks: RepertoireMark[] = findQuotedWorks(essay);
  for (let at = 0; at < essay.words.length; at += 1) {
    if (isAgent(essay.words[at])) at = endOfName(essay, at) + 1;
    const mark = markAt(essay, at);
    if (!mark) continue;
    marks.push(mark);
    while ((essay.words[at + 1]?.start ?? Infinity) < mark.end) at += 1;
  }
  return marks.toSorted((a, b) => a.start - b.start);
}

function findQuotedWorks(essay: AnalyzedText): RepertoireMark[] {
  return essay.quotes.flatMap(({ start, end }) => {
    const inner = essay.text.slice(start + 1, Math.min(end - 1, start + MAX_QUOTE_CHARACTERS));
    const isProse = inner.includes(' ') && (CAPITALISED.test(inner) || end - start > 40);
    return isProse ? [{ start, end, kind: 'obra' as const }] : [];
  });
}

function markAt(essay: AnalyzedText, at: number): RepertoireMark | null {
  const word = essay.words[at];
  if (!word || word.isQuoted) return null;
  const share = shareAt(essay, at, word);
  if (share) return share;
  if (NUMBER.test(word.lower)) return figureAt(essay, at, word);
  if (word.text === word.text.toUpperCase() && INSTITUTIONS.has(word.lower))
    return mark(word, word, 'instituição');
  if (LAW_WORDS.has(word.lower)) return lawAt(essay, at, word);
  return nameAt(essay, at, word);
}

/** A share: "3 em cada 10", "um em cada quatro". */
function shareAt({ words }: AnalyzedText, at: number, word: PlacedWord): RepertoireMark | null {
  const [whole, isOf] = [words[at + 3], words[at + 1]?.lower === 'em' && words[at + 2]?.lower === 'cada'];
  return isOf && whole && isCount(word) && isCount(whole) ? mark(word, whole, 'dado') : null;
}

function isCount({ lower }: PlacedWord): boolean {
  return NUMBER.test(lower) || SMALL_NUMBERS.has(lower);
}

/** A percentage, a year, or an amount of something counted. */
function figureAt(essay: AnalyzedText, at: number, word: PlacedWord): RepertoireMark | null {
  const next = essay.words[at + 1];
  if (essay.text[word.end] === '%') return { start: word.start, end: word.end + 1, kind: 'dado' };
  if (YEAR.test(word.lower)) return mark(word, word, 'dado');
  const isAmount =
    next && areAdjacent(essay.text, word, next) && (QUANTITY_NOUNS.has(next.lower) || next.lower === 'por');
  return isAmount ? mark(word, next, 'dado') : null;
}

/** A law: "artigo 6", "Lei Maria da Penha", "Constituição Federal", "Estatuto da Criança". */
function lawAt(essay: AnalyzedText, at: number, word: PlacedWord): RepertoireMark | null {
  const next = essay.words[at + 1];
  if (!next) return null;
  if (NUMBER.test(next.lower) || /^\d/.test(next.lower)) return mark(word, next, 'lei');
  if (!CAPITALISED.test(word.text)) return null;
  const end = endOfName(essay, at);
  return end > at ? mark(word, essay.words[end] ?? next, 'lei') : null;
}

/**
 * Two capitalized words or more: "Zygmunt Bauman", "Organização das Nações Unidas"; but not two words joined by
 * "e".
 */
function nameAt(essay: AnalyzedText, at: number, word: PlacedWord): RepertoireMark | null {
  if (!CAPITALISED.test(word.text) || isFunctionWord(word.key)) return null;
  const end = endOfName(essay, at);
  const last = essay.words[end];
  if (
    end === at ||
    !last ||
    NOT_A_NAME.has(word.lower) ||
    COMMON_NAMES.has(essay.text.slice(word.start, last.end))
  )
    return null;
  if (end === at + 2 && essay.words[at + 1]?.lower === 'e') return null;
  return mark(word, last, 'nome');
}

function isAgent(word: PlacedWord | undefined): boolean {
  return (
    word !== undefined &&
    CAPITALISED.test(word.text) &&
    (word.lower === 'poder' || STATE_BODIES.has(word.lower))
  );
}

/** Capitalized words that open a sentence before a name and are not part of it. */
const NOT_A_NAME = new Set(['consoante', 'já', 'houve', 'lembro', 'citando', 'parafraseando']);
const LONGEST_NAME_WORDS = 8;

function endOfName(essay: AnalyzedText, at: number): number {
  let end = at;
  for (let next = at + 1; next < at + LONGEST_NAME_WORDS; next += 1) {
    const word = essay.words[next];
    const previous = essay.words[next - 1];
    if (!word || !previous || !areAdjacent(essay.text, previous, word)) break;
    if (CAPITALISED.test(word.text)) end = next;
    else if (!NAME_LINKS.has(word.text)) break;
  }
  return end;
}

function mark(first: Span, last: Span, kind: RepertoireKind): RepertoireMark {
  return { start: first.start, end: last.end, kind };
}

/** Whether a name consists only of places: "Europa", "França e Coreia do Sul". */
export function isPlaceName(name: string): boolean {
  const capitalised = name.match(/\p{Lu}[\p{L}\p{M}]+/gu) ?? [];
  return capitalised.length > 0 && capitalised.every((word) => PLACE_WORDS.has(word.toLowerCase()));
}

/**
 * Whether a passage names the source of its knowledge: quoted words, a figure, a century, a work, a study, a
 * thinker, or a name, except names of places and of subjects that any essay mentions. Words of the theme, given as
 * stems, are ignored.
 */
export function namesOrigin(passage: string, theme: ReadonlySet<string> = new Set()): boolean {
  const own = passage
    .replace(OF_NO_SOURCE, '')
    .replace(/[\p{L}\d]+/gu, (word) => (theme.has(toStem(toComparisonKey(word))) ? '' : word));
  if (ORIGIN.test(own.replace(SCARE_QUOTES, ''))) return true;
  const names = own.match(/(?<=\p{L}[,;]? )\p{Lu}[\p{L}\p{M}]+/gu) ?? [];
  return names.some(
    (name) => !PLACE_WORDS.has(name.toLowerCase()) && !EVERYDAY_NAMES.has(name.toLowerCase()),
  );
}

/** Ages, durations, and the pandemic as a point in time, which are no sources. */
const OF_NO_SOURCE =
  /\d+ (?:anos|meses|dias|horas|minutos)(?!\p{L})|(?<!\p{L})(?:durante|devido|por causa|em meio|após|com|n)(?: d?[àa]|a) (?:atual )?pandemia(?: d[aeo] (?:novo )?(?:coronavírus|covid)[-\d]*)?/giu;

/** Whether a law is mentioned only as unknown to somebody: "os que desconhecem essa parte da Constituição". */
export function isLawInDoubt(text: string, { kind, start }: RepertoireMark): boolean {
  return kind === 'lei' && IN_DOUBT.test(text.slice(Math.max(0, start - LONGEST_DOUBT), start));
}
const IN_DOUBT =
  /(?<!\p{L})(?:desconhec\p{L}*|ignor(?:a|am|ar|ando)|não (?:conhec|sab|l)\p{L}+|sem conhecer)(?!\p{L})[^.;:]{0,40}$/iu;
const LONGEST_DOUBT = 70;

/**
 * Quotation marks around at most two lower-case words, by which a writer keeps a distance from the words: "uma
 * “avalanche” de lama". Also matches quotation marks around nothing, which remain when theme words were removed.
 */
const SCARE_QUOTES = /["“”«»'‘’]{1,2}\s*(?:\p{Ll}[\p{Ll}\p{M}-]*\s*){0,2}["“”«»'‘’]{1,2}/gu;

/** Whether a passage quotes somebody's words or the title of a work. */
export function quotesSomeone(passage: string): boolean {
  return /["“”«»]|''/.test(passage.replace(SCARE_QUOTES, ''));
}

/** Capitalized words that are no source. */
const EVERYDAY_NAMES = new Set(
  'estado estados governo ministério congresso funai sus mec enem stf internet deus humanos direitos país'.split(
    ' ',
  ),
);

const ORIGIN =
  /["“”«»]|''|\d|(?<!\p{L})(?:séculos?|filmes?|livros?|bíblia|(?<!mão de |mãos de )obras?|séries? (?!d[aeo]s? (?!tv|televisão)|seguinte)|novelas?|músicas?|documentários?|jorna(?:l|is)|reportage(?:m|ns)|noticia(?:do|ram)|revistas?|poemas?|filósof|sociólog|psicólog|historiador|escritor|autora?|poeta|cantora?|rapper|cientista|pesquis(?:a|ador)|estudos|(?:um|outro|esse|este) estudo(?! (?:d|aprofundado))|estudo (?:feito|realizado|publicado|divulgado)|dados (?!pesso)|levantamento|(?<!em )teoria|conceito|determinis|constituição|(?:projeto|proposta)s? de lei|frase|operação|intervenção militar|história|paralisação|greve|revolução (?!tecnológic|digital)|guerra mundial|ditadura(?! d[aeo]s? )|coloniza|colonizador|escravidão|abolição|idade média|descobrimento|pandemia|por cento)/iu;

/** Whether an institution is cited: "segundo o IBGE", "a ONU alerta". */
export function isCited(passage: string): boolean {
  return CITES.test(passage);
}

const CITES =
  /(?<!\p{L})(?:segundo|conforme|consoante|de acordo|dados|pesquisa|estud|relatório|levantamento|estatístic|índice|censo|ranking|divulg|afirm|declar|diz(?:em)?(?!\p{L})|disse|recomend|estim|alert|apont|revel|mostr|classific|reconhec|consider|defin|assegur|garant|proclam|promulg|decret|aprov)/iu;

/** Thinkers named by a single word: "para Kant". */
export const KNOWN_BY_ONE_NAME =
  'adorno|arendt|aristoteles|bauman|bourdieu|darwin|descartes|durkheim|einstein|engels|foucault|freud|galileu|gandhi|habermas|hegel|hobbes|kant|locke|maquiavel|marx|montesquieu|newton|nietzsche|platao|rousseau|sartre|schopenhauer|seneca|socrates|voltaire|weber';

/** Words that indicate a source, whether or not the source itself is recognized. */
const SOURCE_WORDS = {
  /** A work, a law, a writer. */
  works: new RegExp(
    `^(?:filmes?|livros?|obras?|series?|seriados?|documentarios?|musicas?|novelas?|poemas?|filosof[oa]s?|sociolog[oa]s?|escritor(?:a|es)?|autor(?:a|es)?|constituicao|leis?|artigos?|declaracao|historia|seculos?|${KNOWN_BY_ONE_NAME})$`,
  ),
  /** Thinkers, by name or profession, and their ideas. */
  thinkers: new RegExp(
    `^(?:filosof[oa]s?|sociolog[oa]s?|escritor(?:a|es)?|autor(?:a|es)?|pensador(?:a|es)?|teorias?|conceitos?|pensamentos?|${KNOWN_BY_ONE_NAME})$`,
  ),
  /** Empirical studies. */
  studies: /^(?:pesquisas?|estudos?|dados|estatisticas?|levantamentos?)$/,
  /** Examples and fractions, which need no source. */
  instances: /^(?:exemplos?|terco|metade)$/,
};

/** Whether words name a source of one of the given kinds. */
export function namesSource(
  words: readonly { key: string }[],
  kinds: readonly (keyof typeof SOURCE_WORDS)[] = ['works', 'studies'],
): boolean {
  return words.some(({ key }) => kinds.some((kind) => SOURCE_WORDS[kind].test(key)));
}
