import type { ExamTexts } from '../proposals/proposal.ts';

/** Our own texts on the exam themes of 2015 to 2019. Facts are dated and name their source; the wording is our own. */
export const EXAMS_2015_2019: ExamTexts = {
  'enem-2019': {
    axis: 'cultura',
    texts: [
      {
        text: 'Em 2021, apenas 9% dos municípios brasileiros tinham sala de cinema. Como as cidades maiores reúnem as telas e os habitantes, 57,5% da população vivia em um deles; os demais, mais de quatro em cada dez pessoas, precisavam viajar para ver um filme na sala escura. Três anos antes, 43,8% das crianças e adolescentes de até 14 anos moravam em cidade sem cinema; na população toda, eram menos de 40%.',
        source: 'IBGE, Sistema de Informações e Indicadores Culturais, 2019 e 2023',
      },
      {
        text: 'Uma lei de 2013 garante meia-entrada a estudantes, a pessoas com deficiência e a jovens de 15 a 29 anos de famílias de baixa renda, e permite que o desconto se limite a 40% dos ingressos de cada sessão. No ano seguinte, outra lei mandou exibir filmes nacionais nas escolas, por pelo menos duas horas mensais. A primeira mexe no preço, e a segunda leva o filme até o aluno; nenhuma das duas abre uma sala onde não há.',
        source: 'Lei nº 12.933/2013, art. 1º; Lei nº 13.006/2014',
      },
      {
        text: 'O cinema da praça virou igreja, estacionamento ou loja; o novo abriu no shopping, a duas conduções dali, onde o ingresso e a pipoca de uma família podem custar mais do que um dia de trabalho. Em compensação, o telefone oferece mais filmes do que qualquer sala já exibiu. Para alguns, a questão está resolvida: cada um vê o que quer, onde quer. Para outros, rir e levar susto no escuro ao lado de desconhecidos é o que não cabe na tela do celular.',
      },
    ],
    chart: {
      title: 'Municípios brasileiros com sala de cinema',
      unit: '% dos municípios',
      source: 'IBGE, Pesquisa de Informações Básicas Municipais, 2006 a 2021',
      points: [
        { label: '2006', value: 8.7 },
        { label: '2014', value: 10.4 },
        { label: '2018', value: 10 },
        { label: '2021', value: 9 },
      ],
    },
  },
  'enem-2018': {
    axis: 'tecnologia',
    texts: [
      {
        text: 'Em 2018, a empresa dona do Facebook informou que os dados de até 87 milhões de usuários, 443 mil deles no Brasil, podiam ter sido repassados indevidamente à consultoria política Cambridge Analytica. A coleta começou por um teste de personalidade. Quem o respondia entregava as próprias informações e também as dos amigos, que não tinham autorizado nada. Com esse material, podia-se mostrar a cada pessoa o anúncio com mais chance de convencê-la.',
        source: 'Facebook, comunicado de abril de 2018',
      },
      {
        text: 'A Lei Geral de Proteção de Dados Pessoais, de 2018, exige que a coleta tenha finalidade específica e informada e dá ao cidadão o direito de saber o que se guarda sobre ele, de corrigir e, em certos casos, de apagar. Em 2022, a proteção dos dados pessoais entrou na Constituição como direito fundamental. O consentimento, no dia a dia, costuma ser um botão colorido ao fim de um texto comprido, que quase ninguém lê até lá.',
        source: 'Lei nº 13.709/2018, arts. 6º e 18; Emenda Constitucional nº 115/2022',
      },
      {
        text: 'O aplicativo não precisa saber o que você pensa: basta medir onde o dedo para. Dois segundos a mais em um vídeo, e o próximo será parecido. A escolha parece sua, e em parte é; o cardápio, porém, foi montado para que você fique. O mesmo cálculo que empurra o boato recomenda a música que você não conhecia e o curso de que precisava. O incômodo é não saber quando se está sendo servido e quando se está sendo levado.',
      },
    ],
  },
  'enem-2017': {
    axis: 'educação',
    texts: [
      {
        text: 'O Brasil tem escola para surdos desde 1857, quando foi fundado, no Rio de Janeiro, o instituto que hoje se chama Ines. Em 1880, um congresso internacional de professores, reunido em Milão, recomendou ensinar os surdos pela fala, e não pelos sinais. A recomendação se espalhou, e por décadas houve alunos proibidos de sinalizar em aula. Só em 2002 uma lei brasileira reconheceu a Língua Brasileira de Sinais como meio legal de comunicação e expressão.',
        source: 'Instituto Nacional de Educação de Surdos; Lei nº 10.436/2002',
      },
      {
        text: 'Nem todo surdo usa Libras. Em 2019, entre as pessoas de 5 anos ou mais que não conseguiam ouvir de modo algum, 35,8% sabiam se comunicar na língua de sinais; entre as que tinham muita dificuldade, 3%. O segundo grupo inclui muitos que perderam a audição na velhice, depois de uma vida inteira em português. Para a criança que nasce surda, a situação é outra: a primeira língua que ela puder perceber abre, ou fecha, a porta de todas as aulas.',
        source: 'IBGE, Pesquisa Nacional de Saúde 2019',
      },
      {
        text: 'Desde 2021, a Lei de Diretrizes e Bases prevê a educação bilíngue de surdos, com a Libras como primeira língua e o português escrito como segunda, em escolas e classes próprias ou em escolas comuns. Cada caminho tem um preço. Na escola própria, o aluno conversa com todos, mas pode precisar mudar de município para estudar nela. Na comum, fica perto de casa e dos vizinhos, e às vezes o intérprete é a única pessoa com quem consegue falar.',
        source: 'Lei nº 9.394/1996, art. 60-A, incluído pela Lei nº 14.191/2021',
      },
    ],
  },
  'enem-2016': {
    axis: 'direitos',
    texts: [
      {
        text: 'O Disque 100, serviço federal que recebe queixas de violações de direitos humanos, registrou 2.472 denúncias de intolerância religiosa em 2024; no ano anterior, foram 1.481. Na maioria, a religião da vítima não foi informada. Nas demais, a umbanda e o candomblé vêm à frente de evangélicos e católicos, embora só 1% da população se declarasse de uma das duas em 2022. O número mede as denúncias, e não tudo o que acontece.',
        source:
          'Ministério dos Direitos Humanos e da Cidadania, janeiro de 2025; IBGE, Censo Demográfico 2022',
      },
      {
        text: 'A República separou o Estado das igrejas em 1890. A Constituição atual proíbe que os governos mantenham cultos ou lhes atrapalhem o funcionamento e declara inviolável a liberdade de consciência e de crença. Perturbar uma cerimônia ou zombar em público de alguém por causa da fé é crime desde 1940. A pedra e a ofensa deixam prova. A vaga negada e a casa que não foi alugada por causa do fio de contas no pescoço quase nunca deixam.',
        source:
          'Decreto nº 119-A/1890; Constituição Federal, arts. 5º, VI, e 19, I; Código Penal, de 1940, art. 208',
      },
      {
        text: 'Na mesma rua, o culto usa caixa de som, a procissão fecha o trânsito, e o tambor do terreiro entra pela noite. Os três têm um vizinho que reclama, mas nem toda queixa é de barulho. Anunciar a própria fé, inclusive dizendo que só ela é verdadeira, faz parte da liberdade religiosa. Chamar de demônio o deus do outro também faria? Os tribunais tentam traçar a linha, e as famílias em que cada um reza de um jeito a traçam todo domingo, à mesa.',
      },
    ],
    chart: {
      title: 'População brasileira, por religião declarada, em 2022',
      unit: '% das pessoas de 10 anos ou mais',
      source: 'IBGE, Censo Demográfico 2022',
      points: [
        { label: 'Católica', value: 56.7 },
        { label: 'Evangélicas', value: 26.9 },
        { label: 'Sem religião', value: 9.3 },
        { label: 'Outras', value: 4 },
        { label: 'Espírita', value: 1.8 },
        { label: 'Umbanda e candomblé', value: 1 },
      ],
    },
  },
  'enem-2016-segunda': {
    axis: 'direitos',
    texts: [
      {
        text: 'Em 1951, a primeira lei brasileira contra a discriminação racial tratava a recusa de um hotel ou de uma loja como contravenção, uma falta menor. A Constituição de 1988 fez do racismo um crime inafiançável e imprescritível. Desde 2023, a ofensa a uma só pessoa por causa da cor, antes punida com menos rigor, também é racismo. A pena cresceu a cada etapa. Para chegar à condenação, porém, alguém tem de denunciar, e quase sempre é preciso que outro confirme o que ouviu.',
        source: 'Lei nº 1.390/1951; Constituição Federal, art. 5º, XLII; Lei nº 14.532/2023',
      },
      {
        text: 'Em 2023, um trabalhador branco recebia, em média, R$ 23,02 por hora, e um preto ou pardo, R$ 13,73: o primeiro ganhava 67,7% a mais. Parte da diferença vem de ocupações e estudos desiguais. Entre pessoas com a mesma escolaridade, ela diminui, mas não desaparece. No grupo com curso superior completo, eram R$ 40,24 contra R$ 28,11. Dos grupos comparados, é nesse, o dos que mais estudaram, que a distância entre uns e outros é maior.',
        source: 'IBGE, Síntese de Indicadores Sociais 2024, dados de 2023',
      },
      {
        text: 'O segurança segue o rapaz pelos corredores e não diz nada. A entrevistadora elogia o currículo e chama a outra candidata, de “boa aparência”. O colega conta a piada e avisa que é brincadeira. Nenhum deles se considera racista, e todos sabem apontar alguém que é. As cotas nas universidades e nos concursos mudaram o retrato das salas; uns as veem como reparação, outros prefeririam que só a renda contasse. Dos dois lados há quem já tenha sido seguido no corredor.',
      },
    ],
    chart: {
      title: 'Rendimento médio do trabalho, por cor ou raça e escolaridade, em 2023',
      unit: 'reais por hora',
      source: 'IBGE, Síntese de Indicadores Sociais 2024',
      points: [
        { label: 'Brancos, superior', value: 40.24 },
        { label: 'Pretos e pardos, superior', value: 28.11 },
        { label: 'Brancos, médio', value: 16.23 },
        { label: 'Pretos e pardos, médio', value: 12.22 },
      ],
    },
  },
  'enem-2015': {
    axis: 'direitos',
    texts: [
      {
        text: 'Em 2024, a polícia registrou 1.492 feminicídios no Brasil, o maior número desde que a lei deu esse nome ao crime, em 2015. Quase dois terços aconteceram na casa da vítima, e em oito de cada dez casos o autor era companheiro ou ex-companheiro. No mesmo ano, o total de mortes violentas no país, de homens e mulheres, caiu 5,4%. Para a maior parte dessas mulheres, o perigo não vinha da rua e tinha a chave da porta.',
        source: 'Fórum Brasileiro de Segurança Pública, Anuário Brasileiro de Segurança Pública 2025',
      },
      {
        text: 'A Lei Maria da Penha, de 2006, não fala só de agressão física. Nomeia a violência psicológica, como a humilhação e o isolamento; a sexual; a patrimonial, que inclui esconder documentos e tomar o salário; e a moral, como a calúnia. Permite que o juiz afaste o agressor de casa e o proíba de se aproximar, e desde 2018 é crime descumprir essa ordem. Para pedi-la, a mulher precisa chegar a quem a escute, e a maioria das cidades não tem delegacia especializada.',
        source: 'Lei nº 11.340/2006, arts. 7º, 22 e 24-A',
      },
      {
        text: '“Por que ela não vai embora?” é a pergunta de quem olha de fora. De dentro, as respostas se acumulam: o aluguel está no nome dele, as crianças gostam do pai, da última vez ele chorou e prometeu, a mãe acha que casamento é assim. A hora de sair, além disso, costuma ser a mais arriscada. Enquanto se procura entender por que ela fica, outra pergunta espera a vez: o que ensinou a ele que podia, e quem, entre os amigos, ouviu e achou normal?',
      },
    ],
    chart: {
      title: 'Autores de feminicídio, conforme a relação com a vítima, em 2024',
      unit: '% dos feminicídios',
      source: 'Fórum Brasileiro de Segurança Pública, Anuário Brasileiro de Segurança Pública 2025',
      points: [
        { label: 'Companheiro', value: 60.7 },
        { label: 'Ex-companheiro', value: 19.1 },
        { label: 'Outro parente', value: 11 },
      ],
    },
  },
};
