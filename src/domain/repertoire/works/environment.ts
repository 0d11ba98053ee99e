import type { RepertoireEntry } from '../entry.ts';

/** Ideas, books, films and songs about the environment. */
export const ENVIRONMENT_WORKS: readonly RepertoireEntry[] = [
  {
    id: 'krenak-ideias-para-adiar-o-fim-do-mundo',
    kind: 'livro',
    axes: ['meio ambiente', 'cultura'],
    name: '“Ideias para adiar o fim do mundo”',
    by: 'Ailton Krenak',
    year: 2019,
    source: 'Ailton Krenak, “Ideias para adiar o fim do mundo” (2019)',
    says: 'O pensador indígena critica a ideia de uma humanidade separada da natureza, que chama o rio e a montanha de recursos. Para o povo Krenak, o rio Doce é um avô, Watu, e não uma mercadoria.',
    serves: 'Serve para mostrar que o modo de nomear a natureza autoriza ou impede a sua destruição.',
    trap: 'Usar o título como anúncio do apocalipse. O livro fala de contar histórias e de viver de outro modo.',
    theme: 'A poluição dos rios brasileiros',
    productive:
      'Ailton Krenak defende que chamar o rio de recurso é o primeiro passo para destruí-lo. A poluição mostra o alcance dessa palavra: um recurso se mede em vazão e em preço, e o esgoto lançado nele parece apenas um custo menor. Quem o vê como parente, ao contrário, pergunta antes o que os rios aguentam.',
    pocket:
      'O escritor Ailton Krenak escreveu “Ideias para adiar o fim do mundo”. De fato, a sociedade precisa de novas ideias.',
  },
  {
    id: 'davi-kopenawa-a-queda-do-ceu',
    kind: 'livro',
    axes: ['meio ambiente', 'saúde', 'cultura'],
    name: '“A queda do céu”',
    by: 'Davi Kopenawa e Bruce Albert',
    year: 2010,
    source: 'Davi Kopenawa e Bruce Albert, “A queda do céu” (2010; no Brasil, 2015)',
    says: 'O xamã Yanomami conta a vida de seu povo e a chegada do garimpo, que trouxe doenças e sujou os rios. Ele chama os brancos de povo da mercadoria, gente que ama os objetos e esquece a floresta.',
    serves:
      'Serve para trazer a voz de um indígena sobre o garimpo e para ligar o consumo das cidades ao que acontece na mata.',
    trap: 'Dizer que o livro é uma lenda. É o relato de uma liderança viva, gravado e traduzido pelo antropólogo Bruce Albert.',
    theme: 'O garimpo ilegal em terras indígenas',
    productive:
      'Em “A queda do céu”, Davi Kopenawa denuncia que o ouro tirado da terra Yanomami deixa no lugar a malária e os rios sujos. Ele chama os compradores de povo da mercadoria, e o nome inclui quem nunca viu um garimpo. A joia vendida sem origem, na vitrine de uma capital, é o que paga o motor ilegal em terras indígenas.',
    pocket:
      'No livro “A queda do céu”, Davi Kopenawa critica a sociedade. Essa crítica continua atual, visto que o mundo pouco mudou.',
  },
  {
    id: 'rachel-carson-primavera-silenciosa',
    kind: 'livro',
    axes: ['meio ambiente', 'saúde', 'trabalho'],
    name: '“Primavera silenciosa”',
    by: 'Rachel Carson',
    year: 1962,
    source: 'Rachel Carson, “Primavera silenciosa” (1962)',
    says: 'A bióloga norte-americana mostrou que inseticidas como o DDT não atingiam só as pragas: matavam aves e passavam pela cadeia alimentar até as pessoas. Atacada pela indústria, ajudou a criar o movimento ambiental.',
    serves:
      'Serve para mostrar que um produto vendido como solução pode causar danos que só aparecem depois.',
    trap: 'Dizer que ela queria proibir toda a química na lavoura. A crítica era ao uso sem estudo e sem limite.',
    theme: 'O uso de agrotóxicos na agricultura brasileira',
    productive:
      'Em 1962, Rachel Carson demonstrou que o veneno aplicado na praga terminava no ovo da ave e no corpo das pessoas. A lição vale para o uso de agrotóxicos no Brasil, onde o produto se julga pela lavoura que salva, e não pelo poço que alcança. Avaliar o que acontece depois da colheita é parte do preço do alimento.',
    pocket:
      'A obra “Primavera silenciosa”, de Rachel Carson, foi muito importante. Com ela, aprende-se que a ação humana tem consequências.',
  },
  {
    id: 'nego-bispo-a-terra-da-a-terra-quer',
    kind: 'livro',
    axes: ['meio ambiente', 'cultura', 'cidade'],
    name: '“A terra dá, a terra quer”',
    by: 'Antônio Bispo dos Santos',
    year: 2023,
    source: 'Antônio Bispo dos Santos, “A terra dá, a terra quer” (2023)',
    says: 'Lavrador e pensador quilombola do Piauí, Nêgo Bispo opõe ao desenvolvimento, que separa a pessoa da natureza, o envolvimento com a terra. Nos quilombos, diz ele, o que a terra dá tem de voltar a ela.',
    serves:
      'Serve para questionar a palavra “desenvolvimento” e apresentar saberes tradicionais como conhecimento.',
    trap: 'Tratá-lo como alguém que recusa toda novidade. Ele discute quem decide e quem perde quando o progresso chega.',
    theme: 'A valorização dos saberes tradicionais na agricultura',
    productive:
      'O quilombola Antônio Bispo dos Santos propôs trocar o desenvolvimento pelo envolvimento com a terra. A troca de palavras dá valor aos saberes tradicionais: quem planta feijão ao lado do milho e deixa a roça descansar devolve ao solo o que tirou dele. A agricultura que só extrai precisa comprar, no ano seguinte, o adubo que jogou fora.',
    pocket:
      'O pensador Antônio Bispo dos Santos valorizava o envolvimento. É disso que o Brasil precisa para superar seus desafios.',
  },
  {
    id: 'racismo-ambiental',
    kind: 'ideia',
    axes: ['meio ambiente', 'cidade', 'direitos'],
    name: 'Racismo ambiental',
    by: 'Movimento por justiça ambiental dos Estados Unidos',
    year: 1982,
    source:
      'Igreja Unida de Cristo, relatório “Toxic Wastes and Race in the United States” (1987); protestos no condado de Warren (1982)',
    says: 'O termo ganhou força nos Estados Unidos, nos anos 1980, em protestos contra um depósito de lixo tóxico em uma região de maioria negra. Diz que os danos ambientais caem mais sobre populações negras, indígenas e pobres.',
    serves: 'Serve para mostrar que enchente, lixão e falta de esgoto não se distribuem por acaso na cidade.',
    trap: 'Usar a expressão como insulto a uma pessoa: ela descreve quem mora perto do perigo. A autoria, dada a Benjamin Chavis, é discutida.',
    theme: 'A moradia em áreas de risco no Brasil',
    productive:
      'O conceito de racismo ambiental, criado por movimentos negros dos Estados Unidos, mostra que o perigo tem vizinhança certa. No Brasil, a encosta que desliza é, em regra, o terreno que sobrou para famílias negras expulsas do centro. Tratar a moradia em áreas de risco como imprudência do morador apaga a história de quem o empurrou até ali.',
    pocket:
      'O racismo ambiental é um conceito muito discutido. Ele demonstra que a desigualdade está em toda parte.',
  },
  {
    id: 'ulrich-beck-sociedade-de-risco',
    kind: 'livro',
    axes: ['meio ambiente', 'tecnologia', 'saúde'],
    name: '“Sociedade de risco”',
    by: 'Ulrich Beck',
    year: 1986,
    source: 'Ulrich Beck, “Sociedade de risco” (1986)',
    says: 'O sociólogo alemão, no ano do acidente de Chernobyl, diz que a indústria moderna produz, junto com a riqueza, riscos que ela mesma não controla: radiação, poluição, venenos que atravessam fronteiras.',
    serves: 'Serve para discutir tecnologias que prometem ganhos a uns e espalham perigos entre todos.',
    trap: 'Traduzir a tese por “o mundo é perigoso”. O ponto é que o perigo vem do próprio progresso, e não da natureza.',
    theme: 'Os microplásticos e a saúde humana',
    productive:
      'Ulrich Beck defende que a sociedade moderna fabrica riscos junto com os produtos. Os microplásticos confirmam a tese: a embalagem que barateou a comida se desfaz em partículas que já foram achadas no sangue humano. Como ninguém escolheu correr esse perigo, a saúde não pode depender de cada um evitar a garrafinha.',
    pocket:
      'Para o sociólogo Ulrich Beck, vive-se em uma sociedade de risco. Essa ideia resume os desafios do mundo contemporâneo.',
  },
  {
    id: 'relatorio-brundtland',
    kind: 'ideia',
    axes: ['meio ambiente'],
    name: 'Desenvolvimento sustentável',
    by: 'Comissão Brundtland (ONU)',
    year: 1987,
    source:
      'Relatório “Nosso futuro comum”, da Comissão Mundial sobre Meio Ambiente e Desenvolvimento (1987)',
    says: 'Chama de sustentável o desenvolvimento que atende às necessidades do presente sem impedir que as gerações futuras atendam às suas. A comissão era presidida pela norueguesa Gro Harlem Brundtland.',
    serves: 'Serve para medir uma decisão de hoje pelo que ela deixa a quem vem depois.',
    trap: 'Usar “sustentável” como sinônimo de verde ou de reciclado. A definição inclui também a pobreza do presente.',
    theme: 'O consumo de roupas descartáveis entre os jovens',
    productive:
      'Em 1987, o relatório “Nosso futuro comum” definiu como sustentável o que atende ao presente sem tirar do futuro. O consumo de roupas descartáveis falha nos dois tempos: paga mal a costureira de hoje e deixa uma montanha de tecido sintético para amanhã. A blusa usada três vezes só é barata para quem não recebe a conta.',
    pocket:
      'O desenvolvimento sustentável, definido em 1987 no relatório “Nosso futuro comum”, é essencial. Sem ele, os problemas da sociedade não terão fim.',
  },
  {
    id: 'antropoceno',
    kind: 'ideia',
    axes: ['meio ambiente', 'tecnologia'],
    name: 'Antropoceno',
    by: 'Paul Crutzen e Eugene Stoermer',
    year: 2000,
    source: 'Crutzen e Stoermer, artigo no boletim do Programa Internacional Geosfera-Biosfera (2000)',
    says: 'Nome proposto para uma época em que a ação humana muda o clima, os solos e os mares a ponto de deixar marca nas rochas.',
    serves: 'Serve para mostrar a escala do que as pessoas fazem ao planeta: não é só sujeira, é geologia.',
    trap: 'Afirmar que é uma época oficial. Em 2024, a comissão de geólogos recusou a proposta, embora a palavra continue em uso nas ciências.',
    theme: 'A responsabilidade dos países ricos pela crise climática',
    productive:
      'O termo Antropoceno, proposto em 2000, afirma que a humanidade deixou marca até nas rochas. A palavra, porém, esconde quem fez mais força: um século de chaminés nos países ricos pesa mais do que a fogueira de uma aldeia. Repartir por igual a responsabilidade pela crise climática seria cobrar a mesma conta de quem jantou e de quem olhou pela janela.',
    pocket:
      'Vive-se no Antropoceno, a época dos seres humanos. Logo, cabe a todos construir uma sociedade mais consciente.',
  },
  {
    id: 'wall-e',
    kind: 'filme',
    axes: ['meio ambiente', 'tecnologia'],
    name: '“Wall-E”',
    by: 'Andrew Stanton',
    year: 2008,
    source: 'Filme “Wall-E”, direção de Andrew Stanton (2008)',
    says: 'Um robô compacta lixo em uma Terra vazia. Os humanos vivem em uma nave, em poltronas que flutuam, diante de telas, servidos pela mesma empresa que encheu o planeta de produtos.',
    serves: 'Serve para ligar o consumo sem limite ao lixo e também ao isolamento diante das telas.',
    trap: 'Dizer apenas que o filme mostra um planeta poluído. A empresa que vende tudo e anuncia tudo é a parte que explica o lixo.',
    theme: 'O consumismo incentivado pela publicidade digital',
    productive:
      'Em “Wall-E”, a mesma empresa retratada nos anúncios vende a comida, a roupa e o lugar na nave que foge do lixo. O filme exagera um traço da publicidade digital, que cria a vontade, entrega a compra e cala sobre o resto. O consumismo parece escolha, mas o caminho até o carrinho foi desenhado por quem lucra com ele.',
    pocket:
      'O filme “Wall-E” retrata um futuro preocupante. Tal situação se assemelha à realidade do mundo atual.',
  },
];
