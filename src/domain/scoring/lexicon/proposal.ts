import { phrases } from './phrases.ts';

/** What signals the elements of the intervention proposal (competency V). */
export const PROPOSAL_ELEMENTS = {
  /** Who is to act. */
  agents: phrases(`
    governo, governo federal, estado, poder público, poder legislativo, poder executivo, poder judiciário,
    ministério, ministério da educação, mec, ministério da saúde, prefeitura, prefeituras, município,
    municípios, escola, escolas, instituições de ensino, mídia, mídias, meios de comunicação, família,
    famílias, pais, sociedade, ong, ongs, organizações não governamentais, congresso, união, órgãos,
    receita federal, empresas, legislativo, executivo, judiciário, autoridades, secretaria, secretarias,
    sistema educacional, população, cidadãos, instituições, câmara, senado, universidades, professores,
    profissionais, polícia, ibama, anvisa, sus, funai, inep
  `),
  /** That somebody has to act. */
  obligations: phrases(`
    deve, devem, deverá, deverão, deveria, deveriam, é necessário, é preciso, faz-se necessário,
    fazem-se necessárias, é fundamental, é imprescindível, é essencial, é importante, cabe, cabe ao,
    cabe à, compete, urge, convém, é mister, necessita, necessitam, precisa, precisam,
    torna-se necessário, é dever, medidas, é de suma importância, é indispensável, mister se faz, carece
  `),
  /** What is to be done. */
  actions: phrases(`
    promover, promova, promovam, criar, crie, criem, criação, investir, invista, invistam, investimento,
    investimentos, implementar, implemente, implantar, implante, realizar, realize, realizem, desenvolver,
    desenvolva, desenvolvam, garantir, garanta, fiscalizar, fiscalize, fiscalização, conscientizar,
    conscientização, conscientize, ampliar, amplie, elaborar, elabore, oferecer, ofereça, incentivar,
    incentive, incentivo, disponibilizar, disponibilize, aplicar, aplique, estabelecer, estabeleça,
    palestras, campanhas, campanha, projetos, projeto, leis, debates, cursos, programas, propagandas,
    políticas públicas, educar, punir, instituir, institua, fomentar, fomente, divulgar, divulgue,
    veicular, veicule, efetivar, efetive, fornecer, forneça, proporcionar, proporcione
  `),
  /** How it is to be done. */
  means: phrases(`
    por meio de, por meio da, por meio do, por meio das, por meio dos, através de, através da, através do,
    através das, através dos, mediante, por intermédio, com o auxílio, com a ajuda, em parceria,
    em conjunto, a partir de, a partir da, a partir do, utilizando, com base, por via de, com o apoio, via
  `),
  /** What for. */
  purposes: phrases(`
    a fim de, a fim de que, para que, com o intuito, com o objetivo, com a finalidade, com o fito,
    no intuito, com o propósito, visando, objetivando, de modo a, de forma a, de modo que, de forma que,
    com vistas, no sentido de, na perspectiva de, para assim, com isso, dessa forma, assim, desse modo,
    só assim, somente assim, dessa maneira, espera-se, será possível, poderá, poderão, afim de
  `),
  /** What makes one of the others more precise. */
  details: phrases(`
    como, por exemplo, tais como, sobretudo, principalmente, uma vez que, já que, visto que,
    órgão responsável, responsável por, responsáveis por, instância, que tem, no qual, na qual, nos quais,
    cuja, cujo
  `),
};

/** How a conclusion begins. These are beginnings: "conclui" stands for "conclui-se" and "concluindo" too. */
export const CONCLUSION_BEGINNINGS = phrases(`
  portanto, logo, dessa forma, desse modo, desta forma, deste modo, diante d, em suma, por fim, destarte,
  dessarte, sendo assim, assim, em síntese, dado o exposto, tendo em vista, infere-se, fica, conclui,
  concluindo, em virtude, com isso, em vista, mediante, à luz, por conseguinte, enfim, é necessário,
  é preciso, urge, torna-se, então, visto que, levando em, a partir d, para que, nesse sentido,
  entende-se, depreende-se, evidencia-se, em conclusão
`);

/** Duties laid on somebody; `*` stands for the rest of a word. */
export const DIRECT_DUTIES = phrases(`
  deve, devem, deverá, deverão, precisa, precisam, é necessário que, é preciso que, cabe a, cabe a*,
  urge que
`);
