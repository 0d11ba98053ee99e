import type { AnalyzedParagraph, PlacedWord } from '../../text/analyze-text.ts';
import type { Span } from '../../text/span.ts';
import type { EssayReading } from '../read-essay.ts';
import type { ConnectiveUse } from '../../text/connectives.ts';

export type ParagraphLinks = {
  /** For each linked paragraph, the words that link it to the preceding paragraph. */
  links: Span[];
  /** Paragraphs after the first that open without a link. */
  unlinked: AnalyzedParagraph[];
};

/** Number of opening words of a paragraph searched for a link. */
const OPENING_WORDS = 8;

/**
 * Words that link paragraphs only if they are the first word of a paragraph; in other positions they have other
 * uses.
 */
const CLEAR_AT_THE_HEAD = new Set([
  'mas',
  'também',
  'ainda',
  'logo',
  'inclusive',
  'além de',
  'para isso',
  'para tanto',
  'bem como',
  'pois',
  'porque',
]);
/** Connectives that name a source or join clauses of one sentence; such connectives do not link paragraphs. */
const WITHIN_SENTENCE = new Set(
  'não só,não apenas,não somente,segundo,conforme,de acordo com,como afirma,sobretudo,principalmente,especialmente,em especial,embora,apesar de,ainda que,mesmo que,conquanto,enquanto,ao passo que,já que,uma vez que,visto que,dado que,posto que,para que,a fim de,a fim de que,com o objetivo de,com o intuito de,com a finalidade de,com o fito de,desde que,à medida que,na medida em que'.split(
    ',',
  ),
);
/**
 * Words that refer back or continue and are not in the list of connectives: "isso", "outro motivo", "segundamente".
 */
const TIES = new Set(
  `isso isto disso disto nisso nisto esse essa esses essas desse dessa desses dessas nesse nessa nesses nessas este esta
  estes estas deste desta destes destas neste nesta tal tais tamanho tamanha segundamente secundariamente adicionalmente aliás
  então enfim mediante diante exposto expostos supracitado supracitada supracitados mencionado
  mencionada mencionados mencionadas ademais
  afinal portanto porém contudo entretanto todavia igualmente contraposição contrapartida conclui-se infere-se conclui
  concluo concluir concluindo finalizar finalizando resumo resumindo`.split(/\s+/),
);
/** Misspelled connectives: "contúdo", "entretando". */
const MISSPELT = /^(?:contudo|portan[td]o|entretan[td]o|todavia|porem|ademais|ademas|outros+im)$/;
/** Words after "esta" which show that it is the misspelled verb "está", which refers to nothing: "Esta em casa". */
const AFTER_VERB = /^(?:em|n[oa]s?|num|numa|sendo|ficando|cada|muito|sempre)$/;
/** Links of several words: misspelled "contudo", and phrases that refer back to earlier text. */
const PHRASES =
  /^(?:como (?:(?:já|se|foi) )*(?:vimos|visto|dit[oa]|mencionad[oa]|expost[oa])(?! (?:por|pel|em|n[oa]))|pel[ao]s? (?:observação|análise|argumentos|fatos|dados) d|levando(?:-se)? em conta (?:o que|tudo|isso)|já foi visto|como se não bastasse|até aí|somam?-se|(?:citad|mencionad|dit)[ao]s? (?:anteriormente|acima|antes)|com tudo|por tanto|em contra partida|na verdade|em realidade|em (?:primeir|segund)[ao]|em abordagem|tendo em vista|haja vista|frente (?:à|a|ao|aos)|em face|em vista|mediante a?o exposto|perante (?:isso|isto|tal|o exposto|ess[ae]s?)|(?:tudo|fato|argumento|informaç(?:ã|õe)|situaç(?:ã|õe)|quest(?:ã|õe)|dado|ponto|aspecto|motivo|problema|tema|temática|cenário)s? (?:apontad|apresentad|relatad|citad|expost|elencad|discutid|abordad|analisad)[ao]s?)(?!\p{L})/iu;
/**
 * Phrases that link only at the start of a paragraph: "Além do preço", "Apesar do preço", "Atrelado ao preço", "Já
 * os que leem".
 */
const AT_THE_HEAD =
  /^(?:(?:além|apesar) d|como (?:reflexo|resultado|fruto|exemplo) d|n(?:o que (?:tange|concerne|se refere|diz respeito)|o tocante) (?=a|à)|(?:atrelad|aliad|somad|associad|ligad|vinculad|relacionad)[ao]s? (?:a|à)|junto a|até mesmo|só que|dentre el[ae]s|por certo|por um lado|diferentemente d|ao contrário d|sob (?:uma?|esta|essa) (?:primeira|segunda|outra)|sob outr[oa]|do ponto de vista|já (?:[oa]s? (?!longo)|alguns|algumas|n[oa]s? ))/iu;
/**
 * Phrases that continue a sequence: "Em um primeiro plano", "O segundo aspecto", "Conforme o exposto", "Como consequência do
 * preço", "Para resolver isso".
 */
const GOES_ON =
  /^(?:(?:(?:em|sob|de|por) (?:uma? )?|[oa] )(?:primeir|segund|terceir|últim)[oa] |primeiro,|para (?:resolver|solucionar|reverter|amenizar|minimizar|combater|mitigar) |(?:de acordo com|conforme|diante d|a partir d) ?[ao]s? (?:que foi )?(?:apresentad|expost|discutid|mencionad|citad|vist|dit)|como consequência|pel[oa] exposto)/iu;
