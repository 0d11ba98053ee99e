import type { RepertoireEntry } from '../entry.ts';

/** Laws, figures and events about education. */
export const EDUCATION_FACTS: readonly RepertoireEntry[] = [
  {
    id: 'constituicao-art-205',
    kind: 'lei',
    axes: ['educação', 'trabalho'],
    name: 'Constituição de 1988, art. 205',
    year: 1988,
    source: 'Constituição Federal, art. 205',
    says: 'Diz que a educação é direito de todos e dever do Estado e da família, com a colaboração da sociedade. Dá a ela três fins: o pleno desenvolvimento da pessoa, o preparo para a cidadania e a qualificação para o trabalho.',
    serves:
      'Serve para mostrar que uma escola reduzida a treino para provas deixa de cumprir parte do que a lei prometeu.',
    trap: 'Escrever que a educação é direito de todos e parar aí. O que rende argumento são os três fins, que quase ninguém usa.',
    theme: 'A importância da formação cidadã nas escolas brasileiras',
    productive:
      'O artigo 205 da Constituição estabelece três fins para o ensino, e um deles é o preparo para a cidadania. Quando a escola abandona os debates e o grêmio para treinar apenas respostas de prova, essa formação fica pela metade. O jovem recebe o título de eleitor aos 16 anos sem nunca ter discutido um problema do próprio bairro.',
    pocket:
      'A Constituição de 1988 garante direitos a todos os brasileiros. Na prática, porém, muitas pessoas ainda não têm acesso a eles.',
  },
  {
    id: 'ldb',
    kind: 'lei',
    axes: ['educação'],
    name: 'Lei de Diretrizes e Bases da Educação Nacional (LDB)',
    year: 1996,
    source: 'Lei nº 9.394/1996, art. 4º',
    says: 'Organiza o ensino do país, da creche à universidade, e reparte as tarefas entre União, estados e municípios. Desde 2013, diz que a educação básica é obrigatória dos quatro aos 17 anos.',
    serves: 'Serve para discutir de quem é a tarefa quando falta vaga, professor ou transporte escolar.',
    trap: 'Confundir a LDB com a Base Nacional Comum Curricular, que diz o que se deve aprender em cada etapa.',
    theme: 'O combate à evasão no ensino médio brasileiro',
    productive:
      'A LDB determina que o estudo é obrigatório até os 17 anos, idade em que o aluno deveria terminar o ensino médio. A evasão, portanto, não é só uma escolha do adolescente: mostra um dever que o poder público deixou de cumprir. Cabe às secretarias procurar quem sumiu da chamada, em vez de apenas registrar a falta.',
    pocket:
      'As leis brasileiras são avançadas no papel, como mostra a LDB, de 1996. Falta, contudo, que elas saiam do papel e cheguem ao cidadão.',
  },
  {
    id: 'lei-10639',
    kind: 'lei',
    axes: ['educação', 'cultura', 'direitos'],
    name: 'Lei do ensino de história e cultura afro-brasileira',
    year: 2003,
    source: 'Lei nº 10.639/2003, ampliada pela Lei nº 11.645/2008',
    says: 'Tornou obrigatório o ensino de história e cultura afro-brasileira nas escolas de ensino fundamental e médio, públicas e particulares. Em 2008, a obrigação passou a incluir a história e a cultura indígenas.',
    serves: 'Serve para argumentar que o preconceito também se mantém pelo que a escola deixa de ensinar.',
    trap: 'Dizer que a lei criou uma disciplina nova. O conteúdo deve entrar nas que já existem, sobretudo artes, literatura e história.',
    theme: 'O ensino da história africana como combate ao racismo',
    productive:
      'Desde 2003, a Lei 10.639 determina o ensino da história africana nas escolas. Em muitas delas, porém, o assunto só aparece em novembro, na semana da Consciência Negra. Um estudante que vê o continente apenas como origem de pessoas escravizadas aprende a ligar a pele negra ao cativeiro, e é assim que a sala de aula alimenta o racismo que deveria combater.',
    pocket:
      'A Lei 10.639, de 2003, mostra que o Brasil possui boas leis. Entretanto, ainda há muito a melhorar no país.',
  },
  {
    id: 'lei-celulares-na-escola',
    kind: 'lei',
    axes: ['educação', 'tecnologia', 'saúde'],
    name: 'Lei do uso de celulares nas escolas',
    year: 2025,
    source: 'Lei nº 15.100/2025',
    says: 'Proíbe que estudantes da educação básica usem celulares e outros aparelhos portáteis nas aulas, no recreio e nos intervalos. Admite o uso pedagógico em sala, e também o que se deve à acessibilidade, à saúde ou ao perigo.',
    serves: 'Serve para discutir até onde a escola deve proteger a atenção e a convivência dos alunos.',
    trap: 'Afirmar que o celular não pode entrar na escola. A lei proíbe o uso, e não o aparelho na mochila, e abre exceções, como a da aula em que o professor o pede.',
    theme: 'O uso do celular e a atenção dos estudantes',
    productive:
      'A Lei 15.100, de 2025, proíbe o celular também no recreio, e não apenas durante a aula. A escolha indica que a preocupação vai além das notas, porque é no intervalo que os estudantes aprendem a conversar, a perder um jogo e a fazer as pazes. Sem o aparelho na mão, a atenção volta a quem está ao lado.',
    pocket:
      'Em 2025, foi aprovada no Brasil a Lei 15.100. Isso prova que as autoridades precisam agir diante dos problemas da sociedade.',
  },
  {
    id: 'analfabetismo-censo-2022',
    kind: 'dado',
    axes: ['educação', 'direitos'],
    name: 'Analfabetismo no Censo de 2022',
    by: 'IBGE',
    year: 2022,
    source: 'IBGE, Censo Demográfico 2022, Alfabetização (2024)',
    says: 'Em 2022, não sabiam ler e escrever um bilhete simples 11,4 milhões de pessoas a partir dos 15 anos: 7% dessa população. No Nordeste eram 14,2%, e entre os brasileiros com 65 anos ou mais, 20,3%.',
    serves:
      'Serve para mostrar que o analfabetismo tem idade, região e cor, e que a média do país esconde essas diferenças.',
    trap: 'Citar a média nacional e concluir que quase todos leem. Também é comum somar a ela os analfabetos funcionais, que são medidos por outra pesquisa.',
    theme: 'Caminhos para alfabetizar os idosos brasileiros',
    productive:
      'Segundo o Censo de 2022, um em cada cinco brasileiros acima dos 65 anos não sabe ler um bilhete. O número conta uma história: esses idosos foram crianças quando a escola não chegava à roça, e nenhum governo voltou para buscá-los. Alfabetizar na velhice, nesse caso, é pagar uma dívida, e não oferecer um passatempo.',
    pocket:
      'De acordo com o IBGE, o Brasil tem 11,4 milhões de analfabetos. Esse dado alarmante evidencia a gravidade da situação do país.',
  },
  {
    id: 'inaf-2024',
    kind: 'dado',
    axes: ['educação', 'trabalho'],
    name: 'Indicador de Alfabetismo Funcional (Inaf)',
    by: 'Ação Educativa e Conhecimento Social',
    year: 2024,
    source: 'Inaf 2024, publicado em maio de 2025 (alfabetismofuncional.org.br)',
    says: 'Em 2024, 29% dos brasileiros de 15 a 64 anos eram analfabetos funcionais: não liam nada ou liam apenas palavras, números conhecidos e frases curtas. A parcela era a mesma de 2018.',
    serves:
      'Serve para mostrar que ir à escola não garante entender o que se lê, e que a dificuldade pesa no emprego, na saúde e no voto.',
    trap: 'Confundir analfabeto funcional com quem nunca estudou: parte desse grupo concluiu o ensino médio.',
    theme: 'A dificuldade de leitura entre os brasileiros adultos',
    productive:
      'O Inaf de 2024 revela que três em cada dez brasileiros adultos não passam da leitura de frases curtas, a mesma parcela de 2018. Como a escolaridade cresceu nesse período, o problema não está apenas na matrícula, mas no que acontece depois dela. Quem decifra as letras e não acompanha um parágrafo assina contratos que não entende.',
    pocket:
      'Segundo o Inaf, 29% dos brasileiros são analfabetos funcionais. Logo, é evidente que o país enfrenta sérios problemas.',
  },
  {
    id: 'jovens-sem-estudo-e-sem-trabalho',
    kind: 'dado',
    axes: ['educação', 'trabalho'],
    name: 'Jovens que não estudam nem trabalham',
    by: 'IBGE',
    year: 2023,
    source: 'IBGE, PNAD Contínua: Educação 2023 (2024)',
    says: 'Em 2023, 9,6 milhões de brasileiros de 15 a 29 anos não estudavam, não se qualificavam nem tinham trabalho: 19,8% dos jovens, ou cerca de um em cada cinco.',
    serves:
      'Serve para discutir o que falta entre a escola e o primeiro emprego, e quem fica em casa para cuidar dos outros.',
    trap: 'Ler o número como preguiça. Nele estão moças que cuidam de filhos e irmãos, pessoas doentes e gente que procura vaga. A taxa muda a cada ano.',
    theme: 'A falta de oportunidades para os jovens brasileiros',
    productive:
      'Segundo o IBGE, cerca de um quinto dos jovens brasileiros não estudava nem trabalhava em 2023. O apelido de “nem-nem” sugere desinteresse, mas o dado inclui a moça que deixou a escola para cuidar do filho, porque não havia creche. Faltam, antes da vontade, as oportunidades que permitem escolher.',
    pocket:
      'Dados do IBGE mostram que 19,8% dos jovens não estudam nem trabalham. Com isso, percebe-se que a realidade brasileira precisa mudar.',
  },
  {
    id: 'lei-de-cotas',
    kind: 'lei',
    axes: ['educação', 'direitos'],
    name: 'Lei de Cotas',
    year: 2012,
    source: 'Lei nº 12.711/2012, atualizada pela Lei nº 14.723/2023',
    says: 'Reserva ao menos metade das vagas das universidades e dos institutos federais a quem fez todo o ensino médio em escola pública. Dentro dessa metade, considera renda, cor ou raça, povos indígenas e quilombolas, e deficiência.',
    serves: 'Serve para mostrar que uma regra de ingresso pode mudar o perfil de quem se forma no país.',
    trap: 'Dizer que as cotas são apenas raciais. O primeiro critério é a escola pública, e os outros vêm dentro dele.',
    theme: 'O acesso de estudantes de baixa renda à universidade pública',
    productive:
      'A Lei de Cotas garante, desde 2012, metade das vagas federais a quem veio da escola pública. A medida abriu a porta da universidade a estudantes de baixa renda, mas não cuidou do que vem depois dela: o aluguel, o ônibus e o almoço. Sem bolsa de permanência, o acesso se transforma em abandono no segundo ano.',
    pocket:
      'A Lei de Cotas, de 2012, foi um grande avanço para o Brasil. Apesar disso, a desigualdade continua presente na sociedade.',
  },
];
