import { hasTag, type Item } from '../context/context-view.ts';
import { NOMINAL, TAGS, VERBAL } from '../lexicon/tags.ts';

/** Words that govern "a", regardless of the words before them. */
const ASKS =
  /^(?:atendimento|assistência|combate|encontro|ataque|resposta|oposição|respeito|devid|incentivo|estímulo|adept|proporciona|ligad|ameaça(?!d)|afronta|risco|perigo|dano|cabe|acesso|direito|graças|ênfase|relacionad|atribuíd|segurança|caminho|quanto|relação|atenta|inerente|prejudicia|contrári|resistência|apoio)/;

/** Adjectives and participles that govern "a" unless the noun after them is the subject. */
const ASKS_TOO =
  /^(?:aliad|atrelad|voltad|destinad|somad|associad|vinculad|dedicad|expost|limitad|submetid|sujeit|inserid|levad|dispost|propens|unid|restrit|conectad|concentrad|acessíve|útei|útil|suscetíve|susceptíve|vulneráve|favoráve|semelhante|igua|comum|disponíve|visíve|hosti|nociv|fiel|agradáve)/;

/** Further nouns, adjectives and participles that may govern "a". */
const MAY_ASK =
  /^(?:adaptad|adequad|alhei|alienad|alinhad|anterior|posterior|superior|inferior|igualad|apegad|comparad|condenad|condicionad|equiparad|equivalente|essencia|exclusiv|fiéis|grat[oa]|imprescindíve|indiferente|indispensáve|integrad|necessári|obediente|paralel|pertencente|pres[oa]s?$|proporciona|próxim|referente|relativ|resistente|sensíve|agress|ajuda|alusão|amor|auxílio|comparação|contribui|crítica|desrespeito|direção|discrimina|exposição|face|favoreci|fim$|foment|frente|homenagem|investimento|junto|mal$|meio$|menção|obstáculo|obediência|preconceito|prejuízo|prevenção|proteção|referência|rumo|suporte|valor$|violência)/;

/** Participles of verbs for giving, saying or doing something to somebody. */
const GIVEN =
  /^(?:acrescentad|aplicad|apresentad|assegurad|causad|cobrad|concedid|conferid|contad|dad|delegad|devolvid|dirigid|direcionad|dit|encaminhad|ensinad|entregu|enviad|feit|fornecid|garantid|impost|incorporad|mostrad|negad|oferecid|ofertad|pag|permitid|prestad|proibid|propost|proporcionad|repassad|reservad|somad|transmitid)[oae]s?$/;

/** Verbs with an indirect object or an aim after "a", reflexive ones included. */
const VERB_WITH_A =
  /^(?:acostum|adapt|ader|adir|aleg|ali|alud|antecip|apeg|aplic|aspir|assemelh|assist|associ|aten[dt]|aventur|cab|candidat|ced|cheg|compar|concern|conduz|contrap|corresp|curv|dedi|dev|destin|diri[gj]|dispõ|encaminh|entreg|equipar|equival|expõ|expor|expus|habitu|igual|incorpor|integr|junt|lev|limit|obede|op[oõôu]|pertenc|prend|preferi|prefir|proced|rea[gj]|recorr|recus|reduz|refer|refir|relacion|remet|rend|renunci|resist|respond|restring|resum|retorn|retroced|sobrepõ|sobreviv|som|submet|sucumb|sujeit|super|tang|tend|vincul|visa|volt|vou$|vai$|vamos$|vão$|ir$|irá|irão|iremos|ia$|iam$|ido$|indo$|fui$|foi$|fomos$|foram$|for$|forem$)/;

/** Whether an item is a verb form and cannot be a noun or adjective. */
export function isVerbal(item: Item): boolean {
  return hasTag(item, VERBAL) && !hasTag(item, NOMINAL);
}

/** Whether an item may describe a noun: an adjective, a participle, or a word of both genders ("vigente"). */
export function isTrait(item: Item): boolean {
  const tags = item.word?.tags ?? 0;
  const isOfBoth = (genders: number) => (tags & genders) === genders;
  return (
    hasTag(item, TAGS.adjective | TAGS.participle) ||
    isOfBoth(TAGS.mascSing | TAGS.femSing) ||
    isOfBoth(TAGS.mascPlur | TAGS.femPlur)
  );
}

/** Whether two items are nominals that agree in gender and number. */
export function agree(one: Item, other: Item): boolean {
  return ((one.word?.tags ?? 0) & (other.word?.tags ?? 0) & NOMINAL) !== 0;
}

/** Whether a word nearly always governs "a" ("acesso", "direito", "devido"). */
export function asksForA({ form }: Item): boolean {
  return ASKS.test(form);
}

/** Whether an adjective or participle governs "a" unless it describes the noun after it ("sujeitas as regras"). */
export function mayAskForA({ form }: Item): boolean {
  return ASKS_TOO.test(form);
}

/** Whether an item is a noun, adjective or participle that may govern the "a" after it. */
export function governsA(item: Item): boolean {
  return asksForA(item) || mayAskForA(item) || MAY_ASK.test(item.form) || GIVEN.test(item.form);
}

/** Whether a verb form may govern the "a" after it ("chegar", "se dedica"). */
export function isVerbWithA({ form }: Item): boolean {
  return VERB_WITH_A.test(form);
}
