import type { RuleSentences } from './rule-sentences.ts';

/**
 * Sentences of which one is only a fragment:
 * own wording; each `wrong` has exactly the fault of its rule, each `right` none.
 */
export const STRUCTURE_SENTENCES: readonly RuleSentences[] = [
  {
    rule: 'structure/verbless',
    pairs: [
      {
        wrong: 'A cidade convive com um problema antigo. A falta de esgoto nos bairros mais pobres.',
        right: 'A cidade convive com um problema antigo: a falta de esgoto nos bairros mais pobres.',
      },
      {
        wrong: 'Os jovens passam o dia diante das telas. Sem tempo para esportes ou amizades reais.',
        right: 'Os jovens passam o dia diante das telas, sem tempo para esportes ou amizades reais.',
      },
      {
        wrong: 'O bairro ganhou uma praça nova. Com brinquedos, bancos e muitas árvores frutíferas.',
        right: 'O bairro ganhou uma praça nova, com brinquedos, bancos e muitas árvores frutíferas.',
      },
      {
        wrong: 'A biblioteca fica longe do centro. Em um prédio velho e sem elevador.',
        right: 'A biblioteca fica longe do centro, em um prédio velho e sem elevador.',
      },
      {
        wrong:
          'O museu recebe visitantes de todo o país. Principalmente estudantes de escolas públicas do interior.',
        right:
          'O museu recebe visitantes de todo o país, principalmente estudantes de escolas públicas do interior.',
      },
      {
        wrong: 'O maracatu reúne várias gerações. Dos avós aos netos da mesma comunidade.',
        right: 'O maracatu reúne várias gerações, dos avós aos netos da mesma comunidade.',
      },
      {
        wrong: 'A leitura ainda é um privilégio. Sobretudo nas comunidades distantes das grandes cidades.',
        right: 'A leitura ainda é um privilégio, sobretudo nas comunidades distantes das grandes cidades.',
      },
      {
        wrong: 'A internet chegou à aldeia. Depois de muitos anos de promessas.',
        right: 'A internet chegou à aldeia, depois de muitos anos de promessas.',
      },
      {
        wrong:
          'O hospital enfrenta dois problemas. O número pequeno de leitos e a ausência de especialistas.',
        right:
          'O hospital enfrenta dois problemas: o número pequeno de leitos e a ausência de especialistas.',
      },
      {
        wrong: 'O parque oferece lazer a todos. Inclusive às crianças com deficiência física ou intelectual.',
        right: 'O parque oferece lazer a todos, inclusive às crianças com deficiência física ou intelectual.',
      },
      {
        wrong:
          'A violência contra a mulher atinge todas as classes. Tanto nas capitais quanto nas pequenas cidades do interior.',
        right:
          'A violência contra a mulher atinge todas as classes, tanto nas capitais quanto nas pequenas cidades do interior.',
      },
      {
        wrong:
          'O debate reuniu o bairro inteiro. Dos comerciantes mais antigos aos estudantes do ensino médio.',
        right:
          'O debate reuniu o bairro inteiro, dos comerciantes mais antigos aos estudantes do ensino médio.',
      },
      {
        wrong: 'Há um remédio simples contra a solidão. A conversa diária com os vizinhos e os amigos.',
        right: 'Há um remédio simples contra a solidão: a conversa diária com os vizinhos e os amigos.',
      },
      {
        wrong: 'A escola recebe alunos de três municípios. Todos com direito ao transporte e à merenda.',
        right: 'A escola recebe alunos de três municípios, todos com direito ao transporte e à merenda.',
      },
    ],
  },
  {
    rule: 'structure/gerund-fragment',
    pairs: [
      {
        wrong: 'A prefeitura fechou o posto de saúde. Deixando os moradores sem médico.',
        right: 'A prefeitura fechou o posto de saúde, deixando os moradores sem médico.',
      },
      {
        wrong: 'A chuva alagou as ruas do centro. Causando prejuízo aos comerciantes.',
        right: 'A chuva alagou as ruas do centro, causando prejuízo aos comerciantes.',
      },
      {
        wrong: 'Os jovens trocam o sono pelo celular. Prejudicando o rendimento na escola.',
        right: 'Os jovens trocam o sono pelo celular, prejudicando o rendimento na escola.',
      },
      {
        wrong: 'O professor levou a turma ao museu. Despertando o interesse pela história do bairro.',
        right: 'O professor levou a turma ao museu, despertando o interesse pela história do bairro.',
      },
      {
        wrong: 'O time feminino venceu o campeonato. Provando o talento das meninas da cidade.',
        right: 'O time feminino venceu o campeonato, provando o talento das meninas da cidade.',
      },
      {
        wrong: 'A tarifa subiu pela segunda vez. Dificultando o acesso ao trabalho.',
        right: 'A tarifa subiu pela segunda vez, dificultando o acesso ao trabalho.',
      },
      {
        wrong: 'Muitas pessoas compram sem necessidade. Gerando lixo e dívidas.',
        right: 'Muitas pessoas compram sem necessidade, gerando lixo e dívidas.',
      },
      {
        wrong: 'As queimadas destruíram a mata. Expulsando os animais para perto das casas.',
        right: 'As queimadas destruíram a mata, expulsando os animais para perto das casas.',
      },
      {
        wrong: 'A campanha explicou os riscos da automedicação. Evitando o uso errado de remédios.',
        right: 'A campanha explicou os riscos da automedicação, evitando o uso errado de remédios.',
      },
      {
        wrong: 'O bairro ganhou iluminação nova. Reduzindo o medo dos moradores à noite.',
        right: 'O bairro ganhou iluminação nova, reduzindo o medo dos moradores à noite.',
      },
      {
        wrong: 'A fábrica substituiu operários por máquinas. Aumentando o desemprego na região.',
        right: 'A fábrica substituiu operários por máquinas, aumentando o desemprego na região.',
      },
      {
        wrong: 'O vizinho ouve música alta de madrugada. Desrespeitando o descanso dos outros.',
        right: 'O vizinho ouve música alta de madrugada, desrespeitando o descanso dos outros.',
      },
      {
        wrong: 'A praça virou estacionamento. Tirando das crianças o único espaço de lazer.',
        right: 'A praça virou estacionamento, tirando das crianças o único espaço de lazer.',
      },
      {
        wrong: 'A rádio da escola divulga os eventos do bairro. Aproximando alunos e moradores.',
        right: 'A rádio da escola divulga os eventos do bairro, aproximando alunos e moradores.',
      },
    ],
  },
  {
    rule: 'structure/dependent-fragment',
    pairs: [
      {
        wrong: 'A biblioteca ficou fechada por meses. Pois o telhado caiu com a chuva.',
        right: 'A biblioteca ficou fechada por meses, pois o telhado caiu com a chuva.',
      },
      {
        wrong: 'Os idosos precisam de companhia. Porque a tristeza também afeta o corpo.',
        right: 'Os idosos precisam de companhia, porque a tristeza também afeta o corpo.',
      },
      {
        wrong: 'Muitos alunos faltam às aulas. Já que o ônibus não chega ao sítio.',
        right: 'Muitos alunos faltam às aulas, já que o ônibus não chega ao sítio.',
      },
      {
        wrong: 'A cidade deve plantar mais árvores. Uma vez que o calor aumenta a cada verão.',
        right: 'A cidade deve plantar mais árvores, uma vez que o calor aumenta a cada verão.',
      },
      {
        wrong: 'A escola criou um grupo de conversa. Para que os alunos falem sobre seus medos.',
        right: 'A escola criou um grupo de conversa, para que os alunos falem sobre seus medos.',
      },
      {
        wrong: 'As aulas de música são importantes. Visto que desenvolvem a atenção e a memória.',
        right: 'As aulas de música são importantes, visto que desenvolvem a atenção e a memória.',
      },
      {
        wrong: 'Os bairros precisam de postos de coleta. A fim de que os moradores separem o lixo.',
        right: 'Os bairros precisam de postos de coleta, a fim de que os moradores separem o lixo.',
      },
      {
        wrong: 'O preço dos livros é alto. De modo que poucas famílias compram um por mês.',
        right: 'O preço dos livros é alto, de modo que poucas famílias compram um por mês.',
      },
      {
        wrong: 'Muitas mulheres não denunciam a violência. Porque têm medo do agressor.',
        right: 'Muitas mulheres não denunciam a violência, porque têm medo do agressor.',
      },
      {
        wrong: 'O cinema nacional merece incentivo. Pois conta histórias do nosso povo.',
        right: 'O cinema nacional merece incentivo, pois conta histórias do nosso povo.',
      },
      {
        wrong: 'A calçada é estreita e esburacada. De forma que os cadeirantes andam pela rua.',
        right: 'A calçada é estreita e esburacada, de forma que os cadeirantes andam pela rua.',
      },
      {
        wrong: 'O sono deve ser respeitado. Visto que o cérebro organiza as lembranças durante a noite.',
        right: 'O sono deve ser respeitado, visto que o cérebro organiza as lembranças durante a noite.',
      },
      {
        wrong: 'O poço secou em agosto. De maneira que a vila depende do caminhão-pipa.',
        right: 'O poço secou em agosto, de maneira que a vila depende do caminhão-pipa.',
      },
      {
        wrong: 'Os jovens devem conhecer o patrimônio da cidade. Para que o defendam no futuro.',
        right: 'Os jovens devem conhecer o patrimônio da cidade, para que o defendam no futuro.',
      },
      {
        wrong: 'O desperdício de comida é um absurdo. Já que milhões de pessoas passam fome.',
        right: 'O desperdício de comida é um absurdo, já que milhões de pessoas passam fome.',
      },
      {
        wrong: 'O esporte deve fazer parte da rotina. Uma vez que combate o estresse e a tristeza.',
        right: 'O esporte deve fazer parte da rotina, uma vez que combate o estresse e a tristeza.',
      },
      {
        wrong: 'A vacina deve chegar às aldeias. Dado que as doenças se espalham depressa.',
        right: 'A vacina deve chegar às aldeias, dado que as doenças se espalham depressa.',
      },
    ],
  },
];
