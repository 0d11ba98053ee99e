import type { ExamTexts } from '../proposals/proposal.ts';

/** Our own texts on the exam themes of 2004 to 2009. Facts are dated and name their source; the wording is our own. */
export const EXAMS_2004_2009: ExamTexts = {
  'enem-2009': {
    axis: 'direitos',
    texts: [
      {
        text: 'O Índice de Percepção da Corrupção vai de 0 a 100 e resume como especialistas e executivos veem o setor público de cada país. O Brasil, que tinha 43 pontos em 2012, ficou com 35 em 2025; a média mundial era de 42. Convém ler o nome com atenção: é percepção. Um país que investiga muito pode parecer mais corrupto do que outro em que ninguém procura. E o índice nada pergunta sobre o que o cidadão comum faz quando não há ninguém olhando.',
        source: 'Transparência Internacional, Índice de Percepção da Corrupção 2025',
      },
      {
        text: 'Duas leis contra abusos na política nasceram de assinaturas de eleitores, mais de um milhão para cada uma. A de 1999 permite cassar o candidato que oferece dinheiro ou vantagem em troca de voto; a da Ficha Limpa, de 2010, impede que se candidatem os condenados por um colegiado de juízes em certos crimes. As duas mostram o cidadão como quem exige honestidade. A primeira lembra, sem o dizer, que a compra de votos precisa de quem os venda.',
        source: 'Lei nº 9.840/1999; Lei Complementar nº 135/2010',
      },
      {
        text: 'O atestado comprado, a carteirinha de estudante de quem já se formou, o lugar na fila guardado para dez, o trabalho copiado da internet: cada um tem a sua explicação, e quase todos conhecem alguém que fez pior. Chama-se de jeitinho o que às vezes é solidariedade, como a do atendente que dispensa um papel inútil, e às vezes é o nome simpático da vantagem. Distinguir um caso do outro é mais fácil quando a vantagem é alheia.',
      },
    ],
    chart: {
      title: 'Pontuação do Brasil no Índice de Percepção da Corrupção (quanto menor, pior)',
      unit: 'pontos, de 0 a 100',
      source: 'Transparência Internacional, Índice de Percepção da Corrupção, 2012 a 2025',
      points: [
        { label: '2012', value: 43 },
        { label: '2015', value: 38 },
        { label: '2018', value: 35 },
        { label: '2021', value: 38 },
        { label: '2024', value: 34 },
        { label: '2025', value: 35 },
      ],
    },
  },
  'enem-2009-cancelada': {
    axis: 'direitos',
    texts: [
      {
        text: 'O Estatuto da Pessoa Idosa, de 2003, vai além do banco reservado no ônibus. Manda incluir nos currículos escolares conteúdos sobre o envelhecimento e prevê que os mais velhos participem das comemorações cívicas e culturais, para transmitir às outras gerações o que sabem e viveram. Proíbe, também, que se fixe idade máxima para empregos e concursos, salvo quando a natureza do cargo o exigir. São artigos pouco citados, em que o velho aparece como quem tem algo a dar.',
        source: 'Lei nº 10.741/2003, arts. 21, 22 e 27',
      },
      {
        text: 'Entre os brasileiros de 65 anos ou mais, um em cada cinco não sabia ler e escrever em 2022; entre os de 15 a 19 anos, menos de dois em cada cem. Os mais velhos cresceram em um país em que a escola não chegava a todos, e foi o trabalho deles que pagou os estudos de boa parte dos que vieram depois. Quando o saber se mede pelo diploma e pela tela, o que eles sabem fica sem lugar em que ser mostrado.',
        source: 'IBGE, Censo Demográfico 2022',
      },
      {
        text: 'O avô repete a história da enchente, e os netos reviram os olhos; no dia em que a água sobe, é ele quem sabe até onde. Na firma, a funcionária de 60 anos resolve em dez minutos o que o sistema novo não previu e é convidada a se aposentar. Tratar de “vozinho” quem já comandou uma obra pode ser outra maneira de não ouvir. E há velhos que não pedem que lhes admirem a sabedoria: querem ser deixados em paz para namorar, votar e errar.',
      },
    ],
    chart: {
      title: 'Pessoas de 65 anos ou mais que não sabiam ler e escrever',
      unit: '% das pessoas dessa idade',
      source: 'IBGE, Censos Demográficos 2000, 2010 e 2022',
      points: [
        { label: '2000', value: 38 },
        { label: '2010', value: 29.4 },
        { label: '2022', value: 20.3 },
      ],
    },
  },
  'enem-2008': {
    axis: 'meio ambiente',
    texts: [
      {
        text: 'O desmatamento anual da Amazônia Legal, medido por satélite, chegou a quase 28 mil quilômetros quadrados em 2004. Oito anos depois, tinha caído para menos de 5 mil. Voltou a passar de 13 mil em 2021 e, em 2025, ficou em 5,8 mil, área semelhante à do Distrito Federal. Mesmo nos anos de queda, a floresta diminui: a taxa conta apenas o que foi derrubado naqueles doze meses, e o total só cresce.',
        source: 'Instituto Nacional de Pesquisas Espaciais, Prodes, 2004 a 2025',
      },
      {
        text: 'Nos imóveis rurais da Amazônia Legal situados em área de floresta, o Código Florestal manda conservar 80% da vegetação; fora da Amazônia Legal, 20%. Para o proprietário, é como comprar dez hectares e só poder plantar em dois. Quem defende a regra responde que a terra ali custa menos justamente por causa dela. E lembra que a floresta trabalha para fora: parte da umidade que faz chover no Centro-Oeste e no Sudeste passou antes pelas copas amazônicas.',
        source: 'Lei nº 12.651/2012, art. 12',
      },
      {
        text: 'Milhões de pessoas moram na Amazônia, a maior parte em cidades. O açaí, a castanha e o pirarucu manejado dão renda com a floresta em pé; o gado dá renda mais depressa, e qualquer um sabe vendê-lo. O assentado que derruba cinco hectares para pagar a dívida, o grileiro que derruba quinhentos e a empresa que compra o que se colhe ali não têm o mesmo poder nem a mesma culpa. No mapa do satélite, a mancha é da mesma cor.',
      },
    ],
    chart: {
      title: 'Desmatamento anual na Amazônia Legal, em anos escolhidos',
      unit: 'mil quilômetros quadrados',
      source: 'Instituto Nacional de Pesquisas Espaciais, Prodes, 2004 a 2025',
      points: [
        { label: '2004', value: 27.8 },
        { label: '2008', value: 12.9 },
        { label: '2012', value: 4.6 },
        { label: '2021', value: 13 },
        { label: '2025', value: 5.8 },
      ],
    },
  },
  'enem-2007': {
    axis: 'cultura',
    texts: [
      {
        text: 'Entre os objetivos da República, a Constituição pôs o de promover o bem de todos, sem preconceito de nenhuma espécie. O verbo está no infinitivo, como em uma lista de tarefas. Desde 2015, a lei assegura ao estudante com deficiência um lugar na escola comum, que não pode cobrar a mais por isso. Pôr todos na mesma sala era a parte que se podia decretar; o recreio não cabe em artigo.',
        source: 'Constituição Federal, art. 3º, IV; Lei nº 13.146/2015, art. 28',
      },
      {
        text: 'Em 2019, 23% dos estudantes de 13 a 17 anos contaram ter sofrido bullying nos trinta dias anteriores, e 12% disseram tê-lo praticado. Entre os motivos que o questionário nomeava, os mais citados foram a aparência do corpo, a do rosto e a cor ou raça. Muitos dos que sofreram responderam que a razão era outra. Nem sempre quem é alvo sabe dizer qual é a diferença que o separou dos demais.',
        source: 'IBGE, Pesquisa Nacional de Saúde do Escolar 2019',
      },
      {
        text: 'No prédio, a moradora do 31 cria três gatos, o do 32 ensaia trombone, a família do 33 usa um tempero que toma o corredor, e os rapazes do 34 andam de mãos dadas. Cada um acha que o problema são os outros. Tolerar, no sentido mais modesto, é aguentar o que não se aprecia; há quem peça mais do que isso. Já o vizinho que bate na mulher e pede que ninguém se meta não é um caso de diferença.',
      },
    ],
    chart: {
      title: 'Motivos mais citados por estudantes de 13 a 17 anos que sofreram bullying, em 2019',
      unit: '% dos que sofreram bullying',
      source: 'IBGE, Pesquisa Nacional de Saúde do Escolar 2019',
      points: [
        { label: 'Aparência do corpo', value: 16.5 },
        { label: 'Aparência do rosto', value: 11.6 },
        { label: 'Cor ou raça', value: 4.6 },
      ],
    },
  },
  'enem-2006': {
    axis: 'cultura',
    texts: [
      {
        text: 'Para a principal pesquisa brasileira sobre o assunto, é leitor quem leu ao menos parte de um livro, de qualquer gênero, nos três meses anteriores. Em 2024, pela primeira vez, a maioria não coube na definição: os leitores eram 47%, contra 52% em 2019. Quem leu um livro inteiro no período foi bem menos, 27%. O levantamento não conta a notícia, a legenda nem a conversa escrita, que nunca foram tantas.',
        source: 'Instituto Pró-Livro, Retratos da Leitura no Brasil, 2019 e 2024',
      },
      {
        text: 'Nas prisões brasileiras, cada livro lido pode descontar quatro dias da pena, até o limite de doze livros por ano. O preso entrega um relato do que leu, e uma comissão o examina. A regra, do Conselho Nacional de Justiça, supõe que ler muda alguma coisa em quem lê, ou ao menos na maneira como o tempo passa. Há quem duvide do exame; há quem responda que é difícil fingir doze livros sem acabar lendo alguns.',
        source: 'Conselho Nacional de Justiça, Resolução nº 391/2021',
      },
      {
        text: 'Carolina Maria de Jesus frequentou a escola por dois anos, catava papel em São Paulo e escrevia em cadernos tirados do lixo. Publicado em 1960, “Quarto de despejo” correu o mundo e levou a autora para fora da favela do Canindé. É a história que se conta quando se quer mostrar o que a leitura pode. Conta-se menos que ela morreu pobre, em 1977. Um livro é capaz de mudar uma pessoa; se muda o lugar em que ela vive, é outra pergunta.',
        source: 'Carolina Maria de Jesus, Quarto de despejo, 1960',
      },
    ],
    chart: {
      title: 'Leitores no Brasil, segundo a pesquisa Retratos da Leitura',
      unit: '% da população de 5 anos ou mais',
      source: 'Instituto Pró-Livro, Retratos da Leitura no Brasil, 2007 a 2024',
      points: [
        { label: '2007', value: 55 },
        { label: '2011', value: 50 },
        { label: '2015', value: 56 },
        { label: '2019', value: 52 },
        { label: '2024', value: 47 },
      ],
    },
  },
  'enem-2005': {
    axis: 'trabalho',
    texts: [
      {
        text: 'Em 2024, 1,65 milhão de crianças e adolescentes de 5 a 17 anos estavam em situação de trabalho infantil, 4,3% dessa faixa de idade. Mais da metade tinha 16 ou 17 anos. Nem toda ocupação de adolescente entra na conta: fica de fora a do aprendiz registrado, e entra a que é perigosa, feita antes da idade permitida ou longa demais. Pretos e pardos eram seis em cada dez pessoas da faixa e dois em cada três dos que trabalhavam assim.',
        source: 'IBGE, PNAD Contínua, Trabalho de Crianças e Adolescentes, 2024',
      },
      {
        text: 'Um decreto de 2008 lista as piores formas de trabalho infantil, proibidas antes dos 18 anos. Estão nele a carvoaria, o corte de cana, o lixão e a venda na rua, mas também uma ocupação que pouca gente acha perigosa: o serviço doméstico. Atrás da porta de uma casa, o fiscal só entra com licença do morador ou ordem da Justiça. A menina que veio do interior para “ajudar” carrega um bebê quase do seu tamanho e, para os vizinhos, é da família.',
        source: 'Decreto nº 6.481/2008; Constituição Federal, art. 5º, XI',
      },
      {
        text: '“Melhor trabalhando do que roubando”, diz o pai, que capinava roça aos oito anos e se orgulha disso. Ele conta o que o trabalho lhe deu; o que lhe tirou não sabe, porque não aconteceu. Na feira, o filho de dez anos faz o troco mais depressa do que a calculadora e dorme na aula de matemática. Tirá-lo da banca é o mais simples. Falta quem reponha, no fim do mês, os reais que ele trazia, e quem convença a família de que a escola paga, só que depois.',
      },
    ],
    chart: {
      title: 'Pessoas de 5 a 17 anos em situação de trabalho infantil',
      unit: '% das pessoas dessa idade',
      source: 'IBGE, PNAD Contínua, Trabalho de Crianças e Adolescentes, 2016 a 2024',
      points: [
        { label: '2016', value: 5.2 },
        { label: '2019', value: 4.5 },
        { label: '2022', value: 4.9 },
        { label: '2023', value: 4.2 },
        { label: '2024', value: 4.3 },
      ],
    },
  },
  'enem-2004': {
    axis: 'tecnologia',
    texts: [
      {
        text: 'A Constituição de 1988 proíbe toda censura de natureza política, ideológica e artística. O mesmo texto veda o anonimato, assegura o direito de resposta e a indenização a quem for ofendido e protege o sigilo da fonte. A liberdade vem antes, e a conta, depois: em regra, nada se impede de publicar, e quem publica responde pelo que disse. Em 2009, o Supremo derrubou a Lei de Imprensa da ditadura; em 2015, uma lei regulou o direito de resposta.',
        source:
          'Constituição Federal, arts. 5º, IV, V, X e XIV, e 220; STF, ADPF nº 130, 2009; Lei nº 13.188/2015',
      },
      {
        text: 'Em março de 1994, jornais e emissoras noticiaram que os donos de uma pequena escola infantil de São Paulo abusavam de alunos. A fonte principal era o delegado, e o laudo não permitia conclusão. A escola foi depredada, e seis pessoas tiveram o nome e o rosto expostos. Não havia provas, e o inquérito foi arquivado; as indenizações vieram anos depois. O caso da Escola Base ainda é estudado nas faculdades de jornalismo, como exemplo do que a pressa pode fazer.',
        source: 'Inquérito policial do caso Escola Base, São Paulo, 1994',
      },
      {
        text: 'Até 2025, em regra, uma rede social só respondia por danos causados pela publicação de um usuário se desobedecesse à ordem de um juiz. Naquele ano, o Supremo Tribunal Federal considerou a regra insuficiente: em vários casos, basta agora que a empresa seja avisada e não retire o conteúdo ilegal. Para uns, acabou a terra sem lei. Para outros, empresas com medo de processos apagarão mais do que devem, e quem decidirá o que é abuso será um programa.',
        source:
          'Lei nº 12.965/2014, art. 19; STF, Recursos Extraordinários nº 1.037.396 e nº 1.057.258, 2025',
      },
    ],
  },
};
