const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Abbreviations that precede a name or a number, so that no sentence ends with them ("prof.", "art."). */
const BEFORE_NAMES = setOf(
  `sr sra srta srs sras dr dra drs dras prof profa profas profª profs mr mrs exmo exma ilmo ilma st sto sta
  dep des sen gov gen cel ten maj cap sgt cb brig alm fr rev côn mons irm
  art arts inc p pp pág págs pag pags fl fls caps ed vol vols v n nº no° núm fig figs tab tabs cf ex séc sécs
  av r rod pça trav apto jd sec i.e e.g a.c d.c a.d`,
);

/**
 * Abbreviations that may end a sentence. They end a sentence if a capital letter, a number, a dash, an opening
 * quotation mark or an opening parenthesis follows.
 */
const OPEN = setOf('etc ltda cia s.a a.c d.c jr');

/**
 * Abbreviations that do not end a sentence if a lower-case letter or a number follows, nor if a capital letter
 * follows and the abbreviation itself has one.
 */
const SHORT_FORMS = setOf(
  `jan fev abr mai jun jul ago nov seg qua qui sáb obs aprox máx mín méd temp prob gde gdes qdo qto tb exa exas
  min minist secr pref inst univ fac fund assoc org orgs const constit depto dept dpto adm coord coords dir sup rep
  ag fil hosp esc col bibl lab fed est mun munic nac pres púb públ priv prod trab educ econ polít soc ref refs dif
  km kg cm mm mg ml kw ha hab tel end dic trad tít et al apud op loc cit ib ibid vs
  func bras sing pl masc fem adj adv subst pron port ing lat hist geo mat lit filos sociol antrop psicol jur med biol quím fís eng
  jorn rel`,
);

type Neighbours = readonly [before: RegExp, after: RegExp];
const MONTH: Neighbours = [
  /(?:^|[^\p{L}])(?:de|em|a|e|até|entre|desde|para|\d+)\s+$/iu,
  /^\s+(?:d[aeo]\p{L}{0,4}|a|e|até|ou|\d+)(?!\p{L})/u,
];
const WEEKDAY: Neighbours = [/(?:^|[^\p{L}])(?:na|às|à|toda)\s+$/iu, /^\s+\p{Ll}/u];
const AMOUNT: Neighbours = [/\d\s*$/u, /^\s+\p{Ll}/u];

/**
 * Abbreviations that are also complete words. They are regarded as abbreviations only between these neighbors ("3
 * bi. de reais", "de set. a dez.", "par. único").
 */
const BETWEEN: Record<string, Neighbours> = {
  set: MONTH,
  out: MONTH,
  dez: MONTH,
  mar: MONTH,
  ter: WEEKDAY,
  sex: WEEKDAY,
  dom: WEEKDAY,
  bi: AMOUNT,
  mi: AMOUNT,
  tri: AMOUNT,
  par: [/[\p{L}§]\s+$/u, /^\s+(?:únic|\d)/u],
  pop: [/(?:^|[^\p{L}])(?:a|da|na|à|pela)\s+$/iu, /^\s+\p{Ll}/u],
  // The second part of "I. e." in "I. e., o romance".
  e: [/(?:^|[^\p{L}])i\.\s*$/iu, /^/u],
  pe: [/(?:^|[^\p{L}])(?:o|do|no|ao|pelo|com)\s+$/iu, /^\s+\p{Lu}/u],
};

/**
 * A single consonant or an ordinal number, which may be an abbreviation: "n. 2", "t. 1", "30 m. de altura", "1ª.
 * série".
 */
const LETTER_OR_ORDINAL = /^(?:[b-df-np-z]|\p{Nd}+[ªº°]s?)$/u;
const CAPITAL = /^\p{Lu}/u;
const BEGINS_SENTENCE = /^["“«'‘(—–-]?\p{Lu}/u;
const BEGINS_SENTENCE_OR_NUMBER = /^[\p{Lu}\p{N}"“«'‘(—–-]/u;
const LOOKBACK = 12;
const LAST_WORD = /[\p{L}\p{N}.°º]+$/u;
const LOOKAHEAD = 12;

/**
 * Whether the full stop at an offset belongs to an abbreviation after which the sentence continues: "o prof.
 * Silva", "3 bi. de reais", "frutas etc. são caras". Inspects a few characters on either side.
 */
export function continuesAfterStop(text: string, stopAt: number): boolean {
  const before = text.slice(Math.max(0, stopAt - 2 * LOOKBACK), stopAt);
  const word = LAST_WORD.exec(before.slice(-LOOKBACK))?.[0] ?? '';
  const after = text.slice(stopAt + 1, stopAt + 1 + LOOKAHEAD);
  const lower = word.toLowerCase();
  const following = after.trimStart();
  if (OPEN.has(lower)) return !BEGINS_SENTENCE_OR_NUMBER.test(following);
  if (BEFORE_NAMES.has(lower)) return true;
  if (SHORT_FORMS.has(lower)) return CAPITAL.test(word) || !BEGINS_SENTENCE.test(following);
  if (LETTER_OR_ORDINAL.test(word)) return !BEGINS_SENTENCE.test(following);
  const neighbours = Object.hasOwn(BETWEEN, lower) ? BETWEEN[lower] : undefined;
  return (
    neighbours !== undefined && neighbours[0].test(before.slice(0, -word.length)) && neighbours[1].test(after)
  );
}

/**
 * Whether a lower-case form followed by a full stop is an abbreviation that can be recognized without the
 * dictionary.
 */
export function isAbbreviation(lower: string): boolean {
  return (
    BEFORE_NAMES.has(lower) || OPEN.has(lower) || SHORT_FORMS.has(lower) || Object.hasOwn(BETWEEN, lower)
  );
}
