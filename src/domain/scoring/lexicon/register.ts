import { phrases } from './phrases.ts';

/** Words of talk and chat, which the exam does not expect. */
export const INFORMAL = phrases(`
  a gente, coisa, coisas, né, tipo, pra, pro, tá, vc, vcs, pq, tb, hoje em dia, muita gente, nego, cara,
  galera, legal, um monte, um bocado, tudo isso, daí, aí, então, ai, bom, gostar, um dia, botar, pegar
`);

/** First person, singular and plural. */
export const FIRST_PERSON = phrases(`
  eu, acho, minha, meu, minhas, meus, mim, comigo, penso, acredito, quero, sei, creio, na minha opinião,
  nós, nossa, nosso, nossos, nossas, devemos, temos, somos, precisamos, podemos, vemos, sabemos
`);

/** The reader addressed. */
export const SECOND_PERSON = phrases(`
  você, vocês, vc, voce, te, tu, teu, tua
`);

/** Claims about everybody and always. */
export const GENERALIZATIONS = phrases(`
  todo mundo, todos, ninguém, tudo, nada, sempre, nunca, desde os primórdios, desde sempre,
  desde que o mundo, as pessoas, pessoas, ser humano
`);
