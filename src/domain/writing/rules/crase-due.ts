import { hasTag, itemAt, type ContextView } from '../context/context-view.ts';
import { NOMINAL, TAGS } from '../lexicon/tags.ts';

const HAS_DUTIES =
  /^(?:escol|míd|políci|socieda|famíli|universida|faculda|prefeitur|secretari|empres|populaç|institui|ong|nós|mã|pesso|autorida|comunida|justiç|igrej|câmar|organizaç|entida)/;
const FARTHEST_DUTY = 14;
/**
 * Nouns for something that one can only say or have (a task, a question). Such nouns are the subject of "cabe",
 * never its indirect object.
 */
const DUE =
  /^(?!naç|administraç|direç|coordenaç|federaç|corporaç|associaç|fundaç|geraç|educaç)\p{L}+ç(?:ão|ões)$|^(?:anális|reflex|ressalv|pergunt|crític|discuss|dúvid|lembranç|taref|miss|responsabilid|conclus)/u;

/**
 * "Ao Estado cabe a função de", "cabe a conscientização das empresas": the noun is the subject, unless the subject follows it.
 */
export function isWhatIsDue(view: ContextView, at: number): boolean {
  if (!/^cab(?:e|em|ia|erá)$/.test(itemAt(view, at - 1).form)) return false;
  if (HAS_DUTIES.test(itemAt(view, at + 1).form)) return false;
  if (DUE.test(nounAfter(view, at))) return true;
  for (let ahead = 2; ahead <= FARTHEST_DUTY; ahead += 1) {
    const item = itemAt(view, at + ahead);
    if (/^[\^.;:?!]$/.test(item.form)) return true;
    if (hasTag(item, TAGS.infinitive)) return /^(?:de|para|a)$/.test(itemAt(view, at + ahead - 1).form);
    if (
      /^(?:[oa]s?|uma?)$/.test(item.form) &&
      !/^(?:e|,|com|para|sobre|contra|entre|por|em|como)$/.test(itemAt(view, at + ahead - 1).form)
    )
      return false;
  }
  return true;
}

/** The noun after an article, skipping an adjective before the noun: "A simples avaliação". */
function nounAfter(view: ContextView, at: number): string {
  const [first, second] = [itemAt(view, at + 1), itemAt(view, at + 2)];
  return hasTag(first, TAGS.adjective) && hasTag(second, NOMINAL) ? second.form : first.form;
}

/**
 * Whether the indirect object precedes a verb of `BEFALLS`, so that the subject follows it: "Nos compete a defesa",
 * "aos justos pertence a vitória".
 */
export function isDueToSomebody(view: ContextView, at: number): boolean {
  const whom = itemAt(view, at - 2);
  // "Que se faça a luz": the noun is the subject.
  if (whom.form === 'se' && /^f(?:aça|az|ez|ará)$/.test(itemAt(view, at - 1).form)) return true;
  if (!BEFALLS.test(itemAt(view, at - 1).form)) return false;
  if (/^(?:me|te|[nv]os|lhes?|quem|qual|quais)$/.test(whom.form) || opensWithWhom(view, at - 1)) return true;
  return hasTag(whom, NOMINAL) && /^(?:aos?|às?)$/.test(itemAt(view, at - 3).form);
}

/** "Aos que governam o país cabe", "a nós, porém, cabe": the clause before the verb opens with the indirect object. */
function opensWithWhom(view: ContextView, verb: number): boolean {
  const sign = itemAt(view, verb - 1).form === ',' ? verb - 1 : verb;
  const start = (view.signBefore[sign] ?? 0) + 1;
  const [first, second] = [itemAt(view, start).form, itemAt(view, start + 1)];
  if (first === 'a') return /^(?:nós|mim|el[ea]s?|quem|tod[oa]s|cada)$/.test(second.form);
  return /^(?:aos?|às?)$/.test(first) && !hasTag(second, TAGS.infinitive) && !NOBODY.test(second.form);
}

/**
 * "Ao longo do ano", "à noite", "às vezes": these phrases name nobody, so they are not the indirect object of a
 * verb such as "cabe".
 */
const NOBODY =
  /^(?:longo|contrário|lado|mesmo|invés|todo|fi(?:m|nal)|redor|passo|vezes|medida|proporção|luz|frente|noite|tarde|primeira)$/;

/**
 * Whether a verb of `BEFALLS` follows the indirect object and its adjectives: "À escola compete a formação", "à
 * Câmara Municipal cabe".
 */
export function isForWhom(view: ContextView, at: number): boolean {
  return (
    BEFALLS.test(itemAt(view, at + 2).form) ||
    (hasTag(itemAt(view, at + 2), NOMINAL) && BEFALLS.test(itemAt(view, at + 3).form))
  );
}

/** Verbs with an indirect object whose subject mostly follows. */
const BEFALLS =
  /^(?:cab|coub|compet|falt|rest|bast|sobr|agrad|import|interess|pertenc|ocorr|conv[eéi]|assist)/;
