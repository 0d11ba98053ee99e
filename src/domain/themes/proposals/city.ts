import type { Proposal } from './proposal.ts';

/** Proposals about the city. Facts are dated and name their source; the wording is our own. */
export const CITY_PROPOSALS: readonly Proposal[] = [
  {
    id: 'arborizacao',
    axis: 'cidade',
    theme: 'Caminhos para ampliar a arborização dos bairros populares nas cidades brasileiras',
    texts: [
      {
        text: 'Em 2022, um em cada três moradores de áreas com características urbanas vivia em rua sem nenhuma árvore: quase 59 milhões de pessoas. Outros 56 milhões, aproximadamente, moravam em vias com cinco árvores ou mais. O levantamento olhou o trecho de rua em frente às casas, não os parques nem os quintais, e por isso fala da sombra que se encontra no caminho do ponto de ônibus e da escola.',
        source: 'IBGE, Censo Demográfico 2022, Características urbanísticas do entorno dos domicílios',
      },
      {
        text: 'Asfalto, telha e concreto guardam o calor do dia e o devolvem à noite. Onde há pouca vegetação, formam-se as chamadas ilhas de calor, bairros alguns graus mais quentes do que a vizinhança. As copas fazem sombra, liberam umidade no ar e seguram parte da água da chuva. Em casas com telhado baixo e sem ar-condicionado, a diferença se mede em sono, em saúde e em conta de luz.',
      },
      {
        text: 'Plantar é a parte fácil. A muda precisa de água nos primeiros anos, de calçada larga e de uma espécie que não derrube o fio nem levante o piso. Em ruas estreitas e já construídas, a árvore disputa o metro livre com o poste, o portão e a cadeira de rodas. Há moradores que a pedem e moradores que a cortam, por causa das folhas na calha ou do medo da tempestade.',
      },
    ],
    chart: {
      title: 'Moradores de áreas urbanas, conforme as árvores na rua em que vivem',
      unit: '% dos moradores',
      source: 'IBGE, Censo Demográfico 2022, Características urbanísticas do entorno dos domicílios',
      points: [
        { label: 'Nenhuma árvore', value: 33.7 },
        { label: 'De uma a quatro', value: 33.9 },
        { label: 'Cinco ou mais', value: 32.1 },
      ],
    },
  },
  {
    id: 'imoveis-vazios',
    axis: 'cidade',
    theme:
      'A persistência de imóveis vazios em cidades brasileiras e o princípio da função social da propriedade',
    texts: [
      {
        text: 'O Censo de 2022 encontrou 11,4 milhões de domicílios particulares vagos, 87% a mais do que em 2010, além de 6,7 milhões de uso ocasional, como casas de praia. Vago, para o IBGE, é aquele em que ninguém mora: cabem aí o imóvel à espera de inquilino, o que está em reforma, o abandonado e o que aguarda a partilha de uma herança. Os maiores percentuais não estão nas metrópoles, mas em municípios pequenos.',
        source: 'IBGE, Censo Demográfico 2022',
      },
      {
        text: 'A Constituição garante a propriedade e diz, em seguida, que ela atenderá a sua função social. Nas cidades, isso significa cumprir o que o plano diretor estabelece. Do dono do terreno sem uso, o município pode exigir o aproveitamento; depois, cobrar IPTU cada vez mais alto, por cinco anos; por fim, desapropriar. Os instrumentos estão regulados desde 2001, mas poucas prefeituras chegam a aplicá-los.',
        source: 'Constituição Federal, arts. 5º, XXIII, e 182; Lei nº 10.257/2001, arts. 5º a 8º',
      },
      {
        text: 'No centro antigo, há prédios de dez andares fechados ao lado do metrô, da escola e do hospital, enquanto se constroem conjuntos a duas horas dali. Parece uma conta simples, mas adaptar um escritório de 1950 para moradia custa caro, a escritura às vezes está em disputa há décadas, e o vizinho teme a reforma tanto quanto o abandono. Nem todo imóvel vazio é especulação, e nem todo proprietário é rico.',
      },
    ],
    chart: {
      title: 'Domicílios particulares permanentes no Brasil, conforme o uso',
      unit: 'milhões de domicílios',
      source: 'IBGE, Censo Demográfico 2022',
      points: [
        { label: 'Ocupados', value: 72.4 },
        { label: 'Vagos', value: 11.4 },
        { label: 'De uso ocasional', value: 6.7 },
      ],
    },
  },
  {
    id: 'transporte-coletivo',
    axis: 'cidade',
    theme: 'Caminhos para financiar um transporte coletivo acessível e de qualidade nas cidades brasileiras',
    texts: [
      {
        text: 'O transporte é um direito social desde 2015, quando foi incluído na Constituição ao lado da saúde, da educação e da moradia. Três anos antes, a Política Nacional de Mobilidade Urbana já havia dado prioridade aos serviços coletivos sobre o transporte individual motorizado. No dia a dia das ruas, essa ordem costuma se inverter: o ônibus lotado espera atrás de carros com uma só pessoa.',
        source: 'Emenda Constitucional nº 90/2015; Lei nº 12.587/2012, art. 6º',
      },
      {
        text: 'Pela primeira vez, o Censo perguntou como os brasileiros vão ao trabalho. O automóvel era o principal meio para quase um terço deles, e o ônibus, para pouco mais de um quinto. Em seguida, vinham os que iam a pé e os que usavam motocicleta. No Norte e no Nordeste, a motocicleta aparecia em primeiro lugar; entre as pessoas pretas, o ônibus era o meio mais usado.',
        source: 'IBGE, Censo Demográfico 2022, Deslocamentos para trabalho e para estudo',
      },
      {
        text: 'Quando a passagem paga sozinha o serviço, forma-se um círculo: a tarifa sobe, quem pode compra uma moto, o ônibus anda mais vazio e a tarifa sobe de novo. Dividir a despesa com toda a cidade, por impostos, taxas de estacionamento ou contribuição de empresas, é um caminho que algumas prefeituras já tomaram, até a gratuidade. Nele, a pergunta muda de lugar: quem não anda de ônibus deve pagar por ele?',
      },
    ],
    chart: {
      title: 'Principal meio de transporte usado para ir ao trabalho',
      unit: '% dos que saem de casa para trabalhar',
      source: 'IBGE, Censo Demográfico 2022, Deslocamentos para trabalho e para estudo',
      points: [
        { label: 'Automóvel', value: 32.3 },
        { label: 'Ônibus', value: 21.4 },
        { label: 'A pé', value: 17.8 },
        { label: 'Motocicleta', value: 16.4 },
        { label: 'Trem ou metrô', value: 1.6 },
      ],
    },
  },
  {
    id: 'brincar-na-rua',
    axis: 'cidade',
    theme: 'Desafios para garantir às crianças o direito de brincar ao ar livre nas cidades brasileiras',
    texts: [
      {
        text: 'Brincar, praticar esportes e divertir-se fazem parte do direito à liberdade, segundo o Estatuto da Criança e do Adolescente. Em 2016, o Marco Legal da Primeira Infância acrescentou um dever: União, estados e municípios devem organizar e estimular espaços lúdicos em locais públicos e privados, além de ambientes livres e seguros para as crianças em suas comunidades.',
        source: 'Lei nº 8.069/1990, art. 16; Lei nº 13.257/2016, art. 17',
      },
      {
        text: 'A geração dos avós brincava na rua porque a rua era de todos. Hoje, ela é sobretudo dos carros, e a criança passa da escola para a van e da van para o apartamento. O medo da violência e do trânsito fecha portões; a tela ocupa a tarde que sobra. Em muitos bairros, a praça mais próxima fica longe demais para ir a pé, ou existe e tem o balanço quebrado e a lâmpada queimada.',
      },
      {
        text: 'Algumas cidades fecham ruas aos carros no domingo, reformam pracinhas com a ajuda de moradores ou abrem o pátio da escola no fim de semana. São medidas baratas, que dependem de alguém que cuide delas. Não faltam conflitos: o comerciante perde a vaga em frente à loja, o vizinho reclama da bola e do barulho, o condomínio proíbe correr no jardim. Dividir o espaço da cidade significa também decidir quem pode fazer barulho nele.',
      },
    ],
  },
];
