import { plainLetter } from '../../../src/domain/writing/lexicon/edit-costs.ts';
import { TAGS } from '../../../src/domain/writing/lexicon/tags.ts';

/** The forms of a dictionary with their entries, and how often each form occurs in good essays. */
type Counted = {
  /** Tags of each form. */
  forms: ReadonlyMap<string, number>;
  /** The entries that each form is made of. */
  entriesOf: (form: string) => readonly string[];
  countOf: (form: string) => number;
};

/** Shorter words have too many similar words. */
const SHORTEST = 6;
/**
 * If a word occurs this often in the essays, a misspelling of it is more likely than a rare word that nobody else
 * wrote.
 */
const LEAST_TIMES = 20;
/**
 * A rare form that occurs at most once per this many occurrences of the similar word is taken for a misspelling of
 * that word.
 */
const SLIPS_IN = 60;

/** Rare forms reviewed one by one: writers who use these forms mean them. */
const MEANT = new Set(
  `abeto abetos absorto aceso acesos aceto adula adutora adutores alada alado alados alisada alisado alisados
  aliteração aliterações alquilo altercar altercação altercações alternação altitude altitudes altivamente
  altivos aproar argente ascenso atascar autuação avalizar bigas bolas bosas botos brecas caldeiras cambada
  cambadas campainha campainhas campanas campinho campinhos canelado canis canora cantais cariada cariadas
  cariado cariados cartolina cascais casuar catão cação ceras cerotos cetas cetos champanha champanhas
  chancelado chancelar cindo cloração coentro coentros cofragem compota comutador comutadores concludir
  condensação conexo contralto contraltos contravir contundo cordagem coroação cotes críptica crípticas
  críptico crípticos cultual cônicas desafinador desatinada desatinadas desatinado desatinados desatinar
  desatino desempeno despensas destras deístas diviso dolente dolentes eleto eletos enlevada enlevado
  enlevados enlevar enxames escavo escoltas espécimes estatual estimas estio estria estriam estua estupor
  etilo etilos evolvidos facões faias fatuais fautores feitios feiuras fervidas fervidos fieiras foral foras
  freiras frestas friccional fricção frontes furtas garoa garoas garças geada geadas geleias gradação grota
  grotas guara guarida hormonas hostais impetra indiciais interacionais iteração iterações jutas lactente
  latrina liras livores locas maneias maricas masas mentores mobiliar moendas molar moras mulas muletas
  natios noras oficinais oficinal ouros padas paramentar parótida parótidas passadios patada pendais perdigo
  planetar prece prensar prensas pressente priores proar puindo pulão punção punções putas radiais radial
  ramas recreio refação regas registos rejetos renas rutura sinas soluço sueste templos tenência tetos
  trançar treco trina trios ungidas ungidos urano usurário usurários vedas velos veras versificar viando
  violeta vitrais índigos`.split(/\s+/),
);

/**
 * Correct forms that hardly any writer intends, because a frequent word is one typing error away: a letter omitted,
 * added or swapped, or a missing accent. No other form of their entry occurs in the essays, or they are forms of
 * "tu" and "vós". Sorted.
 */
export function findRareForms({ forms, entriesOf, countOf }: Counted): string[] {
  const countOfEntry = new Map<string, number>();
  for (const form of forms.keys()) {
    const times = countOf(form);
    if (times > 0)
      for (const entry of entriesOf(form)) countOfEntry.set(entry, (countOfEntry.get(entry) ?? 0) + times);
  }
  const rare = new Set<string>();
  for (const [meant] of forms) {
    const times = countOf(meant);
    if (times < LEAST_TIMES || meant.length < SHORTEST) continue;
    for (const form of slipsOf(meant)) {
      const tags = forms.get(form);
      const own = countOf(form);
      if (tags === undefined || own * SLIPS_IN > times) continue;
      const others = Math.max(...entriesOf(form).map((entry) => countOfEntry.get(entry) ?? 0)) - own;
      if (others === 0 || tags === TAGS.verb2) rare.add(form);
    }
  }
  return [...rare].filter((form) => !MEANT.has(form)).sort();
}

const LETTERS = [...'abcdefghijlmnopqrstuvxzáâãéêíóôõúç'];

/**
 * Words one typing error away, with the error between the second and the last but one letter, and the forms without
 * an accent.
 */
function* slipsOf(word: string): Generator<string> {
  for (let at = 1; at < word.length - 1; at += 1) {
    const [before, letter = '', after] = [word.slice(0, at), word[at], word.slice(at + 1)];
    yield before + after;
    yield before + (after[0] ?? '') + letter + after.slice(1);
    const plain = plainLetter(letter);
    if (plain !== letter && letter !== 'ç') yield before + plain + after;
    for (const other of LETTERS) yield before + other + letter + after;
  }
}
