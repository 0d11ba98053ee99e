import type { RepertoireEntry } from '../entry.ts';

/** Ideas, books, films and songs about rights. */
export const RIGHTS_WORKS: readonly RepertoireEntry[] = [
  {
    id: 'sueli-carneiro-epistemicidio',
    kind: 'ideia',
    axes: ['direitos', 'educação', 'cultura'],
    name: 'Epistemicídio',
    by: 'Sueli Carneiro',
    year: 2005,
    source:
      'Sueli Carneiro, tese “A construção do outro como não-ser como fundamento do ser” (USP, 2005); “Dispositivo de racialidade” (2023)',
    says: 'A filósofa brasileira usa o termo para a destruição do saber de um grupo e da confiança dele em sua capacidade de saber. Para ela, a escola que apaga autores negros e desconfia de alunos negros pratica essa violência.',
    serves:
      'Serve para mostrar que o racismo atinge também o que se considera conhecimento e quem se considera capaz.',
    trap: 'Dizer que ela criou a palavra: é de Boaventura de Sousa Santos. O que é dela é a aplicação à população negra no Brasil.',
    theme: 'A baixa presença de cientistas negros nas universidades',
    productive:
      'Sueli Carneiro chama de epistemicídio a prática de destruir, em um grupo, a confiança na própria capacidade de saber. A baixa presença de cientistas negros começa nesse golpe, dado cedo: a menina que acerta a conta e ouve que copiou aprende a não levantar a mão. Anos depois, as universidades procuram a pesquisadora que a escola convenceu a desistir.',
    pocket:
      'A filósofa Sueli Carneiro estudou as injustiças da sociedade. Portanto, é fundamental combater todo tipo de preconceito.',
  },
  {
    id: 'abdias-do-nascimento-democracia-racial',
    kind: 'livro',
    axes: ['direitos', 'cultura'],
    name: '“O genocídio do negro brasileiro”',
    by: 'Abdias do Nascimento',
    year: 1978,
    source:
      'Abdias do Nascimento, “O genocídio do negro brasileiro: processo de um racismo mascarado” (1978)',
    says: 'Criador do Teatro Experimental do Negro, Abdias denuncia a democracia racial como mito: a imagem de um país sem racismo serve para esconder a violência e o apagamento da cultura negra.',
    serves: 'Serve para responder a quem nega o racismo no Brasil por ele não ter tido leis de segregação.',
    trap: 'Atribuir a ele a expressão “democracia racial” como elogio. Ele a ataca; a imagem costuma ser ligada a Gilberto Freyre.',
    theme: 'A negação do racismo no cotidiano brasileiro',
    productive:
      'Abdias do Nascimento denuncia, em 1978, um racismo que usa a máscara da harmonia. A negação no cotidiano funciona desse modo: o porteiro que pede o documento só ao morador negro jura que trata todos por igual. Como ninguém se reconhece racista, a vítima passa a ter de provar não só o ato, mas também que ele existe.',
    pocket:
      'Abdias do Nascimento foi um importante intelectual brasileiro. Sua luta mostra que a sociedade precisa mudar.',
  },
  {
    id: 'hannah-arendt-banalidade-do-mal',
    kind: 'ideia',
    axes: ['direitos', 'tecnologia'],
    name: 'A banalidade do mal',
    by: 'Hannah Arendt',
    year: 1963,
    source: 'Hannah Arendt, “Eichmann em Jerusalém” (1963)',
    says: 'No julgamento do nazista Adolf Eichmann, a filósofa viu um funcionário que não parecia um monstro: cumpria ordens sem pensar no que fazia. O mal banal é o praticado por quem não reflete.',
    serves:
      'Serve para explicar danos causados por gente comum, que segue a regra ou a multidão sem se perguntar o que faz.',
    trap: 'Usar “banalidade do mal” para dizer que a violência ficou comum. O conceito trata da falta de reflexão de quem a pratica, e está entre os mais gastos.',
    theme: 'O linchamento virtual nas redes sociais',
    productive:
      'Hannah Arendt chamou de banal o mal de quem age sem pensar no que faz. O linchamento virtual repete o mecanismo, já que nenhum dos mil que compartilham a foto se sente autor da ameaça. As redes dividem o gesto em pedaços tão pequenos que cada um, com um clique, acredita não ter feito nada.',
    pocket:
      'Segundo Hannah Arendt, existe a banalidade do mal. Isso explica por que os problemas são naturalizados pela sociedade.',
  },
  {
    id: 'beauvoir-segundo-sexo',
    kind: 'livro',
    axes: ['direitos', 'trabalho', 'educação'],
    name: '“O segundo sexo”',
    by: 'Simone de Beauvoir',
    year: 1949,
    source: 'Simone de Beauvoir, “O segundo sexo” (1949)',
    says: 'A filósofa francesa mostra que ser mulher, como se entende em cada época, não é destino da biologia, mas resultado de educação, costumes e leis que a colocam como a outra do homem.',
    serves: 'Serve para mostrar que papéis tidos como naturais são ensinados e podem ser mudados.',
    trap: 'Copiar a frase mais famosa do livro e parar. Ela só ajuda se o texto mostrar, no tema, quem ensina o papel e como.',
    theme: 'A divisão desigual das tarefas domésticas',
    productive:
      'Simone de Beauvoir defende que o lugar da mulher é ensinado, e não natural. A divisão desigual das tarefas domésticas confirma a tese na infância: aos seis anos, a menina ganha um fogãozinho, e o irmão, uma bola. Quando os dois crescem, a louça parece dom de um deles, porque ninguém se lembra da aula.',
    pocket:
      'A filósofa Simone de Beauvoir lutou pelos direitos das pessoas. Nota-se, assim, a importância de uma sociedade mais justa.',
  },
  {
    id: 'jose-murilo-de-carvalho-cidadania-no-brasil',
    kind: 'livro',
    axes: ['direitos', 'educação'],
    name: '“Cidadania no Brasil: o longo caminho”',
    by: 'José Murilo de Carvalho',
    year: 2001,
    source: 'José Murilo de Carvalho, “Cidadania no Brasil: o longo caminho” (2001)',
    says: 'O historiador mostra que no Brasil os direitos vieram em ordem inversa à da Inglaterra: os sociais chegaram primeiro, sob a ditadura de Vargas, e por isso parecem favor do governo, e não conquista.',
    serves: 'Serve para explicar por que tanta gente pede ajuda a um político em vez de exigir um direito.',
    trap: 'Usar o título como enfeite para “longo caminho”. O que prova algo é a ordem em que os direitos vieram.',
    theme: 'A compra de votos nas eleições municipais',
    productive:
      'José Murilo de Carvalho mostra que, no Brasil, os direitos sociais chegaram pela mão de governos fortes e foram recebidos como favor. A compra de votos nas eleições vive dessa herança: o eleitor que consegue a consulta pelo vereador agradece, embora ela já fosse sua. Onde o posto funciona sem padrinho, a cesta básica perde o preço.',
    pocket:
      'No livro “Cidadania no Brasil”, José Murilo de Carvalho analisa o país. Ainda há, pois, um longo caminho a percorrer.',
  },
  {
    id: 'dimenstein-cidadao-de-papel',
    kind: 'livro',
    axes: ['direitos', 'educação'],
    name: '“O cidadão de papel”',
    by: 'Gilberto Dimenstein',
    year: 1993,
    source: 'Gilberto Dimenstein, “O cidadão de papel” (1993)',
    says: 'O jornalista mostra que crianças e adolescentes têm direitos escritos que não chegam à vida delas. Para isso, liga um problema ao outro, da fome à escola e da escola ao emprego.',
    serves:
      'Serve para mostrar a distância entre a lei e um caso exato, e o caminho que leva de uma falta à outra.',
    trap: 'Chamar qualquer pessoa de cidadão de papel, em qualquer tema. É referência gasta; use-a só com a lei e o caso na mão.',
    theme: 'O sub-registro de nascimento no Brasil',
    productive:
      'Gilberto Dimenstein chamou de cidadão de papel quem tem direitos apenas no texto da lei. No sub-registro de nascimento, a imagem se inverte, e isso a torna mais forte: à criança falta justamente o papel, e sem certidão não há matrícula, vacina marcada nem benefício. O país que não a escreveu em lugar algum não tem como saber que ela falta.',
    pocket:
      'Segundo Gilberto Dimenstein, os brasileiros são cidadãos de papel. Seus direitos existem na teoria, mas não na prática.',
  },
  {
    id: 'sergio-buarque-homem-cordial',
    kind: 'ideia',
    axes: ['direitos', 'cultura', 'trabalho'],
    name: 'O homem cordial',
    by: 'Sérgio Buarque de Holanda',
    year: 1936,
    source: 'Sérgio Buarque de Holanda, “Raízes do Brasil” (1936)',
    says: 'Para o historiador, o brasileiro formado na família patriarcal leva para a vida pública as relações do coração: o amigo e o parente pesam mais do que a regra igual para todos.',
    serves: 'Serve para explicar o jeitinho, o nepotismo e a confusão entre o público e o privado.',
    trap: 'Entender cordial como gentil. A palavra vem de coração, e nele cabem também a inimizade e o ódio.',
    theme: 'O jeitinho brasileiro e o respeito às regras',
    productive:
      'Sérgio Buarque de Holanda explica que o homem cordial troca a regra pela amizade. O jeitinho nasce dessa troca, e não de má índole: quem fura a fila do exame pela mão da prima enfermeira julga apenas ter usado um afeto. O respeito às regras parece frieza a ele, até o dia em que outro, com prima melhor, passa à sua frente.',
    pocket:
      'Sérgio Buarque de Holanda definiu o brasileiro como homem cordial. Tal característica se reflete na sociedade até hoje.',
  },
  {
    id: 'capitaes-da-areia',
    kind: 'livro',
    axes: ['direitos', 'cidade', 'educação'],
    name: '“Capitães da Areia”',
    by: 'Jorge Amado',
    year: 1937,
    source: 'Jorge Amado, “Capitães da Areia” (1937)',
    says: 'Meninos sem família vivem de furtos e dormem em um trapiche abandonado em Salvador. Os jornais pedem castigo, a polícia e o reformatório batem, e poucas pessoas, como o padre José Pedro, veem neles crianças.',
    serves: 'Serve para discutir a infância na rua, e a diferença entre punir e cuidar.',
    trap: 'Esquecer as cartas de jornal que abrem o livro. Elas mostram como a cidade fala dos meninos, e dão um argumento melhor do que o enredo.',
    theme: 'A redução da maioridade penal como resposta à violência',
    productive:
      'Jorge Amado abre “Capitães da Areia” com um jornal que pede castigo e cartas de leitores sobre meninos que dormem no chão. O debate sobre a maioridade penal repete essas páginas quase um século depois, pois começa no crime e nunca na noite anterior. A resposta que só conhece a grade espera o menino errar para, enfim, saber o nome dele.',
    pocket:
      'No livro “Capitães da Areia”, Jorge Amado retrata a desigualdade. Fora da ficção, essa ainda é a realidade do Brasil.',
  },
  {
    id: 'ainda-estou-aqui',
    kind: 'filme',
    axes: ['direitos', 'cultura'],
    name: '“Ainda estou aqui”',
    by: 'Walter Salles, do livro de Marcelo Rubens Paiva',
    year: 2024,
    source: 'Filme “Ainda estou aqui”, direção de Walter Salles (2024); livro de Marcelo Rubens Paiva (2015)',
    says: 'Em 1971, agentes da ditadura levam o ex-deputado Rubens Paiva, que nunca volta. A mulher, Eunice, cria os cinco filhos, forma-se em direito e luta até obter, em 1996, a certidão de óbito do marido.',
    serves: 'Serve para discutir memória e reparação, e o que um papel oficial muda na vida de uma família.',
    trap: 'Contar só o desaparecimento. A certidão, vinte e cinco anos depois, é o que liga o filme a temas de memória e de justiça.',
    theme: 'O direito à memória sobre a ditadura no Brasil',
    productive:
      'Em “Ainda estou aqui”, Eunice Paiva sorri ao receber a certidão de óbito do marido, levado 25 anos antes. A cena mostra o que significa o direito à memória: sem o reconhecimento do Estado, a família nem enterra nem espera. Um país que guarda os arquivos da ditadura em gavetas fechadas obriga milhares de pessoas a viver nesse intervalo.',
    pocket:
      'O filme “Ainda estou aqui” venceu o Oscar de 2025. Ele mostra que o Brasil precisa conhecer sua história.',
  },
  {
    id: 'crenshaw-interseccionalidade',
    kind: 'ideia',
    axes: ['direitos', 'trabalho'],
    name: 'Interseccionalidade',
    by: 'Kimberlé Crenshaw',
    year: 1989,
    source: 'Kimberlé Crenshaw, artigo na revista jurídica da Universidade de Chicago (1989)',
    says: 'A jurista norte-americana mostrou que trabalhadoras negras ficavam fora da proteção da lei: a empresa contratava homens negros e mulheres brancas e, por isso, dizia não discriminar. As opressões se cruzam e criam situações próprias.',
    serves: 'Serve para mostrar quem some quando se olha um grupo só de cada vez.',
    trap: 'Somar opressões como em uma conta. A ideia é que o cruzamento cria um problema novo, que nenhuma das partes explica sozinha.',
    theme: 'A mortalidade materna entre mulheres negras',
    productive:
      'Kimberlé Crenshaw mostrou que a mulher negra some quando se olha a raça de um lado e o gênero do outro. A mortalidade materna confirma o alerta: um programa pensado para todas as gestantes não percebe que a mulher negra recebe menos anestesia, porque se imagina que ela aguenta mais dor. O que salva a média não a alcança.',
    pocket:
      'A jurista Kimberlé Crenshaw criou o termo interseccionalidade. Isso demonstra a complexidade dos problemas sociais.',
  },
];
