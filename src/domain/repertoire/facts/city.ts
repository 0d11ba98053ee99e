import type { RepertoireEntry } from '../entry.ts';

/** Laws, figures and events about the city. */
export const CITY_FACTS: readonly RepertoireEntry[] = [
  {
    id: 'constituicao-art-6',
    kind: 'lei',
    axes: ['cidade', 'direitos'],
    name: 'Constituição de 1988, art. 6º',
    year: 1988,
    source: 'Constituição Federal, art. 6º; Emendas nº 26/2000, 64/2010 e 90/2015',
    says: 'Lista os direitos sociais, como educação, saúde, trabalho e lazer. Três vieram depois de 1988: a moradia, em 2000; a alimentação, em 2010; o transporte, em 2015.',
    serves: 'Serve para mostrar que um direito é conquistado aos poucos, e que escrevê-lo é só o começo.',
    trap: 'Citar a lista inteira, que cabe em qualquer tema. Escolha um dos direitos e diga quando ele entrou.',
    theme: 'O preço do transporte público nas metrópoles',
    productive:
      'O transporte só entrou no artigo 6º da Constituição em 2015, ao lado da saúde e da educação. Por ser direito social, ele não pode depender do que sobra no bolso: quem mora longe paga duas passagens para chegar à vaga de emprego e desiste da entrevista. O preço do ônibus decide, assim, até onde vai a cidade de cada um.',
    pocket:
      'O artigo 6º da Constituição de 1988 garante os direitos sociais. Contudo, nota-se que isso não se cumpre na prática.',
  },
  {
    id: 'estatuto-da-cidade',
    kind: 'lei',
    axes: ['cidade', 'direitos'],
    name: 'Estatuto da Cidade',
    year: 2001,
    source: 'Lei nº 10.257/2001; Constituição Federal, arts. 182 e 183',
    says: 'Diz como aplicar a função social da propriedade nas cidades: plano diretor, participação dos moradores e medidas contra terrenos vazios, como o IPTU progressivo, que sobe a cada ano.',
    serves:
      'Serve para propor soluções de moradia e transporte que a lei já permite e as prefeituras pouco usam.',
    trap: 'Dizer que a lei autoriza tomar qualquer imóvel. Há etapas e prazos, e a desapropriação, paga, é a última.',
    theme: 'A falta de moradia nos centros urbanos',
    productive:
      'O Estatuto da Cidade, de 2001, permite cobrar mais imposto de quem mantém um terreno vazio à espera de preço. A falta de moradia nos centros urbanos convive com prédios fechados porque poucas prefeituras usam esse instrumento. O dono espera a valorização, e a família espera o ônibus de duas horas.',
    pocket:
      'O Estatuto da Cidade, de 2001, é uma lei moderna. Porém, o descaso dos governantes impede que ela seja cumprida.',
  },
  {
    id: 'politica-nacional-de-mobilidade-urbana',
    kind: 'lei',
    axes: ['cidade', 'meio ambiente'],
    name: 'Política Nacional de Mobilidade Urbana',
    year: 2012,
    source: 'Lei nº 12.587/2012, art. 6º',
    says: 'Dá prioridade a quem anda a pé ou de bicicleta sobre os veículos a motor, e ao transporte coletivo sobre o carro particular.',
    serves:
      'Serve para medir pela lei o que a prefeitura faz: quantas obras são para carros e quantas para gente.',
    trap: 'Dizer que ela proíbe o carro. A lei estabelece uma ordem de prioridades.',
    theme: 'A segurança dos pedestres nas cidades brasileiras',
    productive:
      'A Política Nacional de Mobilidade Urbana, de 2012, estabelece que o pedestre vem antes do carro. Nas cidades, porém, o semáforo conta a verdade: noventa segundos para os motores e doze para quem atravessa de bengala. A segurança dos pedestres depende menos de placas do que de inverter esse relógio.',
    pocket:
      'A Lei 12.587, de 2012, busca melhorar a vida das pessoas. Apesar disso, os problemas continuam sem solução.',
  },
  {
    id: 'marco-do-saneamento',
    kind: 'lei',
    axes: ['cidade', 'saúde', 'meio ambiente'],
    name: 'Marco do Saneamento',
    year: 2020,
    source: 'Lei nº 14.026/2020',
    says: 'Fixa metas para o fim de 2033: água tratada para 99% da população, e coleta e tratamento de esgoto para 90%. Abre os contratos à concorrência de empresas privadas.',
    serves: 'Serve para comparar a meta com o que existe e cobrar o caminho entre uma e outro.',
    trap: 'Dizer que a lei privatizou a água do país. Ela exige licitação, em que empresas públicas também podem concorrer.',
    theme: 'O acesso à água tratada nas periferias',
    productive:
      'O Marco do Saneamento, de 2020, prevê água tratada para 99% da população até 2033. A meta assegura um número, mas o acesso nas periferias esbarra em outro papel: a empresa não estende o cano até a rua sem escritura. Regularizar o bairro é abrir a torneira, e nenhuma obra de engenharia substitui essa assinatura.',
    pocket:
      'O Marco do Saneamento, de 2020, estabeleceu metas importantes. Resta ao país cumprir o que prometeu aos cidadãos.',
  },
  {
    id: 'esgoto-censo-2022',
    kind: 'dado',
    axes: ['cidade', 'saúde', 'meio ambiente'],
    name: 'Rede de esgoto no Censo de 2022',
    by: 'IBGE',
    year: 2022,
    source: 'IBGE, Censo Demográfico 2022, Características dos domicílios (2024)',
    says: 'Em 2022, 62,5% da população vivia em casas ligadas à rede de esgoto; em 2000, eram 44,4%. No Sudeste, a parcela chegava a 86,2%, e no Norte, a 22,8%.',
    serves: 'Serve para mostrar o avanço e a distância entre regiões no mesmo número.',
    trap: 'Dizer que o resto não tem banheiro ou que a rede trata o esgoto. O Censo pergunta se a casa está ligada; tratar é outra etapa.',
    theme: 'A desigualdade regional no saneamento básico',
    productive:
      'O Censo de 2022 mostra que a rede de esgoto alcança 86,2% da população do Sudeste e 22,8% da do Norte. A desigualdade regional no saneamento tem um lado irônico, porque a região com mais rios é a que menos protege a água deles. A criança de Belém e a de Campinas nascem no mesmo país e bebem riscos diferentes.',
    pocket:
      'Segundo o IBGE, 62,5% da população tem rede de esgoto. Esse dado revela que o Brasil ainda tem muito a melhorar.',
  },
  {
    id: 'favelas-censo-2022',
    kind: 'dado',
    axes: ['cidade', 'direitos'],
    name: 'Favelas e comunidades urbanas',
    by: 'IBGE',
    year: 2022,
    source: 'IBGE, Censo Demográfico 2022, Favelas e Comunidades Urbanas (2024)',
    says: 'Em 2022, 16,4 milhões de pessoas viviam em 12.348 favelas e comunidades urbanas: 8,1% da população. O IBGE voltou a usar a palavra “favela” em 2024, depois de décadas com “aglomerado subnormal”.',
    serves:
      'Serve para discutir moradia com o tamanho certo, e para mostrar que o nome de um lugar também é política.',
    trap: 'Falar em 20 ou 30 milhões sem fonte, ou usar “aglomerado subnormal”, nome que o próprio IBGE abandonou.',
    theme: 'A urbanização das favelas brasileiras',
    productive:
      'Até 2023, o IBGE chamava as favelas de aglomerados subnormais, isto é, abaixo da norma. O nome explica uma política: do que não é normal espera-se que suma, e por muito tempo se preferiu a remoção à urbanização. Com 16,4 milhões de moradores contados no Censo, a favela é parte da cidade e precisa de rua, número e carteiro.',
    pocket:
      'De acordo com o IBGE, 16,4 milhões de brasileiros moram em favelas. Tal cenário mostra a desigualdade do país.',
  },
  {
    id: 'rampas-censo-2022',
    kind: 'dado',
    axes: ['cidade', 'direitos'],
    name: 'Rampas e calçadas',
    by: 'IBGE',
    year: 2022,
    source: 'IBGE, Censo Demográfico 2022, Características urbanísticas do entorno dos domicílios (2025)',
    says: 'Em 2022, 15,2% dos moradores de áreas urbanas viviam em ruas com rampa para cadeirante; em 2010, eram 3,9%. Ruas com calçada alcançavam 84% deles, mas só 18,8% tinham calçada sem obstáculos.',
    serves: 'Serve para mostrar que a calçada existe e, na maior parte das vezes, não deixa passar.',
    trap: 'Dizer que 15,2% das ruas têm rampa. O número é de moradores, e a pesquisa olhou o trecho em frente às casas.',
    theme: 'A acessibilidade nas ruas para pessoas com deficiência',
    productive:
      'Segundo o Censo de 2022, só 15,2% dos moradores viviam em ruas com rampa para cadeirante. O dado transforma a acessibilidade em questão de itinerário: a pessoa com deficiência não precisa de uma esquina adaptada, mas de todas as que separam a casa do posto de saúde. Basta uma guia alta para que o passeio termine ali.',
    pocket:
      'Segundo o IBGE, só 15,2% dos moradores têm rampa na rua. O dado comprova que falta respeito ao próximo.',
  },
  {
    id: 'mortes-no-transito-2023',
    kind: 'dado',
    axes: ['cidade', 'saúde'],
    name: 'Mortes no trânsito',
    by: 'Ministério da Saúde (DataSUS)',
    year: 2023,
    source: 'DataSUS, Sistema de Informações sobre Mortalidade; Ipea e FBSP, Atlas da Violência 2025',
    says: 'Em 2023, 34.881 pessoas morreram no trânsito brasileiro, 2,9% a mais do que em 2022: mais de 95 por dia. As mortes com motocicletas cresceram mais de dez vezes em trinta anos.',
    serves: 'Serve para tratar o trânsito como problema de saúde pública e de desenho das ruas.',
    trap: 'Escrever “acidentes” como se fossem azar. Os especialistas falam em sinistros, porque há causas que se podem evitar.',
    theme: 'O aumento das mortes de motociclistas',
    productive:
      'O DataSUS registrou 34.881 mortes no trânsito em 2023, e o Atlas da Violência aponta as motos como motor da alta. O aumento acompanha uma conta: a moto em prestações pode custar menos por mês do que a passagem, e leva a comida de quem não quer esperar. A pressa de um pedido é paga, muitas vezes, na emergência do hospital.',
    pocket:
      'Em 2023, 34.881 pessoas morreram no trânsito, segundo o DataSUS. É urgente, pois, que a sociedade se conscientize.',
  },
  {
    id: 'populacao-em-situacao-de-rua-2022',
    kind: 'dado',
    axes: ['cidade', 'direitos', 'saúde'],
    name: 'População em situação de rua',
    by: 'Ipea',
    year: 2022,
    source: 'Ipea, Nota Técnica nº 103, Estimativa da população em situação de rua (2023)',
    says: 'O Ipea estimou que 281 mil pessoas viviam nas ruas em 2022, 38% a mais do que em 2019. O Censo não as conta, porque visita domicílios.',
    serves:
      'Serve para mostrar um problema que cresceu, e também a falta de números sobre quem não tem endereço.',
    trap: 'Apresentar a estimativa como contagem do IBGE. Escreva “pessoa em situação de rua”: a situação pode mudar.',
    theme: 'A invisibilidade das pessoas em situação de rua',
    productive:
      'O Ipea estima o número de pessoas em situação de rua porque o Censo, que bate de porta em porta, não as encontra. A invisibilidade delas começa nesse método: sem porta, não há entrevista; sem entrevista, não há verba certa para o abrigo. Chamar de invisível quem dorme na avenida diz mais sobre o mapa do que sobre os olhos.',
    pocket:
      'Segundo o Ipea, 281 mil pessoas viviam na rua em 2022. Esse quadro lamentável exige a atenção da sociedade.',
  },
  {
    id: 'reforma-pereira-passos',
    kind: 'acontecimento',
    axes: ['cidade', 'saúde', 'cultura'],
    name: 'Reforma Pereira Passos',
    year: 1903,
    source: 'Jaime Larry Benchimol, “Pereira Passos: um Haussmann tropical” (1990)',
    says: 'Entre 1903 e 1906, o prefeito Pereira Passos demoliu cortiços do centro do Rio de Janeiro para abrir avenidas como as de Paris. O povo chamou a obra de bota-abaixo; muitos expulsos subiram os morros próximos.',
    serves: 'Serve para mostrar que embelezar a cidade pode significar mandar os pobres para longe.',
    trap: 'Dizer que a reforma criou as favelas. Já havia casas no morro da Providência; ela aumentou o movimento.',
    theme: 'A expulsão de moradores por obras de revitalização',
    productive:
      'Entre 1903 e 1906, a reforma Pereira Passos abriu no Rio avenidas à moda de Paris e derrubou os cortiços que estavam no caminho. A expulsão de moradores por obras de revitalização refaz esse trajeto com outro vocabulário: no lugar da higiene, fala-se em valorização. O aluguel que dobra depois da praça nova dispensa a picareta.',
    pocket:
      'Em 1903, teve início a Reforma Pereira Passos. Percebe-se, com isso, que a desigualdade existe há muito tempo.',
  },
  {
    id: 'construcao-de-brasilia',
    kind: 'acontecimento',
    axes: ['cidade', 'trabalho'],
    name: 'A construção de Brasília e as cidades-satélites',
    year: 1960,
    source: 'Arquivo Público do Distrito Federal',
    says: 'Inaugurada em 21 de abril de 1960, com plano de Lúcio Costa e prédios de Oscar Niemeyer, Brasília foi erguida por migrantes, os candangos. Muitos deles foram morar longe do Plano Piloto, em cidades como Taguatinga, fundada em 1958.',
    serves: 'Serve para mostrar que até uma cidade planejada pode separar quem a constrói de quem vive nela.',
    trap: 'Usar Brasília como exemplo de cidade sem problemas por ter sido planejada. O plano não previu lugar para todos os operários.',
    theme: 'A segregação espacial nas cidades planejadas',
    productive:
      'Muitos dos candangos que ergueram Brasília foram levados para Taguatinga em 1958, dois anos antes da inauguração. O fato mostra que a segregação não nasce só em cidades que cresceram sem plano, porque nesta ela estava no canteiro de obras. Desenhar avenidas largas não basta quando o desenho esquece onde dormirá quem as asfalta.',
    pocket:
      'Em 1960, foi inaugurada Brasília, a capital do país. De lá para cá, o Brasil enfrenta inúmeros desafios.',
  },
];
