import type { RepertoireEntry } from '../entry.ts';

/** Ideas, books, films and songs about technology. */
export const TECHNOLOGY_WORKS: readonly RepertoireEntry[] = [
  {
    id: 'shoshana-zuboff-capitalismo-de-vigilancia',
    kind: 'livro',
    axes: ['tecnologia', 'trabalho'],
    name: '“A era do capitalismo de vigilância”',
    by: 'Shoshana Zuboff',
    year: 2019,
    source: 'Shoshana Zuboff, “A era do capitalismo de vigilância” (2019)',
    says: 'A pesquisadora mostra que empresas de tecnologia transformam o comportamento das pessoas em dados e vendem previsões sobre o que elas farão. O serviço gratuito é a forma de colher essa matéria-prima.',
    serves: 'Serve para explicar quem paga por um aplicativo de graça, e com quê.',
    trap: 'Resumir a tese à frase de que o usuário é o produto. Para ela, o usuário é a matéria-prima, e o produto são as previsões.',
    theme: 'A perda de privacidade nos aplicativos gratuitos',
    productive:
      'Shoshana Zuboff mostra que o aplicativo gratuito cobra em comportamento: cada pausa do dedo vira dado, e o dado vira previsão vendida. A perda de privacidade não é, então, um descuido do usuário, mas o próprio negócio. Pedir que ele leia os termos de uso é pedir que o peixe revise o contrato da rede.',
    pocket:
      'Shoshana Zuboff criou o conceito de capitalismo de vigilância. Ele ajuda a compreender os problemas da atualidade.',
  },
  {
    id: 'pierre-levy-cibercultura',
    kind: 'livro',
    axes: ['tecnologia', 'educação', 'cultura'],
    name: '“Cibercultura”',
    by: 'Pierre Lévy',
    year: 1997,
    source: 'Pierre Lévy, “Cibercultura” (1997)',
    says: 'O filósofo nascido na Tunísia defende que a rede permite uma inteligência coletiva, em que ninguém sabe tudo, mas todos sabem algo. Ele também alerta para quem fica de fora dela.',
    serves:
      'Serve para mostrar o lado criador da internet e discutir o que falta para que ele chegue a todos.',
    trap: 'Apresentá-lo como crítico da internet. Ele é conhecido pelo otimismo, e a exclusão é a ressalva que faz.',
    theme: 'O papel da internet na produção de conhecimento',
    productive:
      'Pierre Lévy defende que, na rede, ninguém sabe tudo e todos sabem alguma coisa. Uma enciclopédia escrita por voluntários confirma o papel da internet: o professor corrige a data, a moradora acrescenta a história do bairro, e o texto melhora. Essa produção de conhecimento, porém, só é coletiva enquanto todos têm tempo e conexão para escrever.',
    pocket:
      'Para o filósofo Pierre Lévy, a internet mudou o mundo. Diante dessa mudança, é preciso que a sociedade se adapte.',
  },
  {
    id: 'foucault-panoptico',
    kind: 'ideia',
    axes: ['tecnologia', 'direitos', 'trabalho'],
    name: 'O panóptico',
    by: 'Michel Foucault',
    year: 1975,
    source: 'Michel Foucault, “Vigiar e punir” (1975)',
    says: 'Foucault parte da prisão imaginada por Jeremy Bentham, em que um guarda pode ver todos sem ser visto. Como ninguém sabe quando é observado, cada um passa a vigiar a si mesmo.',
    serves:
      'Serve para explicar por que câmeras e registros mudam o comportamento mesmo quando ninguém olha.',
    trap: 'Dizer que Foucault inventou o panóptico. O projeto é de Bentham, do século XVIII; de Foucault é a análise do poder.',
    theme: 'A vigilância de trabalhadores por programas de computador',
    productive:
      'Foucault explica, com o panóptico de Bentham, que quem pode ser visto a qualquer hora passa a se controlar sozinho. É o que ocorre com trabalhadores sob a vigilância de programas que fotografam a tela em horários sorteados: o chefe não precisa olhar nenhuma imagem. O medo do instante sorteado já encurta a ida ao banheiro.',
    pocket:
      'O filósofo Michel Foucault estudou as relações de poder. Assim, nota-se que o poder está presente em toda a sociedade.',
  },
  {
    id: 'tarcizio-silva-racismo-algoritmico',
    kind: 'livro',
    axes: ['tecnologia', 'direitos'],
    name: '“Racismo algorítmico”',
    by: 'Tarcízio Silva',
    year: 2022,
    source:
      'Tarcízio Silva, “Racismo algorítmico: inteligência artificial e discriminação nas redes digitais” (2022)',
    says: 'O pesquisador brasileiro mostra que buscadores, filtros e sistemas de segurança repetem e aceleram discriminações raciais, porque são feitos por poucos e treinados com dados desiguais.',
    serves: 'Serve para mostrar que uma máquina não é neutra só por ser máquina.',
    trap: 'Dizer que o computador é racista por vontade própria. O livro fala das escolhas de quem o projeta e o usa.',
    theme: 'O uso da inteligência artificial na seleção de empregados',
    productive:
      'Em “Racismo algorítmico”, Tarcízio Silva mostra que os sistemas aprendem com decisões antigas e as repetem mais depressa. Na seleção de empregados, isso significa que a inteligência artificial treinada com as contratações de sempre descarta quem nunca foi contratado. A recusa vem sem rosto e sem motivo, e o candidato não tem a quem perguntar.',
    pocket:
      'O pesquisador Tarcízio Silva fala sobre o racismo algorítmico. Trata-se de mais uma prova de que a sociedade é desigual.',
  },
  {
    id: 'eli-pariser-filtro-bolha',
    kind: 'ideia',
    axes: ['tecnologia', 'educação', 'cultura'],
    name: 'A bolha dos filtros',
    by: 'Eli Pariser',
    year: 2011,
    source: 'Eli Pariser, “O filtro invisível” (2011)',
    says: 'O ativista norte-americano chama de bolha o mundo de informações que os filtros das redes e dos buscadores montam para cada um, a partir do que a pessoa já clicou.',
    serves: 'Serve para explicar por que grupos diferentes deixam de ver os mesmos fatos.',
    trap: 'Dizer que a pessoa escolhe a própria bolha. Para Pariser, o filtro é invisível: ninguém sabe o que ficou de fora.',
    theme: 'A intolerância política entre os jovens',
    productive:
      'Eli Pariser descreve a bolha que os filtros montam em volta de cada usuário, sem que ele veja o que ficou de fora. Dentro dela, a intolerância política parece bom senso, pois todos os vídeos dizem o mesmo. Jovens que nunca ouviram o melhor argumento do outro lado não discordam dele: apenas o desconhecem.',
    pocket:
      'Segundo Eli Pariser, as pessoas vivem em bolhas. Dessa maneira, o diálogo se torna cada vez mais difícil na sociedade.',
  },
  {
    id: 'o-dilema-das-redes',
    kind: 'filme',
    axes: ['tecnologia', 'saúde'],
    name: '“O dilema das redes”',
    by: 'Jeff Orlowski',
    year: 2020,
    source: 'Documentário “O dilema das redes”, direção de Jeff Orlowski (2020)',
    says: 'Ex-funcionários de grandes empresas contam como projetaram botões, avisos e rolagens sem fim para prender a atenção, e como isso afeta a saúde mental e o debate público.',
    serves:
      'Serve para mostrar que o tempo gasto na tela resulta de um projeto, e não só de fraqueza do usuário.',
    trap: 'Citar o filme como prova científica. Ele reúne depoimentos e uma parte encenada; os números devem vir de pesquisas.',
    theme: 'A dependência de redes sociais entre adolescentes',
    productive:
      'No documentário “O dilema das redes”, antigos funcionários explicam que os avisos e a rolagem foram projetados para que ninguém queira parar. A dependência dos adolescentes, por isso, não se trata apenas com força de vontade. Um jovem de 14 anos, sozinho no quarto, enfrenta uma equipe inteira de engenheiros paga para que ele não durma.',
    pocket:
      'O documentário “O dilema das redes” mostra os perigos do mundo atual. Assim como no filme, as pessoas precisam refletir.',
  },
  {
    id: 'orwell-1984',
    kind: 'livro',
    axes: ['tecnologia', 'direitos', 'cultura'],
    name: '“1984”',
    by: 'George Orwell',
    year: 1949,
    source: 'George Orwell, “1984” (1949)',
    says: 'Winston Smith trabalha reescrevendo jornais antigos, para que o passado concorde sempre com o Partido. As “teletelas” vigiam as casas, e a Novilíngua diminui as palavras para diminuir o pensamento.',
    serves: 'Serve para discutir quem controla a memória e a linguagem, e não só quem vigia.',
    trap: 'Ficar no Grande Irmão e nas câmeras. O trabalho de Winston e a redução das palavras rendem argumentos menos gastos.',
    theme: 'A preservação da memória na era digital',
    productive:
      'Em “1984”, George Orwell narra o ofício de Winston: corrigir jornais velhos até que ninguém possa provar que o passado foi outro. Na era digital, a memória corre um perigo parecido, porque a notícia editada não deixa rasura. Um arquivo público que guarde cada versão permite ao leitor saber o que foi dito antes de ser desdito.',
    pocket:
      'No livro “1984”, George Orwell retrata uma sociedade controlada. Fora da ficção, o cenário brasileiro não é muito diferente.',
  },
  {
    id: 'bauman-modernidade-liquida',
    kind: 'ideia',
    axes: ['tecnologia', 'cultura', 'trabalho'],
    name: 'Modernidade líquida',
    by: 'Zygmunt Bauman',
    year: 2000,
    source: 'Zygmunt Bauman, “Modernidade líquida” (2000)',
    says: 'O sociólogo polonês diz que empregos, laços e instituições, que antes duravam a vida toda, agora mudam antes de criar hábito. A liberdade de trocar vem junto com a insegurança de poder ser trocado.',
    serves:
      'Serve para explicar uma relação que deixou de durar, desde que se diga qual é e o que a tornou frágil.',
    trap: 'Colar “na modernidade líquida de Bauman” em qualquer tema. Os corretores a veem todos os anos; só vale se a fragilidade for o assunto.',
    theme: 'A fragilidade das amizades mantidas pelas redes sociais',
    productive:
      'Bauman chamou de líquida a época em que os laços se desfazem antes de criar forma. A ideia ilumina as amizades mantidas pelas redes sociais: bloquear alguém custa um toque, enquanto a briga no pátio obriga a encontrar o colega no dia seguinte. Essa fragilidade poupa o jovem do conflito e, com ele, do conserto.',
    pocket:
      'Conforme Zygmunt Bauman, vive-se na modernidade líquida. Isso explica a falta de empatia presente na sociedade.',
  },
  {
    id: 'sherry-turkle-alone-together',
    kind: 'livro',
    axes: ['tecnologia', 'saúde', 'cultura'],
    name: '“Alone together”',
    by: 'Sherry Turkle',
    year: 2011,
    source: 'Sherry Turkle, “Alone together” (2011)',
    says: 'A pesquisadora norte-americana observa que a tecnologia oferece companhia sem as exigências da amizade. Cercadas de mensagens, as pessoas evitam a conversa cara a cara, que não se pode editar.',
    serves: 'Serve para discutir a solidão de quem está sempre conectado.',
    trap: 'Dizer que ela é contra a tecnologia. Ela propõe guardar lugares para a conversa, como a mesa do jantar.',
    theme: 'A solidão entre jovens conectados',
    productive:
      'Sherry Turkle observa que as mensagens dão companhia sem as exigências de uma amizade. A teoria explica a solidão de jovens que trocam duzentas delas por dia e não sabem a quem ligar quando choram. A resposta pensada e editada protege do embaraço, mas é o embaraço dividido que faz de um contato um amigo.',
    pocket:
      'A escritora Sherry Turkle fala sobre as relações humanas. Com base nela, percebe-se como a sociedade mudou.',
  },
];
