import { ISSUE_CATEGORIES } from '../issue-detectors/issue.ts';
import type { Span } from '../../text/span.ts';
import { issuesOf, type EssayReading } from '../read-essay.ts';
import type { Imbalance, SequenceBreak } from '../signals/structure.ts';
import { clipQuote } from './clip-quote.ts';
import type { CompetencyFeedback } from './competency-feedback.ts';
import { count, quote } from './wording.ts';

const BREAKS: Record<SequenceBreak, { advice: string; point: string }> = {
  'sem-tese': {
    advice: 'Falta dizer logo na introdução qual é o seu ponto de vista.',
    point: 'Termine a introdução com a tese: o problema e as duas causas que você vai defender.',
  },
  'sem-argumentos': {
    advice: 'As afirmações aparecem sem causa, consequência ou exemplo que as prove.',
    point: 'Explique cada argumento: por que acontece, o que provoca e um exemplo.',
  },
  'sem-provas': {
    advice: 'Os argumentos ficam na opinião: nenhum exemplo, dado ou autor os sustenta no desenvolvimento.',
    point: 'Apoie cada argumento em um exemplo, um dado ou um autor, e explique a ligação.',
  },
  'paragrafos-soltos': {
    advice: 'Os parágrafos parecem soltos: pouco mostra como um leva ao outro.',
    point: 'Ligue a abertura de cada parágrafo à tese: primeiro argumento, segundo argumento, conclusão.',
  },
  'desenvolvimento-curto': {
    advice: 'O desenvolvimento é curto para defender um ponto de vista.',
    point: 'Escreva dois parágrafos de desenvolvimento, um para cada argumento, com três ou quatro frases.',
  },
  'sem-conclusao': {
    advice: 'O texto termina sem retomar a tese e fechar o raciocínio.',
    point: 'Comece o último parágrafo com um conectivo de conclusão e retome a tese.',
  },
  'frases-repetidas': {
    advice: 'Há frases inteiras repetidas, que não acrescentam nada ao argumento.',
    point: 'Corte as frases repetidas e use o espaço para um novo argumento.',
  },
};

const IMBALANCES: Record<Imbalance, { advice: string; point: string }> = {
  'poucos-paragrafos': {
    advice: 'As partes do texto ficam mais visíveis em quatro parágrafos.',
    point: 'Separe introdução, dois desenvolvimentos e conclusão em parágrafos próprios.',
  },
  'paragrafo-dominante': {
    advice: 'Um único parágrafo concentra mais da metade do texto.',
    point: 'Divida o parágrafo mais longo: uma ideia central em cada um.',
  },
  'paragrafos-de-uma-frase': {
    advice: 'Há parágrafos de uma frase só, em que a ideia não se desenvolve.',
    point: 'Dê a cada parágrafo uma frase de abertura, uma explicação e um fecho.',
  },
};

/** Competency 3: thesis, argument and conclusion, and the balance of the parts. */
export function coherenceFeedback(reading: EssayReading): CompetencyFeedback {
  const { essay, structure } = reading;
  const problems = [
    ...structure.breaks.map((name) => BREAKS[name]),
    ...structure.imbalances.map((name) => IMBALANCES[name]),
  ];
  const strength = structure.thesis
    ? `A introdução assume uma posição: ${quote(thesisQuote(essay.text, structure.thesis))}.`
    : `O texto distribui as ideias em ${count(structure.countedParagraphs.length, 'parágrafo', 'parágrafos')}.`;
  return {
    strength,
    advice:
      problems[0]?.advice ??
      'Introdução, argumentos e conclusão seguem uma linha; para crescer, mostre sua autoria ao relacionar um argumento ao outro.',
    improvements: [
      ...problems.map(({ point }) => point),
      ...issuesOf(reading, 3).map(({ code }) => ISSUE_CATEGORIES[code].advice),
    ],
  };
}

/** As much of the thesis as fits, without its stop, with "…" where it was cut. */
function thesisQuote(text: string, thesis: Span): string {
  const clipped = clipQuote(text, thesis);
  return clipped.length < thesis.end - thesis.start ? `${clipped}…` : clipped.replace(/[.!?…]+$/, '');
}
