/**
 * Verb endings (`head`) and the pronouns that follow them after a hyphen (`tail`): "torna-se", "vê-lo", "dar-lhe",
 * "chamam-no", "tornando-o".
 */
const PRONOUNS: readonly { tail: RegExp; head: RegExp }[] = [
  { tail: /^(?:se|lhes?|l[oa]s?)-(?:á|ão|ia|iam|emos|íamos|ei)$/, head: /./ },
  { tail: /^se$/, head: /[aeiouáéêíôrmz]$/ },
  { tail: /^l[oa]s?$/, head: /[áâêíôi]$/ },
  { tail: /^lhes?$/, head: /(?:[rmuz]|ão|ndo)$/ },
  { tail: /^n[oa]s?$/, head: /(?:[^aeiou]{2}[ae]m|[aei]ram|ão|õe|mo)$/ },
  { tail: /^[oa]s?$/, head: /(?:ndo|[ae]m|[aeu])$/ },
];
/** Beginnings of divided words that only seem to be verbs followed by a pronoun: "cri-se", "esti-lo". */
const NO_PRONOUN =
  /^(?:anali|análi|cri|ba|qua|fra|fa|te|ênfa|sínte|hipóte|antíte|do|neuro|esti|sigi|asi|tranqui|qui|fi|vi|mochi|pupi|ca|na)$/u;
/** First parts of compounds that always take a hyphen: "recém-nascido". */
const FIRST_PART =
  /^(?:bem|recém|além|aquém|vice|não|sócio|afro|nipo|luso|abaixo|político|público|técnico|histórico|étnico|ético|norte|sul|meia|meio|matéria|latino)$/;
/**
 * First parts of compounds that usually take a hyphen. The exceptions are a few divided words: "pró-prio",
 * "mal-dade", "ex-plicar".
 */
const USUAL_FIRST_PARTS: readonly { head: RegExp; unless: RegExp }[] = [
  { head: /^pré$/, unless: /^(?:dios?|stimos?)$/ },
  { head: /^pró$/, unless: /^(?:pri[oa]s?|xim[oa]s?|digos?)$/ },
  { head: /^pós$/, unless: /^tum[oa]s?$/ },
  { head: /^mal$/, unless: /^[^aeiouáéíóúh]/ },
  { head: /^ex$/, unless: /^[ptc]/ },
];
/** Prefixes that take a hyphen before "h" and before a letter equal to their own last letter: "anti-inflamatório". */
const PREFIX =
  /^(?:anti|auto|contra|extra|infra|intra|micro|mini|multi|pseudo|semi|sobre|supra|ultra|super|hiper|inter|sub)$/;

/** First parts that take no hyphen but are often written with a hyphen: "socio-cultural". */
const COMBINING = /^(?:socio|psico|neuro|etno|eletro|agro|macro|micro|anti|semi|pseudo|infra|multi|ultra)$/;
/**
 * Minimum length of the part after the hyphen. A shorter part mostly belongs to a single word that was divided:
 * "semi-nário".
 */
const LONG_REST = 6;

/**
 * Whether the hyphen at the end of a line is part of the word that continues on the next line, instead of only
 * dividing the word: true for "torna-" + "se", false for "ga-" + "rantidos". `head` and `tail` are the parts before
 * and after the hyphen, without the hyphen. The decision is based on spelling alone, so it is sometimes wrong: it
 * is right for "segui-" + "mento" and wrong for "ex-" + "presidente". If the writer divides no other word
 * (`isDivider` false), a hyphen after a first part is regarded as part of the word.
 */
export function keepsHyphen(head: string, tail: string, isDivider = true): boolean {
  // A word in capitals may or may not be a name, so its lower-case form is checked.
  if (/^[\p{Lu}-]{2,}$/u.test(head) && /^[\p{Lu}-]+$/u.test(tail))
    return keepsHyphen(head.toLowerCase(), tail.toLowerCase(), isDivider);
  // Compounds with more than one hyphen: "dia-a-" + "dia", "mão-" + "de-obra".
  if (head.includes('-') || /^(?:d?[aeo]|d[ae]s?|à)-/.test(tail)) return true;
  // Names and figures: "Pró-" + "Livro", "covid-" + "19".
  if (!/^\p{Ll}/u.test(tail) || /\p{N}$/u.test(head)) return true;
  const start = head.toLowerCase();
  if (PRONOUNS.some((one) => one.tail.test(tail) && one.head.test(start))) return !NO_PRONOUN.test(start);
  if (FIRST_PART.test(start)) return true;
  const usual = USUAL_FIRST_PARTS.find((one) => one.head.test(start));
  if (usual) return !usual.unless.test(tail);
  if (!isDivider && COMBINING.test(start) && tail.length >= LONG_REST) return true;
  return PREFIX.test(start) && (tail.startsWith('h') || tail[0] === start.at(-1));
}
