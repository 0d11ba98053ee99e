import type { AnalyzedText, PlacedWord } from '../../text/analyze-text.ts';
import type { Issue } from './issue.ts';
import { parsePairs } from '../../text/parse-pairs.ts';
import { areAdjacent, indexPhrases, matchPhrases } from '../../text/phrases.ts';
import { matchCase } from '../../writing/match-case.ts';

/** Internet abbreviations. */
const ABBREVIATIONS = new Map(
  parsePairs(`
    vc=você; vcs=vocês; pq=porque; tb=também; tbm=também; q=que; blz=beleza; vlw=valeu; flw=até logo; msm=mesmo
    mt=muito; mto=muito; mta=muita; mtos=muitos; mtas=muitas; hj=hoje; ngm=ninguém; obg=obrigado; pfv=por favor
    sla=não sei; dps=depois; agr=agora; oq=o que; naum=não; ñ=não; aki=aqui; cmg=comigo; tds=todos; kd=onde está
    qnd=quando; qdo=quando; qto=quanto; gnt=gente; vdd=verdade; mds=meu Deus; bjs=beijos; ctz=certeza
  `),
);
const LAUGHTER = /^(?:k{3,}|(?:rs){2,}|(?:ha){3,})$/;
const LONGEST_LAUGHTER = 40;

/** Words and phrases of speech, with what writing prefers; no right side where it depends on the sentence. */
const SPOKEN = indexPhrases(
  parsePairs(`
    pra=para; pras=para as; pro=para o; pros=para os; tá=está; tô=estou; tava=estava; tavam=estavam; tamo=estamos
    né=; tipo assim=; a gente=nós; tem gente=há pessoas; galera=grupo; grana=dinheiro; molecada=
    um monte de=muitos; pra caramba=; dar um jeito=encontrar uma solução; não estão nem aí=são indiferentes
    não está nem aí=é indiferente; nem aí=; pra valer=; 
    todo mundo=todos; mó=; daqui pra frente=de agora em diante; hoje em dia a gente=
    deu ruim=; correr atrás do prejuízo=; jogar na cara=acusar; encher o saco=incomodar;
  `),
);
const BEFORE_PLACE = new Set(['em', 'por', 'no', 'pelo', 'ao', 'de', 'do']);
/** "a gente do campo", "a gente simples": people, not "we". */
const GENTE_AS_PEOPLE = new Set([
  'de',
  'do',
  'da',
  'dos',
  'das',
  'que',
  'simples',
  'humilde',
  'pobre',
  'brasileira',
]);
/** Internet abbreviations and turns of speech that formal writing avoids. */
export function findInformalLanguage(essay: AnalyzedText): Issue[] {
  return [...findAbbreviations(essay), ...findSpokenPhrases(essay)];
}

function findAbbreviations(essay: AnalyzedText): Issue[] {
  return essay.words.flatMap((word): Issue[] => {
    const full = ABBREVIATIONS.get(word.lower);
    if (word.isQuoted || isAcronym(word)) return [];
    const place = { start: word.start, end: word.end, code: 'internetes' as const };
    if (full) {
      const replacement = matchCase(word.text, full);
      return [{ ...place, message: `Na redação, escreva por inteiro: “${replacement}”.`, replacement }];
    }
    const isLaughter = word.text.length <= LONGEST_LAUGHTER && LAUGHTER.test(word.lower);
    return isLaughter ? [{ ...place, message: 'Risadas escritas não cabem na redação.' }] : [];
  });
}

/** "MT" is a state, "Q" a quantity: only small letters or one capital first are abbreviations of words. */
function isAcronym({ text }: PlacedWord): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}

function findSpokenPhrases(essay: AnalyzedText): Issue[] {
  return matchPhrases(essay, SPOKEN).flatMap(({ first, last, start, end, entry }): Issue[] => {
    const found = essay.text.slice(start, end);
    if (essay.words[first]?.isQuoted || isLegitimate(essay, first, last, found)) return [];
    const base = { start, end, code: 'oralidade' as const };
    if (entry === '')
      return [{ ...base, message: `“${found}” é marca da fala: reformule em linguagem formal.` }];
    const replacement = matchCase(found, entry);
    const message = `“${found}” é marca da fala: na escrita formal, prefira “${replacement}”.`;
    // A phrase may need its verb changed as well; only a single word can be swapped blindly.
    return [first === last ? { ...base, message, replacement } : { ...base, message }];
  });
}

/** "a gente do campo" are people; "PRO" is a name; "pro labore" is Latin; "em todo mundo" is a place. */
function isLegitimate(essay: AnalyzedText, first: number, last: number, found: string): boolean {
  const word = essay.words[last];
  const next = essay.words[last + 1];
  if (!word || found === found.toUpperCase()) return true;
  const follower = next && areAdjacent(essay.text, word, next) ? next.lower : '';
  if (found.toLowerCase() === 'a gente') return GENTE_AS_PEOPLE.has(follower);
  if (word.lower === 'mundo') return BEFORE_PLACE.has(essay.words[first - 1]?.lower ?? '');
  return word.lower === 'pro' && follower === 'labore';
}
