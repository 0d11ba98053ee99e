import type { AnalyzedText } from '../../text/analyze-text.ts';
import type { Span } from '../../text/span.ts';

/** People, as those who want them hurt name them. */
const PEOPLE =
  '(?:bandid[oa]s?|criminos[oa]s?|estuprador(?:es)?|assassin[oa]s?|pedófil[oa]s?|pres(?:os|idiários?)|detentos?|traficantes?|corruptos|políticos|menor(?:es)? infrator(?:es)?|vagabund[oa]s?|usuários de drogas|moradores de rua|homossexuais|gays|índios|imigrantes|el[ea]s|ess[ea]s? (?:gente|pessoas?|tipo de gente)|quem \\p{L}+(?: \\p{L}+){0,2})';
const MUST = '(?:dev(?:e|em|emos|eria|eriam)|(?:t[eê]m?|temos) (?:que|de)|merec(?:e|em|ia|iam)|precisam?)';
const HURT =
  '(?:mort|executad|fuzilad|torturad|linchad|espancad|exterminad|castrad|mutilad|enforcad|esterilizad|apedrejad)[oa]s?';
const TO_HURT =
  '(?:matar|torturar|executar|exterminar|linchar|castrar|espancar|mutilar|esterilizar|fuzilar|enforcar)';
const CRUELTY = '(?:pena de morte|castração química|castração|tortura|justiça com as próprias mãos)';

/** Somebody ought to be hurt or killed, or cruelty ought to be law. */
const DEMANDS = [
  `${PEOPLE} (?:também |todos |sim )?${MUST} (?:ser |serem )?(?:${HURT}|morrer|apanhar)`,
  `${MUST} (?:\\p{L}+ )?${TO_HURT} (?:todos |todas )?(?:os |as )?${PEOPLE}`,
  `(?:governo|estado|país|brasil|congresso|lei|justiça)(?: \\p{L}+){0,2} ${MUST} (?:implantar|instituir|liberar|legalizar|criar|adotar|permitir|aplicar|aprovar|trazer de volta) (?:a |o uso d[ae] )?${CRUELTY}`,
  `(?:a|o) (?:única )?solução (?:é|seria) (?:a )?${CRUELTY}`,
].map((demand) => new RegExp(`(?<![\\p{L}])${demand}(?![\\p{L}])`, 'giu'));

/** What others think, or what is denied, is no demand of the writer's. */
const OF_OTHERS =
  /(?:não|nem|nunca|jamais|sem|contra|que|dizem|acham|acreditam|pensam|defendem|ideia de|frase|ditado|se)\s*$/i;
const LOOK_BACK = 60;
const DISTANCES_ITSELF =
  /(?:acredita|acha|pensa|diz|dizem|defend|afirm|conced|ideia|pensamento|mentalidade|frase|expressão|ditado|senso comum|na época|nazi|ditadura|absurdo|errad)/i;

/**
 * Where an essay seems to ask for what the exam counts as a violation of human rights: the first place, null without one.
 * Only open demands are seen, outside of quotations and of what others are said to think; a reader must judge them.
 */
export function findHumanRightsViolation({ text, words, sentences }: AnalyzedText): Span | null {
  for (const demand of DEMANDS) {
    for (const { 0: said, index } of text.matchAll(demand)) {
      const first = words.find(({ start }) => start >= index);
      const before = text.slice(Math.max(0, index - LOOK_BACK), index);
      const around = sentences.find(({ start, end }) => start <= index && end > index);
      const sentence = around ? text.slice(around.start, around.end) : before;
      if (first?.isQuoted || /não/i.test(said) || OF_OTHERS.test(before) || DISTANCES_ITSELF.test(sentence))
        continue;
      return { start: index, end: index + said.length };
    }
  }
  return null;
}
