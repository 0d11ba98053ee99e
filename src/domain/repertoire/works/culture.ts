import type { RepertoireEntry } from '../entry.ts';

/** Ideas, books, films and songs about culture. */
export const CULTURE_WORKS: readonly RepertoireEntry[] = [
  {
    id: 'antonio-candido-direito-a-literatura',
    kind: 'ideia',
    axes: ['cultura', 'educação', 'direitos'],
    name: 'O direito à literatura',
    by: 'Antonio Candido',
    year: 1988,
    source: 'Antonio Candido, “O direito à literatura”, em “Vários escritos” (ensaio de 1988)',
    says: 'O crítico defende que a literatura, dos contos de tradição oral aos romances, é necessidade de todos, como a comida e a moradia, porque organiza o que se sente e humaniza. Por isso, deve ser tratada como direito.',
    serves: 'Serve para responder a quem acha que arte é luxo em um país com fome.',
    trap: 'Restringir a ideia aos clássicos. Candido inclui o folclore, a canção e toda criação com palavras.',
    theme: 'A importância das bibliotecas públicas nos bairros',
    productive:
      'Antonio Candido sustenta que a literatura é uma necessidade, e que negá-la mutila a pessoa. Por essa razão, as bibliotecas públicas não podem esperar que se resolva primeiro o asfalto. A menina do bairro que encontra em um conto o nome da própria tristeza leva para casa algo de que precisava tanto quanto do pão.',
    pocket:
      'O crítico Antonio Candido defendia que todos têm direitos. Logo, é inaceitável que eles sejam desrespeitados.',
  },
  {
    id: 'lelia-gonzalez-pretugues',
    kind: 'ideia',
    axes: ['cultura', 'direitos', 'educação'],
    name: 'Pretuguês e amefricanidade',
    by: 'Lélia Gonzalez',
    year: 1988,
    source: 'Lélia Gonzalez, “A categoria político-cultural de amefricanidade” (1988)',
    says: 'A intelectual mineira chama de “pretuguês” a marca das línguas africanas no português do Brasil. Com a “amefricanidade”, propõe ver nas Américas uma história comum, criada por povos negros e indígenas.',
    serves:
      'Serve para discutir o preconceito contra modos de falar e mostrar a África dentro da língua de todos.',
    trap: 'Usar “pretuguês” como nome de erro de português. Para ela, é o oposto: a prova de uma herança.',
    theme: 'O preconceito linguístico na sociedade brasileira',
    productive:
      'Lélia Gonzalez chamou de “pretuguês” a língua que os africanos ajudaram a formar no Brasil. O conceito expõe o que há por trás do preconceito linguístico: quem ri do “framengo” não corrige a gramática, mas a cor de quem fala. O mesmo ouvido aceita “caçula” e “cochilar”, que também vieram de línguas africanas.',
    pocket:
      'A intelectual Lélia Gonzalez lutou contra as injustiças. Seu exemplo inspira a sociedade a buscar mudanças.',
  },
  {
    id: 'conceicao-evaristo-escrevivencia',
    kind: 'ideia',
    axes: ['cultura', 'direitos'],
    name: 'Escrevivência',
    by: 'Conceição Evaristo',
    source:
      'Conceição Evaristo, ensaio “Da grafia-desenho de minha mãe” (2007) e contos de “Olhos d’água” (2014)',
    says: 'A escritora mineira dá esse nome a uma escrita que nasce da experiência das mulheres negras. A mulher escravizada contava histórias para embalar os filhos da casa-grande; agora, ela escreve as suas, e não para fazer dormir.',
    serves: 'Serve para discutir quem escreve a história de um grupo, e o que muda quando é o próprio grupo.',
    trap: 'Definir escrevivência como diário ou autobiografia. A experiência é coletiva, e pode aparecer em contos inventados.',
    theme: 'A presença de autoras negras na escola',
    productive:
      'Conceição Evaristo explica que a escrevivência faz da mulher negra autora, e não só personagem. A presença dessas autoras na escola importa por isso: a aluna que sempre encontrou a própria avó na cozinha dos romances descobre, em “Olhos d’água”, que ela podia ser o centro da história. Ler também é aprender de onde se pode falar.',
    pocket:
      'Segundo Conceição Evaristo, a escrita é uma forma de resistência. Da mesma maneira, é preciso resistir aos problemas do país.',
  },
  {
    id: 'manifesto-antropofago',
    kind: 'ideia',
    axes: ['cultura'],
    name: 'Antropofagia',
    by: 'Oswald de Andrade',
    year: 1928,
    source: 'Oswald de Andrade, “Manifesto Antropófago”, Revista de Antropofagia (1928)',
    says: 'Oswald propõe que o Brasil devore a cultura estrangeira, como certos povos indígenas devoravam o inimigo valente: não para imitá-la, mas para transformá-la em algo próprio.',
    serves: 'Serve para defender a mistura, contra a cópia e contra o fechamento ao que vem de fora.',
    trap: 'Dizer que o manifesto rejeita o estrangeiro. Devorar é o contrário de recusar.',
    theme: 'A influência da cultura estrangeira sobre os jovens',
    productive:
      'Em 1928, Oswald de Andrade propôs devorar o que vem de fora, em vez de copiá-lo ou temê-lo. A influência da cultura estrangeira sobre os jovens pode seguir esse caminho: o rap chegou dos Estados Unidos e, mastigado nas periferias, passou a falar de ônibus, de mãe e de polícia brasileira. O perigo não é ouvir, e sim engolir sem mastigar.',
    pocket:
      'Oswald de Andrade escreveu o Manifesto Antropófago. Assim como ele, é preciso ter ideias para mudar o Brasil.',
  },
  {
    id: 'adorno-e-horkheimer-industria-cultural',
    kind: 'ideia',
    axes: ['cultura', 'tecnologia'],
    name: 'Indústria cultural',
    by: 'Theodor Adorno e Max Horkheimer',
    year: 1947,
    source: 'Adorno e Horkheimer, “Dialética do esclarecimento” (1947)',
    says: 'Os filósofos alemães dizem que filmes e músicas passaram a ser feitos em série, como qualquer mercadoria. O público acha que escolhe, mas recebe variações da mesma fórmula.',
    serves: 'Serve para discutir por que obras tão parecidas dominam as telas e o que isso faz com o gosto.',
    trap: 'Chamar de indústria cultural toda arte popular. O conceito fala do que é produzido para o mercado, e não do que o povo cria.',
    theme: 'O domínio das plataformas de música sobre o gosto dos jovens',
    productive:
      'Adorno e Horkheimer afirmam que a indústria cultural vende variações da mesma fórmula como se fossem escolhas. As plataformas de música aperfeiçoaram o método: a lista feita para cada um sugere o que mais se parece com o que ele já ouviu. O gosto dos jovens não é proibido de mudar, mas nada no caminho o convida a isso.',
    pocket:
      'Segundo Adorno e Horkheimer, existe uma indústria cultural. Ela contribui para a alienação da sociedade.',
  },
  {
    id: 'nelson-rodrigues-complexo-de-vira-latas',
    kind: 'ideia',
    axes: ['cultura', 'educação'],
    name: 'Complexo de vira-latas',
    by: 'Nelson Rodrigues',
    year: 1958,
    source: 'Nelson Rodrigues, crônica “Complexo de vira-latas”, Manchete Esportiva (maio de 1958)',
    says: 'Antes da Copa de 1958, o cronista dá esse nome à inferioridade em que o brasileiro se coloca, por vontade própria, diante do resto do mundo. Ele escrevia sobre futebol e também sobre todo o resto.',
    serves: 'Serve para explicar por que o que é feito no país vale menos aos olhos de quem vive nele.',
    trap: 'Esquecer que a expressão nasceu de uma crônica sobre futebol, depois da derrota de 1950, ou usá-la para ofender os brasileiros.',
    theme: 'A desvalorização da ciência brasileira',
    productive:
      'Em 1958, Nelson Rodrigues deu o nome de complexo de vira-latas à inferioridade em que o brasileiro se põe diante dos outros. A desvalorização da ciência nacional tem muito desse complexo: a vacina daqui só merece confiança depois do elogio estrangeiro. Quem duvida do próprio laboratório corta a verba dele e, com isso, fabrica a prova de que tinha razão.',
    pocket:
      'Nelson Rodrigues falava no complexo de vira-latas. Por causa dele, o Brasil não consegue avançar.',
  },
  {
    id: 'chimamanda-o-perigo-de-uma-historia-unica',
    kind: 'ideia',
    axes: ['cultura', 'educação', 'direitos'],
    name: 'O perigo de uma história única',
    by: 'Chimamanda Ngozi Adichie',
    year: 2009,
    source: 'Chimamanda Ngozi Adichie, “O perigo de uma história única”, palestra de 2009',
    says: 'A escritora nigeriana conta que, quando criança, só lia livros com personagens brancos e, nos Estados Unidos, encontrou quem só conhecesse uma África miserável. Repetida, uma história incompleta vira a única verdade sobre um povo.',
    serves:
      'Serve para mostrar que um estereótipo não precisa ser falso para causar dano: basta ser incompleto.',
    trap: 'Trocar o conceito por “existem muitas versões”. O perigo é que um grupo tenha o poder de contar a história do outro.',
    theme: 'A imagem das favelas nos meios de comunicação',
    productive:
      'Chimamanda Adichie alerta que a história única não é mentira, mas pedaço tomado como todo. A imagem das favelas nos meios de comunicação sofre desse corte: os tiros que aparecem no jornal são verdadeiros, e a formatura no mesmo beco também. Como só os primeiros viram notícia, o morador procura emprego e encontra o medo à espera dele.',
    pocket:
      'A escritora Chimamanda Adichie fala do perigo de uma história única. Diante disso, a sociedade precisa abrir os olhos.',
  },
  {
    id: 'fahrenheit-451',
    kind: 'livro',
    axes: ['cultura', 'educação', 'tecnologia'],
    name: '“Fahrenheit 451”',
    by: 'Ray Bradbury',
    year: 1953,
    source: 'Ray Bradbury, “Fahrenheit 451” (1953)',
    says: 'Em um futuro em que os bombeiros queimam livros, Montag começa a ler. Seu chefe explica que a censura não começou pelo governo: as pessoas foram deixando de ler, distraídas por telas do tamanho de paredes.',
    serves: 'Serve para argumentar que o livro pode desaparecer por desinteresse antes de ser proibido.',
    trap: 'Usar a obra só contra a censura. A fala do chefe, sobre o público que pediu textos cada vez mais curtos, é a parte menos citada.',
    theme: 'A perda do hábito de leitura entre os jovens',
    productive:
      'Em “Fahrenheit 451”, o chefe dos bombeiros explica que ninguém precisou proibir os livros, porque o público já os havia largado. A perda do hábito de leitura entre os jovens segue o mesmo roteiro, sem fogo: o resumo toma o lugar do capítulo, e o vídeo, o do resumo. Quando enfim faltar um leitor, não haverá a quem censurar.',
    pocket:
      'No livro “Fahrenheit 451”, de Ray Bradbury, é retratada uma sociedade sem liberdade. Essa obra serve de alerta para todos.',
  },
  {
    id: 'emicida-amarelo',
    kind: 'filme',
    axes: ['cultura', 'direitos'],
    name: '“AmarElo: é tudo pra ontem”',
    by: 'Emicida e Fred Ouro Preto',
    year: 2020,
    source: 'Documentário “AmarElo: é tudo pra ontem”, direção de Fred Ouro Preto (2020)',
    says: 'A partir do show de Emicida no Theatro Municipal de São Paulo, em 2019, o filme conta um século de presença negra na cidade, e lembra que trabalhadores negros ergueram prédios em que não podiam entrar.',
    serves:
      'Serve para mostrar que ocupar um espaço de prestígio muda quem se sente autorizado a entrar nele.',
    trap: 'Tratá-lo apenas como gravação de um show. As histórias que ele intercala, como a do arquiteto Tebas, são o que serve de prova.',
    theme: 'O acesso da população negra a espaços de prestígio',
    productive:
      'No documentário “AmarElo”, Emicida apresenta seu show no Theatro Municipal a muitos que nunca haviam pisado ali. O filme lembra que pedreiros negros ergueram aquele centro, e mostra que o acesso da população negra não depende só do preço do ingresso. Há portas abertas em que ninguém entra, porque nunca viu sair delas um rosto parecido com o seu.',
    pocket:
      'O documentário “AmarElo”, de Emicida, emocionou o público. Ele transmite uma mensagem importante para o Brasil.',
  },
];
