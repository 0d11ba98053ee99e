import type { RepertoireEntry } from '../entry.ts';

/** Ideas, books, films and songs about health. */
export const HEALTH_WORKS: readonly RepertoireEntry[] = [
  {
    id: 'nise-da-silveira',
    kind: 'ideia',
    axes: ['saúde', 'cultura', 'direitos'],
    name: 'O ateliê como tratamento',
    by: 'Nise da Silveira',
    year: 1952,
    source:
      'Nise da Silveira, “Imagens do inconsciente” (1981); Museu de Imagens do Inconsciente, Rio de Janeiro',
    says: 'A psiquiatra alagoana recusou o eletrochoque e a lobotomia e ofereceu aos internos do Engenho de Dentro tinta, barro e afeto. Das obras nasceu, em 1952, o Museu de Imagens do Inconsciente.',
    serves: 'Serve para mostrar que ouvir o paciente e respeitá-lo faz parte do tratamento.',
    trap: 'Apresentá-la apenas como professora de arte. O ateliê era trabalho clínico: pelas imagens, ela acompanhava cada paciente.',
    theme: 'A humanização do atendimento em saúde mental',
    productive:
      'Nise da Silveira demonstrou, nos anos 1940, que um interno com um pincel na mão contava o que o eletrochoque calava. O ateliê dela revela o que falta à humanização em saúde mental: tempo para escutar. Um atendimento de dez minutos, que termina sempre em receita, trata o sintoma e despede a pessoa.',
    pocket:
      'A psiquiatra Nise da Silveira revolucionou o Brasil. Seguindo seu exemplo, a sociedade deve buscar novos caminhos.',
  },
  {
    id: 'josue-de-castro-geografia-da-fome',
    kind: 'livro',
    axes: ['saúde', 'direitos', 'meio ambiente'],
    name: '“Geografia da fome”',
    by: 'Josué de Castro',
    year: 1946,
    source: 'Josué de Castro, “Geografia da fome” (1946)',
    says: 'O médico pernambucano mapeia a fome e a má nutrição nas regiões do Brasil e mostra que elas têm causa humana: a concentração da terra e da renda, e não apenas a seca ou o clima.',
    serves:
      'Serve para tratar a fome como problema político, que se resolve com decisões, e não como fatalidade.',
    trap: 'Usar o livro só para dizer que existe fome. A tese dele é sobre a causa, e inclui a fome escondida de quem come, mas come mal.',
    theme: 'O desperdício de alimentos em um país com fome',
    productive:
      'Em “Geografia da fome”, Josué de Castro defende que a falta de comida no prato tem causa humana. O desperdício de alimentos confirma a tese décadas depois: o tomate amassado vai para o lixo na central de abastecimento, a poucos quilômetros de quem não almoçou. Falta ao país menos colheita do que caminho entre a sobra e a mesa.',
    pocket:
      'Em 1946, Josué de Castro publicou “Geografia da fome”. Passadas décadas, o Brasil ainda apresenta muitos problemas.',
  },
  {
    id: 'holocausto-brasileiro',
    kind: 'livro',
    axes: ['saúde', 'direitos'],
    name: '“Holocausto brasileiro”',
    by: 'Daniela Arbex',
    year: 2013,
    source: 'Daniela Arbex, “Holocausto brasileiro” (2013)',
    says: 'A jornalista conta a história do Hospital Colônia de Barbacena, em Minas Gerais, onde morreram ao menos 60 mil pessoas ao longo do século XX. A maioria não tinha diagnóstico de doença mental: eram alcoolistas, mães solteiras, pessoas em situação de rua.',
    serves: 'Serve para mostrar que o nome de louco já foi usado para afastar quem incomodava.',
    trap: 'Confundir o título com o genocídio dos judeus na Europa, ou dizer que todas as vítimas eram doentes.',
    theme: 'O preconceito contra pessoas com transtornos mentais',
    productive:
      'Daniela Arbex conta, em “Holocausto brasileiro”, que a maioria dos internos de Barbacena não tinha diagnóstico algum. O preconceito contra os transtornos mentais servia de desculpa: bastava chamar de louca a filha grávida para que ninguém perguntasse por ela. Por isso, combater esse rótulo protege também pessoas que nunca adoeceram.',
    pocket:
      'O livro “Holocausto brasileiro”, de Daniela Arbex, denuncia uma tragédia. Infelizmente, situações como essa ainda existem.',
  },
  {
    id: 'o-alienista',
    kind: 'livro',
    axes: ['saúde', 'direitos'],
    name: '“O alienista”',
    by: 'Machado de Assis',
    year: 1882,
    source: 'Machado de Assis, “O alienista”, em “Papéis avulsos” (1882)',
    says: 'O médico Simão Bacamarte tranca na Casa Verde quatro quintos da vila de Itaguaí, depois solta todos, prende os que parecem equilibrados e, no fim, interna apenas a si mesmo.',
    serves:
      'Serve para discutir o poder de quem decide o que é normal, na medicina, na escola ou na internet.',
    trap: 'Dizer que a obra defende os hospícios, ou esquecer o final, que inverte a tese do médico.',
    theme: 'O excesso de diagnósticos na infância',
    productive:
      'Em “O alienista”, Machado de Assis narra como Simão Bacamarte muda a definição de loucura até que caiba nela quase toda a vila. O excesso de diagnósticos na infância lembra esse movimento, pois a inquietação própria da idade passa a ser lida como sintoma. Sem uma avaliação cuidadosa, o remédio acalma a sala e cala a criança.',
    pocket:
      'Em “O alienista”, Machado de Assis faz uma crítica à sociedade. Analogamente, o mesmo ocorre nos dias atuais.',
  },
  {
    id: 'susan-sontag-doenca-como-metafora',
    kind: 'livro',
    axes: ['saúde'],
    name: '“A doença como metáfora”',
    by: 'Susan Sontag',
    year: 1978,
    source: 'Susan Sontag, “A doença como metáfora” (1978)',
    says: 'A ensaísta norte-americana, que tratava um câncer, critica as imagens de guerra e de castigo com que se fala de doenças. Para ela, essas metáforas fazem o doente sentir culpa e vergonha.',
    serves: 'Serve para mostrar que o modo de falar de uma doença pode afastar as pessoas do tratamento.',
    trap: 'Dizer que ela trata da aids nesse livro. O ensaio sobre a aids veio depois, em 1989.',
    theme: 'A vergonha como obstáculo à prevenção do câncer',
    productive:
      'Susan Sontag criticou as metáforas que transformam a doença em castigo. Quem diz que alguém “perdeu a batalha” contra o câncer sugere que faltou coragem ao doente, e a vergonha se torna um obstáculo à prevenção. O homem que teme esse julgamento adia o exame até que o tratamento já não possa ajudá-lo.',
    pocket:
      'A escritora Susan Sontag refletiu sobre o sofrimento humano. Com base nisso, é preciso ter mais empatia na sociedade.',
  },
  {
    id: 'byung-chul-han-sociedade-do-cansaco',
    kind: 'livro',
    axes: ['saúde', 'trabalho', 'tecnologia'],
    name: '“Sociedade do cansaço”',
    by: 'Byung-Chul Han',
    year: 2010,
    source: 'Byung-Chul Han, “Sociedade do cansaço” (2010)',
    says: 'O filósofo nascido na Coreia do Sul, que vive na Alemanha, diz que já não é preciso um chefe que vigie: cada pessoa cobra de si mesma sempre mais desempenho, até adoecer de esgotamento.',
    serves:
      'Serve para explicar por que tanta gente se culpa por descansar e sofre de ansiedade e esgotamento.',
    trap: 'Citar o título como sinônimo de gente cansada. O ponto é a cobrança que a pessoa faz a si mesma, convencida de que é livre.',
    theme: 'O esgotamento emocional dos estudantes',
    productive:
      'Byung-Chul Han defende que, na sociedade do desempenho, cada um se torna o próprio capataz. A ideia explica o esgotamento de estudantes que dormem quatro horas e publicam o cronograma como troféu: ninguém os obriga, e mesmo assim eles não se permitem parar. Sem ordem de fora, falta também quem diga a hora de descansar.',
    pocket:
      'Segundo o filósofo Byung-Chul Han, vive-se na sociedade do cansaço. Esse pensamento retrata bem o cenário atual.',
  },
  {
    id: 'bicho-de-sete-cabecas',
    kind: 'filme',
    axes: ['saúde', 'direitos'],
    name: '“Bicho de sete cabeças”',
    by: 'Laís Bodanzky',
    year: 2000,
    source: 'Filme “Bicho de sete cabeças”, direção de Laís Bodanzky (2000)',
    says: 'O pai de Neto encontra um cigarro de maconha no casaco do filho e o interna em um manicômio. Sem ser ouvido, o rapaz é dopado e recebe eletrochoques. O filme parte do livro autobiográfico de Austregésilo Carrano.',
    serves: 'Serve para mostrar os danos de uma internação feita sem escuta e sem necessidade.',
    trap: 'Usar o filme como prova de que todo tratamento psiquiátrico maltrata. Ele retrata um modelo de hospital que a lei de 2001 limitou.',
    theme: 'O tratamento de jovens que usam drogas',
    productive:
      'Em “Bicho de sete cabeças”, Neto é internado sem que o pai ou o médico o escutem. O filme mostra o erro de começar pelo fim: o tratamento de jovens que usam drogas perde o sentido quando o medo dos adultos decide no lugar do diagnóstico. A conversa que faltou em casa também falta em muitos serviços.',
    pocket:
      'O filme “Bicho de sete cabeças”, de Laís Bodanzky, é um retrato da sociedade. Nele, percebem-se os males que afligem o país.',
  },
  {
    id: 'conceito-de-saude-da-oms',
    kind: 'ideia',
    axes: ['saúde'],
    name: 'O conceito de saúde da OMS',
    by: 'Organização Mundial da Saúde',
    year: 1946,
    source: 'Constituição da Organização Mundial da Saúde, assinada em 1946',
    says: 'Define saúde como um estado de completo bem-estar físico, mental e social, e não apenas como a ausência de doenças.',
    serves:
      'Serve para incluir no debate o lazer, o convívio e a saúde mental, que ficam fora quando só se contam doenças.',
    trap: 'Repetir a definição sem usar nenhuma das três partes. Escolha a que interessa ao tema e mostre o que falta nela.',
    theme: 'A solidão dos idosos nas grandes cidades',
    productive:
      'Para a Organização Mundial da Saúde, ter saúde inclui o bem-estar social, e não só a falta de doenças. Por esse conceito, a solidão dos idosos também é caso de saúde: o aposentado com exames perfeitos que passa a semana sem conversar com ninguém não está bem. Um grupo de dança na praça pode valer, para ele, tanto quanto uma consulta.',
    pocket:
      'Segundo a OMS, saúde é o completo bem-estar físico, mental e social. Entretanto, esse ideal está longe de ser alcançado.',
  },
];
