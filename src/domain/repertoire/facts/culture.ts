import type { RepertoireEntry } from '../entry.ts';

/** Laws, figures and events about culture. */
export const CULTURE_FACTS: readonly RepertoireEntry[] = [
  {
    id: 'constituicao-art-215',
    kind: 'lei',
    axes: ['cultura', 'direitos'],
    name: 'Constituição de 1988, arts. 215 e 216',
    year: 1988,
    source: 'Constituição Federal, arts. 215 e 216',
    says: 'O Estado deve garantir a todos o exercício dos direitos culturais e proteger as manifestações populares, indígenas e afro-brasileiras. O patrimônio inclui também o que não se pode tocar, como festas, saberes e modos de fazer.',
    serves: 'Serve para defender a cultura como direito, e para incluir nela o que não está em museus.',
    trap: 'Falar de cultura apenas como lazer ou como erudição. A lei protege tanto o teatro quanto a receita da avó.',
    theme: 'A valorização das festas populares brasileiras',
    productive:
      'O artigo 216 da Constituição reconhece como patrimônio também as festas e os modos de fazer. A valorização das festas populares, portanto, não depende de erguer um prédio: depende de que a costureira do boi ensine a neta a bordar. Sem verba para os mestres, a cidade guarda a fantasia no vidro e perde quem a dançava.',
    pocket:
      'A Constituição de 1988 garante os direitos culturais a todos. Lamentavelmente, isso não ocorre com parte da população.',
  },
  {
    id: 'tombamento',
    kind: 'lei',
    axes: ['cultura', 'cidade'],
    name: 'Lei do Tombamento e criação do patrimônio histórico',
    by: 'Getúlio Vargas, com base em estudo de Mário de Andrade',
    year: 1937,
    source: 'Decreto-lei nº 25/1937; Iphan',
    says: 'Criou o tombamento, que impede destruir ou descaracterizar um bem de valor histórico. Parte da ideia veio de um projeto de Mário de Andrade, que em 1936 já queria incluir lendas, cantos e saberes do povo.',
    serves: 'Serve para discutir o que um país escolhe guardar e o que deixa cair.',
    trap: 'Dizer que o bem tombado passa a ser do Estado. Ele continua do dono, que não pode destruí-lo.',
    theme: 'O abandono dos centros históricos nas cidades',
    productive:
      'Desde 1937, o tombamento impede que se derrube um prédio histórico, mas não obriga ninguém a viver nele. O abandono dos centros históricos indica o limite dessa lei: a fachada protegida esconde um telhado que já desabou. Nas cidades, o que conserva uma casa é gente que abre a janela de manhã.',
    pocket:
      'Em 1937, surgiu no Brasil a lei do tombamento. Apesar dessa conquista, o país não valoriza o que tem.',
  },
  {
    id: 'politica-nacional-aldir-blanc',
    kind: 'lei',
    axes: ['cultura', 'trabalho'],
    name: 'Política Nacional Aldir Blanc',
    year: 2022,
    source: 'Lei nº 14.399/2022',
    says: 'Prevê repasses anuais da União a estados e municípios para financiar a cultura local. Tem o nome do compositor carioca que morreu de covid-19 em 2020, ano de uma primeira lei de emergência para artistas.',
    serves:
      'Serve para mostrar que artistas são trabalhadores e que a cultura do interior depende de dinheiro público regular.',
    trap: 'Confundi-la com a Lei Rouanet, em que empresas escolhem os projetos e descontam o valor do imposto.',
    theme: 'Desafios para o acesso à cultura no interior do país',
    productive:
      'A Política Nacional Aldir Blanc, de 2022, garante repasses anuais aos municípios. A regularidade é o que muda o acesso à cultura no interior: com um edital que surge uma vez e some, o grupo de teatro estreia e acaba. Se a verba volta todo ano, a cidade forma público, e a plateia também precisa de ensaio.',
    pocket:
      'A lei Aldir Blanc é um exemplo de política pública. Outras iniciativas como essa poderiam transformar o Brasil.',
  },
  {
    id: 'retratos-da-leitura-2024',
    kind: 'dado',
    axes: ['cultura', 'educação'],
    name: 'Retratos da Leitura no Brasil',
    by: 'Instituto Pró-Livro',
    year: 2024,
    source: 'Instituto Pró-Livro, Retratos da Leitura no Brasil, 6ª edição (2024)',
    says: 'Em 2024, 53% dos entrevistados não tinham lido nem parte de um livro nos três meses anteriores. Foi a primeira vez em que os não leitores eram maioria na pesquisa, que conta também a Bíblia e os livros didáticos.',
    serves: 'Serve para mostrar que o hábito recua, e para perguntar onde o livro está ao alcance.',
    trap: 'Concluir que mais da metade dos brasileiros nunca lê. A pesquisa só olha os últimos três meses.',
    theme: 'A formação de leitores no Brasil',
    productive:
      'A pesquisa Retratos da Leitura mostrou, em 2024, que 53% dos brasileiros não leram nem parte de um livro em três meses. Culpar o celular é fácil, mas a formação de leitores começa antes: em muitas cidades, a única estante pública está na escola, que fecha às cinco da tarde. Onde o livro não mora perto, a tela ganha por falta de adversário.',
    pocket:
      'Segundo a Retratos da Leitura, 53% dos brasileiros não são leitores. Tal dado comprova a falta de interesse da sociedade.',
  },
  {
    id: 'cinemas-por-municipio',
    kind: 'dado',
    axes: ['cultura', 'cidade'],
    name: 'Municípios com cinema, teatro e museu',
    by: 'IBGE',
    year: 2021,
    source: 'IBGE, Sistema de Informações e Indicadores Culturais 2011-2022 (2023)',
    says: 'Em 2021, havia cinema em 9% dos municípios, teatro em 23,3% e museu em 29,6%. Quase um terço da população vivia em cidades sem museu.',
    serves: 'Serve para mostrar que o endereço decide quem tem acesso à cultura.',
    trap: 'Dizer que 91% dos brasileiros não têm cinema. São 91% dos municípios; a maior parte da população vive nos que têm sala.',
    theme: 'A concentração das salas de cinema nas grandes cidades',
    productive:
      'Segundo o IBGE, apenas 9% dos municípios tinham sala de cinema em 2021. A concentração nas grandes cidades faz com que o filme brasileiro, pago em parte por todos, seja visto por quem mora perto de um shopping. Para o jovem do interior, a estreia custa a passagem, o lanche e a volta de madrugada.',
    pocket:
      'De acordo com o IBGE, só 9% dos municípios têm cinema. O dado ilustra como o Brasil é um país desigual.',
  },
  {
    id: 'incendio-do-museu-nacional',
    kind: 'acontecimento',
    axes: ['cultura', 'educação'],
    name: 'Incêndio do Museu Nacional',
    year: 2018,
    source: 'Museu Nacional/UFRJ',
    says: 'Em 2 de setembro de 2018, o fogo destruiu a maior parte do acervo do museu mais antigo do país, no Rio de Janeiro, que tinha cerca de 20 milhões de itens. O crânio de Luzia, um dos mais antigos das Américas, foi achado nos escombros.',
    serves:
      'Serve para mostrar o que se perde quando a manutenção é adiada, e que memória também se apaga por falta de verba.',
    trap: 'Dizer que tudo se perdeu, ou confundi-lo com o Museu da Língua Portuguesa, em São Paulo, que pegou fogo em 2015.',
    theme: 'O descaso com a memória nacional',
    productive:
      'Em 2018, o incêndio do Museu Nacional destruiu registros de línguas indígenas que já não tinham falantes. O descaso com a memória, nesse caso, foi uma segunda morte: o povo havia perdido a voz, e o país perdeu parte do que restava dela. O que se economizou em fios e extintores custou palavras que ninguém mais pode ensinar.',
    pocket:
      'Em 2018, o Museu Nacional pegou fogo. Esse episódio demonstra o descaso do governo com os brasileiros.',
  },
  {
    id: 'roda-de-capoeira',
    kind: 'acontecimento',
    axes: ['cultura', 'direitos'],
    name: 'A capoeira, de crime a patrimônio',
    year: 2014,
    source: 'Código Penal de 1890 (Decreto nº 847), art. 402; Unesco, lista de 2014',
    says: 'O Código Penal de 1890 punia com prisão quem praticasse capoeira na rua. Em 2014, a Unesco reconheceu a roda de capoeira como Patrimônio Cultural Imaterial da Humanidade.',
    serves:
      'Serve para mostrar que a mesma prática vira crime ou arte conforme quem tem o poder de nomeá-la.',
    trap: 'Contar só o final feliz. O argumento está na distância entre as duas datas, e no que a lei e a Unesco dizem da mesma gente.',
    theme: 'O preconceito contra a cultura das periferias',
    productive:
      'Em 1890, a lei prendia quem jogasse capoeira; em 2014, a Unesco considerou a roda patrimônio da humanidade. A virada ensina a desconfiar do preconceito contra a cultura das periferias: o baile funk dispersado a cassetete pode ser, amanhã, matéria de escola. A polícia de cada época costuma chegar antes dos críticos de arte.',
    pocket:
      'Em 2014, a roda de capoeira foi reconhecida pela Unesco. Essa conquista mostra a riqueza do povo brasileiro.',
  },
  {
    id: 'linguas-indigenas-censo-2022',
    kind: 'dado',
    axes: ['cultura', 'direitos', 'educação'],
    name: 'Etnias e línguas indígenas',
    by: 'IBGE',
    year: 2022,
    source: 'IBGE, Censo Demográfico 2022, Etnias e línguas indígenas (2025)',
    says: 'O Censo contou 1,69 milhão de indígenas, 391 etnias e 295 línguas. Mais da metade dessas pessoas, 53,97%, vivia em áreas urbanas.',
    serves:
      'Serve para combater a ideia de um índio genérico, que fala uma língua só e mora longe da cidade.',
    trap: 'Comparar com 2010 e dizer que nasceram línguas. Parte da diferença vem de perguntas e classificações novas, e parte, da chegada de povos de países vizinhos.',
    theme: 'A preservação das línguas indígenas no Brasil',
    productive:
      'O Censo de 2022 contou 295 línguas indígenas no Brasil, algumas faladas por um punhado de pessoas. Esse dado transforma a preservação em corrida contra o tempo: quando morre a última avó que sabe o nome de uma planta, morre com ela o uso do remédio. Formar professores dentro das aldeias é manter vivo um conhecimento que nenhum livro guardou.',
    pocket:
      'Segundo o IBGE, o Brasil tem 391 etnias indígenas. Isso demonstra a diversidade do povo brasileiro.',
  },
  {
    id: 'semana-de-arte-moderna',
    kind: 'acontecimento',
    axes: ['cultura'],
    name: 'Semana de Arte Moderna',
    year: 1922,
    source: 'Aracy Amaral, “Artes plásticas na Semana de 22” (1970)',
    says: 'Em fevereiro de 1922, artistas ocuparam o Theatro Municipal de São Paulo com música, poesia e pintura que rompiam com os modelos europeus do passado, e foram vaiados por parte do público.',
    serves:
      'Serve para mostrar que a arte nova causa estranheza, e para discutir quem decide o que é arte brasileira.',
    trap: 'Pôr Tarsila do Amaral na Semana: ela estava em Paris. O “Abaporu” e o Manifesto Antropófago são de 1928.',
    theme: 'O preconceito contra a arte de rua',
    productive:
      'Em 1922, o público da Semana de Arte Moderna vaiou poemas que hoje caem no vestibular. A vaia indica que a estranheza diante do novo não mede valor, e o preconceito contra a arte de rua repete aquele gesto. O muro apagado de cinza, pela prefeitura, pode ser o quadro que a mesma cidade pagará para ver.',
    pocket:
      'A Semana de Arte Moderna, em 1922, marcou a história do Brasil. De lá para cá, a sociedade mudou bastante.',
  },
];
