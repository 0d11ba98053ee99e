/* Words that identify a detail of a proposal, and words a guess needs to be worth showing. */
import type { Span } from '../text/span.ts';
import { namesSomebody } from './element-words.ts';
import type { ProposalPassages } from './rules/proposal.ts';

/** Wording of an example: "como palestras", but not "como também" or "como a medida pode ajudar". */
const EXAMPLE =
  /^(?:(?:tais? como|por exemplo,?|a exemplo d[aeo]s?)|como,?) (?!(?:também|já|se|forma|meio|modo|maneira|fim|objetivo|resultado|consequência|foi|vem|é|são|isso|está|estão)(?!\p{L}))\p{L}/iu;
const SHORTEST_EXAMPLE = 3;
/** Description of the agent: "órgão responsável pela saúde", "principal promotor". */
const OF_SOMEBODY =
  /^(?:que é |como |por ser(?:em)? |sendo )?(?:(?:o|a|os|as|um|uma) )?(?:principa(?:l|is) |maior(?:es)? |grandes? )?(?:órgãos?|instâncias?|entidades?|responsáve(?:l|is)|provedor\p{L}*|promotor\p{L}*|gestor\p{L}*|garantidor\p{L}*|detentor\p{L}*|possuidor\p{L}*|defensor\p{L}*|encarregad[oa]s?) \p{L}+ \p{L}/iu;
const OF_DUTY =
  /^(?:cuj[oa]s? |que (?:tem|têm|possuem?) (?:o |a |como )?(?:dever|papel|função|responsabilidade))/iu;
/** Wording that introduces a partner of the agent, such as "em parceria com"; the passage must also name somebody. */
const PARTNER =
  /^(?:em (?:parceria|conjunto|colaboração|cooperação)s?|junt(?:o|amente)|com (?:a|o) (?:participação|presença|colaboração|acompanhamento|orientação|ajuda|apoio|auxílio)) (?:com|a|à|ao|às|aos|de|d[aeo]s?) /iu;
/** Participle that describes a thing by its provider, name or content: "ministrada", "intitulada", "composta". */
const LIKE_THIS =
  /^(?:ministrad|lecionad|transmitid|veiculad|exibid|compost|formad|intitulad|chamad|denominad|inspirad|elaborad|realizad|distribuíd|disponibilizad)[oa]s?,? (?:\p{L}+, )?\p{L}+ \p{L}/iu;
const WHICH =
  /^(?:(?:n?[oa]s? qua(?:l|is)|onde) |que (?:serão|será|seriam?|irão|irá|abord\p{L}+|trat\p{L}+|contenha\p{L}*|contem|contêm|fal\p{L}+|discut\p{L}+) )(?:[^\s]+ ){2,}/iu;
/**
 * Relative clause that restricts the noun before it: "Que doem excedentes em bom estado". "Que garantam
 * efetividade" states a vague purpose instead.
 */
const THAT =
  /^que (?:não )?(?!(?:garant|permit|contribu|possibilit|ajud|incentiv|estimul|vis|busqu|tenh|tem|têm|melhor|combat|reduz|diminu|promov|facilit|fa[çz]|seja|haja|é|são|nem|pod|poss|dev)\p{L}*)\p{L}+(?:[aei]m?|rá|rão) (?:[^\s]+ ){2,}/iu;
/** Wording that names a place or a time. */
const WHERE_WHEN =
  /^(?:em|n[oa]s?|desde|durante) (?!(?:medida|sentido|âmbito|intuito|intenção|busca|tentativa|forma|qua(?:l|is)|relação|prol|benefício|vista|quem|que|outr[ao]s?)(?!\p{L}))\p{L}+ [^\s]+/u;
const NARROWS = /^(?:principalmente|especialmente|sobretudo|isto é,?|ou seja,?) \p{L}+ \p{L}/iu;
/** Wording that gives the reason for the choice of the agent, not for the action. */
const REASON =
  /^(?:já que|uma vez que|visto que|haja vista que) (?=el[ae]s? |.*(?<!\p{L})(?:responsáve(?:l|is)|responsabilidade|dever|papel|função|órgãos?|cabe|compete|encarregad[oa]s?|poder|capacidade)(?!\p{L}))(?:[^\s]+ ){3,}/iu;
/** A verb that states an action, such as "promova": the passage then contains more than a detail. */
const RUNS_ON =
  /(?<!\p{L})(?:dev(?:e|em|erá|erão|eria|eriam)|invist(?:a|am)|promov(?:a|am)|cri(?:e|em)|fa(?:ça|çam)|realiz(?:e|em)|oficializar)(?!\p{L})/iu;

/** Whether the first words of a passage show that the whole passage is a detail. */
export function isPlainDetail(said: string): boolean {
  return (
    isPlainestDetail(said) ||
    (!RUNS_ON.test(said) && [LIKE_THIS, THAT, WHERE_WHEN, NARROWS].some((one) => one.test(said)))
  );
}

/**
 * Like `isPlainDetail`, for the clearest wordings only: an example, a partner, a duty, a reason or a clause about a
 * thing.
 */
