import type { ExamTexts } from '../proposals/proposal.ts';

/** Our own texts on the exam themes of 2020 to 2022. Facts are dated and name their source; the wording is our own. */
export const EXAMS_2020_2022: ExamTexts = {
  'enem-2022': {
    axis: 'direitos',
    texts: [
      {
        text: 'O Censo de 2022 foi o primeiro a contar a população quilombola: 1,3 milhão de pessoas, em cerca de 1.700 municípios. Dois em cada três viviam no Nordeste. Pouco mais de 12% moravam em territórios oficialmente delimitados e cerca de 4%, em terras já tituladas. Desde 1988, a Constituição reconhece a propriedade definitiva das terras que os remanescentes das comunidades dos quilombos estejam ocupando e encarrega o Estado de emitir os títulos.',
        source:
          'IBGE, Censo Demográfico 2022, Quilombolas; Ato das Disposições Constitucionais Transitórias, art. 68',
      },
      {
        text: 'Indígenas e quilombolas são os mais lembrados, mas a política nacional criada em 2007 alcança muitos outros: seringueiros, ribeirinhos, pescadores artesanais, caiçaras, ciganos, povos de terreiro, quebradeiras de coco. O decreto chama de tradicionais os grupos que se reconhecem como culturalmente diferenciados e que usam territórios e recursos naturais segundo conhecimentos transmitidos pela tradição. O critério começa, portanto, pelo que o próprio grupo diz de si.',
        source: 'Decreto nº 6.040/2007, art. 3º; Decreto nº 8.750/2016, art. 4º',
      },
      {
        text: 'No Maranhão, a palmeira de babaçu nasce sozinha em terra que tem dono, e quem vive de quebrar o coco, em geral, não tem terra. Em 1997, o município de Lago do Junco garantiu às quebradeiras, por lei, a entrada nos babaçuais, mesmo dentro de fazendas; outras cidades fizeram o mesmo. O fazendeiro reclama do portão aberto e do gado solto. A quebradeira lembra que a palmeira estava ali antes da cerca. As duas queixas chegam ao mesmo juiz.',
        source: 'Lei nº 5/1997, do município de Lago do Junco (MA)',
      },
    ],
    chart: {
      title: 'População quilombola, por região, em 2022',
      unit: '% do total de quilombolas',
      source: 'IBGE, Censo Demográfico 2022, Quilombolas, primeiros resultados',
      points: [
        { label: 'Nordeste', value: 68.2 },
        { label: 'Sudeste', value: 13.7 },
        { label: 'Norte', value: 12.5 },
        { label: 'Centro-Oeste', value: 3.4 },
        { label: 'Sul', value: 2.2 },
      ],
    },
  },
  'enem-2022-reaplicacao': {
    axis: 'saúde',
    texts: [
      {
        text: 'Em 2013, havia algum grau de insegurança alimentar em 22,6% dos domicílios brasileiros; em 2017 e 2018, em 36,7%; em 2024, em 24,2%. As pesquisas não são idênticas, mas o desenho é claro: o país melhorou, piorou e voltou a melhorar. Em 2024, 2,5 milhões de casas estavam no grau mais grave, aquele em que a comida falta também para as crianças e a fome passa a ser vivida na família.',
        source: 'IBGE, PNAD 2013, Pesquisa de Orçamentos Familiares 2017-2018 e PNAD Contínua 2024',
      },
      {
        text: 'A alimentação entrou em 2010 na lista dos direitos sociais da Constituição. Quatro anos antes, uma lei tinha definido a segurança alimentar: ter sempre comida de qualidade e em quantidade suficiente, sem que para isso seja preciso sacrificar outras necessidades essenciais. O fim da frase costuma passar despercebido: por essa definição, a família que come todos os dias, mas para isso deixa de pagar a luz ou de comprar o remédio, também está insegura.',
        source: 'Emenda Constitucional nº 64/2010; Lei nº 11.346/2006, art. 3º',
      },
      {
        text: 'O agricultor deixa o tomate no pé porque o frete custa mais do que a venda; a cem quilômetros dali, a escola serve biscoito no lanche. Desde 2026, ao menos 45% do dinheiro federal da merenda deve ser gasto com a agricultura familiar; antes, eram 30%. A regra aproxima os dois, se houver estrada, nota fiscal e quem organize a entrega. Nas férias, quando a escola fecha, fecha com ela a refeição mais certa do dia de muitas crianças.',
        source: 'Lei nº 11.947/2009, art. 14, com a redação da Lei nº 15.226/2025',
      },
    ],
    chart: {
      title: 'Domicílios com algum grau de insegurança alimentar, por região, em 2024',
      unit: '% dos domicílios',
      source: 'IBGE, PNAD Contínua, Segurança Alimentar, 2024',
      points: [
        { label: 'Norte', value: 37.7 },
        { label: 'Nordeste', value: 34.8 },
        { label: 'Centro-Oeste', value: 20.5 },
        { label: 'Sudeste', value: 19.6 },
        { label: 'Sul', value: 13.5 },
      ],
    },
  },
  'enem-2021': {
    axis: 'direitos',
    texts: [
      {
        text: 'De cada cem crianças nascidas no Brasil em 2022, pouco mais de uma não foi registrada até março do ano seguinte: 1,31%, a menor proporção desde 2015, quando era de 4,21%. A média esconde distâncias. No Norte, o percentual era de 5,14%, e no Sul, de 0,21%. Entre os filhos de mães com menos de 15 anos, passava de 8%. O que os números não alcançam são os adultos que nunca tiveram certidão.',
        source: 'IBGE, Estimativas de sub-registro de nascimentos e óbitos 2022, divulgadas em 2024',
      },
      {
        text: 'A Constituição assegurou o registro de nascimento gratuito aos reconhecidamente pobres, e uma lei de 1997 o estendeu a todos. Quem não foi registrado no prazo pode sê-lo a qualquer tempo, no cartório do lugar em que mora. Muitas maternidades têm um posto ligado ao cartório, para que a criança saia dali com o documento. A lei resolveu o preço do papel; a viagem de barco até a sede do município continua por conta da família.',
        source: 'Constituição Federal, art. 5º, LXXVI; Lei nº 9.534/1997; Lei nº 6.015/1973, art. 46',
      },
      {
        text: 'Sem certidão não se tira a identidade; sem identidade, não se abre conta, não se assina contrato, não se vota. A matrícula e a consulta até acontecem, quando há boa vontade de quem atende. O problema passa de mãe para filha, pois quem não tem documento encontra dificuldade para registrar o bebê. Há quem só descubra que não existe para o Estado ao pedir a aposentadoria, e precise então provar, com testemunhas, o dia em que nasceu.',
      },
    ],
    chart: {
      title: 'Nascimentos sem registro no prazo, em regiões escolhidas e no país, em 2022',
      unit: '% dos nascidos vivos',
      source: 'IBGE, Estimativas de sub-registro de nascimentos e óbitos 2022',
      points: [
        { label: 'Norte', value: 5.14 },
        { label: 'Nordeste', value: 1.66 },
        { label: 'Brasil', value: 1.31 },
        { label: 'Sul', value: 0.21 },
      ],
    },
  },
  'enem-2021-reaplicacao': {
    axis: 'saúde',
    texts: [
      {
        text: 'Maria Augusta Generoso Estrela formou-se médica em 1881, em Nova York: quando começou o curso, as faculdades brasileiras não aceitavam mulheres. Um decreto de 1879 lhes abriu o ensino superior, e em 1887 Rita Lobato foi a primeira a receber no Brasil o diploma de medicina, na Bahia. As duas são lembradas como exceções admiráveis. Quase não se guardaram os nomes das parteiras que, antes e depois delas, fizeram a maior parte dos partos do país.',
        source:
          'Decreto nº 7.247/1879; Fiocruz, Dicionário Histórico-Biográfico das Ciências da Saúde no Brasil',
      },
      {
        text: 'Em 2025, pela primeira vez, as mulheres passaram a ser maioria entre os médicos do país: 50,9%. Entre os estudantes de medicina, já eram 61,8%. Por dentro, a divisão continua. Elas são 80,6% dos dermatologistas e 76,8% dos pediatras, mas apenas 8% dos ortopedistas e 3,5% dos urologistas. Se o que pesa é o gosto, a rotina de plantões, o exemplo dos professores ou um convite que não veio, a tabela não diz.',
        source: 'Faculdade de Medicina da USP e Ministério da Saúde, Demografia Médica no Brasil 2025',
      },
      {
        text: 'Dois dias depois de confirmado o primeiro caso de covid-19 no Brasil, em fevereiro de 2020, uma equipe da USP e do Instituto Adolfo Lutz, com Ester Sabino e Jaqueline Goes de Jesus à frente, divulgou o genoma do vírus. As duas foram para os jornais e para a televisão, e depois voltaram à bancada e aos editais. Reconhecimento, em ciência, vem em placas e homenagens; vem também em verba, chefia e bolsa, que se distribuem com menos cerimônia.',
        source: 'Agência Fapesp, fevereiro de 2020',
      },
    ],
    chart: {
      title: 'Mulheres entre os médicos, no total e em algumas especialidades',
      unit: '% dos médicos',
      source: 'Faculdade de Medicina da USP e Ministério da Saúde, Demografia Médica no Brasil 2025',
      points: [
        { label: 'Dermatologia', value: 80.6 },
        { label: 'Pediatria', value: 76.8 },
        { label: 'Todos os médicos', value: 50.9 },
        { label: 'Ortopedia', value: 8 },
        { label: 'Urologia', value: 3.5 },
      ],
    },
  },
  'enem-2020': {
    axis: 'saúde',
    texts: [
      {
        text: 'Em 2019, 10,2% dos brasileiros com 18 anos ou mais, cerca de 16 milhões de pessoas, disseram ter recebido de um profissional o diagnóstico de depressão; seis anos antes, eram 7,6%. O aumento pode ter mais de um motivo: mais gente doente, mais gente que procurou ajuda ou mais gente disposta a contar o que tem a um entrevistador. Dos diagnosticados, menos da metade tomava remédio e menos de um quinto fazia psicoterapia.',
        source: 'IBGE, Pesquisa Nacional de Saúde 2013 e 2019',
      },
      {
        text: 'Durante boa parte do século XX, o destino mais comum de quem tinha um transtorno mental grave no Brasil era o hospício, às vezes pela vida toda. Uma lei de 2001 inverteu a ordem: a internação só é indicada quando os recursos fora do hospital se mostram insuficientes, e o paciente deve ser tratado, de preferência, em serviços da comunidade. Quem vivia atrás do muro passou a morar na rua de todos, e a rua não tinha sido preparada para isso.',
        source: 'Lei nº 10.216/2001, arts. 2º e 4º',
      },
      {
        text: 'Quem quebra a perna recebe visita, e os colegas assinam o gesso. Quem se afasta por uma crise de pânico volta sem saber o que dizer, e às vezes inventa uma gripe. Chama-se de bipolar quem muda de ideia e de louco o motorista que fura a fila; nos filmes, o paciente psiquiátrico costuma ser o assassino. Há também o exagero contrário, que dá nome de doença a qualquer tristeza e acaba por tirar o peso da palavra de quem está de fato doente.',
      },
    ],
    chart: {
      title: 'Adultos com diagnóstico de depressão, por região, em 2019',
      unit: '% das pessoas de 18 anos ou mais',
      source: 'IBGE, Pesquisa Nacional de Saúde 2019',
      points: [
        { label: 'Sul', value: 15.2 },
        { label: 'Sudeste', value: 11.5 },
        { label: 'Centro-Oeste', value: 10.4 },
        { label: 'Nordeste', value: 6.9 },
        { label: 'Norte', value: 5 },
      ],
    },
  },
  'enem-2020-digital': {
    axis: 'direitos',
    texts: [
      {
        text: 'Em 2023, o Sudeste respondia por 53% do que o Brasil produzia; o Nordeste, com mais de um quarto da população, por 13,8%. A concentração já foi maior: entre 2002 e 2022, o Sudeste foi a única região a perder participação, e a que mais ganhou foi o Centro-Oeste. A distância diminui, mas devagar, e nem sempre onde há mais gente. Produzir muito, além disso, não quer dizer que a riqueza fique no lugar em que foi feita.',
        source: 'IBGE, Contas Regionais 2022 e 2023; IBGE, Censo Demográfico 2022',
      },
      {
        text: 'Reduzir as desigualdades sociais e regionais é um dos objetivos que a Constituição dá à República. Por isso, ela reserva 3% da arrecadação de dois impostos federais para financiar quem produz no Norte, no Nordeste e no Centro-Oeste. Há também descontos de impostos, como os da Zona Franca de Manaus. Críticos dizem que a fábrica atraída por desconto vai embora com ele; defensores perguntam o que teria sido da região se ela não tivesse vindo.',
        source: 'Constituição Federal, arts. 3º, III, e 159, I, “c”; Lei nº 7.827/1989',
      },
      {
        text: 'Dois irmãos nasceram na mesma casa, no interior. O que ficou espera quatro meses pelo exame que o outro, na metrópole distante, fez em uma semana. O que partiu manda dinheiro, mora longe do trabalho e é chamado pelo nome da região de onde veio. Quando vão embora os que estudam, a cidade perde a professora e o dentista que ela poderia ter tido; quando ficam, nem sempre encontram o que fazer com o diploma. O ônibus que liga os dois anda cheio nos dois sentidos.',
      },
    ],
    chart: {
      title: 'Participação das regiões no produto interno bruto do Brasil, em 2023',
      unit: '%',
      source: 'IBGE, Contas Regionais 2023',
      points: [
        { label: 'Sudeste', value: 53 },
        { label: 'Sul', value: 16.8 },
        { label: 'Nordeste', value: 13.8 },
        { label: 'Centro-Oeste', value: 10.6 },
        { label: 'Norte', value: 5.8 },
      ],
    },
  },
};
