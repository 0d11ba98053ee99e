import type { RuleSentences } from './rule-sentences.ts';

/** Sentences about verbs and adjectives before their subject: own wording; each `wrong` has exactly the fault of its rule, each `right` none. */
export const AGREEMENT_INVERTED_SENTENCES: readonly RuleSentences[] = [
  {
    rule: 'agreement/necessario-a',
    pairs: [
      {
        wrong: 'É necessário a criação de mais vagas nas creches públicas.',
        right: 'É necessária a criação de mais vagas nas creches públicas.',
      },
      {
        wrong: 'Foi feito uma pesquisa sobre o uso do celular entre os alunos.',
        right: 'Foi feita uma pesquisa sobre o uso do celular entre os alunos.',
      },
      {
        wrong: 'Será realizado uma campanha de doação de sangue no ginásio.',
        right: 'Será realizada uma campanha de doação de sangue no ginásio.',
      },
      {
        wrong: 'No mês passado, foi aprovado a construção de uma ponte sobre o rio.',
        right: 'No mês passado, foi aprovada a construção de uma ponte sobre o rio.',
      },
      {
        wrong: 'É notório a falta de calçadas largas nos bairros mais pobres.',
        right: 'É notória a falta de calçadas largas nos bairros mais pobres.',
      },
      {
        wrong: 'Torna-se necessário uma mudança nos horários dos ônibus escolares.',
        right: 'Torna-se necessária uma mudança nos horários dos ônibus escolares.',
      },
      {
        wrong: 'É claro a diferença entre ler por prazer e ler por obrigação.',
        right: 'É clara a diferença entre ler por prazer e ler por obrigação.',
      },
      {
        wrong: 'Na biblioteca, foi observado uma queda na procura por dicionários impressos.',
        right: 'Na biblioteca, foi observada uma queda na procura por dicionários impressos.',
      },
      {
        wrong: 'Faz-se necessário a participação das famílias nas reuniões da escola.',
        right: 'Faz-se necessária a participação das famílias nas reuniões da escola.',
      },
      {
        wrong: 'Deve ser garantido a presença de intérpretes de Libras nos hospitais.',
        right: 'Deve ser garantida a presença de intérpretes de Libras nos hospitais.',
      },
      {
        wrong: 'Poderia ser criado uma linha de ônibus entre o campus e o centro.',
        right: 'Poderia ser criada uma linha de ônibus entre o campus e o centro.',
      },
      {
        wrong: 'Foi comprovado a relação entre o sono ruim e a queda da atenção.',
        right: 'Foi comprovada a relação entre o sono ruim e a queda da atenção.',
      },
      {
        wrong: 'Tem sido divulgado uma lista de leituras para cada série.',
        right: 'Tem sido divulgada uma lista de leituras para cada série.',
      },
      {
        wrong: 'Para que o projeto avance, é necessário nossa colaboração na coleta do lixo.',
        right: 'Para que o projeto avance, é necessária nossa colaboração na coleta do lixo.',
      },
    ],
  },
  {
    rule: 'agreement/se-passive',
    pairs: [
      {
        wrong: 'Aluga-se bicicletas perto da estação do metrô e da praia.',
        right: 'Alugam-se bicicletas perto da estação do metrô e da praia.',
      },
      {
        wrong: 'Procura-se voluntários para a nova biblioteca do bairro.',
        right: 'Procuram-se voluntários para a nova biblioteca do bairro.',
      },
      {
        wrong: 'Observa-se muitas crianças com o celular na hora do almoço.',
        right: 'Observam-se muitas crianças com o celular na hora do almoço.',
      },
      {
        wrong: 'Na feira, vende-se frutas que os próprios agricultores colhem.',
        right: 'Na feira, vendem-se frutas que os próprios agricultores colhem.',
      },
      {
        wrong: 'Na cidade, nota-se os efeitos da seca nas hortas e nos jardins.',
        right: 'Na cidade, notam-se os efeitos da seca nas hortas e nos jardins.',
      },
      {
        wrong: 'Com os avós, ouve-se histórias que não estão nos livros.',
        right: 'Com os avós, ouvem-se histórias que não estão nos livros.',
      },
      {
        wrong: 'Espera-se mudanças no transporte depois da obra na avenida.',
        right: 'Esperam-se mudanças no transporte depois da obra na avenida.',
      },
      {
        wrong: 'Em muitas escolas, utiliza-se os jogos para ensinar matemática.',
        right: 'Em muitas escolas, utilizam-se os jogos para ensinar matemática.',
      },
      {
        wrong: 'Para reduzir o lixo, evita-se os copos de plástico na cantina.',
        right: 'Para reduzir o lixo, evitam-se os copos de plástico na cantina.',
      },
      {
        wrong: 'Nas redes sociais, publica-se fotos de pessoas sem a autorização delas.',
        right: 'Nas redes sociais, publicam-se fotos de pessoas sem a autorização delas.',
      },
      {
        wrong: 'Nas reuniões, discute-se os horários dos ônibus e a segurança das ruas.',
        right: 'Nas reuniões, discutem-se os horários dos ônibus e a segurança das ruas.',
      },
      {
        wrong: 'Com o tempo, verifica-se melhoras na atenção e no humor dos alunos.',
        right: 'Com o tempo, verificam-se melhoras na atenção e no humor dos alunos.',
      },
      {
        wrong: 'Todos os anos, gasta-se milhões com doenças que a vacina evita.',
        right: 'Todos os anos, gastam-se milhões com doenças que a vacina evita.',
      },
      {
        wrong: 'No interior, ainda se encontra casas sem água encanada.',
        right: 'No interior, ainda se encontram casas sem água encanada.',
      },
      {
        wrong: 'Na praça onde se realiza festas juninas, os moradores plantaram ipês.',
        right: 'Na praça onde se realizam festas juninas, os moradores plantaram ipês.',
      },
      {
        wrong: 'É necessário que se crie espaços de convivência para os idosos.',
        right: 'É necessário que se criem espaços de convivência para os idosos.',
      },
    ],
  },
];
