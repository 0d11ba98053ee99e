import type { AnalyzedText } from '../../text/analyze-text.ts';
import type { Issue } from './issue.ts';
import { parsePairs } from '../../text/parse-pairs.ts';
import { areAdjacent, indexPhrases, matchPhrases, opensClause } from '../../text/phrases.ts';
import { matchCase } from '../../writing/match-case.ts';

/** Expressions with one right form; the red pen. */
const CONFUSIONS = indexPhrases(
  parsePairs(`
    afim de=a fim de; nada haver=nada a ver; tudo haver=tudo a ver; nada há ver=nada a ver; tudo há ver=tudo a ver
    haja visto que=haja vista que; ao meu ver=a meu ver; à medida em que=à medida que; em baixo de=embaixo de
    em baixo da=embaixo da; em baixo do=embaixo do; a grosso modo=grosso modo; de encontro há=de encontro a
    com migo=comigo; a cerca disso=acerca disso; mal educação=má educação
    mal humor=mau humor; má funcionamento=mau funcionamento
    o porque de=o porquê de; o porque disso=o porquê disso
    o porque da=o porquê da; o porque do=o porquê do; por causa que=porque; daqui há pouco=daqui a pouco
    daqui há alguns anos=daqui a alguns anos; a muito tempo=há muito tempo; a muitos anos=há muitos anos
    a alguns anos atrás=há alguns anos; a anos atrás=há anos; a muito tempo atrás=há muito tempo
    a séculos atrás=há séculos; a décadas atrás=há décadas; a tempos atrás=há tempos
  `),
);
/** "daqui a muito tempo", "graças a muito tempo": a future or a preposition, not "há". */
const BEFORE_DISTANCE = new Set([
  'daqui',
  'graças',
  'devido',
  'levar',
  'leva',
  'dedicado',
  'relação',
  'referência',
  'de',
]);

/** Redundancies and turns to avoid; the yellow pen. An empty right side asks for another wording. */
const USAGE = indexPhrases(
  parsePairs(`
    a nível de=em relação a; enquanto que=enquanto; na medida que=na medida em que; se caso=caso; mas porém=porém
    mas no entanto=no entanto; mas contudo=contudo; porém contudo=contudo; subir para cima=subir
    descer para baixo=descer; entrar para dentro=entrar; sair para fora=sair; elo de ligação=elo
    surpresa inesperada=surpresa; encarar de frente=encarar; ambos os dois=ambos
    ambas as duas=ambas; repetir de novo=repetir; adiar para depois=adiar; conviver junto=conviver
    conviver juntos=conviver; unanimidade de todos=unanimidade; protagonista principal=protagonista
    principal protagonista=protagonista; há anos atrás=há anos; há muitos anos atrás=há muitos anos
    há muito tempo atrás=há muito tempo; há alguns anos atrás=há alguns anos; há tempos atrás=há tempos
    há séculos atrás=há séculos; há décadas atrás=há décadas; há poucos anos atrás=há poucos anos
    hoje em dia atualmente=atualmente; cada vez mais e mais=cada vez mais; multidão de pessoas=multidão
    monopólio exclusivo=monopólio; acabamento final=acabamento; erário público=erário; pequenos detalhes=detalhes
    consenso geral=consenso; todos foram unânimes=foram unânimes
  `),
);

/** Weak pronouns do not open a sentence in formal writing. */
const OPENING_PRONOUNS = indexPhrases(
  parsePairs(`
    se faz necessário=faz-se necessário; se faz necessária=faz-se necessária; se torna necessário=torna-se necessário
    se torna necessária=torna-se necessária; se torna evidente=torna-se evidente; se torna importante=torna-se importante
    se torna indispensável=torna-se indispensável; me parece=parece-me; se trata de=trata-se de
    se percebe que=percebe-se que; se observa que=observa-se que; se nota que=nota-se que; se vê que=vê-se que
    se sabe que=sabe-se que; se deve=deve-se
  `),
);

/** Confusions of expressions, redundancies, and pronouns that open a sentence. */
export function findUsageIssues(essay: AnalyzedText): Issue[] {
  const confusions = matchPhrases(essay, CONFUSIONS).flatMap(({ first, start, end, entry }): Issue[] => {
    const previous = essay.words[first - 1];
    const isDistance = entry.startsWith('há') && previous && BEFORE_DISTANCE.has(previous.lower);
    if (essay.words[first]?.isQuoted || isDistance) return [];
    return [toIssue(essay, start, end, entry, 'ortografia', 'A forma correta é')];
  });
  const redundancies = matchPhrases(essay, USAGE).flatMap(({ first, start, end, entry }) =>
    essay.words[first]?.isQuoted ? [] : [toIssue(essay, start, end, entry, 'uso', 'Prefira')],
  );
  const openings = matchPhrases(essay, OPENING_PRONOUNS).flatMap(({ first, start, end, entry }) => {
    const word = essay.words[first];
    if (!word || word.isQuoted || !opensSentence(essay, first)) return [];
    return [toIssue(essay, start, end, entry, 'uso', 'Não comece a frase com pronome átono: escreva')];
  });
  return [...confusions, ...redundancies, ...openings, ...findGerundism(essay)];
}

function toIssue(
  essay: AnalyzedText,
  start: number,
  end: number,
  right: string,
  code: 'ortografia' | 'uso',
  advice: string,
): Issue {
  const replacement = matchCase(essay.text.slice(start, end), right);
  return { start, end, code, message: `${advice} “${replacement}”.`, replacement };
}

function opensSentence(essay: AnalyzedText, at: number): boolean {
  return opensClause(essay, at) && essay.words[at]?.sentence !== essay.words[at - 1]?.sentence;
}

const FUTURE_AUXILIARIES = new Set(['vou', 'vai', 'vão', 'vamos', 'irá', 'irão', 'iremos']);
const GERUND = /^\p{L}+(?:ando|endo|indo)$/u;

/** "vai estar ajudando" for "ajudará". */
function findGerundism(essay: AnalyzedText): Issue[] {
  return essay.words.flatMap((word, at): Issue[] => {
    const be = essay.words[at + 1];
    const gerund = essay.words[at + 2];
    if (word.isQuoted || !be || be.lower !== 'estar' || !gerund) return [];
    if (!FUTURE_AUXILIARIES.has(word.lower) || !GERUND.test(gerund.lower)) return [];
    if (!areAdjacent(essay.text, word, be) || !areAdjacent(essay.text, be, gerund)) return [];
    const message = 'Evite o gerundismo: use o futuro simples ou “vai” com o verbo no infinitivo.';
    return [{ start: word.start, end: gerund.end, code: 'uso', message }];
  });
}