export function isPlainestDetail(said: string): boolean {
  if (RUNS_ON.test(said)) return false;
  if (EXAMPLE.test(said))
    return said.split(/\s+/).length >= SHORTEST_EXAMPLE && !A_THING.test(said) && !TELLS_HOW.test(said);
  if (PARTNER.test(said)) return namesSomebody(said) || NAMED.test(said);
  return [OF_SOMEBODY, OF_DUTY, WHICH, REASON].some((one) => one.test(said));
}
/** "Como a medida pode ajudar" is an indirect question, not an example. */
const TELLS_HOW = /^como(?:\s+[^\s,]+){0,4}\s(?:pode|podem|deve|devem|está|estão|é|são)(?!\p{L})/iu;
/** An example cut before its complement: "Como a compra". */
const A_THING = /^como (?:o|a|os|as|um|uma) \p{Ll}+$/u;
const NAMED = /(?<!\p{L})(?:a|o|as|os|d[aeo]s?|com|à|ao) \(?\p{Lu}/u;

/** The text after an agent and a comma or dash, up to the next punctuation mark. */
const APPOSITION = /^(?:\s?[,(–—]|\s?-\s|\s-)\s?([^,;:.()–—-]{6,120})(?=[,;:.()–—]|\s?-\s|-\s)/u;

/** The apposition right after an agent: "o Ministério da Saúde, órgão responsável por …,". */
export function findApposition(text: string, agent: Span): Span | null {
  const match = APPOSITION.exec(text.slice(agent.end, agent.end + LONGEST_APPOSITION));
  const said = match?.[1]?.trimEnd() ?? '';
  if (!match || !(OF_SOMEBODY.test(said) || OF_DUTY.test(said)) || RUNS_ON.test(said)) return null;
  const start = agent.end + match[0].indexOf(said);
  return { start, end: start + said.length };
}
const LONGEST_APPOSITION = 140;

/**
 * Sets the detail of the passages: the detail already found if its wording is plain (`isPlainDetail`), else an
 * apposition of the agent, else the less plain detail already found, else text after the action.
 */
export function withApposition(text: string, found: ProposalPassages): ProposalPassages {
  const { detalhamento: likely, ...others } = found;
  const { agente, ação: action } = found;
  const detalhamento = likely && action && isPartOfAction(text, action, likely) ? undefined : likely;
  const isKnown = detalhamento && isPlainDetail(text.slice(detalhamento.start, detalhamento.end));
  const apposition = agente && !isKnown ? findApposition(text, agente) : null;
  const detail = apposition ?? detalhamento ?? (action && findToldAfter(text, action));
  return detail ? { ...others, detalhamento: detail } : others;
}

/** The description of a measure in the next sentence or clause of its paragraph: "Esse projeto deverá ser enviado à Câmara". */
function findToldAfter(text: string, action: Span): Span | null {
  const rest = text.slice(action.end, action.end + LONGEST_BETWEEN);
  const match = TOLD_AFTER.exec(rest.split('\n', 1)[0] ?? '');
  const said = match?.[1];
  if (!match || said === undefined) return null;
  const start = action.end + match.index + match[0].length - said.length;
  return { start, end: start + said.length };
}
const LONGEST_BETWEEN = 260;
const TOLD_AFTER =
  /[.,;] ((?:ess[ae]s?|tais|tal) (?:projetos?(?: de lei)?|propostas?|programas?|medidas?|aç(?:ão|ões)|campanhas?|aulas|palestras|leis?|eventos|oficinas),? (?:dever(?:á|ão)|devem?|poderão|poderá|podem?|irão|vão|precisam?)?(?:,? (?:ainda|também),)? ?(?:conter|contar|ofertar|oferecer|abordar|tratar|ocorrer|acontecer|mostrar|ensinar|ser(?:á|ão)? (?:entregues?|enviad|apresentad|realizad|ministrad|divulgad|feit|veiculad|transmitid|compost|encaminhad)[oa]?s?) [^.,;]{6,80})(?![\p{L}])/iu;

/**
 * Whether a place phrase is part of the action and so no detail: "Criar hortas em escolas", "punir ataques em debates virtuais".
 */
export function isPartOfAction(text: string, action: Span, detail: Span): boolean {
  const said = text.slice(detail.start, detail.end);
  if (!/^(?:em|n[oa]s?) (?!que |qua(?:l|is)(?!\p{L}))/iu.test(said)) return false;
  if (detail.start < action.end) return detail.start >= action.start && detail.end <= action.end;
  return !PLACE.test(said) && text.slice(action.end, detail.start).trim() === '';
}
/** Phrase that names a place where something is done: "em escolas". */
const PLACE =
  /^(?:em|n[oa]s?) (?:[\p{L}]+ )?(?:escolas?|instituições|universidades?|faculdades?|creches|ruas?|praças?|parques?|bairros?|periferias?|cidades?|municípios?|estados?|regiões|região|comunidades?|postos?|hospita(?:l|is)|redes?|mídias?|televisão|tv|rádios?|jornais|internet|sites?|meios|plataformas?|salas?|aulas?|bibliotecas?|empresas?|interior|todo|horários?|fins|finais|domingos|turno|tempo|período|regime|ensino|grade|currículos?|séries|anos|locais|lugares|áreas?|ambientes?|espaços?|centros?|\d+)(?!\p{L})/iu;

/** First words of a passage that may be shown as a possible means or detail. */
const LEADS =
  /^(?:(?:por|pel[oa]s?|com|através|mediante|em|n[oa]s?|como|que|onde|cuj[oa]s?|tais|desde|durante|sobre|\p{L}+[aei]ndo)(?!\p{L})|junt|n[oa]s? qua|a exemplo|principal|responsáve|órgão)/iu;
/** Minimum number of words of a passage that may be shown as a possible means or detail. */
const FEWEST_WORDS = 3;
/**
 * Passages that refer back to something outside themselves: "Por cada", "em suas mentalidades", "com esta conduta".
 */
const POINTS_BACK = /^(?:em|com|de|por) (?:su|ess|est|cad|dess|dest)\p{L}* ?\p{L}*$/iu;

/** Whether a possible means or detail is worth showing as a guess. */
export function isSensibleGuess(said: string): boolean {
  return said.split(/\s+/).length >= FEWEST_WORDS && LEADS.test(said) && !POINTS_BACK.test(said);
}
