/**
 * What a student practises, as she would name it: several rules of the writing checker may be one fault to her, since
 * she learns them together. The four last ones come with exercises of their own kind.
 */
const FAULTS = {
  crase: 'Crase',
  'verbo-sujeito': 'Concordância do verbo',
  'nome-adjetivo': 'Concordância do nome',
  'frases-inteiras': 'Vírgula entre frases inteiras',
  'sujeito-virgula': 'Vírgula entre sujeito e verbo',
  'abertura-virgula': 'Vírgula depois do começo da frase',
  'meio-virgula': 'Vírgulas no meio da frase',
  'mas-virgula': 'Vírgula antes de “mas” e “pois”',
  pontuacao: 'Pontuação',
  acentos: 'Acentos',
  porques: 'Porque e por que',
  'mas-mais': 'Mas e mais',
  parecidas: 'Palavras parecidas',
  grafia: 'Ortografia',
  juntas: 'Junto, separado ou com hífen',
  maiusculas: 'Maiúsculas',
  pronomes: 'Lugar do pronome',
  regencia: 'Preposição que o verbo pede',
  'formas-verbo': 'Formas do verbo',
  'frase-completa': 'Frase completa',
  'esse-este': 'Esse e este',
  registro: 'Linguagem formal',
  expressoes: 'Expressões',
  ligacoes: 'Palavras de ligação',
  tese: 'Achar a tese',
  proposta: 'Proposta completa',
} as const;

export type Fault = keyof typeof FAULTS;

/** The name of a fault as a student reads it; null for an id that this version of the app does not know. */
export function faultName(fault: string): string | null {
  return Object.hasOwn(FAULTS, fault) ? FAULTS[fault as Fault] : null;
}

/**
 * The fault to which a rule of the writing checker belongs (`family/name`), or null if a sentence alone cannot teach it:
 * style, length, repetition, what is not known to be wrong.
 */
export function faultOfRule(rule: string): Fault | null {
  const [family = ''] = rule.split('/');
  const own = BY_RULE[rule];
  return own === undefined ? (BY_FAMILY[family] ?? null) : own;
}

const BY_FAMILY: Readonly<Record<string, Fault>> = {
  crase: 'crase',
  accent: 'acentos',
  slip: 'grafia',
  agreement: 'verbo-sujeito',
  comma: 'meio-virgula',
  punctuation: 'pontuacao',
  confusion: 'parecidas',
  spelling: 'grafia',
  hyphen: 'juntas',
  capitals: 'maiusculas',
  clitics: 'pronomes',
  pronouns: 'pronomes',
  government: 'regencia',
  'verb-forms': 'formas-verbo',
  demonstrative: 'esse-este',
  spoken: 'registro',
  internet: 'registro',
  slang: 'registro',
  expression: 'expressoes',
};

/** Rules of agreement of nouns and adjectives; the others are of verbs. */
const NOMINAL = `
  menas meia-adverb meio-half bastante anexo proibido-a necessaria-que todo-os todo-plural ambos qualquer-plural
  cada-plural um-milhoes meios-de as-milhares muito-gente uma-das gender-fixed demais necessario-a
  copula-singular-adjective plural-determiner singular-determiner determiner-gender a-subject noun-after-adjective
  determiner-both ordinal adjective-number adjective-gender predicate predicate-first-person predicate-plural-verb
`
  .trim()
  .split(/\s+/);

/** Rules that belong to another fault than their family. */
const BY_RULE: Readonly<Record<string, Fault | null>> = Object.fromEntries([
  ...of('acentos', ['spelling/accent', 'slip/accent', 'agreement/ordinal-feminine']),
  ...of('frases-inteiras', ['comma/splice']),
  ...of('sujeito-virgula', ['comma/subject-verb', 'comma/after-subject']),
  ...of('abertura-virgula', [
    'comma/after-opening',
    'comma/after-opening-word',
    'comma/after-opening-clause',
    'comma/after-first-clause',
    'comma/after-link',
  ]),
  ...of('mas-virgula', ['comma/before-adversative', 'comma/before-reason']),
  ...of('porques', [
    'confusion/o-porque',
    'confusion/porque-question',
    'confusion/porquê-link',
    'confusion/por-que-end',
    'confusion/motivo-por-que',
  ]),
  ...of('mas-mais', [
    'confusion/mais-mas',
    'confusion/mas-mais',
    'confusion/mais-conjunction',
    'confusion/mas-quantity',
    'confusion/más',
    'accent/más-mas',
  ]),
  ...of('crase', ['confusion/a-princípio']),
  ...of('frase-completa', [
    'structure/verbless',
    'structure/gerund-fragment',
    'structure/relative-fragment',
    'structure/dependent-fragment',
  ]),
  ...of(
    'nome-adjetivo',
    NOMINAL.map((name) => `agreement/${name}`),
  ),
  ['spelling/unknown', null],
  ['spelling/rare', null],
]);

function of(fault: Fault, rules: readonly string[]): [string, Fault][] {
  return rules.map((rule) => [rule, fault]);
}