/**
 * "Outro" near the start of a paragraph links it: "Outro motivo", "Há ainda outro problema". Later it refers to
 * things just named: "e outros tipos".
 */
const OTHER = /^outr[ao]s?$/;
const OTHER_WITHIN_WORDS = 3;
/** Verbs that announce a further point with "ainda": "Cabe destacar, ainda, que", "Faz-se mister, ainda, salientar". */
const ANNOUNCES =
  /^(?:destac|ressalt|lembr|salient|mencion|pontu|analis|frisar|acrescent|observ|consider|cit|abord|relat|discut|avali|refleti|not)\p{L}*r$/u;

/**
 * The paragraphs after the introduction that open with a connective or a reference back, and the paragraphs that do
 * not.
 */
export function readParagraphLinks({ essay, structure, connectives }: EssayReading): ParagraphLinks {
  const clear = new Set(connectives.filter(({ isUnclear }) => !isUnclear));
  const opening = connectives.filter(
    (use) => use.opensParagraph && (CLEAR_AT_THE_HEAD.has(use.name) ? isHead(essay, use) : clear.has(use)),
  );
  const ties = [
    ...opening.filter(({ name }) => !WITHIN_SENTENCE.has(name)),
    ...essay.words.flatMap((_, at) => tieAt(essay, at) ?? []),
    ...structure.countedParagraphs.flatMap((paragraph) => headTie(essay, paragraph)),
  ].toSorted((a, b) => a.start - b.start || b.end - a.end);
  const links: Span[] = [];
  const unlinked: AnalyzedParagraph[] = [];
  let at = 0;
  for (const paragraph of structure.countedParagraphs.slice(1)) {
    const limit = paragraph.words[OPENING_WORDS]?.start ?? paragraph.end;
    while (at < ties.length && (ties[at]?.start ?? 0) < paragraph.start) at += 1;
    const tie = ties[at];
    if (tie && tie.start < limit) links.push(tie);
    else unlinked.push(paragraph);
  }
  return { links, unlinked };
}

/**
 * The link that begins at a word: a phrase, the word with the noun that it determines, or the word itself; null if
 * no link begins there.
 */
function tieAt(essay: EssayReading['essay'], at: number): Span | null {
  const word = essay.words[at];
  if (!word || word.isQuoted) return null;
  const { key, lower, start, paragraph } = word;
  const phrase = PHRASES.exec(essay.text.slice(start, start + LONGEST_PHRASE))?.[0];
  if (phrase) return { start, end: start + phrase.length };
  // Near the start of the paragraph, "também" and "ainda" link: "Vale também ressaltar". Later they only add one
  // word to another.
  const opening = essay.paragraphs[paragraph]?.words.slice(0, ADDS_WITHIN_WORDS.get(lower) ?? 0) ?? [];
  const next = essay.words[at + 1];
  const isVerb = /^estas?$/.test(lower) && AFTER_VERB.test(next?.lower ?? '');
  const isTie =
    (TIES.has(lower) && !isVerb) ||
    MISSPELT.test(key) ||
    (opening.includes(word) && next?.lower !== 'que') ||
    isOtherAtTheHead(essay, word) ||
    isAnnounced(essay, at);
  return isTie ? withNext(word, next) : null;
}

function headTie({ text }: EssayReading['essay'], { words: [first] }: AnalyzedParagraph): Span[] {
  if (!first || first.isQuoted) return [];
  const head = text.slice(first.start, first.start + LONGEST_PHRASE);
  const said = (AT_THE_HEAD.exec(head) ?? GOES_ON.exec(head))?.[0].trimEnd();
  if (said === undefined) return [];
  const rest = /^\p{L}*/u.exec(text.slice(first.start + said.length))?.[0] ?? '';
  return [{ start: first.start, end: first.start + said.length + rest.length }];
}

function isOtherAtTheHead({ paragraphs }: EssayReading['essay'], word: PlacedWord): boolean {
  return (
    OTHER.test(word.lower) &&
    (paragraphs[word.paragraph]?.words.slice(0, OTHER_WITHIN_WORDS).includes(word) ?? false)
  );
}

function isAnnounced({ words }: EssayReading['essay'], at: number): boolean {
  const word = words[at];
  if (word?.lower !== 'ainda' && word?.lower !== 'também') return false;
  const isBeside = (other: PlacedWord | undefined) =>
    other?.sentence === word.sentence && ANNOUNCES.test(other.key);
  return isBeside(words[at - 1]) || isBeside(words[at + 1]);
}

/**
 * Number of opening words of a paragraph within which each of these words introduces a further point. The limit for
 * "ainda" is lower, because in "o sexo ainda é" it expresses time.
 */
const ADDS_WITHIN_WORDS = new Map([
  ['também', 3],
  ['ainda', 2],
]);

const LONGEST_PHRASE = 26;

/**
 * Extends a word that refers back by the noun after it, because the quote would be unclear without the noun: "Toda
 * essa pressão".
 */
function withNext(word: PlacedWord, next: PlacedWord | undefined): Span {
  const isNear = next?.sentence === word.sentence && POINTS_AT_NOUN.test(word.lower);
  return { start: word.start, end: (isNear ? next : word).end };
}

const POINTS_AT_NOUN = /^(?:(?:d|n)?ess?[ae]s?|(?:d|n)?est[ae]s?|tais?|tal|tamanh[ao]|outr[ao]s?)$/;

function isHead({ paragraphs }: EssayReading['essay'], { start, paragraph }: ConnectiveUse): boolean {
  return start === paragraphs[paragraph]?.words[0]?.start;
}
