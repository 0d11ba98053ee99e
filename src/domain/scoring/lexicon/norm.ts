import { phrases } from './phrases.ts';

/** Common words that lack an accent when written so. Only forms that are no other word. */
export const MISSING_ACCENTS: ReadonlySet<string> = new Set(
  `nao voce sao tambem ate ja so alem atraves saude educacao violencia publico publica politica ha voces
  entao populacao informacao situacao solucao varios varias necessario necessaria possivel dificil facil
  familia familias historia industria consequencia importancia existencia influencia ciencia tecnologico
  economico economica principio proprio propria ultimos ultimas unico unica indice indices numero numeros
  area areas midia midias minimo maximo critico publicos publicas politicas politicos juridico cidadao
  cidadaos nacao acao acoes razao questao discussao opiniao decisao televisao`.split(/\s+/),
);

/** A noun in the plural is expected right after these. */
export const PLURAL_DETERMINERS: ReadonlySet<string> = new Set(
  `os as dos das nos nas aos às muitos muitas esses essas estes estas vários várias seus suas diversos
  diversas outros outras`.split(/\s+/),
);

/** Expressions the norm condemns or that are nearly always a mistake; `*` stands for letters of one word. */
export const WRONG_EXPRESSIONS = phrases(`
  houveram, fazem * anos, a nível de, há * anos atrás, mim fazer, menas, seje, esteje, haviam muit*,
  a cerca de, porisso, derrepente, concerteza, apartir, com tudo, afim de, por que é, porquê o, mas porem,
  aonde, atravéz, ao invéz, em vista que, sendo que, da onde, de mais
`);

/** No crase before these: infinitives, pronouns and others; `*` stands for letters of one word. */
export const NO_CRASE_BEFORE = phrases(`
  *r, um, uma, ele, ela, eles, elas, todos, todas, partir, pessoas, cada, qualquer, esse, essa, este, esta
`);

/** After a pause, "mais" before one of these is most often "mas". */
export const MAIS_FOR_MAS_BEFORE = phrases(`
  o, a, os, as, não, se, que, é, isso, para, também, com, em, quando, eles, ela
`);
