import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'agreement/plural-subject': {
    wrong: ['As crianças [precisa→precisam] de afeto.', 'Hoje os rios não [tem→têm] peixes.'],
    right: [
      'Minas Gerais exporta café.',
      'Os vestidos creme voltaram à moda.',
      'Redes sociais é o que não falta.',
      'As crianças precisam de afeto.',
      'As últimas trinta semanas passaram. Os últimos nove anos foram bons.',
      'Todos os dias acontece algo. A maioria das pessoas acredita.',
    ],
  },
  'agreement/plural-subject-far': {
    wrong: [
      'Os donos da loja [fecha→fecham] cedo.',
      'As ruas do centro [fica→ficam] vazias.',
      'Os vizinhos que cuidam da praça [merece→merecem] elogios.',
      'As receitas que minha avó guarda [é→são] simples.',
      'Os barcos do porto, de manhã, [enche→enchem] o cais.',
      'Cidades como Ouro Preto e Olinda [atrai→atraem] turistas.',
    ],
    right: [
      'Famílias de baixa renda muitas vezes moram longe. Os pedidos feitos de forma lenta não contam.',
      'Os donos que fecham a loja e saem cedo perdem. As previsões dos donos é que vai chover.',
      'As crianças da sociedade moderna passam o dia em casa.',
      'Os donos da loja fecham cedo.',
      'Um dos donos da loja fecha cedo.',
    ],
  },
  'agreement/singular-subject-far': {
    wrong: [
      'O preço dos livros [subiram→subiu] muito.',
      'A falha dos freios [causaram→causou] o acidente.',
      'O uso de redes [veem→vem] se mostrado perigoso. A venda de livros usados [veem→vem] caído.',
      'A família dos noivos [veem→vê] a festa.',
      'A demora das obras nas pontes [atrasam→atrasa] a viagem.',
      'O respeito aos idosos [crescem→cresce] pouco.',
      'Nenhum dos barcos [voltaram→voltou] ao porto.',
      'A chuva que atinge as cidades do litoral [preocupam→preocupa] a todos.',
    ],
    right: [
      'A cavalo velho não se dão saltos.',
      'A escola com os pais decidem juntas. A visita do prefeito e obras novas animam a vila.',
      'A causa dos atrasos são as chuvas. O dono da loja e os vizinhos fecham cedo.',
      'Um quinto dos jovens não estudam.',
      'O fato de alguns alunos faltarem preocupa.',
      'O preço dos livros subiu muito.',
      'A maioria dos alunos chegaram. O mal e o preço dos livros subiram.',
    ],
  },
  'agreement/singular-subject': {
    wrong: ['O prefeito [devem→deve] explicações.', 'Dizem que a escola [precisam→precisa] de obras.'],
    right: ['O prefeito deve explicações.', 'O pai e a mãe precisam de ajuda.'],
  },
  'agreement/eles': {
    wrong: ['Eles [precisa→precisam] de ajuda.', 'Hoje elas não [quer→querem] sair.'],
    right: ['Eles parece dormirem.', 'Eles precisam de ajuda.', 'Para eles é fácil.'],
  },
  'agreement/ele': {
    wrong: ['Se isso [acontecem→acontece], avise.', 'Ela [fazem→faz] o que quer.'],
    right: ['Se isso acontece, avise.', 'Ele e ela fazem o que querem.'],
  },
  'agreement/nos': {
    wrong: ['Nós [precisa→precisamos] de ajuda.', 'Sei que nós não [quer→queremos] isso.'],
    right: ['Nós precisamos de ajuda.', 'Para nós é fácil.'],
  },
  'agreement/a-gente': {
    wrong: ['A gente [vamos→vai] ao rio.', 'A gente não [queremos→quer] isso.'],
    right: ['A gente vai ao rio.', 'Perguntou a gente que vão ao rio.'],
  },
  'agreement/relative-singular': {
    wrong: ['É a população que [sofrem→sofre].', 'Critica o governo que não [ouvem→ouve].'],
    right: ['É a população que sofre.', 'São as pessoas da população que sofrem.'],
  },
  'agreement/relative-plural': {
    wrong: [
      'Há leis que [proíbe→proíbem] isso.',
      'Viu meninos que não [sabe→sabem] nadar.',
      'Em relação aos idosos que [possui→possuem] cartão, nada muda.',
      'Ele ajuda aqueles que não [tem→têm] teto.',
    ],
    right: [
      'Ela vive coisas que não está preparada para contar.',
      'É um costume que existe nas vilas antigas que vem de longe.',
      'É a partir de estudos novos que cria vacinas melhores.',
      'Devem ser orientados que deve existir respeito.',
      'Foi só nos últimos anos que passou a crescer.',
      'Contou os problemas que carregava, e chorou.',
      'Evitou os riscos que pode causar.',
      'Ela doa as blusas que não usa mais ou vende.',
      'Ela doa os livros que não lê.',
      'São casos tão graves que chegou a polícia.',
      'Há leis que proíbem isso.',
      'O número de casos que cresce assusta.',
    ],
  },
};
