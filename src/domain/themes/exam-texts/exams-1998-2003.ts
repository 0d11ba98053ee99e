import type { ExamTexts } from '../proposals/proposal.ts';

/** Our own texts on the exam themes of 1998 to 2003. Facts are dated and name their source; the wording is our own. */
export const EXAMS_1998_2003: ExamTexts = {
  'enem-2003': {
    axis: 'cidade',
    texts: [
      {
        text: 'Em 2023, 45.747 pessoas foram assassinadas no Brasil: 21,2 para cada cem mil habitantes, a menor taxa em onze anos. Quase metade das vítimas, 47,8%, tinha de 15 a 29 anos; nessa faixa, o homicídio era a principal causa de morte, e nove em cada dez mortos eram homens. Os autores do levantamento apontam mais de uma explicação para a queda, entre elas o envelhecimento da população, a trégua entre facções e mudanças nas políticas de segurança de alguns estados.',
        source: 'Ipea e Fórum Brasileiro de Segurança Pública, Atlas da Violência 2025',
      },
      {
        text: 'Para a Constituição, a segurança pública é dever do Estado e direito e responsabilidade de todos. O policiamento das ruas e a maior parte das investigações cabem aos estados; as fronteiras e o tráfico internacional, à União. Dos municípios se esperam a guarda, a lâmpada do poste, o ônibus da noite e a quadra aberta. Em 2005, em um referendo, 64% dos votos válidos foram contra a proibição do comércio de armas de fogo e munição.',
        source: 'Constituição Federal, art. 144; Tribunal Superior Eleitoral, referendo de 2005',
      },
      {
        text: 'Duas mães moram na mesma favela. A primeira perdeu o filho em um assalto e quer mais polícia na rua. A segunda perdeu o seu em uma operação policial e quer o contrário. Nenhuma está errada sobre o que viveu. Entre as duas, um menino de doze anos aprende as regras do lugar antes das da escola: a que horas não se sai, que cor não se veste, com quem não se fala. Ele não sabe quem as escreveu.',
      },
    ],
    chart: {
      title: 'Homicídios no Brasil em 2023, conforme o grupo',
      unit: 'mortes por cem mil pessoas do grupo',
      source: 'Ipea e Fórum Brasileiro de Segurança Pública, Atlas da Violência 2025',
      points: [
        { label: 'Jovens de 15 a 29 anos', value: 45.1 },
        { label: 'Toda a população', value: 21.2 },
        { label: 'Mulheres', value: 3.5 },
      ],
    },
  },
  'enem-2002': {
    axis: 'direitos',
    texts: [
      {
        text: 'Quem pode votar no Brasil mudou muitas vezes. As mulheres conquistaram o direito em 1932; os analfabetos, que o haviam perdido no fim do Império, o recuperaram em 1985; os jovens de 16 e 17 anos o receberam da Constituição de 1988. Entre 1960 e 1989, ninguém escolheu o presidente pelo voto direto. Cada ampliação pareceu arriscada a quem já votava, e depois ninguém mais imaginou a urna sem os que tinham chegado.',
        source:
          'Decreto nº 21.076/1932 (Código Eleitoral); Emenda Constitucional nº 25/1985; Constituição Federal, art. 14',
      },
      {
        text: 'No primeiro turno de 2022, mais de 32 milhões de eleitores, um em cada cinco, não compareceram, embora o voto seja obrigatório entre 18 e 70 anos. Na mesma ocasião, as mulheres, 53% do eleitorado, ficaram com 91 das 513 cadeiras da Câmara dos Deputados, a maior bancada feminina até então. A lei exige que ao menos 30% dos candidatos de cada partido sejam de um dos sexos, o que não assegura que as mulheres sejam eleitas.',
        source: 'Tribunal Superior Eleitoral, eleições de 2022; Lei nº 9.504/1997, art. 10, § 3º',
      },
      {
        text: 'O vereador que o bairro elegeu sumiu e reapareceu na campanha seguinte com a mesma promessa de asfalto. A vizinha vota nulo por protesto, o primo troca o voto por um botijão de gás, e a professora leva para a sala a planilha de gastos da prefeitura. Os três dizem que nada muda. Em países onde o voto é facultativo, costuma votar mais quem tem mais estudo e mais dinheiro; obrigar, por outro lado, leva à urna quem não quis escolher.',
      },
    ],
    chart: {
      title: 'Eleitores que não compareceram ao primeiro turno das eleições gerais',
      unit: '% do eleitorado',
      source: 'Tribunal Superior Eleitoral, eleições de 2006 a 2022',
      points: [
        { label: '2006', value: 16.75 },
        { label: '2010', value: 18.12 },
        { label: '2014', value: 19.39 },
        { label: '2018', value: 20.33 },
        { label: '2022', value: 20.95 },
      ],
    },
  },
  'enem-2001': {
    axis: 'meio ambiente',
    texts: [
      {
        text: 'A mesma Constituição que assegura a livre iniciativa põe a defesa do meio ambiente entre os princípios da economia. Para obras que possam causar degradação significativa, exige um estudo prévio, que deve ser tornado público. Em 2025, uma lei geral reorganizou o licenciamento ambiental no país. O debate opôs quem via na licença uma fila que atrasa estradas e empregos a quem via nela a última oportunidade de evitar um desastre.',
        source: 'Constituição Federal, arts. 170, VI, e 225, § 1º, IV; Lei nº 15.190/2025',
      },
      {
        text: 'Na maior parte dos países ricos, o que mais lança gases de efeito estufa no ar é a queima de combustíveis. No Brasil, em 2023, quase metade das emissões, 46%, veio da mudança de uso da terra, sobretudo do desmatamento, e 28%, da agropecuária. A energia e a indústria, juntas, ficaram com pouco mais de um quinto. Aqui, a discussão sobre o clima passa menos pela chaminé e mais pela cerca.',
        source: 'Observatório do Clima, Sistema de Estimativas de Emissões (SEEG), 2024, dados de 2023',
      },
      {
        text: 'Em janeiro de 2019, a barragem de uma mina se rompeu em Brumadinho, em Minas Gerais, e deixou 270 mortos ou desaparecidos. A mineradora empregava muita gente da cidade e sustentava boa parte da arrecadação. Depois da lama, houve quem quisesse vê-la longe e quem temesse, mais do que outra barragem, a mina fechada. Em outros lugares, a mesma escolha chega em forma de usina, de estrada ou de porto. Quem decide nem sempre bebe daquela água, e quem bebe nem sempre decide.',
        source: 'Defesa Civil de Minas Gerais, 2019',
      },
    ],
    chart: {
      title: 'Emissões brutas de gases de efeito estufa no Brasil, por setor, em 2023',
      unit: '%',
      source: 'Observatório do Clima, Sistema de Estimativas de Emissões (SEEG), 2024',
      points: [
        { label: 'Mudança de uso da terra', value: 46 },
        { label: 'Agropecuária', value: 28 },
        { label: 'Energia', value: 18 },
        { label: 'Resíduos', value: 4 },
        { label: 'Processos industriais', value: 4 },
      ],
    },
  },
  'enem-2000': {
    axis: 'direitos',
    texts: [
      {
        text: 'Até 1990, vigorou no Brasil um Código de Menores. Ele se ocupava do “menor em situação irregular”, categoria em que cabiam tanto o autor de um furto quanto o órfão e o filho de pais muito pobres, e o juiz podia mandar um e outro para a mesma instituição. O Estatuto da Criança e do Adolescente mudou o ponto de partida: todos têm direitos, e a falta de dinheiro dos pais não é motivo suficiente para que percam o filho.',
        source: 'Lei nº 6.697/1979; Lei nº 8.069/1990, arts. 3º e 23',
      },
      {
        text: 'Em 2023, 28,8 milhões de crianças e adolescentes, 55,9% dos brasileiros de até 17 anos, viviam com ao menos um direito básico negado ou atendido pela metade. O estudo do Unicef soma à renda a educação, a informação, a água, o saneamento, a moradia e a proteção contra o trabalho infantil. Em 2017, eram 62,5%. A privação mais comum, nas duas datas, era a de saneamento em casa.',
        source:
          'Unicef, Pobreza multidimensional na infância e adolescência no Brasil, 2025, dados de 2017 e 2023',
      },
      {
        text: 'A Constituição manda tratar os direitos da criança com absoluta prioridade. Quem bate à porta quando alguém denuncia é o conselheiro tutelar, eleito pelos moradores. Ele encontra o bebê sem comida e a mãe que não o larga; encontra o menino com marcas e o pai que fala em educar. Se deixa a criança ali e algo acontece, errou; se a retira e o abrigo é pior, errou também. O carro do conselho está na oficina, e a próxima denúncia fica a quarenta quilômetros.',
        source: 'Constituição Federal, art. 227; Lei nº 8.069/1990, arts. 131 e 132',
      },
    ],
    chart: {
      title: 'Crianças e adolescentes de até 17 anos privados de alguns direitos, em 2023',
      unit: '% dos brasileiros dessa idade',
      source: 'Unicef, Pobreza multidimensional na infância e adolescência no Brasil, 2025',
      points: [
        { label: 'Saneamento', value: 38 },
        { label: 'Renda', value: 19.1 },
        { label: 'Água', value: 5.4 },
        { label: 'Informação', value: 3.5 },
      ],
    },
  },
  'enem-1999': {
    axis: 'direitos',
    texts: [
      {
        text: 'Além de votar, o brasileiro pode propor uma lei. A Constituição exige que o projeto seja assinado por 1% do eleitorado, distribuído por cinco estados ou mais, com um mínimo de 0,3% dos eleitores em cada um deles. Até 2017, quatro projetos assim tinham virado lei, e todos precisaram ser adotados por um parlamentar ou pelo governo: a Câmara não tinha como conferir mais de um milhão de assinaturas em papel.',
        source: 'Constituição Federal, art. 61, § 2º; Lei nº 9.709/1998; Câmara dos Deputados, 2017',
      },
      {
        text: 'Desde 1990, o município que recebe recursos federais da saúde precisa ter um conselho em que metade das vagas seja dos usuários. Depois vieram outros, da merenda à habitação. Onde a lei não obriga, a adesão é menor: em 2023, 34,9% das cidades tinham conselho dos direitos da mulher. E o conselho que existe no papel pode se reunir às duas da tarde de uma quarta-feira, quando quem trabalha não consegue ir.',
        source: 'Lei nº 8.142/1990; IBGE, Pesquisa de Informações Básicas Municipais 2023',
      },
      {
        text: 'Em 1989, a prefeitura de Porto Alegre começou a decidir parte do orçamento em assembleias de bairro: quem ia escolhia entre o calçamento e o posto de saúde. A ideia foi copiada em muitos países e, na cidade em que nasceu, perdeu força com o tempo. Participar cansa. Quem tem tempo, carro e facilidade para falar em público acaba pesando mais, e há reuniões em que a decisão já chega pronta. Ficar em casa e reclamar depois é mais confortável, e também tem o seu preço.',
      },
    ],
  },
  'enem-1998': {
    axis: 'educação',
    texts: [
      {
        text: 'Para a Lei de Diretrizes e Bases, a educação não cabe na sala de aula: acontece também em família, no convívio com os outros, no trabalho, nos movimentos sociais e na cultura. É o que diz o primeiro artigo; só depois a lei avisa que vai tratar da escola. O pedreiro que tira o esquadro com um barbante e a neta que aprende a esperar, pescando com o avô, estão dentro da definição.',
        source: 'Lei nº 9.394/1996, art. 1º',
      },
      {
        text: 'Em 1940, mais da metade dos brasileiros de 15 anos ou mais não sabia ler e escrever; em 2022, eram 7%. O número ainda soma 11 milhões de pessoas, que atravessaram a vida lendo outros sinais: a cor do ônibus, o desenho da embalagem, a cara de quem fala. Muitas aprenderam um ofício e o ensinaram. Na hora de assinar um contrato, porém, dependem de que alguém lhes conte o que está escrito, e de que conte a verdade.',
        source: 'IBGE, Censos Demográficos 1940 e 2022',
      },
      {
        text: 'Fazer a mesma coisa por vinte anos pode dar a alguém vinte anos de experiência, ou um ano repetido vinte vezes. Há quem perca o emprego três vezes pelo mesmo motivo e quem entenda tudo em uma tarde, com um tombo. O erro, que a escola costuma punir com nota, é fora dela a maneira mais comum de aprender a andar de bicicleta, a namorar e a votar. Nem tudo, contudo, se pode aprender errando: ninguém quer ser o primeiro paciente do cirurgião.',
      },
    ],
    chart: {
      title: 'Pessoas de 15 anos ou mais que não sabiam ler e escrever',
      unit: '%',
      source: 'IBGE, Censos Demográficos 1940 a 2022',
      points: [
        { label: '1940', value: 56 },
        { label: '1960', value: 39.6 },
        { label: '1980', value: 25.5 },
        { label: '2000', value: 13.6 },
        { label: '2022', value: 7 },
      ],
    },
  },
};
