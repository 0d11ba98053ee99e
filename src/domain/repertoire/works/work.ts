import type { RepertoireEntry } from '../entry.ts';

/** Ideas, books, films and songs about work. */
export const WORK_WORKS: readonly RepertoireEntry[] = [
  {
    id: 'ricardo-antunes-privilegio-da-servidao',
    kind: 'livro',
    axes: ['trabalho', 'tecnologia'],
    name: '“O privilégio da servidão”',
    by: 'Ricardo Antunes',
    year: 2018,
    source:
      'Ricardo Antunes, “O privilégio da servidão: o novo proletariado de serviços na era digital” (2018)',
    says: 'O sociólogo brasileiro estuda o trabalho por aplicativos, os terceirizados e os atendentes de telemarketing. Para ele, diante do desemprego, até um emprego sem direitos passa a ser visto como privilégio.',
    serves:
      'Serve para explicar por que se aceitam condições ruins e por que se fala delas como oportunidade.',
    trap: 'Chamar de escravo todo trabalhador precário. A servidão do título é uma imagem; o trabalho análogo ao de escravo é um crime definido em lei.',
    theme: 'A precarização do trabalho entre os jovens',
    productive:
      'Ricardo Antunes sustenta que, quando falta emprego, até a servidão parece privilégio. A ideia explica por que a precarização do trabalho se apresenta aos jovens como sorte: o estágio sem bolsa é chamado de vitrine, e a madrugada no telemarketing, de experiência. Quem agradece pela vaga não discute o intervalo.',
    pocket:
      'O sociólogo Ricardo Antunes analisa os problemas da sociedade atual. Suas ideias ajudam a entender a realidade brasileira.',
  },
  {
    id: 'richard-sennett-a-corrosao-do-carater',
    kind: 'livro',
    axes: ['trabalho', 'saúde'],
    name: '“A corrosão do caráter”',
    by: 'Richard Sennett',
    year: 1998,
    source: 'Richard Sennett, “A corrosão do caráter” (1998)',
    says: 'O sociólogo norte-americano compara um faxineiro, que tinha rotina e história, com o filho consultor, que muda de emprego e de cidade. No trabalho sem longo prazo, diz ele, é difícil criar lealdade e contar a própria vida.',
    serves: 'Serve para mostrar o custo humano da flexibilidade, além do salário.',
    trap: 'Ler “caráter” como honestidade. Sennett fala dos laços e valores que duram e dão sentido a uma vida.',
    theme: 'Os efeitos da instabilidade no emprego sobre as famílias',
    productive:
      'Richard Sennett conta a história de um consultor que não sabe ensinar aos filhos a lealdade, pois ele mesmo troca de empresa e de cidade antes de criar raízes. O exemplo mostra que a instabilidade no emprego entra em casa: as famílias não compram, não plantam, não prometem. Os efeitos aparecem na criança que já sabe despedir-se e nunca aprendeu a ficar.',
    pocket:
      'O livro “A corrosão do caráter”, de Richard Sennett, critica o mundo moderno. Hoje, as pessoas perderam seus valores.',
  },
  {
    id: 'silvia-federici-trabalho-reprodutivo',
    kind: 'ideia',
    axes: ['trabalho', 'direitos'],
    name: 'O trabalho doméstico sem salário',
    by: 'Silvia Federici',
    year: 1975,
    source:
      'Silvia Federici, “Salários contra o trabalho doméstico” (1975), em “O ponto zero da revolução” (2012)',
    says: 'A filósofa nascida na Itália diz que cozinhar, limpar e criar filhos é trabalho, que produz o trabalhador de todos os dias. Como é tratado por amor, não se paga nem se discute.',
    serves: 'Serve para mostrar que a economia inteira se apoia em horas que não aparecem nas contas.',
    trap: 'Reduzir a tese a um pedido de salário para donas de casa. O salário servia para tornar visível o que parecia natural, e para permitir recusá-lo.',
    theme: 'A sobrecarga das mães que trabalham fora de casa',
    productive:
      'Silvia Federici afirma que o trabalho doméstico passa por amor, e que o nome impede de cobrá-lo. A sobrecarga das mães que trabalham fora mostra o resultado: a segunda jornada não tem ponto, folga nem substituta. Quem chama de guerreira a mulher exausta elogia o que deveria dividir com ela.',
    pocket:
      'A filósofa Silvia Federici fala sobre as desigualdades. É necessário, então, que haja mais igualdade no mundo.',
  },
  {
    id: 'que-horas-ela-volta',
    kind: 'filme',
    axes: ['trabalho', 'educação', 'direitos', 'cidade'],
    name: '“Que horas ela volta?”',
    by: 'Anna Muylaert',
    year: 2015,
    source: 'Filme “Que horas ela volta?”, direção de Anna Muylaert (2015)',
    says: 'Val, pernambucana, mora no quarto dos fundos da casa em que trabalha, em São Paulo. A filha, Jéssica, chega para o vestibular de arquitetura e não aceita as regras que ninguém escreveu: o sorvete dos patrões, a piscina, a mesa.',
    serves:
      'Serve para mostrar que a desigualdade também se aprende em gestos, e que uma geração pode desaprendê-la.',
    trap: 'Contar que a patroa é má. O filme prova mais quando mostra gente gentil que mantém cada um em seu lugar.',
    theme: 'As barreiras ao ingresso de jovens pobres na universidade',
    productive:
      'Em “Que horas ela volta?”, Val mora há mais de dez anos na casa sem entrar na piscina, e a patroa manda esvaziá-la depois que a filha da empregada brinca ali. A cena mostra uma das barreiras ao ingresso na universidade: antes da prova, é preciso acreditar que aquele lugar também pode ser seu. Muitos jovens pobres não são reprovados, porque nem se inscrevem.',
    pocket:
      'O filme “Que horas ela volta?” retrata as diferenças sociais. Ele deixa claro que o Brasil é um país desigual.',
  },
  {
    id: 'torto-arado',
    kind: 'livro',
    axes: ['trabalho', 'direitos', 'meio ambiente', 'cultura'],
    name: '“Torto arado”',
    by: 'Itamar Vieira Junior',
    year: 2019,
    source: 'Itamar Vieira Junior, “Torto arado” (2019)',
    says: 'As irmãs Bibiana e Belonísia vivem em uma fazenda da Chapada Diamantina em que famílias negras plantam em troca de morada. Não recebem salário e só podem erguer casas de barro, para que nada dure mais do que a vontade do dono.',
    serves: 'Serve para mostrar que a abolição não mudou tudo no campo, e que a terra é a questão.',
    trap: 'Situar a história na escravidão. O romance se passa no século XX, décadas depois da abolição, e é por isso que choca.',
    theme: 'A concentração de terras no campo brasileiro',
    productive:
      'Em “Torto arado”, os moradores da fazenda só podem construir em barro, porque a casa de tijolo provaria que vivem ali. A proibição mostra que a concentração de terras no campo não depende só da cerca: depende de que ninguém deixe marca. Quem planta há três gerações e não tem um muro continua, no papel, de passagem.',
    pocket:
      'O livro “Torto arado”, de Itamar Vieira Junior, faz sucesso no Brasil. A obra mostra que o passado ainda está presente.',
  },
  {
    id: 'morte-e-vida-severina',
    kind: 'livro',
    axes: ['trabalho', 'direitos', 'meio ambiente'],
    name: '“Morte e vida severina”',
    by: 'João Cabral de Melo Neto',
    year: 1956,
    source: 'João Cabral de Melo Neto, “Morte e vida severina” (em “Duas águas”, 1956)',
    says: 'Severino desce do sertão ao Recife em busca de trabalho e encontra a morte em cada parada: quem tem emprego vive dela, como rezadeiras e coveiros. No fim, nasce uma criança no mangue.',
    serves: 'Serve para discutir a migração de quem não escolhe partir, e o que encontra na cidade.',
    trap: 'Ler o poema só como lamento da seca. Na zona da mata, verde e cheia de água, Severino encontra a mesma morte, porque a terra tem dono.',
    theme: 'A migração forçada de trabalhadores no Brasil',
    productive:
      'Em “Morte e vida severina”, o retirante chega à zona da mata, onde não falta água, e assiste ao enterro de outro lavrador. A passagem revela que a migração forçada não foge apenas do clima: os trabalhadores deixam a terra porque ela não é deles. Enquanto a discussão ficar na chuva, a cerca continuará fora dela.',
    pocket:
      'Na obra “Morte e vida severina”, é retratado o sofrimento do povo. Infelizmente, muitos Severinos existem no Brasil.',
  },
  {
    id: 'chico-buarque-construcao',
    kind: 'música',
    axes: ['trabalho', 'cidade'],
    name: '“Construção”',
    by: 'Chico Buarque',
    year: 1971,
    source: 'Chico Buarque, “Construção”, do álbum de mesmo nome (1971)',
    says: 'A canção conta o último dia de um operário que cai da obra. As estrofes repetem os versos e trocam a palavra final de cada um, e a morte dele só é notada porque atrapalha o trânsito, o público e o sábado.',
    serves:
      'Serve para mostrar a indiferença diante da morte de um trabalhador e o risco tratado como rotina.',
    trap: 'Copiar versos inteiros. Basta dizer o que a canção faz: a morte vira incômodo.',
    theme: 'Os acidentes de trabalho na construção civil',
    productive:
      'Na canção “Construção”, de 1971, Chico Buarque narra a queda de um operário que só incomoda por atrapalhar o trânsito. A indiferença cantada ali explica por que os acidentes de trabalho se repetem: a notícia fala da avenida parada, e não do cinto que faltava. O que não comove não fiscaliza.',
    pocket:
      'Na música “Construção”, Chico Buarque faz uma crítica social. Ela continua atual, pois a sociedade pouco mudou.',
  },
  {
    id: 'estou-me-guardando-para-quando-o-carnaval-chegar',
    kind: 'filme',
    axes: ['trabalho', 'cultura', 'saúde'],
    name: '“Estou me guardando para quando o carnaval chegar”',
    by: 'Marcelo Gomes',
    year: 2019,
    source:
      'Documentário “Estou me guardando para quando o carnaval chegar”, direção de Marcelo Gomes (2019)',
    says: 'Em Toritama, no agreste de Pernambuco, famílias costuram jeans em oficinas caseiras do amanhecer à noite, sem patrão e sem folga, e ganham por peça. No carnaval, vendem até a geladeira para ir à praia.',
    serves: 'Serve para mostrar que trabalhar por conta própria pode virar uma jornada sem limite.',
    trap: 'Atribuir o título ao próprio filme: ele vem de uma canção de Chico Buarque, “Quando o carnaval chegar”.',
    theme: 'Os limites do empreendedorismo como saída para o desemprego',
    productive:
      'No documentário de Marcelo Gomes sobre Toritama, os costureiros contam, com orgulho, que são os próprios patrões e que trabalham até dormir na máquina. O filme mostra um dos limites do empreendedorismo: sem salário fixo, parar custa dinheiro, e o dono da oficina se explora com mais rigor do que um chefe. Vender a geladeira para descansar cinco dias não é uma saída.',
    pocket:
      'O documentário “Estou me guardando para quando o carnaval chegar” é muito atual. Nele, vê-se a luta do povo brasileiro.',
  },
  {
    id: 'tempos-modernos',
    kind: 'filme',
    axes: ['trabalho', 'tecnologia'],
    name: '“Tempos modernos”',
    by: 'Charles Chaplin',
    year: 1936,
    source: 'Filme “Tempos modernos”, direção de Charles Chaplin (1936)',
    says: 'Carlitos aperta parafusos em uma esteira cada vez mais rápida, até continuar o gesto fora da fábrica. O patrão o observa por uma tela até no banheiro e testa uma máquina que dá comida sem parar a produção.',
    serves: 'Serve para discutir a vigilância e o ritmo que a máquina impõe ao corpo.',
    trap: 'Parar na cena da esteira, que todos citam. A tela do patrão e a máquina de comer falam melhor do trabalho de hoje.',
    theme: 'O controle do tempo nos galpões do comércio eletrônico',
    productive:
      'Em “Tempos modernos”, Chaplin apresenta uma tela de onde o patrão manda o operário voltar do banheiro. Nos galpões do comércio eletrônico, o controle do tempo dispensou o patrão: o leitor de códigos apita quando a mão demora. A comédia de 1936 virou manual, com a diferença de que já não há a quem fazer careta.',
    pocket:
      'No filme “Tempos modernos”, Chaplin critica a sociedade. Analogamente, a realidade atual também apresenta problemas.',
  },
];
