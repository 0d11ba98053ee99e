import type { AnalyzedText } from '../../text/analyze-text.ts';
import type { Span } from '../../text/span.ts';

/** Groups of people targeted by violent demands. */
const PEOPLE =
  '(?:bandid[oa]s?|criminos[oa]s?|estuprador(?:es)?|assassin[oa]s?|pedófil[oa]s?|pres(?:os|idiários?)|detentos?|traficantes?|corruptos|políticos|menor(?:es)? infrator(?:es)?|vagabund[oa]s?|usuários de drogas|moradores de rua|homossexuais|gays|índios|imigrantes|el[ea]s|ess[ea]s? (?:gente|pessoas?|tipo de gente)|quem \\p{L}+(?: \\p{L}+){0,2})';
const MUST = '(?:dev(?:e|em|emos|eria|eriam)|(?:t[eê]m?|temos) (?:que|de)|merec(?:e|em|ia|iam)|precisam?)';
const HURT =
  '(?:mort|executad|fuzilad|torturad|linchad|espancad|exterminad|castrad|mutilad|enforcad|esterilizad|apedrejad)[oa]s?';
const TO_HURT =
  '(?:matar|torturar|executar|exterminar|linchar|castrar|espancar|mutilar|esterilizar|fuzilar|enforcar)';
const CRUELTY = '(?:pena de morte|castração química|castração|tortura|justiça com as próprias mãos)';

/** Demands that somebody be hurt or killed, or that cruelty be law. */
const DEMANDS = [
  `${PEOPLE} (?:também |todos |sim )?${MUST} (?:ser |serem )?(?:${HURT}|morrer|apanhar(?! (?:o|a|os|as|um|uma)(?![\\p{L}])))`,
  `${MUST} (?:\\p{L}+ )?${TO_HURT} (?:todos |todas )?(?:os |as )?${PEOPLE}`,
  `(?:governo|estado|país|brasil|congresso|lei|justiça)(?: \\p{L}+){0,2} ${MUST} (?:implantar|instituir|liberar|legalizar|criar|adotar|permitir|aplicar|aprovar|trazer de volta) (?:a |o uso d[ae] )?${CRUELTY}`,
  `(?:a|o) (?:única )?solução (?:é|seria) (?:a )?${CRUELTY}`,
].map((demand) => new RegExp(`(?<![\\p{L}])${demand}(?![\\p{L}])`, 'giu'));

/** Contexts in which a demand is not the writer's: others' opinions, denials, things made a crime. */
const WITHDRAWN =
  /(?<![\p{L}])(?:não|nem|nunca|jamais|nenhuma?|ninguém|tampouco|sem|contra|que|dizem|se|acredita\p{L}*|ach(?:a|am)|pens(?:a|am)|diz|defend\p{L}*|afirm\p{L}*|conced\p{L}*|ideia|pensamento|mentalidade|frase|expressão|ditado|senso comum|na época|nazi\p{L}*|ditadura|absurdo|errad[oa])(?![\p{L}])/iu;
const NEGATED = /(?<![\p{L}])(?:não|nem|nunca|jamais|nenhuma?|ninguém|tampouco)(?![\p{L}])/iu;
const MADE_A_CRIME = /^\s*(?:como|um) crime/;
/** Characters of the sentence checked before and after a demand. */
const LOOK_BACK = 200;
const LOOK_AHEAD = 12;

/**
 * The first passage that seems to demand what the exam counts as a violation of human rights; null if none. Only explicit demands
 * are found, outside quotations and reported opinions; a reader must judge them.
 */
export function findHumanRightsViolation({ text, words, sentences }: AnalyzedText): Span | null {
  for (const demand of DEMANDS) {
    for (const { 0: said, index } of text.matchAll(demand)) {
      const first = words.find(({ start }) => start >= index);
      const sentence = sentences.find(({ start, end }) => start <= index && end > index);
      const from = Math.max(sentence?.start ?? 0, index - LOOK_BACK);
      const end = index + said.length;
      const isWithdrawn = WITHDRAWN.test(text.slice(from, index)) || NEGATED.test(said);
      if (first?.isQuoted || isWithdrawn || MADE_A_CRIME.test(text.slice(end, end + LOOK_AHEAD))) continue;
      return { start: index, end };
    }
  }
  return null;
}
