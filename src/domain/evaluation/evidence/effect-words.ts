/** A word with its comparison key. */
type Keyed = { key: string };

/** Whether a word tells what something brings about. */
export function tellsEffect({ key }: Keyed): boolean {
  return TELLS_EFFECT.test(key);
}

/** Verbs and nouns of effect. */
const TELLS_EFFECT =
  /^(?:ger(?:a|am|ou|aram|ando)$|provoc|acarret|ocasion|result|consequ|lev(?:a|am|ou|aram|ando)$|impact|efeito|portanto|assim|logo|desencad|implic|prejudic|faz$|fazem$|torna|tornam|agrav|compromet|perpetu|afet|imped|contribu|dificult|limita|corrobor|foment|reforc|intensific|aument|reduz|diminu|caus|favorec|promov|impossibilit|prolifer|disso$|dess[ae]$|desse$)/;

/** Whether a passage explains by its verbs and turns, without a connective: it says why something is so, or what comes of it. */
export function explains(words: readonly Keyed[]): boolean {
  return words.some(
    (word, at) => EXPLAINS.test(word.key) || TURNS.test(`${word.key} ${words[at + 1]?.key ?? ''}`),
  );
}

/** Verbs and nouns of cause and effect. */
const EXPLAINS =
  /^(?:caus|ger(?:a|am|ou|aram|ando)$|provoc|acarret|ocasion|result|consequ|motiv|razao|razoes|lev(?:a|am|ou|aram|ando)$|contribu|impact|efeito|devido|decorr|faz$|fazem$|fez$|fazendo$|medo$|porque|torn(?:a|am|ou|aram|ando|arem)(?:-se)?$|deix(?:a|am|ou|aram|ando)$|acab(?:a|am|ou|aram|ando)$|desencade|imped(?:e|em|iu|indo)$|prejudic|agrav|dificult|impossibilit|afast(?:a|am|ou|aram|ando)$|obrig(?:a|am|ou|aram|ando)$|favorec|perpetu|intensific|proporcion|aument(?:a|am|ou|aram|ando)$|reduz(?:em|iu|indo)?$|diminu(?:i|em|iu|indo)$|traz(?:em|endo)?$|permit(?:e|em|iu|indo)$|evit(?:a|am|ou|ando)$|originad|explica)/;
/** "Por se tratar de", "por não terem", "começam a faltar", "para que", "uma das respostas". */
const TURNS =
  /^(?:por (?:se|nao|ser|serem|ter|terem|estar|estarem|causa|conta|isso|falta|medo)|para que|a fim|em virtude|em razao|comec(?:a|am|ou|aram) a|pass(?:a|am|ou|aram) a|coloca(?:ndo)? em|gracas a)$/;
