import {
  type CompetencyNumber,
  type Level,
  COMPETENCY_NUMBERS,
  MAX_LEVEL,
  totalOf,
  type Levels,
} from '../../rubric/competency.ts';

/** Reasons why a guard limits the levels, regardless of the model's prediction. */
export type CeilingReason =
  | 'tangenciamento'
  | 'tema-so-citado'
  | 'tema-ausente'
  | 'tema-so-no-inicio'
  | 'tema-so-nas-pontas'
  | 'outro-tipo-de-texto'
  | 'sem-conteudo'
  | 'trechos-repetidos'
  | 'paragrafos-parecidos'
  | 'tema-repetido'
  | 'lista-de-conectivos'
  | 'palavras-soltas'
  | 'so-proposta'
  | 'paragrafos-quebrados'
  | 'fora-de-ordem'
  | 'copia-parcial'
  | 'letras-trocadas'
  | 'recado-ao-corretor'
  | 'direitos-humanos';

/** The highest level of each competency for a reason; competencies not listed have no limit. */
export type Ceiling = { reason: CeilingReason; levels: Partial<Record<CompetencyNumber, Level>> };

/**
 * Official ceiling of competencies 2, 3 and 5 for an essay that only touches its theme (Cartilha do Participante).
 * Applying this ceiling if `judgeTheme` finds that the essay is about another theme is our addition.
 */
export const TANGENT_CEILING = 40;

/** Texts for the student: what was found, and what to do. */
export const CEILING_EXPLANATIONS: Record<CeilingReason, { seen: string; advice: string }> = {
  tangenciamento: {
    seen: 'O texto parece tratar de outro assunto. O ENEM limita as competências 2, 3 e 5 de quem só toca no tema.',
    advice: 'Retome o tema em todos os parágrafos, com as palavras dele ou outras do mesmo assunto.',
  },
  'tema-so-citado': {
    seen: 'O tema é citado, mas o texto parece tratar de outro assunto.',
    advice: 'Explique o que este tema tem de próprio: quem vive o problema, onde, por quê e com que efeitos.',
  },
  'tema-ausente': {
    seen: 'O texto parece tratar mais de outro assunto que do tema.',
    advice: 'Diga logo na introdução qual é o tema e volte a ele em cada argumento e na proposta.',
  },
  'tema-so-no-inicio': {
    seen: 'O tema aparece no primeiro parágrafo, e os outros parecem tratar de outro assunto. O ENEM limita as competências 2, 3 e 5 de quem só toca no tema.',
    advice: 'Ligue cada argumento e a proposta ao tema do primeiro parágrafo.',
  },
  'tema-so-nas-pontas': {
    seen: 'O tema aparece no primeiro e no último parágrafo, e os argumentos entre eles parecem tratar de outro assunto.',
    advice: 'Diga em cada argumento, com as palavras do tema, o que ele prova sobre esse assunto.',
  },
  'outro-tipo-de-texto': {
    seen: 'O texto parece ser de outro tipo, e não uma dissertação. O ENEM anula redações de outro tipo textual.',
    advice: 'Defenda um ponto de vista sobre o tema, com argumentos, em parágrafos de dissertação.',
  },
  'sem-conteudo': {
    seen: 'As frases têm forma de redação, mas não foi possível reconhecer um assunto nelas.',
    advice: 'Defenda uma ideia por parágrafo e explique-a com fatos e exemplos que um leitor possa entender.',
  },
  'trechos-repetidos': {
    seen: 'Há trechos inteiros repetidos, e o que se repete não acrescenta argumento.',
    advice: 'Apague as repetições e use o espaço para um argumento novo.',
  },
  'paragrafos-parecidos': {
    seen: 'Há parágrafos que dizem o mesmo com outras palavras.',
    advice: 'Dê a cada parágrafo uma ideia própria.',
  },
  'tema-repetido': {
    seen: 'Grande parte do texto repete a frase do tema.',
    advice: 'Diga o que você pensa sobre o tema, em vez de repeti-lo.',
  },
  'lista-de-conectivos': {
    seen: 'O texto tem muitos conectivos e pouco conteúdo entre eles.',
    advice: 'Escreva primeiro as ideias e use um conectivo apenas onde ele liga duas delas.',
  },
  'palavras-soltas': {
    seen: 'As palavras não formam frases completas.',
    advice: 'Releia em voz alta e complete cada frase com sujeito e verbo.',
  },
  'so-proposta': {
    seen: 'Quase todas as frases propõem soluções, e falta a redação que leva até elas.',
    advice: 'Apresente o problema, discuta duas causas e deixe a proposta para o último parágrafo.',
  },
  'paragrafos-quebrados': {
    seen: 'A maior parte das linhas tem só uma, duas ou três palavras.',
    advice: 'Junte as frases em quatro ou cinco parágrafos.',
  },
  'fora-de-ordem': {
    seen: 'O texto começa pela conclusão ou pelo segundo argumento, e o primeiro só vem depois.',
    advice: 'Ponha as partes em ordem: introdução, argumentos e proposta.',
  },
  'copia-parcial': {
    seen: 'Parte do texto foi copiada dos textos motivadores, o que limita a competência 2.',
    advice: 'Use as informações dos textos motivadores com as suas palavras.',
  },
  'letras-trocadas': {
    seen: 'Há palavras com letras de outro alfabeto que imitam as nossas.',
    advice: 'Digite o texto de novo, com as letras do português.',
  },
  'recado-ao-corretor': {
    seen: 'O texto fala com quem corrige. O ENEM anula redações com partes desligadas do tema.',
    advice: 'Apague o recado e escreva somente sobre o tema.',
  },
  'direitos-humanos': {
    seen: 'A proposta desrespeita os direitos humanos, e o ENEM zera a competência 5 nesse caso.',
    advice: 'Proponha uma solução que respeite a dignidade e a vida de todas as pessoas.',
  },
};

/** Lowers each level that exceeds a ceiling to the ceiling. */
export function applyCeilings(
  levels: Levels,
  ceilings: readonly { reason: string; levels: Ceiling['levels'] }[],
): Levels {
  const lowered = { ...levels };
  for (const number of COMPETENCY_NUMBERS) {
    for (const ceiling of ceilings) {
      const limit = ceiling.levels[number];
      if (limit !== undefined && limit < lowered[number]) lowered[number] = limit;
    }
  }
  return lowered;
}

const ALL_POINTS: Levels = { 1: MAX_LEVEL, 2: MAX_LEVEL, 3: MAX_LEVEL, 4: MAX_LEVEL, 5: MAX_LEVEL };

/** The highest total score that the ceilings allow, 0–1000. */
export function pointsLeft(ceilings: readonly Ceiling[]): number {
  return totalOf(applyCeilings(ALL_POINTS, ceilings));
}
