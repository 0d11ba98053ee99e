import type { Proposal } from './proposal.ts';

/** Proposals about culture. Facts are dated and name their source; the wording is our own. */
export const CULTURE_PROPOSALS: readonly Proposal[] = [
  {
    id: 'museus-do-interior',
    axis: 'cultura',
    theme: 'O papel dos museus das pequenas cidades na preservação da memória da população brasileira',
    texts: [
      {
        text: 'Menos de um terço dos municípios brasileiros tinha museu em 2021, embora essa fosse a maior proporção desde 1999. Como as cidades grandes concentram os habitantes, a maior parte da população vivia em municípios com algum museu; ainda assim, cerca de três em cada dez brasileiros moravam em cidades sem nenhum. No Norte, a maioria dos municípios ficava a mais de uma hora do museu mais próximo.',
        source: 'IBGE, Sistema de Informações e Indicadores Culturais, 2023',
      },
      {
        text: 'Pelo Estatuto de Museus, é museu a instituição sem fins lucrativos, aberta ao público, que conserva, pesquisa e expõe conjuntos de valor histórico, artístico, científico ou de outra natureza cultural. A lei não fala em tamanho. Cabe nela a casa de três cômodos em que estão o tear da primeira fábrica, as fotografias da enchente e o caderno da professora que alfabetizou meia cidade.',
        source: 'Lei nº 11.904/2009, art. 1º',
      },
      {
        text: 'Um museu pequeno costuma viver da teimosia de uma pessoa. Quando ela se aposenta, a chave some, a goteira aumenta e o acervo vai parar em caixas. Para a prefeitura, a despesa disputa espaço com a creche e o posto de saúde. E há a escolha do que guardar: durante muito tempo, preservaram-se o retrato do coronel e a mobília da casa-grande, e poucas coisas de quem trabalhou nela.',
      },
    ],
    chart: {
      title: 'Municípios brasileiros com museu',
      unit: '% dos municípios',
      source: 'IBGE, Pesquisa de Informações Básicas Municipais, 1999 a 2021',
      points: [
        { label: '1999', value: 15.5 },
        { label: '2009', value: 23.3 },
        { label: '2014', value: 27.2 },
        { label: '2018', value: 25.9 },
        { label: '2021', value: 29.6 },
      ],
    },
  },
  {
    id: 'livrarias',
    axis: 'cultura',
    theme:
      'Desafios para a sobrevivência das livrarias e para a circulação de livros nas cidades brasileiras',
    texts: [
      {
        text: 'Em 2001, pouco mais de 42% dos municípios brasileiros tinham ao menos uma livraria. Em 2018, eram menos de 18%: 985 cidades em todo o país. O levantamento do IBGE não conta as vendas pela internet nem em bancas e supermercados, de modo que a queda não prova que se lê menos. Mostra, sim, que o lugar onde se podia folhear um livro antes de levá-lo ficou mais raro.',
        source: 'IBGE, Pesquisa de Informações Básicas Municipais, 2001 e 2018',
      },
      {
        text: 'A Constituição proíbe que se cobrem impostos sobre livros, jornais, periódicos e o papel destinado à sua impressão. Em 2017, o Supremo Tribunal Federal entendeu que a proteção vale também para os livros eletrônicos. A imunidade barateia o produto e resguarda a liberdade de pensamento, mas não cobre o aluguel da loja, o frete até o interior nem o desconto que só grandes vendedores conseguem dar.',
        source: 'Constituição Federal, art. 150, VI, “d”; STF, Recurso Extraordinário nº 330.817, 2017',
      },
      {
        text: 'Uma lei que fixasse, por alguns meses, o desconto máximo no preço dos lançamentos ajudaria as pequenas livrarias? Países como a França adotam regra parecida há décadas. Seus defensores dizem que, sem ela, quem vende abaixo do custo elimina os concorrentes e depois escolhe sozinho o que será lido. Os críticos respondem que livro mais caro afasta o leitor que já compra pouco e que nenhuma loja se sustenta por decreto.',
        source: 'França, Lei nº 81-766/1981, sobre o preço do livro',
      },
    ],
    chart: {
      title: 'Municípios brasileiros com livraria',
      unit: '% dos municípios',
      source: 'IBGE, Pesquisa de Informações Básicas Municipais, 1999 a 2018',
      points: [
        { label: '1999', value: 35.5 },
        { label: '2001', value: 42.7 },
        { label: '2009', value: 28 },
        { label: '2014', value: 27.4 },
        { label: '2018', value: 17.7 },
      ],
    },
  },
  {
    id: 'mestres-da-cultura',
    axis: 'cultura',
    theme:
      'Caminhos para a transmissão dos saberes dos mestres da cultura popular às novas gerações no Brasil',
    texts: [
      {
        text: 'Desde o ano 2000, o Brasil registra bens culturais imateriais em quatro livros: o dos saberes, o das celebrações, o das formas de expressão e o dos lugares. O primeiro bem inscrito, em 2002, foi o ofício das paneleiras de Goiabeiras, no Espírito Santo, que modelam o barro à mão. O registro não guarda a panela, e sim o modo de fazê-la, que só existe enquanto houver quem o ensine.',
        source: 'Decreto nº 3.551/2000; Iphan, Livro de Registro dos Saberes, 2002',
      },
      {
        text: 'Um mestre raramente tem diploma. Aprendeu a construir a rabeca, a conduzir o reisado ou a preparar o remédio com alguém mais velho, repetindo o gesto até acertar. Esse tipo de conhecimento não cabe inteiro em um livro ou em um vídeo: exige convivência e tempo. Quando o aprendiz precisa sair às cinco da manhã para o emprego na cidade, o tempo é a primeira coisa que falta.',
      },
      {
        text: 'Alguns estados pagam uma bolsa a mestres reconhecidos, para que continuem a ensinar. A medida divide opiniões. Há quem veja nela justiça com pessoas que trabalharam a vida toda sem remuneração por isso; há quem receie que o edital, com seus formulários e prazos, premie quem tem assessoria e deixe de fora o mais isolado. E permanece a dúvida sobre o que muda em uma festa quando ela passa a ser feita para o público.',
      },
    ],
  },
  {
    id: 'radios-comunitarias',
    axis: 'cultura',
    theme: 'O papel das rádios comunitárias na vida cultural e na informação dos municípios brasileiros',
    texts: [
      {
        text: 'A lei de 1998 que criou o serviço de radiodifusão comunitária limita a potência da emissora a 25 watts e a altura da antena a 30 metros. A outorga vai somente para fundações e associações sem fins lucrativos da própria localidade, que não podem se subordinar a partidos nem a igrejas. Em lugar de anúncios, é admitido o patrocínio na forma de apoio cultural, de estabelecimentos situados na área atendida.',
        source: 'Lei nº 9.612/1998',
      },
      {
        text: 'Em 2014, 64,1% dos municípios brasileiros tinham rádio comunitária; cinco anos antes, eram pouco mais da metade. Em muitas dessas cidades, é ela que avisa da falta de água, transmite o jogo do time local, toca a banda que nenhuma plataforma recomenda e chama para a vacinação com o sotaque de quem ouve.',
        source: 'IBGE, Pesquisa de Informações Básicas Municipais, 2009 e 2014',
      },
      {
        text: 'Com o celular no bolso de quase todos, há quem pergunte se ainda faz sentido manter uma emissora de alcance tão curto. Grupos de mensagens são mais rápidos e não dependem de licença. Também não têm endereço, redator nem quem responda pelo que circula. A rádio, por seu lado, nem sempre cumpre o que o nome promete: há casos em que a comunidade só empresta a assinatura, e o microfone tem dono.',
      },
    ],
  },
];
