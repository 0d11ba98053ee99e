import { phrases } from './phrases.ts';

/** Connectives by the relation they make between two ideas. Some stand under two relations, as in use. */
export const CONNECTIVES = {
  additive: phrases(`
    além disso, ademais, outrossim, também, bem como, assim como, não só, não apenas, mas também,
    como também, além de, ainda, somado a isso, aliado a isso, além do mais, de igual modo, igualmente
  `),
  adversative: phrases(`
    mas, porém, contudo, todavia, entretanto, no entanto, não obstante, apesar de, embora, ainda que,
    mesmo que, em contrapartida, por outro lado, ao contrário, ao invés, enquanto que, conquanto,
    a despeito de, malgrado, posto que
  `),
  conclusive: phrases(`
    portanto, logo, assim, dessa forma, desse modo, desta forma, deste modo, dessa maneira, desta maneira,
    diante disso, diante do exposto, em suma, por fim, por conseguinte, destarte, dessarte,
    em virtude disso, sendo assim, em síntese, conclui-se, infere-se, enfim, por isso, com isso,
    diante desse cenário, nesse sentido, à luz disso, tendo em vista, mediante o exposto, dado o exposto,
    em vista disso, nesse viés, depreende-se, fica claro, fica evidente
  `),
  causal: phrases(`
    porque, pois, visto que, uma vez que, já que, devido a, devido ao, devido à, por causa, em razão de,
    em virtude de, em decorrência, haja vista, dado que, graças a, na medida em que, à medida que,
    por conta, em função de, decorrente, consequentemente, como consequência, em consequência,
    ocasionando, acarretando, gerando
  `),
  conditional: phrases(`
    se, caso, desde que, contanto que, a menos que, salvo se
  `),
  final: phrases(`
    para que, a fim de, a fim de que, com o intuito, com o objetivo, com a finalidade, com o fito,
    no intuito, com vistas, visando, objetivando, de modo a, de forma a, de modo que, de forma que,
    de maneira que, para
  `),
  temporal: phrases(`
    quando, enquanto, antes, depois, atualmente, hodiernamente, hoje em dia, nos dias atuais,
    na contemporaneidade, contemporaneamente, desde, durante, após, ao longo, logo após, no século,
    antigamente
  `),
  comparative: phrases(`
    tal como, tanto quanto, do mesmo modo, da mesma forma, assim como, à semelhança, analogamente,
    similarmente, nessa perspectiva, nessa conjuntura, nesse contexto, sob essa ótica, sob esse viés,
    sob essa perspectiva, sob tal ótica, nesse viés, nessa lógica, nesse prisma, sob esse prisma,
    sob esse aspecto
  `),
  exemplifying: phrases(`
    por exemplo, a exemplo, como é o caso, isto é, ou seja, em outras palavras, tal qual, a saber,
    prova disso, exemplo disso, como ocorre, tais como
  `),
  ordering: phrases(`
    em primeiro lugar, primeiramente, em segundo lugar, a princípio, em primeira análise,
    em primeira instância, primordialmente, a priori, inicialmente, convém ressaltar, vale ressaltar,
    cabe ressaltar, é importante, é preciso, é necessário, faz-se necessário, em última análise,
    por último, de início, precipuamente, mormente, sobretudo, principalmente, vale destacar, é válido,
    cabe destacar, cabe salientar, é notório, é evidente, é indubitável, é inegável, é fundamental,
    é imprescindível, é relevante, nota-se, percebe-se, observa-se, verifica-se, evidencia-se, destaca-se
  `),
};

/** Connectives that graders notice: seldom used by accident, and most often opening a sentence or a paragraph. */
export const STRONG_CONNECTIVES = phrases(`
  além disso, ademais, outrossim, contudo, todavia, entretanto, no entanto, não obstante, portanto,
  dessa forma, desse modo, dessa maneira, nesse sentido, nesse contexto, nessa perspectiva,
  sob essa ótica, sob esse viés, em primeira análise, em primeiro lugar, primeiramente, em segundo lugar,
  em suma, por conseguinte, destarte, haja vista, uma vez que, visto que, tendo em vista, diante disso,
  diante do exposto, a priori, em síntese, mormente, por outro lado, em contrapartida, nessa conjuntura,
  assim sendo, sendo assim, logo, por fim, sob tal ótica, nesse viés, hodiernamente, convém ressaltar,
  vale ressaltar, cabe ressaltar, é notório, é indubitável, dado o exposto, mediante o exposto, infere-se,
  depreende-se, com o fito, a fim de
`);

/** What only chains sentences as in speech, when it opens one. */
export const LOOSE_OPENERS = phrases(`
  e, mas, então, aí, daí, só que, pois, porque
`);

/** "O qual" and its forms. */
export const RELATIVE_O_QUAL = phrases(`
  o qual, o quais, a qual, a quais, os qual, os quais, as qual, as quais
`);
