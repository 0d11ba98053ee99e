import type { Proposal } from './proposal.ts';

/** Proposals about work. Facts are dated and name their source; the wording is our own. */
export const WORK_PROPOSALS: readonly Proposal[] = [
  {
    id: 'aprendizagem-profissional',
    axis: 'trabalho',
    theme: 'O papel dos contratos de aprendizagem na entrada dos jovens brasileiros no mundo do trabalho',
    texts: [
      {
        text: 'Desde o ano 2000, a lei obriga as empresas a contratar aprendizes em número de 5% a 15% dos trabalhadores cujas funções exijam formação profissional. O aprendiz tem de 14 a 24 anos, carteira assinada e jornada reduzida, e divide o tempo entre a empresa e um curso; se ainda não concluiu o ensino médio, precisa frequentar a escola. As micro e pequenas empresas são dispensadas da cota.',
        source: 'Lei nº 10.097/2000; CLT, arts. 428 e 429; Lei Complementar nº 123/2006, art. 51',
      },
      {
        text: 'O primeiro emprego tem algo de armadilha: pede-se experiência a quem nunca teve onde adquiri-la. Sem uma porta de entrada regular, muitos começam pela venda de rua, pela entrega ou pelo bico que paga no fim do dia e atrapalha o estudo. A aprendizagem tenta quebrar o círculo ao juntar salário e formação. Para a família que conta com essa renda, porém, meio período pode ser pouco.',
      },
      {
        text: 'Parte das empresas trata a cota como uma multa a evitar e põe o aprendiz para tirar cópias, sem ensinar nada. Outras descobrem ali seus futuros funcionários. Setores como a construção e o transporte argumentam que muitas de suas funções são perigosas para adolescentes, o que reduz as vagas possíveis. No interior, às vezes, há a empresa e há o jovem, mas falta o curso a menos de cem quilômetros.',
      },
    ],
  },
  {
    id: 'acidentes-de-trabalho',
    axis: 'trabalho',
    theme: 'A persistência dos acidentes de trabalho em diferentes setores da economia brasileira',
    texts: [
      {
        text: 'Em 2022, foram contados mais de 610 mil acidentes e mais de 2,5 mil mortes no trabalho com carteira assinada no Brasil. De 2012 a 2022, as mortes somaram mais de 25 mil. Operar máquinas e equipamentos está entre as principais causas. Os números vêm das comunicações feitas ao INSS e, por isso, não alcançam boa parte de quem trabalha por conta própria ou sem registro.',
        source:
          'Ministério Público do Trabalho e OIT, Observatório de Segurança e Saúde no Trabalho, dados de 2022',
      },
      {
        text: 'Reduzir os riscos do trabalho por meio de normas de saúde, higiene e segurança é um direito previsto na Constituição. A lei considera acidente de trabalho não apenas a queda do andaime: inclui as doenças causadas pela profissão, como a surdez de quem passou anos ao lado da caldeira. O empregador responde por indenização quando age com dolo ou culpa, além do seguro que já paga.',
        source: 'Constituição Federal, art. 7º, XXII e XXVIII; Lei nº 8.213/1991, arts. 19 e 20',
      },
      {
        text: 'Depois de um acidente, procura-se o descuido: estava sem o cinto, desligou a proteção, não prestou atenção. A pergunta seguinte é menos frequente. Por que a proteção atrapalhava tanto que valia a pena desligá-la? Quanto pesavam a meta do dia, a hora extra e o medo de perder a vaga? As empresas, por outro lado, alegam que as normas são muitas e mudam com frequência, e que as pequenas não têm quem as interprete.',
      },
    ],
  },
  {
    id: 'microempreendedor',
    axis: 'trabalho',
    theme: 'O microempreendedor individual entre a autonomia e a falta de proteção social no Brasil',
    texts: [
      {
        text: 'A figura do microempreendedor individual foi criada em 2008 para que cabeleireiras, pedreiros e vendedores tivessem CNPJ, nota fiscal e previdência com pouca burocracia. A contribuição ao INSS, fixada em 5% do salário mínimo, dá direito a benefícios como a aposentadoria por idade e o auxílio em caso de doença. Férias, décimo terceiro e fundo de garantia não fazem parte do pacote: são direitos de quem tem emprego.',
        source: 'Lei Complementar nº 128/2008; Lei nº 12.470/2011',
      },
      {
        text: 'Em 2022, o país tinha 14,6 milhões de microempreendedores individuais, quase um em cada cinco trabalhadores formais. Cerca de metade atuava no setor de serviços, com destaque para cabeleireiros e outras atividades de beleza, e menos de 1% tinha empregado. Mais de um quarto deles estava inscrito no Cadastro Único, que reúne as famílias de baixa renda.',
        source: 'IBGE, Estatísticas dos Cadastros de Microempreendedores Individuais 2022',
      },
      {
        text: 'Trabalhar para si pode ser escolha: fazer o próprio horário, ficar com o ganho, não obedecer a ninguém. Pode ser também o que restou depois da demissão. E há o caso intermediário, em que a empresa dispensa o empregado e o recontrata como prestador de serviço, na mesma cadeira e com o mesmo chefe. O registro é idêntico nas três situações, e a lei que serve a uma pode encobrir a outra.',
      },
    ],
    chart: {
      title: 'Trabalhadores na informalidade, em estados escolhidos e no país, em 2024',
      unit: '% da população ocupada',
      source: 'IBGE, PNAD Contínua, média de 2024',
      points: [
        { label: 'Pará', value: 58.1 },
        { label: 'Piauí', value: 56.6 },
        { label: 'Brasil', value: 39 },
        { label: 'São Paulo', value: 31.1 },
        { label: 'Distrito Federal', value: 29.6 },
        { label: 'Santa Catarina', value: 26.4 },
      ],
    },
  },
  {
    id: 'teletrabalho',
    axis: 'trabalho',
    theme: 'Desafios para separar o tempo de trabalho e o de descanso no teletrabalho no Brasil',
    texts: [
      {
        text: 'No fim de 2022, 7,4 milhões de brasileiros faziam teletrabalho, ao menos de vez em quando: 7,7% dos que estavam trabalhando. A possibilidade não se distribui por igual. Entre as pessoas com ensino superior completo, a proporção chegava a 23,5%; no Sudeste, era mais que o dobro da registrada no Norte. Trabalhar de casa é, até aqui, uma experiência de parte dos trabalhadores.',
        source: 'IBGE, PNAD Contínua, módulo Teletrabalho e trabalho por meio de plataformas digitais, 2022',
      },
      {
        text: 'Para a lei trabalhista, ordens dadas por meios eletrônicos valem tanto quanto as dadas de viva voz. Desde 2022, porém, quem está em teletrabalho e recebe por produção ou tarefa fica fora do controle de jornada; quem é contratado por tempo continua dentro dele. Na prática, a diferença decide se a mensagem das dez da noite conta ou não como hora extra.',
        source: 'CLT, arts. 6º, 62, III, e 75-B, com a redação da Lei nº 14.442/2022',
      },
      {
        text: 'Sem o trajeto, ganham-se horas; sem a porta do escritório, perde-se o fim do expediente. A mesa da cozinha vira local de trabalho, e a conta de luz e a cadeira ruim passam a ser assunto de família. Há quem durma melhor e acompanhe os filhos de perto, e há quem responda a mensagens no jantar porque todos respondem. Proibir o contato fora do horário protege uns e tira de outros a liberdade de organizar o dia.',
      },
    ],
    chart: {
      title: 'Pessoas ocupadas em teletrabalho, por região, em 2022',
      unit: '% das pessoas ocupadas',
      source: 'IBGE, PNAD Contínua, módulo Teletrabalho e trabalho por meio de plataformas digitais, 2022',
      points: [
        { label: 'Sudeste', value: 9.7 },
        { label: 'Sul', value: 7.4 },
        { label: 'Centro-Oeste', value: 7.1 },
        { label: 'Nordeste', value: 5.2 },
        { label: 'Norte', value: 4.1 },
      ],
    },
  },
];
