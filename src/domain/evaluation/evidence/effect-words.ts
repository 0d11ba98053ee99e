/** A word with its comparison key. */
type Keyed = { key: string };

/** Whether a word expresses an effect. */
export function tellsEffect({ key }: Keyed): boolean {
  return EFFECT.test(key) || CONCLUDES.test(key);
}

/** Whether a passage states a cause. */
export function tellsCause(words: readonly Keyed[]): boolean {
  return words.some(
    (word, at) => CAUSE.test(word.key) || CAUSE_TURNS.test(`${word.key} ${words[at + 1]?.key ?? ''}`),
  );
}

/** Whether a passage states a cause or an effect by its verbs and phrases, without a connective. */
export function explains(words: readonly Keyed[]): boolean {
  return (
    tellsCause(words) ||
    words.some((word, at) => EFFECT.test(word.key) || TURNS.test(`${word.key} ${words[at + 1]?.key ?? ''}`))
  );
}

/** Verbs and nouns of effect. */
const EFFECT =
  /^(?:caus|ger(?:a|am|ou|aram|ando)$|provoc|acarret|ocasion|result|consequ|lev(?:a|am|ou|aram|ando)$|contribu|impact|efeito|desencad|implic|faz$|fazem$|fez$|fazendo$|torn(?:a|am|ou|aram|ando|arem)(?:-se)?$|deix(?:a|am|ou|aram|ando)$|acab(?:a|am|ou|aram|ando)$|imped(?:e|em|iu|indo)$|prejudic|agrav|compromet|afet(?:a|am|ou|aram|ando)$|dificult|limita(?:m|ndo)?$|impossibilit|afast(?:a|am|ou|aram|ando)$|obrig(?:a|am|ou|aram|ando)$|favorec|promov|corrobor|foment|reforc|perpetu|prolifer|intensific|proporcion|aument(?:a|am|ou|aram|ando)$|reduz(?:em|iu|indo)?$|diminu(?:i|em|iu|indo)$|traz(?:em|endo)?$|permit(?:e|em|iu|indo)$|evit(?:a|am|ou|ando)$)/;
/** Words that introduce a conclusion from the previous sentence. */
const CONCLUDES = /^(?:portanto|assim|logo|disso|dess[ae]|desse)$/;
/** Phrases of effect or purpose: "Começam a faltar", "para que", "por isso". */
const TURNS =
  /^(?:para que|por isso|a fim|comec(?:a|am|ou|aram) a|pass(?:a|am|ou|aram) a|coloca(?:ndo)? em)$/;
/** Words of cause. */
const CAUSE = /^(?:causa|causas|motiv|razao|razoes|devido|decorr|medo$|porque|pois$|originad|explica)/;
/** Phrases of cause: "Por se tratar de", "por não terem", "por causa", "uma das respostas". */
const CAUSE_TURNS =
  /^(?:por (?:se|nao|ser|serem|ter|terem|estar|estarem|causa|conta|falta|medo)|ja que|uma vez|visto que|dado que|em virtude|em razao|gracas a)$/;
