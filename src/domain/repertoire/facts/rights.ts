import type { RepertoireEntry } from '../entry.ts';

/** Laws, figures and events about rights. */
export const RIGHTS_FACTS: readonly RepertoireEntry[] = [
  {
    id: 'constituicao-art-5',
    kind: 'lei',
    axes: ['direitos'],
    name: 'Constituição de 1988, art. 5º',
    year: 1988,
    source: 'Constituição Federal, art. 5º',
    says: 'Abre a lista dos direitos individuais com a igualdade de todos perante a lei. Garante, entre outros, a liberdade de crença, o sigilo das mensagens e a ideia de que a propriedade deve atender à sua função social.',
    serves:
      'Serve para apoiar um direito exato, quando se diz qual dos quase oitenta incisos interessa ao tema.',
    trap: 'Escrever que todos são iguais perante a lei, frase que caberia em qualquer redação. Escolha o inciso do assunto.',
    theme: 'A intolerância contra religiões de matriz africana',
    productive:
      'O inciso VI do artigo 5º garante a liberdade de crença e a proteção dos locais de culto. O terreiro apedrejado à noite mostra que a intolerância atinge as duas partes da promessa: o direito de crer e o lugar onde se crê. Registrar o ataque a essas religiões como simples dano a um muro é apagar metade do crime.',
    pocket:
      'Segundo o artigo 5º da Constituição, todos são iguais perante a lei. Na prática, porém, a realidade é outra.',
  },
  {
    id: 'eca',
    kind: 'lei',
    axes: ['direitos', 'educação', 'saúde'],
    name: 'Estatuto da Criança e do Adolescente (ECA)',
    year: 1990,
    source: 'Lei nº 8.069/1990; Constituição Federal, art. 227',
    says: 'Com base no artigo 227 da Constituição, dá à criança e ao adolescente prioridade absoluta: proteção primeiro, atendimento primeiro, verba primeiro. O dever é da família, da sociedade e do Estado.',
    serves: 'Serve para cobrar que o cuidado com crianças venha antes de outras despesas.',
    trap: 'Dizer que o ECA só dá direitos ou que impede punir. Ele prevê medidas para adolescentes a partir dos 12 anos.',
    theme: 'A falta de vagas em creches no Brasil',
    productive:
      'O Estatuto da Criança e do Adolescente estabelece a prioridade absoluta, inclusive no destino do dinheiro público. A falta de vagas em creches mostra como a regra se inverte: a prefeitura que reforma o estádio e adia a obra da escola infantil põe a criança no fim da fila. A mãe que não acha lugar para o filho perde, junto com ele, o emprego.',
    pocket:
      'O ECA, de 1990, garante direitos aos jovens. Infelizmente, esses direitos não são respeitados no Brasil.',
  },
  {
    id: 'lei-maria-da-penha',
    kind: 'lei',
    axes: ['direitos', 'saúde'],
    name: 'Lei Maria da Penha',
    year: 2006,
    source: 'Lei nº 11.340/2006, art. 7º',
    says: 'Cria medidas contra a violência doméstica e familiar e reconhece cinco formas dela: física, psicológica, sexual, patrimonial e moral. Leva o nome de uma farmacêutica cearense que o marido tentou matar duas vezes em 1983.',
    serves:
      'Serve para mostrar que a violência começa antes da agressão física e pode ser barrada nessa fase.',
    trap: 'Falar apenas de agressão física. As outras quatro formas, como a de quebrar o celular ou reter o salário, são o que torna a lei útil no argumento.',
    theme: 'O controle financeiro como violência contra a mulher',
    productive:
      'A Lei Maria da Penha reconhece também a violência patrimonial, que é reter ou destruir o que pertence à mulher. O controle financeiro age sem deixar marca: o marido que guarda o cartão da esposa não levanta a mão, mas decide se ela pode pagar o ônibus para ir embora. Nomear esse gesto como violência é abrir a porta antes do primeiro tapa.',
    pocket:
      'A Lei Maria da Penha, de 2006, é referência no mundo. No entanto, somente leis não bastam para mudar a sociedade.',
  },
  {
    id: 'estatuto-da-pessoa-idosa',
    kind: 'lei',
    axes: ['direitos', 'saúde', 'cidade'],
    name: 'Estatuto da Pessoa Idosa',
    year: 2003,
    source: 'Lei nº 10.741/2003, com o nome dado pela Lei nº 14.423/2022',
    says: 'Garante direitos a quem tem 60 anos ou mais: prioridade no atendimento, saúde, transporte, proteção contra o abandono e a violência. Entre os idosos, quem passou dos 80 anos tem preferência.',
    serves: 'Serve para discutir o envelhecimento como questão de direitos, e não de caridade.',
    trap: 'Chamá-lo de Estatuto do Idoso sem saber que o nome mudou, ou confundir os 60 anos da lei com os 65 do ônibus gratuito.',
    theme: 'O abandono afetivo de idosos no Brasil',
    productive:
      'O Estatuto da Pessoa Idosa determina que a família, a sociedade e o Estado dividam o cuidado com os mais velhos. O abandono de idosos cresce quando essa divisão vira empurra-empurra: o filho trabalha, o município não tem centro de convivência, e a avó passa o dia com a televisão. A solidão dela não é falta de amor, mas de quem assuma cada parte.',
    pocket:
      'O Estatuto da Pessoa Idosa, de 2003, assegura vários direitos. Porém, eles não são cumpridos como deveriam.',
  },
  {
    id: 'lei-brasileira-de-inclusao',
    kind: 'lei',
    axes: ['direitos', 'cidade', 'educação'],
    name: 'Lei Brasileira de Inclusão',
    year: 2015,
    source: 'Lei nº 13.146/2015 (Estatuto da Pessoa com Deficiência), art. 2º',
    says: 'Define a deficiência como o encontro entre um impedimento da pessoa e as barreiras do lugar. Garante acessibilidade, escola comum, trabalho e a capacidade de casar, votar e decidir.',
    serves:
      'Serve para mudar a pergunta: em vez do que a pessoa não faz, o que o prédio, a escola ou o site impede.',
    trap: 'Escrever “portador de deficiência” ou “deficiente”. A lei usa “pessoa com deficiência”, e a expressão faz parte da ideia.',
    theme: 'A inclusão de estudantes com deficiência na escola comum',
    productive:
      'A Lei Brasileira de Inclusão considera a deficiência um encontro entre a pessoa e as barreiras. Na escola comum, isso quer dizer que o estudante cego não fracassa diante do livro: é o livro que não chegou em braile. A inclusão que para na matrícula e não adapta nada transfere para a criança um problema que é da estante.',
    pocket:
      'A Lei Brasileira de Inclusão, de 2015, representa um avanço. Mesmo assim, falta respeito por parte da população.',
  },
  {
    id: 'leis-contra-o-racismo',
    kind: 'lei',
    axes: ['direitos', 'cultura'],
    name: 'Lei contra o racismo (Lei Caó)',
    year: 1989,
    source: 'Lei nº 7.716/1989, alterada pela Lei nº 14.532/2023; Constituição Federal, art. 5º, XLII',
    says: 'Define os crimes de preconceito de raça ou de cor, que a Constituição diz não terem fiança nem prescreverem. Desde 2023, a injúria racial, dirigida a uma pessoa, também é punida como racismo.',
    serves:
      'Serve para mostrar que ofensa racista não é mal-entendido, e para discutir por que poucas chegam à condenação.',
    trap: 'Dizer que o racismo só virou crime em 2023, ou que antes era permitido. A lei de 1951, a Afonso Arinos, já o tratava como contravenção.',
    theme: 'O racismo nos estádios de futebol',
    productive:
      'Desde 2023, a lei considera crime de racismo também a injúria dirigida a um só jogador. A mudança alcança os estádios de futebol, onde o grito era perdoado como calor da partida. Enquanto o clube pagar multa menor do que a renda de um jogo, porém, o torcedor entenderá que o racismo faz parte do preço do ingresso.',
    pocket:
      'A Lei Caó, de 1989, serve de combate às injustiças no Brasil. Contudo, a falta de punição faz com que o problema continue.',
  },
  {
    id: 'declaracao-universal-dos-direitos-humanos',
    kind: 'lei',
    axes: ['direitos'],
    name: 'Declaração Universal dos Direitos Humanos',
    by: 'ONU',
    year: 1948,
    source: 'Declaração Universal dos Direitos Humanos (1948)',
    says: 'Aprovada três anos depois da Segunda Guerra, reúne em 30 artigos direitos de toda pessoa, como o asilo (art. 14), a nacionalidade (art. 15) e o descanso (art. 24).',
    serves: 'Serve quando se cita um artigo exato, ligado ao tema, e não a declaração inteira.',
    trap: 'Usá-la como enfeite de abertura. É uma das referências mais repetidas; sem o artigo, não prova nada.',
    theme: 'A acolhida de refugiados no Brasil',
    productive:
      'O artigo 14 da Declaração Universal dos Direitos Humanos garante a quem foge de perseguição o direito de buscar asilo. Buscar, porém, não é viver: a médica venezuelana que limpa escritórios em Boa Vista foi acolhida pela fronteira e recusada pelo diploma. A acolhida de refugiados só termina quando o país aceita também o que eles sabem fazer.',
    pocket:
      'Em 1948, a ONU aprovou a Declaração Universal dos Direitos Humanos. Ainda hoje, porém, ela não é respeitada.',
  },
  {
    id: 'envelhecimento-censo-2022',
    kind: 'dado',
    axes: ['direitos', 'saúde', 'trabalho', 'cidade'],
    name: 'Envelhecimento da população',
    by: 'IBGE',
    year: 2022,
    source: 'IBGE, Censo Demográfico 2022, População por idade e sexo (2023)',
    says: 'Em 2022, 22,2 milhões de brasileiros tinham 65 anos ou mais: 10,9% da população. Em 2010, eram 7,4%. A idade mediana subiu de 29 para 35 anos no mesmo período.',
    serves:
      'Serve para mostrar que o envelhecimento é rápido e atinge a saúde, o trabalho, a rua e a família.',
    trap: 'Misturar 60 e 65 anos: a lei chama de idoso quem tem 60, e este número conta a partir dos 65.',
    theme: 'A falta de cuidadores para a população idosa',
    productive:
      'O Censo de 2022 mostra que a parcela de brasileiros com 65 anos ou mais passou de 7,4% para 10,9% em doze anos. As famílias, no mesmo período, ficaram menores, e o cuidado que se repartia entre seis irmãos cabe agora a uma filha só. A falta de cuidadores para a população idosa é o resultado dessa conta, que ninguém planejou.',
    pocket:
      'Segundo o IBGE, 10,9% da população tem 65 anos ou mais. Esse dado reforça a necessidade de políticas públicas.',
  },
  {
    id: 'feminicidios-2024',
    kind: 'dado',
    axes: ['direitos', 'saúde'],
    name: 'Feminicídios no Brasil',
    by: 'Fórum Brasileiro de Segurança Pública',
    year: 2024,
    source: 'Fórum Brasileiro de Segurança Pública, Anuário Brasileiro de Segurança Pública 2025',
    says: 'Em 2024, o país registrou 1.492 feminicídios, o maior número desde a lei de 2015. Oito em cada dez vítimas foram mortas por companheiros ou ex-companheiros, e cerca de dois terços das mortes ocorreram dentro de casa.',
    serves:
      'Serve para mostrar que o perigo, para muitas mulheres, mora em casa, e que a proteção precisa chegar lá.',
    trap: 'Confundir feminicídio com todo assassinato de mulher. É a morte por violência doméstica ou por menosprezo à condição de mulher, e o número muda a cada ano.',
    theme: 'A proteção de mulheres ameaçadas pelos companheiros',
    productive:
      'Segundo o Fórum Brasileiro de Segurança Pública, oito em cada dez vítimas de feminicídio em 2024 foram mortas por companheiros ou ex-companheiros. O dado desloca a proteção de lugar: iluminar a rua não alcança quem corre perigo na cozinha. Para essas mulheres, o botão de pânico e a casa de abrigo valem mais do que a viatura na avenida.',
    pocket:
      'Em 2024, foram registrados 1.492 feminicídios no Brasil. Esse número assustador mostra que o país precisa evoluir.',
  },
  {
    id: 'abolicao-sem-reparacao',
    kind: 'acontecimento',
    axes: ['direitos', 'trabalho', 'educação'],
    name: 'A abolição sem terra e sem escola',
    year: 1888,
    source:
      'Lei nº 3.353, de 13 de maio de 1888; Florestan Fernandes, “A integração do negro na sociedade de classes” (1965)',
    says: 'O Brasil foi o último país das Américas a abolir a escravidão. A Lei Áurea tem dois artigos e não previu terra, salário atrasado nem escola para quem foi libertado.',
    serves: 'Serve para ligar desigualdades de hoje a uma decisão de 1888, pelo que a lei deixou de fazer.',
    trap: 'Apresentar a princesa Isabel como única autora. A abolição veio também de fugas, revoltas, quilombos e campanhas de abolicionistas negros, como Luiz Gama.',
    theme: 'A desigualdade racial no mercado de trabalho',
    productive:
      'A Lei Áurea, de 1888, acabou com a escravidão em dois artigos, e nenhum deles tratava de terra ou de escola. Essa omissão explica parte da desigualdade racial no mercado de trabalho: o liberto entrou nele sem ofício reconhecido, enquanto o governo pagava a viagem de imigrantes europeus. O atraso de uma geração passou à seguinte como herança.',
    pocket: 'Em 1888, foi assinada a Lei Áurea. Apesar disso, o Brasil ainda carrega as marcas do passado.',
  },
  {
    id: 'voto-feminino',
    kind: 'acontecimento',
    axes: ['direitos'],
    name: 'A conquista do voto feminino',
    year: 1932,
    source: 'Código Eleitoral de 1932 (Decreto nº 21.076); Tribunal Superior Eleitoral',
    says: 'O Código Eleitoral de 1932 deu às brasileiras o direito de votar e de ser votadas, depois de campanhas de mulheres como Bertha Lutz. O Rio Grande do Norte havia aberto o caminho em 1927.',
    serves:
      'Serve para mostrar que um direito veio de organização, e que votar não bastou para ocupar os cargos.',
    trap: 'Dizer que o direito foi dado por Getúlio Vargas. O decreto é do governo dele, mas a campanha vinha de antes.',
    theme: 'A baixa presença de mulheres na política brasileira',
    productive:
      'O voto feminino, de 1932, resultou de uma campanha que Bertha Lutz e outras sustentaram por mais de uma década. A baixa presença de mulheres na política indica que a urna era só a primeira porta, porque a segunda, a do dinheiro dos partidos, continua na mão de quem sempre a teve. Candidata sem verba é nome na lista para cumprir a cota.',
    pocket:
      'Em 1932, as mulheres conquistaram o direito ao voto. Isso comprova que a luta é o caminho para as mudanças.',
  },
  {
    id: 'quilombolas-censo-2022',
    kind: 'dado',
    axes: ['direitos', 'cultura', 'meio ambiente'],
    name: 'População quilombola',
    by: 'IBGE',
    year: 2022,
    source: 'IBGE, Censo Demográfico 2022, Quilombolas: primeiros resultados (2023)',
    says: 'O Censo de 2022 foi o primeiro a perguntar quem é quilombola: 1,3 milhão de pessoas, 0,65% da população. O primeiro censo do país é de 1872.',
    serves: 'Serve para mostrar que um grupo que não é contado não entra no orçamento.',
    trap: 'Falar de quilombos só no passado, como Palmares. São comunidades de hoje, com escola, internet e disputa por terra.',
    theme: 'A invisibilidade das comunidades quilombolas',
    productive:
      'O Censo de 2022 foi o primeiro, em 150 anos, a perguntar quem é quilombola. O dado revela de que é feita a invisibilidade dessas comunidades: sem o número de crianças, não se calcula a merenda nem a rota do barco escolar. Ser contado é o começo de qualquer direito, pois o orçamento não reserva nada a quem não consta na tabela.',
    pocket:
      'Segundo o IBGE, o Brasil tem 1,3 milhão de quilombolas. Esse dado revela a diversidade da nossa sociedade.',
  },
];
