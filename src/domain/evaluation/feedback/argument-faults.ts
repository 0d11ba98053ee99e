import type { ArgumentParagraph } from '../evidence/argument-paragraphs.ts';
import type { Fault } from './compose-feedback.ts';
import { beginningOf } from './evidence-item.ts';
import { wishes } from './proposal-gaps.ts';
import { joinList } from './wording.ts';

/**
 * Faults for paragraphs that argue without a proof, and for paragraphs without an argument. Two paragraphs with the same
 * fault are told in different words.
 */
export function argumentFaults(text: string, development: readonly ArgumentParagraph[]): Fault[] {
  const explainsOnly = (one: ArgumentParagraph) => Number(!one.isBare && one.relations.length === 0);
  const ordered = development.toSorted((a, b) => explainsOnly(a) - explainsOnly(b));
  const unproven = ordered.filter(({ isProven, isBare }) => !isBare && !isProven);
  const bare = ordered.filter((one) => one.isBare && !isOfMeasures(one));
  return ordered.flatMap((one): Fault[] => {
    const { paragraph, topic, ordinal, relations } = one;
    const place = beginningOf(text, topic ?? paragraph);
    const where = `no ${ordinal}º parágrafo (${place})`;
    if (unproven.includes(one))
      return [
        {
          kind: 'prova',
          amount: unproven.length,
          seen:
            relations.length > 0
              ? `o ${ordinal}º parágrafo (${place}) argumenta com ${joinList(relations)}; um exemplo, um dado ou um autor dariam a prova`
              : `${where}, não reconheci dado, autor nem caso que prove o que você afirma`,
          why: 'com uma prova, quem lê não precisa acreditar só na sua palavra',
          todo: inTurn(PROVE, unproven.indexOf(one))(where),
          ease: 0.8,
          place: paragraph,
        },
      ];
    if (!bare.includes(one)) return [];
    return [
      {
        kind: 'argumento',
        amount: bare.length,
        seen: `${where}, não reconheci causa, consequência nem exemplo`,
        why: 'afirmar não basta: a causa, a consequência ou um exemplo é o que convence',
        todo: inTurn(EXPLAIN, bare.indexOf(one))(where),
        ease: 0.9,
        place: paragraph,
      },
    ];
  });
}

type Advice = (where: string) => string;

/** Advice on a missing proof, in words for the first paragraph, the second and so on. */
const PROVE: readonly [Advice, ...Advice[]] = [
  (where) => `${where}, prove o que diz com um caso real ou um dado com a fonte`,
  (where) => `${where}, mostre um fato, uma lei ou um livro que confirme a sua ideia`,
  (where) => `${where}, ponha um exemplo que o leitor reconheça e diga o que ele prova`,
];

/** Advice on a missing argument, in words for the first paragraph, the second and so on. */
const EXPLAIN: readonly [Advice, ...Advice[]] = [
  (where) =>
    `explique ${where} por que isso acontece e o que provoca, com “porque”, “por isso”, “por exemplo”`,
  (where) => `${where}, diga também a causa do que você afirma, ou dê um exemplo`,
  (where) => `${where}, conte o que acontece por causa disso e com quem`,
];

/** The words for the paragraph at this position, from 0; after the last ones, the first ones again. */
function inTurn(advice: readonly [Advice, ...Advice[]], at: number): Advice {
  return advice[at % advice.length] ?? advice[0];
}

/** Whether a paragraph is about measures to take, for which no cause need be stated. */
export function isOfMeasures({ topic }: ArgumentParagraph): boolean {
  const words = topic?.words ?? [];
  return wishes(words.slice(0, WISHES_WITHIN_WORDS)) || words.some(({ key }) => OF_MEASURES.test(key));
}
const WISHES_WITHIN_WORDS = 8;

const OF_MEASURES = /^(?:medidas?|solucao|solucoes|propostas?)$/;
