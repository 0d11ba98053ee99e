import type { RepertoireEntry } from '../entry.ts';

/** Ideas, books, films and songs about education. */
export const EDUCATION_WORKS: readonly RepertoireEntry[] = [
  {
    id: 'paulo-freire-educacao-bancaria',
    kind: 'ideia',
    axes: ['educação'],
    name: 'Educação bancária',
    by: 'Paulo Freire',
    year: 1968,
    source: 'Paulo Freire, “Pedagogia do oprimido”, escrito em 1968 no exílio',
    says: 'Freire chama de bancária a educação em que o professor deposita conteúdos e o aluno apenas os guarda. Propõe, no lugar dela, um ensino pelo diálogo, que parte da realidade de quem aprende.',
    serves:
      'Serve para criticar aulas em que o aluno repete sem perguntar, e para defender que aprender a ler é também aprender a ler o mundo.',
    trap: 'Copiar frases que circulam com o nome dele sem saber de que livro vieram. É mais seguro explicar o conceito com as próprias palavras.',
    theme: 'O desinteresse dos jovens pela escola',
    productive:
      'Paulo Freire criticou o ensino “bancário”, em que o professor deposita e o aluno guarda. Essa imagem explica parte do desinteresse dos jovens: quem passa cinco horas copiando do quadro não encontra na escola lugar para a pergunta que trouxe de casa. O bocejo, nesse caso, é resposta a uma aula que não o chamou para a conversa.',
    pocket:
      'Como já defendia Paulo Freire, a educação transforma as pessoas. Assim, ela é a solução para os problemas do país.',
  },
  {
    id: 'anisio-teixeira-educacao-nao-e-privilegio',
    kind: 'livro',
    axes: ['educação', 'direitos'],
    name: '“Educação não é privilégio”',
    by: 'Anísio Teixeira',
    year: 1957,
    source: 'Anísio Teixeira, “Educação não é privilégio” (1957)',
    says: 'O educador baiano defende uma escola pública, gratuita e de dia inteiro para todas as crianças. Em 1950, em Salvador, ele havia criado a Escola Parque, com oficinas, arte, esporte e refeições.',
    serves:
      'Serve para defender a escola em tempo integral como direito, e não como favor ou depósito de crianças.',
    trap: 'Citar apenas o título do livro. Ele só vale como argumento quando se diz que escola Anísio propunha.',
    theme: 'A ampliação do ensino em tempo integral no Brasil',
    productive:
      'Na Escola Parque, aberta em Salvador em 1950, Anísio Teixeira propôs um dia inteiro de aulas, oficinas e refeições. A experiência mostra que o tempo integral não significa apenas mais aulas: sem quadra, biblioteca e cozinha, a criança fica nove horas na mesma cadeira. Ampliar o ensino exige, antes do relógio, um prédio preparado.',
    pocket:
      'O educador Anísio Teixeira escreveu “Educação não é privilégio”. Infelizmente, no Brasil, muitos direitos ainda são privilégio de poucos.',
  },
  {
    id: 'darcy-ribeiro-sobre-o-obvio',
    kind: 'ideia',
    axes: ['educação'],
    name: 'A crise da educação como programa',
    by: 'Darcy Ribeiro',
    year: 1977,
    source: 'Darcy Ribeiro, “Sobre o óbvio”, palestra de 1977',
    says: 'Com ironia, o antropólogo diz que a crise da educação brasileira não é um acidente, mas um programa: o ensino ruim para a maioria convém a quem sempre mandou. Nos anos 1980, ele criou no Rio de Janeiro os Cieps, escolas de dia inteiro.',
    serves:
      'Serve para argumentar que o abandono da escola pública resulta de decisões, e que por isso pode ser desfeito.',
    trap: 'Trocar a palavra: na palestra, Darcy fala em “programa”, e na internet a frase corre com “projeto”. Também falta, em geral, dizer a quem a crise interessa.',
    theme: 'A desvalorização dos professores no Brasil',
    productive:
      'Em 1977, Darcy Ribeiro afirmou, com ironia, que a crise do ensino no Brasil era um programa. A ideia ajuda a entender a desvalorização dos professores: o salário baixo não é um descuido que se repete por azar, mas uma escolha feita a cada orçamento. O que foi decidido em uma votação pode ser mudado em outra.',
    pocket:
      'Segundo Darcy Ribeiro, a crise brasileira é um projeto. Por isso, o problema se mantém até hoje na sociedade.',
  },
  {
    id: 'bourdieu-capital-cultural',
    kind: 'ideia',
    axes: ['educação', 'cultura'],
    name: 'Capital cultural',
    by: 'Pierre Bourdieu e Jean-Claude Passeron',
    year: 1970,
    source: 'Bourdieu e Passeron, “A reprodução” (1970)',
    says: 'Os sociólogos franceses mostram que a escola cobra de todos uma linguagem e uma bagagem que só parte das famílias dá em casa. Assim, ela transforma a vantagem da origem em mérito e reproduz a desigualdade.',
    serves: 'Serve para questionar a ideia de que as notas medem apenas o esforço de cada um.',
    trap: 'Reduzir o conceito a ter dinheiro ou a ter estudo. Capital cultural é o que se herda sem perceber: os livros, as viagens, o jeito de falar.',
    theme: 'A desigualdade no acesso à leitura entre crianças brasileiras',
    productive:
      'Bourdieu chamou de capital cultural a bagagem que a família passa aos filhos sem perceber. O conceito explica por que a desigualdade na leitura aparece antes da alfabetização: a criança que ouviu histórias toda noite chega à escola com centenas de palavras a mais. Cobrar o mesmo texto de quem não ouviu nenhuma, sem uma biblioteca que compense a diferença, é premiar a origem.',
    pocket:
      'De acordo com o sociólogo Pierre Bourdieu, a sociedade reproduz desigualdades. Desse modo, nota-se que o problema é estrutural.',
  },
  {
    id: 'bell-hooks-ensinando-a-transgredir',
    kind: 'livro',
    axes: ['educação', 'direitos'],
    name: '“Ensinando a transgredir”',
    by: 'bell hooks',
    year: 1994,
    source: 'bell hooks, “Ensinando a transgredir: a educação como prática da liberdade” (1994)',
    says: 'Leitora de Paulo Freire, a autora norte-americana defende uma sala de aula em que a voz de cada aluno conta e o professor também se expõe. Ela lembra a diferença entre a escola negra da infância, que a animava, e a escola branca, que a queria obediente.',
    serves: 'Serve para mostrar que o modo de dar aula pode incluir ou calar quem já é discriminado.',
    trap: 'Escrever o nome com maiúsculas. Ela o assinava em minúsculas, para que a atenção fosse para as ideias.',
    theme: 'O combate à discriminação dentro da sala de aula',
    productive:
      'Em “Ensinando a transgredir”, bell hooks conta que, na escola branca, aprendeu que dela se esperava obediência. A lembrança mostra que a discriminação nem sempre precisa de insulto: basta que o professor chame sempre os mesmos e estranhe a resposta certa de uma aluna negra. Combater esse hábito, dentro da sala, começa por repartir a palavra.',
    pocket:
      'A escritora bell hooks defendia uma educação para a liberdade. Portanto, é preciso que todos tenham seus direitos respeitados.',
  },
  {
    id: 'vidas-secas',
    kind: 'livro',
    axes: ['educação', 'direitos', 'meio ambiente', 'trabalho'],
    name: '“Vidas secas”',
    by: 'Graciliano Ramos',
    year: 1938,
    source: 'Graciliano Ramos, “Vidas secas” (1938)',
    says: 'Fabiano, Sinha Vitória, os dois filhos e a cachorra Baleia fogem da seca no sertão. Fabiano quase não domina as palavras: não consegue sustentar a queixa contra as contas do patrão nem se defender do soldado que o prende.',
    serves: 'Serve para mostrar que a falta de instrução deixa a pessoa sem defesa diante de quem manda.',
    trap: 'Usar o romance só como retrato da seca. O que prende a família é também a dívida, a cerca e a falta de palavras.',
    theme: 'O analfabetismo como obstáculo à cidadania',
    productive:
      'Em “Vidas secas”, Graciliano Ramos narra como Fabiano vê que as contas do patrão não batem com as da mulher, reclama e logo recua, por não saber provar o erro e temer a expulsão. O episódio mostra por que o analfabetismo é um obstáculo à cidadania. Quem não lê o recibo, a bula ou o contrato depende da honestidade dos outros para exercer um direito que é seu.',
    pocket:
      'Na obra “Vidas secas”, de Graciliano Ramos, os personagens passam por muitas dificuldades. Fora da ficção, a realidade brasileira não é diferente.',
  },
  {
    id: 'nunca-me-sonharam',
    kind: 'filme',
    axes: ['educação'],
    name: '“Nunca me sonharam”',
    by: 'Cacau Rhoden',
    year: 2017,
    source: 'Documentário “Nunca me sonharam”, direção de Cacau Rhoden (2017)',
    says: 'O documentário ouve estudantes, professores e gestores de escolas públicas de ensino médio em vários estados. O título vem da fala de um aluno, sobre a falta de quem imaginasse para ele um futuro com estudo.',
    serves: 'Serve para mostrar que a expectativa dos adultos pesa na decisão de continuar estudando.',
    trap: 'Citar o título como se fosse de um poema ou de um livro, ou sem dizer quem fala no filme.',
    theme: 'Os motivos do abandono escolar na adolescência',
    productive:
      'O documentário “Nunca me sonharam”, de 2017, apresenta adolescentes para quem ninguém havia imaginado uma faculdade. Essa falta de expectativa ajuda a explicar o abandono escolar: onde nenhum parente concluiu o ensino médio, o diploma parece pertencer aos outros. Um professor que pergunta pelo futuro do aluno já lhe dá um motivo para voltar no dia seguinte.',
    pocket:
      'O documentário “Nunca me sonharam” retrata a realidade brasileira. Assim como no filme, muitas pessoas ainda sofrem no país.',
  },
  {
    id: 'central-do-brasil',
    kind: 'filme',
    axes: ['educação', 'direitos', 'cidade'],
    name: '“Central do Brasil”',
    by: 'Walter Salles',
    year: 1998,
    source: 'Filme “Central do Brasil”, direção de Walter Salles (1998)',
    says: 'Dora, professora aposentada, escreve cartas para pessoas analfabetas em uma estação do Rio de Janeiro, e muitas vezes não as envia. Depois, viaja com o menino Josué pelo Nordeste em busca do pai dele.',
    serves: 'Serve para mostrar que quem não escreve depende de outra pessoa até para dizer o que sente.',
    trap: 'Contar o filme inteiro. Basta a cena que prova o argumento, como a das cartas guardadas na gaveta.',
    theme: 'A exclusão dos adultos não alfabetizados',
    productive:
      'Em “Central do Brasil”, Dora cobra para escrever as cartas de quem não sabe fazê-lo e guarda muitas delas na gaveta. A cena retrata a exclusão dos adultos não alfabetizados: até o recado mais íntimo passa pela mão de um estranho, que pode mudá-lo ou esquecê-lo. Alfabetizar um adulto é devolver a ele a própria voz.',
    pocket:
      'O filme “Central do Brasil”, de Walter Salles, mostra as dificuldades do povo. Nesse sentido, é possível perceber a importância do assunto.',
  },
];
