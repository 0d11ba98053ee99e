import type { RepertoireEntry } from '../entry.ts';

/** Laws, figures and events about work. */
export const WORK_FACTS: readonly RepertoireEntry[] = [
  {
    id: 'constituicao-art-7',
    kind: 'lei',
    axes: ['trabalho', 'direitos'],
    name: 'Constituição de 1988, art. 7º',
    year: 1988,
    source: 'Constituição Federal, art. 7º',
    says: 'Lista os direitos de trabalhadores urbanos e rurais: salário mínimo, jornada de até 44 horas por semana, descanso, férias com um terço a mais, licenças e proteção contra acidentes, entre outros.',
    serves: 'Serve para comparar um trabalho de hoje com o mínimo que o país combinou em 1988.',
    trap: 'Escrever que o trabalho é digno por lei e parar. Diga qual direito da lista falta a quem, no caso do tema.',
    theme: 'O direito ao descanso dos trabalhadores do comércio',
    productive:
      'O artigo 7º da Constituição garante ao trabalhador o descanso semanal, de preferência aos domingos. No comércio, o dia de folga cai muitas vezes na quarta-feira, quando os filhos estão na escola e os amigos, no serviço. O descanso existe na folha de ponto, mas não no convívio, que era o que a preferência pelo domingo queria proteger.',
    pocket:
      'A Constituição de 1988 assegura muitos direitos em seu artigo 7º. Entretanto, boa parte deles é ignorada no país.',
  },
  {
    id: 'clt',
    kind: 'lei',
    axes: ['trabalho'],
    name: 'Consolidação das Leis do Trabalho (CLT)',
    year: 1943,
    source: 'Decreto-Lei nº 5.452/1943; reforma pela Lei nº 13.467/2017',
    says: 'Reuniu leis trabalhistas que já existiam e vale para quem tem carteira assinada. Na origem, deixou de fora os trabalhadores rurais e as empregadas domésticas.',
    serves: 'Serve para mostrar que a proteção do trabalho no Brasil sempre escolheu quem proteger.',
    trap: 'Dizer que a lei foi um presente de Vargas. Muitas regras vieram de greves das décadas anteriores.',
    theme: 'A proteção dos trabalhadores de aplicativos',
    productive:
      'Em 1943, a CLT deixou fora da proteção o trabalhador rural e a empregada doméstica. A história se repete com os trabalhadores de aplicativos, que a lei de hoje não sabe nomear: não são empregados, porque escolhem a hora, nem autônomos, porque não escolhem o preço. Quem não tem nome na lei paga sozinho o pneu e o pronto-socorro.',
    pocket:
      'A CLT foi criada em 1943 por Getúlio Vargas. Mesmo depois de tantos anos, o Brasil ainda enfrenta injustiças.',
  },
  {
    id: 'pec-das-domesticas',
    kind: 'lei',
    axes: ['trabalho', 'direitos'],
    name: 'PEC das Domésticas',
    year: 2013,
    source: 'Emenda Constitucional nº 72/2013; Lei Complementar nº 150/2015',
    says: 'Estendeu às empregadas domésticas direitos que os outros trabalhadores tinham desde 1988, como a jornada limitada e a hora extra. A lei de 2015 regulou o FGTS e outros pontos.',
    serves:
      'Serve para mostrar quanto tempo o país levou para tratar como trabalho o que se faz dentro das casas.',
    trap: 'Dizer que, com ela, todas passaram a ter carteira. A diarista de até dois dias por semana na mesma casa não é empregada pela lei de 2015.',
    theme: 'A desvalorização do trabalho doméstico no Brasil',
    productive:
      'Foi preciso esperar até 2013 para que a Emenda 72 garantisse às domésticas um limite de horas. Os 25 anos de atraso em relação à Constituição mostram que a desvalorização do trabalho doméstico não é esquecimento: quem escrevia as leis jantava o que elas serviam. O quarto sem janela, nos apartamentos antigos, diz o mesmo em tijolo.',
    pocket:
      'A PEC das Domésticas, de 2013, foi uma grande conquista. Com ela, percebe-se que as leis podem melhorar o país.',
  },
  {
    id: 'codigo-penal-art-149',
    kind: 'lei',
    axes: ['trabalho', 'direitos'],
    name: 'Código Penal, art. 149',
    year: 2003,
    source: 'Código Penal, art. 149, com a redação da Lei nº 10.803/2003',
    says: 'Diz o que é reduzir alguém à condição análoga à de escravo: trabalho forçado, jornada exaustiva, condições degradantes ou dívida que impede a pessoa de ir embora. Basta uma das quatro.',
    serves:
      'Serve para mostrar que a escravidão de hoje dispensa correntes: pode ser uma dívida no mercadinho da fazenda.',
    trap: 'Exigir que a vítima esteja presa. O alojamento sem água e a jornada sem fim já configuram o crime.',
    theme: 'A persistência do trabalho escravo no Brasil',
    productive:
      'O artigo 149 do Código Penal considera crime também a dívida que prende o empregado. A persistência do trabalho escravo depende dela: o lavrador chega devendo a passagem, a botina e a comida, e cada mês de colheita aumenta a conta. Ninguém tranca a porteira, porque o caderno do patrão a tranca melhor.',
    pocket:
      'O artigo 149 do Código Penal pune quem comete crimes. No entanto, a impunidade ainda é uma marca do Brasil.',
  },
  {
    id: 'lei-da-aprendizagem',
    kind: 'lei',
    axes: ['trabalho', 'educação'],
    name: 'Lei da Aprendizagem',
    year: 2000,
    source: 'Lei nº 10.097/2000; Lei nº 11.180/2005; CLT, arts. 428 e 429',
    says: 'Obriga empresas médias e grandes a contratar jovens de 14 a 24 anos como aprendizes, em número entre 5% e 15% dos cargos que pedem formação. O contrato exige carteira assinada e curso.',
    serves: 'Serve para propor uma entrada no trabalho que não tire o jovem da escola.',
    trap: 'Confundir aprendiz com estagiário: o aprendiz é empregado, com FGTS e férias.',
    theme: 'O primeiro emprego de jovens da periferia',
    productive:
      'A Lei da Aprendizagem, de 2000, prevê que a empresa contrate jovens e lhes pague também as horas de curso. Para os da periferia, a regra resolve o círculo do primeiro emprego, em que se pede experiência a quem nunca pôde tê-la. Falta, porém, que a vaga se divulgue na escola do bairro, e não só entre filhos de funcionários.',
    pocket:
      'A Lei da Aprendizagem, de 2000, é um bom exemplo de legislação. O Brasil precisa de mais leis como essa.',
  },
  {
    id: 'trabalho-infantil-2024',
    kind: 'dado',
    axes: ['trabalho', 'direitos', 'educação'],
    name: 'Trabalho infantil no Brasil',
    by: 'IBGE',
    year: 2024,
    source: 'IBGE, PNAD Contínua: Trabalho de Crianças e Adolescentes 2024 (2025)',
    says: 'Em 2024, 1,65 milhão de pessoas de 5 a 17 anos estavam em trabalho infantil: 4,3% dessa faixa de idade. Dois terços eram pretas ou pardas. Em 2016, eram 2,1 milhões.',
    serves: 'Serve para mostrar que o problema diminui devagar e tem cor.',
    trap: 'Contar como trabalho infantil toda ajuda em casa ou o aprendiz de 14 anos. O número muda a cada ano.',
    theme: 'A naturalização do trabalho infantil',
    productive:
      'Segundo o IBGE, dois terços das crianças e dos adolescentes em trabalho infantil em 2024 eram pretos ou pardos. O dado ajuda a ver por que a naturalização resiste: o menino branco que vende bala no sinal causa espanto, e o negro, ao lado dele, faz parte da paisagem. A frase “melhor trabalhar do que roubar” só se diz de algumas crianças.',
    pocket:
      'De acordo com o IBGE, 1,65 milhão de crianças e jovens trabalham no Brasil. É um número alarmante, que exige providências.',
  },
  {
    id: 'informalidade-2024',
    kind: 'dado',
    axes: ['trabalho'],
    name: 'Informalidade no mercado de trabalho',
    by: 'IBGE',
    year: 2024,
    source: 'IBGE, PNAD Contínua, 4º trimestre de 2024 (2025)',
    says: 'No fim de 2024, 38,6% dos trabalhadores estavam na informalidade: cerca de 40 milhões de pessoas sem carteira ou sem registro do próprio negócio. No Pará e no Maranhão, a taxa passava de metade em 2024.',
    serves:
      'Serve para mostrar que quatro em cada dez trabalhadores não têm seguro se adoecem ou perdem a renda.',
    trap: 'Confundir informalidade com desemprego: o informal trabalha, e muitas vezes mais horas. A taxa muda a cada trimestre.',
    theme: 'A velhice sem aposentadoria no Brasil',
    productive:
      'No fim de 2024, o IBGE contava cerca de 40 milhões de trabalhadores informais, que em boa parte não contribuem para a Previdência. O dado anuncia uma velhice sem aposentadoria: a doceira de 45 anos que hoje não recolhe ao INSS terá 65 sem poder parar. O problema de daqui a vinte anos já está na calçada, com um tabuleiro na mão.',
    pocket:
      'Segundo o IBGE, 38,6% dos trabalhadores estão na informalidade. Isso deixa evidente a desigualdade no Brasil.',
  },
  {
    id: 'horas-de-cuidado-2022',
    kind: 'dado',
    axes: ['trabalho', 'direitos'],
    name: 'Horas de cuidado e de tarefas domésticas',
    by: 'IBGE',
    year: 2022,
    source: 'IBGE, PNAD Contínua: Outras formas de trabalho 2022 (2023)',
    says: 'Em 2022, as mulheres de 14 anos ou mais dedicavam 21,3 horas por semana aos afazeres domésticos e ao cuidado de pessoas; os homens, 11,7 horas.',
    serves:
      'Serve para medir o trabalho que não recebe salário e mostrar o que ele tira do estudo e do emprego.',
    trap: 'Escrever que a diferença é de 21 horas: ela é de 9,6 por semana. Os homens que vivem sós passam mais tempo nas tarefas, e isso também é argumento.',
    theme: 'Os obstáculos à carreira das mulheres no Brasil',
    productive:
      'O IBGE calculou, em 2022, que as mulheres dedicavam à casa 9,6 horas por semana a mais do que os homens. Em um ano, são mais de sessenta jornadas de oito horas, ou metade de um curso técnico. Os obstáculos à carreira delas aparecem nessa conta antes de qualquer entrevista: o currículo mais curto foi gasto na pia.',
    pocket:
      'Segundo o IBGE, as mulheres dedicam 21,3 horas semanais à casa. Esse dado comprova que a sociedade é desigual.',
  },
  {
    id: 'politica-nacional-de-cuidados',
    kind: 'lei',
    axes: ['trabalho', 'direitos', 'saúde'],
    name: 'Política Nacional de Cuidados',
    year: 2024,
    source: 'Lei nº 15.069/2024',
    says: 'Reconhece o direito de cuidar, de ser cuidado e de cuidar de si, e diz que o cuidado se divide entre famílias, Estado, empresas e comunidade, e entre mulheres e homens.',
    serves: 'Serve para propor creches, centros-dia e licenças como parte de uma política, e não como ajuda.',
    trap: 'Dizer que a lei paga salário a quem cuida. Ela dá princípios; o plano com as ações vem depois.',
    theme: 'A invisibilidade do trabalho de cuidado realizado pela mulher',
    productive:
      'A Política Nacional de Cuidados, de 2024, afirma que cuidar é tarefa também do Estado, das empresas e dos homens. A lei enfrenta a invisibilidade ao dar nome e divisão ao que parecia amor de mãe. Enquanto o centro-dia não abre, porém, a mulher que cuida do pai com demência continua a realizar sozinha um trabalho de três turnos.',
    pocket:
      'Em 2024, foi criada a Política Nacional de Cuidados. Essa lei mostra que cuidar do próximo é dever de todos.',
  },
  {
    id: 'trabalho-por-aplicativos-2024',
    kind: 'dado',
    axes: ['trabalho', 'tecnologia'],
    name: 'Trabalho por aplicativos',
    by: 'IBGE',
    year: 2024,
    source: 'IBGE, PNAD Contínua: Trabalho por meio de plataformas digitais 2024 (2025)',
    says: 'Em 2024, cerca de 1,7 milhão de pessoas tinham em aplicativos seu trabalho principal, 25% a mais do que em 2022. Trabalhavam 44,8 horas por semana, mais do que as outras, e ganhavam menos por hora; sete em cada dez eram informais.',
    serves: 'Serve para comparar a promessa de liberdade com as horas e o ganho medidos.',
    trap: 'Dizer que eles ganham menos. Por mês, ganhavam um pouco mais; por hora, menos, porque a jornada é maior.',
    theme: 'A promessa de autonomia no trabalho por aplicativos',
    productive:
      'Em 2024, segundo o IBGE, quem trabalhava por aplicativos ganhava mais por mês do que os outros e menos por hora. O dado desmonta a promessa de autonomia: o motorista é livre para desligar o celular, mas só fecha as contas se ficar nele 45 horas por semana. Escolher o horário vale pouco quando o preço escolhe o tamanho da jornada.',
    pocket:
      'Cerca de 1,7 milhão de brasileiros trabalham por aplicativos, segundo o IBGE. Isso mostra como o mundo está em transformação.',
  },
  {
    id: 'greve-geral-de-1917',
    kind: 'acontecimento',
    axes: ['trabalho', 'cidade', 'direitos'],
    name: 'Greve geral de 1917',
    year: 1917,
    source: 'Arquivo Edgard Leuenroth (Unicamp)',
    says: 'Em julho de 1917, a morte do sapateiro José Martinez pela polícia espalhou por São Paulo uma greve que havia começado entre operárias do Cotonifício Crespi. Pediam-se aumento, jornada de oito horas e fim do trabalho de menores.',
    serves: 'Serve para mostrar que direitos hoje comuns foram pedidos na rua antes de entrarem na lei.',
    trap: 'Dizer que a greve criou as leis do trabalho. Ela obteve aumentos, e a legislação veio décadas depois.',
    theme: 'A organização de entregadores por melhores condições',
    productive:
      'A greve de 1917 começou em uma fábrica de São Paulo e parou a cidade por pedidos que hoje parecem óbvios, como a jornada de oito horas. A organização dos entregadores enfrenta um obstáculo que aqueles operários não conheceram: não há pátio em que se encontrar. Por isso, um ponto de apoio com banheiro e sombra é, além de conforto, condição para conversar.',
    pocket:
      'Em 1917, ocorreu uma greve geral em São Paulo. Ela mostra que o povo unido é capaz de mudar a realidade.',
  },
];
