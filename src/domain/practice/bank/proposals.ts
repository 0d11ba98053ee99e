import type { InterventionElement } from '../../argument/intervention-elements.ts';

/** A proposal of intervention that lacks one of its five elements. */
export type ProposalExercise = {
  /** An id that never changes: answers are stored under it. */
  id: string;
  theme: string;
  /** The proposal as the student finds it. */
  proposal: string;
  missing: InterventionElement;
  /** The proposal completed, as one of many good answers. */
  example: string;
  /** Points to what is missing, without giving the words. */
  hint: string;
};

/** Proposals to complete, three for each element: own wording. */
export const PROPOSAL_EXERCISES: readonly ProposalExercise[] = [
  {
    id: 'agente-bibliotecarios',
    theme: 'Desafios para fazer da biblioteca escolar um espaço vivo nas redes públicas de ensino do Brasil',
    proposal:
      'Portanto, é preciso contratar bibliotecários, por meio de concursos realizados antes do ano letivo, a fim de manter os livros ao alcance dos alunos durante todo o dia.',
    missing: 'agente',
    example:
      'Portanto, as secretarias de Educação devem contratar bibliotecários, por meio de concursos realizados antes do ano letivo, a fim de manter os livros ao alcance dos alunos durante todo o dia.',
    hint: 'Quem pode abrir um concurso para as escolas? Diga o órgão pelo nome.',
  },
  {
    id: 'agente-hanseniase',
    theme: 'A persistência da hanseníase e do preconceito contra as pessoas que ela atinge no Brasil',
    proposal:
      'Logo, devem ser criadas campanhas contra o preconceito, por meio de vídeos curtos, como depoimentos de pacientes já curados, para que os doentes procurem o tratamento sem medo.',
    missing: 'agente',
    example:
      'Logo, o Ministério da Saúde deve criar campanhas contra o preconceito, por meio de vídeos curtos, como depoimentos de pacientes já curados, para que os doentes procurem o tratamento sem medo.',
    hint: 'A voz passiva escondeu quem age: que órgão cuida da saúde no país?',
  },
  {
    id: 'agente-arborizacao',
    theme: 'Caminhos para ampliar a arborização dos bairros populares nas cidades brasileiras',
    proposal:
      'Assim, é necessário plantar árvores nativas, por meio de mutirões mensais, como os que já ocorrem em praças centrais, a fim de levar sombra aos bairros populares.',
    missing: 'agente',
    example:
      'Assim, é necessário que as prefeituras plantem árvores nativas, por meio de mutirões mensais, como os que já ocorrem em praças centrais, a fim de levar sombra aos bairros populares.',
    hint: 'Quem cuida das ruas e das praças da cidade?',
  },
  {
    id: 'acao-transporte',
    theme: 'Caminhos para financiar um transporte coletivo acessível e de qualidade nas cidades brasileiras',
    proposal:
      'Portanto, a solução passa pelas prefeituras, responsáveis pelo transporte urbano, por meio de um fundo mantido com a renda dos estacionamentos públicos, para que a tarifa deixe de pesar no salário.',
    missing: 'ação',
    example:
      'Portanto, as prefeituras, responsáveis pelo transporte urbano, devem reduzir o preço das passagens, por meio de um fundo mantido com a renda dos estacionamentos públicos, para que a tarifa deixe de pesar no salário.',
    hint: 'A solução “passa” pelas prefeituras, mas o que elas farão? Diga com um verbo: criar, reduzir, ampliar…',
  },
  {
    id: 'acao-povos',
    theme: 'Desafios para a valorização de comunidades e povos tradicionais no Brasil',
    proposal:
      'Logo, a mudança começa pela Funai, órgão responsável pela defesa dos povos indígenas, por meio de mais servidores em cada região, a fim de proteger as aldeias das invasões.',
    missing: 'ação',
    example:
      'Logo, a Funai, órgão responsável pela defesa dos povos indígenas, deve acelerar a demarcação das terras, por meio de mais servidores em cada região, a fim de proteger as aldeias das invasões.',
    hint: 'A frase diz quem, como e para quê. Só não diz o que a Funai deve fazer.',
  },
  {
    id: 'acao-fogo',
    theme: 'Desafios para prevenir incêndios florestais e regular o uso do fogo no campo brasileiro',
    proposal:
      'Assim, a resposta passa pelo Ibama, órgão responsável pela fiscalização ambiental, por meio de brigadas formadas antes da seca, para que a queimada de um pasto não destrua a mata vizinha.',
    missing: 'ação',
    example:
      'Assim, o Ibama, órgão responsável pela fiscalização ambiental, deve ensinar aos produtores o uso seguro do fogo, por meio de brigadas formadas antes da seca, para que a queimada de um pasto não destrua a mata vizinha.',
    hint: 'O agente está na frase, mas parado: que ação essas brigadas tornam possível?',
  },
  {
    id: 'meio-creches',
    theme:
      'Desafios para o enfrentamento da invisibilidade do trabalho de cuidado realizado pela mulher no Brasil',
    proposal:
      'Portanto, cabe às prefeituras, responsáveis pela educação infantil, ampliar as vagas nas creches, a fim de dividir com as mulheres o trabalho de cuidado.',
    missing: 'meio',
    example:
      'Portanto, cabe às prefeituras, responsáveis pela educação infantil, ampliar as vagas nas creches, por meio de convênios com o governo federal, a fim de dividir com as mulheres o trabalho de cuidado.',
    hint: 'Como as vagas vão surgir? Comece por “por meio de” e diga de onde vem o dinheiro ou o apoio.',
  },
  {
    id: 'meio-registro',
    theme: 'Invisibilidade e registro civil: garantia de acesso à cidadania no Brasil',
    proposal:
      'Logo, o Conselho Nacional de Justiça, órgão responsável pela fiscalização dos cartórios, deve levar o registro civil às comunidades isoladas, para que nenhuma criança cresça sem documento.',
    missing: 'meio',
    example:
      'Logo, o Conselho Nacional de Justiça, órgão responsável pela fiscalização dos cartórios, deve levar o registro civil às comunidades isoladas, por meio de barcos e ônibus itinerantes, para que nenhuma criança cresça sem documento.',
    hint: 'Como o registro chega a quem mora longe do cartório?',
  },
  {
    id: 'meio-museus',
    theme: 'O papel dos museus das pequenas cidades na preservação da memória da população brasileira',
    proposal:
      'Assim, o Ministério da Cultura, principal responsável pelo patrimônio do país, deve reabrir os museus das pequenas cidades, a fim de aproximar os jovens da história local.',
    missing: 'meio',
    example:
      'Assim, o Ministério da Cultura, principal responsável pelo patrimônio do país, deve reabrir os museus das pequenas cidades, por meio de editais destinados aos municípios, a fim de aproximar os jovens da história local.',
    hint: 'O que faz os museus voltarem a abrir: um edital, um convênio, uma lei?',
  },
  {
    id: 'finalidade-medicos',
    theme: 'Desafios para levar e manter médicos nas regiões brasileiras distantes dos grandes centros',
    proposal:
      'Portanto, o Ministério da Saúde, órgão responsável pelo SUS, deve criar vagas de residência no interior, por meio de bolsas pagas aos recém-formados.',
    missing: 'finalidade',
    example:
      'Portanto, o Ministério da Saúde, órgão responsável pelo SUS, deve criar vagas de residência no interior, por meio de bolsas pagas aos recém-formados, a fim de manter médicos nas cidades distantes.',
    hint: 'Para que servem essas vagas? Diga o que muda na vida de quem mora longe.',
  },
  {
    id: 'finalidade-caatinga',
    theme: 'Desafios para a conservação da Caatinga diante do avanço da desertificação no Brasil',
    proposal:
      'Logo, cabe ao Ibama, órgão responsável pela fiscalização ambiental, combater o corte ilegal da Caatinga, por meio de imagens de satélite.',
    missing: 'finalidade',
    example:
      'Logo, cabe ao Ibama, órgão responsável pela fiscalização ambiental, combater o corte ilegal da Caatinga, por meio de imagens de satélite, para que o solo do sertão volte a guardar água.',
    hint: 'Com o fim do corte ilegal, o que melhora? Comece por “para que” ou “a fim de”.',
  },
  {
    id: 'finalidade-surdos',
    theme: 'Desafios para a formação educacional de surdos no Brasil',
    proposal:
      'Assim, as universidades, em parceria com associações de surdos, devem ensinar Libras aos futuros professores, por meio de disciplinas obrigatórias.',
    missing: 'finalidade',
    example:
      'Assim, as universidades, em parceria com associações de surdos, devem ensinar Libras aos futuros professores, por meio de disciplinas obrigatórias, a fim de que o aluno surdo acompanhe todas as aulas.',
    hint: 'O que o aluno surdo ganha com isso? É esse o efeito que falta.',
  },
  {
    id: 'detalhamento-cinema',
    theme: 'Democratização do acesso ao cinema no Brasil',
    proposal:
      'Portanto, o Ministério da Cultura deve levar filmes às periferias, por meio de telas infláveis, a fim de dividir essa arte com todos.',
    missing: 'detalhamento',
    example:
      'Portanto, o Ministério da Cultura deve levar filmes às periferias, por meio de telas infláveis, em parceria com as escolas, a fim de dividir essa arte com todos.',
    hint: 'Escolha um elemento e diga mais sobre ele: quem é o órgão, quem vai ajudá-lo, ou onde e quando as telas serão montadas.',
  },
  {
    id: 'detalhamento-celular',
    theme: 'Os limites de uma inclusão digital baseada apenas no telefone celular na sociedade brasileira',
    proposal:
      'Logo, o Ministério das Comunicações deve oferecer cursos de informática, por meio de aulas gratuitas, para que os jovens não dependam apenas do celular.',
    missing: 'detalhamento',
    example:
      'Logo, o Ministério das Comunicações, órgão responsável pela política de inclusão digital, deve oferecer cursos de informática, por meio de aulas gratuitas, para que os jovens não dependam apenas do celular.',
    hint: 'Um jeito simples: depois do agente, entre vírgulas, diga que órgão é esse e o que ele faz.',
  },
  {
    id: 'detalhamento-trabalho',
    theme: 'A persistência dos acidentes de trabalho em diferentes setores da economia brasileira',
    proposal:
      'Assim, o Ministério do Trabalho deve ampliar a fiscalização das obras, por meio de multas mais altas, a fim de evitar a morte de operários.',
    missing: 'detalhamento',
    example:
      'Assim, o Ministério do Trabalho, em parceria com os sindicatos, deve ampliar a fiscalização das obras, por meio de multas mais altas, a fim de evitar a morte de operários.',
    hint: 'Diga mais sobre um dos elementos: com quem o Ministério vai trabalhar, ou em que as multas serão aplicadas.',
  },
];
