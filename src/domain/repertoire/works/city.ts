import type { RepertoireEntry } from '../entry.ts';

/** Ideas, books, films and songs about the city. */
export const CITY_WORKS: readonly RepertoireEntry[] = [
  {
    id: 'milton-santos-o-espaco-do-cidadao',
    kind: 'livro',
    axes: ['cidade', 'direitos'],
    name: '“O espaço do cidadão”',
    by: 'Milton Santos',
    year: 1987,
    source: 'Milton Santos, “O espaço do cidadão” (1987)',
    says: 'O geógrafo baiano afirma que o valor de uma pessoa, como cidadã e como trabalhadora, depende do lugar em que ela está. Quem mora longe dos serviços é menos cidadão, ainda que a lei seja igual.',
    serves: 'Serve para mostrar que o endereço aumenta ou diminui um direito.',
    trap: 'Usar apenas a expressão “cidadanias mutiladas”, de outro texto dele, como fecho de qualquer parágrafo. A força está na ligação entre lugar e direito.',
    theme: 'A distância dos hospitais para os moradores das metrópoles',
    productive:
      'Milton Santos afirma que cada pessoa vale, como cidadã, conforme o lugar em que está. Nas metrópoles, a distância dos hospitais comprova essa conta: o mesmo infarto, com o mesmo direito no papel, tem dez minutos em um bairro e uma hora no outro. O mapa decide antes do médico.',
    pocket:
      'O geógrafo Milton Santos estudou os problemas da sociedade. Suas ideias continuam atuais no Brasil contemporâneo.',
  },
  {
    id: 'milton-santos-por-uma-outra-globalizacao',
    kind: 'livro',
    axes: ['cidade', 'trabalho', 'tecnologia', 'cultura'],
    name: '“Por uma outra globalização”',
    by: 'Milton Santos',
    year: 2000,
    source: 'Milton Santos, “Por uma outra globalização” (2000)',
    says: 'O geógrafo distingue três globalizações: a contada como fábula, em que o mundo é uma aldeia; a real, perversa, com fome e desemprego; e a possível, feita a partir dos de baixo, com as mesmas técnicas.',
    serves:
      'Serve para comparar a promessa de uma novidade com o que ela traz à maioria, e imaginar outro uso.',
    trap: 'Citar só a parte perversa. Milton Santos não era contra a técnica: o título anuncia a outra globalização, a possível.',
    theme: 'As cidades inteligentes e a inclusão dos moradores da periferia',
    productive:
      'Milton Santos chama de fábula a globalização que promete aproximar a todos. As cidades inteligentes têm algo dessa fábula, porque o aplicativo que mostra o ônibus em tempo real não faz o ônibus passar. A outra globalização, defendida por ele, aparece quando moradores da periferia usam o mesmo celular para mapear os buracos e cobrar o conserto.',
    pocket:
      'No livro “Por uma outra globalização”, Milton Santos critica o mundo. De fato, é preciso pensar em alternativas.',
  },
  {
    id: 'carolina-maria-de-jesus-quarto-de-despejo',
    kind: 'livro',
    axes: ['cidade', 'direitos', 'saúde', 'educação'],
    name: '“Quarto de despejo”',
    by: 'Carolina Maria de Jesus',
    year: 1960,
    source: 'Carolina Maria de Jesus, “Quarto de despejo: diário de uma favelada” (1960)',
    says: 'Catadora de papel na favela do Canindé, em São Paulo, Carolina escreve em cadernos achados no lixo o dia a dia da fome, que chama de amarela. Para ela, a favela é o quarto de despejo da cidade.',
    serves:
      'Serve para discutir moradia, fome e voz: é uma moradora que pensa a cidade, e não alguém que a observa de fora.',
    trap: 'Apresentá-la apenas como vítima, ou corrigir a escrita dela. Carolina se via como escritora, e publicou outros livros.',
    theme: 'A localização dos conjuntos habitacionais nas cidades',
    productive:
      'Carolina Maria de Jesus descreve a favela como o quarto de despejo, aonde se leva o que a casa não quer ver. A imagem serve para os conjuntos habitacionais erguidos a trinta quilômetros do centro: há teto e há escritura, mas a localização repete o gesto de guardar longe. Nas cidades, a casa digna que não chega ao emprego continua a ser despejo.',
    pocket:
      'No livro “Quarto de despejo”, Carolina Maria de Jesus retrata a pobreza. Essa situação ainda é comum no Brasil.',
  },
  {
    id: 'lefebvre-o-direito-a-cidade',
    kind: 'livro',
    axes: ['cidade', 'direitos', 'cultura'],
    name: '“O direito à cidade”',
    by: 'Henri Lefebvre',
    year: 1968,
    source: 'Henri Lefebvre, “O direito à cidade” (1968)',
    says: 'O filósofo francês defende que a cidade é obra de quem vive nela, e que todos têm direito de usá-la, decidir sobre ela e encontrar-se nela, e não só de atravessá-la para trabalhar.',
    serves: 'Serve para defender praças, cultura e participação, além de casa e ônibus.',
    trap: 'Resumir o conceito ao direito de ir e vir. O ponto é participar da vida urbana e das decisões.',
    theme: 'O direito ao lazer nos bairros populares',
    productive:
      'Henri Lefebvre defende que morar em uma cidade inclui desfrutar dela e decidir sobre ela. Sem praça nem quadra, os bairros populares servem apenas de dormitório, e o direito ao lazer fica do outro lado da catraca. O jovem que só vê o centro pela janela do ônibus trabalha na cidade, mas não vive nela.',
    pocket:
      'Segundo o filósofo Henri Lefebvre, todos têm direito à cidade. Isso, porém, não acontece na sociedade atual.',
  },
  {
    id: 'erminia-maricato-ideias-fora-do-lugar',
    kind: 'ideia',
    axes: ['cidade', 'meio ambiente'],
    name: 'As ideias fora do lugar e o lugar fora das ideias',
    by: 'Ermínia Maricato',
    year: 2000,
    source: 'Ermínia Maricato, em “A cidade do pensamento único” (2000)',
    says: 'A urbanista mostra que as leis e os planos das cidades brasileiras valem para uma parte delas. A outra, a cidade ilegal dos morros e das margens, cresce fora dos planos, porque o mercado não oferece lugar para quem ganha pouco.',
    serves:
      'Serve para mostrar que a ocupação irregular não é exceção nem malandragem: é parte do modo como a cidade funciona.',
    trap: 'Dizer que faltam leis. A tese é que há muitas, aplicadas só onde interessa.',
    theme: 'A ocupação irregular de mananciais nas grandes cidades',
    productive:
      'Ermínia Maricato mostra que os planos urbanos valem para uma parte da cidade e ignoram a outra. A ocupação irregular de mananciais confirma essa divisão: a margem da represa é protegida por tantas regras que nenhuma construtora a quer, e por isso sobra para quem não tem escolha. A lei que só proíbe decide onde os pobres vão morar.',
    pocket:
      'A urbanista Ermínia Maricato analisa os problemas brasileiros. Com ela, entende-se que faltam políticas públicas.',
  },
  {
    id: 'jane-jacobs-olhos-da-rua',
    kind: 'livro',
    axes: ['cidade', 'cultura'],
    name: '“Morte e vida de grandes cidades”',
    by: 'Jane Jacobs',
    year: 1961,
    source: 'Jane Jacobs, “Morte e vida de grandes cidades” (1961)',
    says: 'A jornalista, que vivia em Nova York, mostra que a segurança de uma rua vem dos olhos da rua: comércio, janelas e pedestres em horários variados. Bairros de um uso só ficam vazios e perigosos.',
    serves: 'Serve para propor segurança sem depender apenas de polícia ou de muro.',
    trap: 'Traduzir “olhos da rua” por câmeras. São pessoas que, ao cuidar da própria vida, cuidam da calçada.',
    theme: 'A sensação de insegurança nas ruas à noite',
    productive:
      'Jane Jacobs mostra que a rua segura é a que tem olhos: a padaria aberta, a janela acesa, o vizinho na calçada. O muro alto, comprado contra a insegurança, fecha esses olhos e entrega as ruas ao vazio da noite. Cada condomínio que se protege sozinho deixa mais escuro o caminho de quem volta do trabalho.',
    pocket:
      'A escritora Jane Jacobs estudou as cidades. Com suas ideias, aprende-se a importância da vida em sociedade.',
  },
  {
    id: 'teresa-caldeira-cidade-de-muros',
    kind: 'livro',
    axes: ['cidade', 'direitos'],
    name: '“Cidade de muros”',
    by: 'Teresa Pires do Rio Caldeira',
    year: 2000,
    source:
      'Teresa Pires do Rio Caldeira, “Cidade de muros: crime, segregação e cidadania em São Paulo” (2000)',
    says: 'A antropóloga estuda os enclaves fortificados de São Paulo, como os condomínios fechados, e mostra que a fala do crime, a conversa diária sobre o medo, justifica separar as pessoas e desconfiar dos direitos humanos.',
    serves: 'Serve para mostrar que o modo de falar do medo muda a cidade e a política.',
    trap: 'Dizer que ela nega a violência. O estudo trata do que se faz com o medo, e de quem paga por isso.',
    theme: 'Os condomínios fechados e a vida pública nas cidades',
    productive:
      'Em “Cidade de muros”, Teresa Caldeira mostra que os condomínios fechados nascem da conversa repetida sobre o crime. A vida pública encolhe com cada portaria, pois a criança que só brinca com iguais aprende a temer quem está do lado de fora. Nas cidades assim divididas, o outro deixa de ser vizinho e passa a ser suspeito.',
    pocket:
      'No livro “Cidade de muros”, Teresa Caldeira fala da violência. Esse problema afeta toda a sociedade brasileira.',
  },
  {
    id: 'o-cortico',
    kind: 'livro',
    axes: ['cidade', 'trabalho', 'direitos'],
    name: '“O cortiço”',
    by: 'Aluísio Azevedo',
    year: 1890,
    source: 'Aluísio Azevedo, “O cortiço” (1890)',
    says: 'João Romão enriquece alugando casinhas apertadas no Rio de Janeiro, à custa dos inquilinos e da companheira, Bertoleza, que acreditava ser livre. No fim, para se casar bem, entrega-a aos antigos donos.',
    serves: 'Serve para mostrar que a moradia precária dá lucro a alguém.',
    trap: 'Repetir que o meio determina o homem, ideia do século XIX que o romance segue e que hoje se contesta. O lucro de João Romão é argumento mais firme.',
    theme: 'O aluguel abusivo de moradias precárias',
    productive:
      'Em “O cortiço”, Aluísio Azevedo mostra João Romão a enriquecer com o aluguel de dezenas de casinhas coladas umas às outras. O aluguel abusivo segue a mesma aritmética: quanto menores os quartos, mais gente paga pelo mesmo terreno. A moradia precária costuma ser contada como falta, mas para o dono dela é uma renda que não falha.',
    pocket:
      'Na obra “O cortiço”, Aluísio Azevedo retrata a miséria. Mais de cem anos depois, a realidade continua a mesma.',
  },
  {
    id: 'cidade-de-deus',
    kind: 'filme',
    axes: ['cidade', 'direitos', 'cultura'],
    name: '“Cidade de Deus”',
    by: 'Fernando Meirelles e Kátia Lund, do livro de Paulo Lins',
    year: 2002,
    source:
      'Filme “Cidade de Deus”, direção de Fernando Meirelles e codireção de Kátia Lund (2002); livro de Paulo Lins (1997)',
    says: 'Dos anos 1960 aos 1980, o filme segue a Cidade de Deus, no Rio de Janeiro, conjunto feito pelo governo para famílias removidas. Buscapé torna-se fotógrafo; Zé Pequeno, chefe do tráfico.',
    serves:
      'Serve para mostrar que um bairro sem serviços foi planejado assim, e que dois meninos da mesma rua podem ter destinos opostos.',
    trap: 'Usá-lo para dizer que morador de favela é criminoso. O narrador é um jovem que não entra para o crime.',
    theme: 'A prevenção da violência entre os jovens da periferia',
    productive:
      'Em “Cidade de Deus”, Buscapé e Zé Pequeno crescem na mesma rua de barro, e uma câmera separa o destino dos dois. O filme mostra que a prevenção da violência entre jovens não precisa esperar por um herói: o que faltou ao segundo foi alguém que lhe pusesse nas mãos outro objeto. Um curso de fotografia custa menos do que uma cela.',
    pocket:
      'O filme “Cidade de Deus” mostra a realidade do Brasil. Nele, é possível perceber como a sociedade é injusta.',
  },
  {
    id: 'racionais-sobrevivendo-no-inferno',
    kind: 'música',
    axes: ['cidade', 'direitos', 'cultura'],
    name: '“Sobrevivendo no inferno”',
    by: 'Racionais MC’s',
    year: 1997,
    source: 'Racionais MC’s, álbum “Sobrevivendo no inferno” (1997)',
    says: 'O álbum narra a vida de jovens negros na periferia de São Paulo. “Diário de um detento”, feita com versos de Jocenir, então preso no Carandiru, conta o massacre de 1992. A Unicamp pôs a obra entre as leituras do vestibular.',
    serves: 'Serve para trazer a voz de quem vive a violência, e para discutir prisão, polícia e racismo.',
    trap: 'Tratar o rap como elogio do crime. As letras, em boa parte, aconselham os jovens a ficar longe dele.',
    theme: 'As condições das prisões brasileiras',
    productive:
      'Em “Diário de um detento”, os Racionais narram, da cela, o massacre de 111 presos no Carandiru, em 1992. A canção mostra que as condições das prisões são também um problema de escuta: durante anos, o que se sabia delas vinha do relatório do guarda. Quem não ouve o preso descobre a revolta só quando há fumaça no telhado.',
    pocket:
      'O grupo Racionais MC’s faz críticas à sociedade em suas músicas. Assim, nota-se que o problema é antigo.',
  },
  {
    id: 'aquarius',
    kind: 'filme',
    axes: ['cidade', 'cultura', 'direitos'],
    name: '“Aquarius”',
    by: 'Kleber Mendonça Filho',
    year: 2016,
    source: 'Filme “Aquarius”, direção de Kleber Mendonça Filho (2016)',
    says: 'Clara, crítica de música aposentada, é a última moradora de um prédio antigo à beira-mar, no Recife. Recusa-se a vender o apartamento à construtora, que passa a pressioná-la com festas, sujeira e cupins.',
    serves: 'Serve para discutir a memória dos lugares e a força das construtoras sobre a cidade.',
    trap: 'Dizer que a personagem é pobre e foi despejada. Ela tem dinheiro e resiste; isso leva a pensar em quem não pode fazer o mesmo.',
    theme: 'A verticalização das cidades litorâneas',
    productive:
      'Em “Aquarius”, Clara tem advogado, amigos e dinheiro, e mesmo assim a construtora quase a vence. O filme leva a pensar na verticalização das cidades litorâneas pelo lado de quem não tem nada disso: o pescador que recebe uma proposta no domingo assina na segunda. A sombra do prédio na areia é a parte visível de um acordo desigual.',
    pocket:
      'O filme “Aquarius”, de Kleber Mendonça Filho, é uma crítica social. Ele reflete os conflitos da sociedade brasileira.',
  },
];
