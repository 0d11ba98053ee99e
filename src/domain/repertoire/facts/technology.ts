import type { RepertoireEntry } from '../entry.ts';

/** Laws, figures and events about technology. */
export const TECHNOLOGY_FACTS: readonly RepertoireEntry[] = [
  {
    id: 'marco-civil-da-internet',
    kind: 'lei',
    axes: ['tecnologia', 'direitos'],
    name: 'Marco Civil da Internet',
    year: 2014,
    source: 'Lei nº 12.965/2014',
    says: 'Fixa os direitos e deveres no uso da internet no Brasil: a liberdade de expressão, a privacidade e a neutralidade da rede. Diz que o acesso à internet é essencial ao exercício da cidadania.',
    serves: 'Serve para defender a conexão como condição para estudar, trabalhar e usar serviços públicos.',
    trap: 'Confundi-lo com a LGPD, que veio depois e trata dos dados pessoais. Dizer que a internet é terra sem lei também perde força diante dele.',
    theme: 'A exclusão digital de moradores da zona rural',
    productive:
      'O Marco Civil, de 2014, considera o acesso à internet essencial à cidadania. Por esse critério, a exclusão digital da zona rural não é falta de conforto: sem sinal, o agricultor não marca a perícia, não emite a nota e não acompanha a aula do filho. A cerca que o separa dos direitos, hoje, é uma antena que não existe.',
    pocket:
      'O Marco Civil da Internet, de 2014, é uma importante lei brasileira. Contudo, ainda há uma grande lacuna em sua aplicação.',
  },
  {
    id: 'lgpd',
    kind: 'lei',
    axes: ['tecnologia', 'direitos'],
    name: 'Lei Geral de Proteção de Dados Pessoais (LGPD)',
    year: 2018,
    source: 'Lei nº 13.709/2018; Constituição Federal, art. 5º, LXXIX',
    says: 'Diz como empresas e governos podem usar dados pessoais e dá a cada um o direito de saber e de corrigir o que guardam sobre si e, em certos casos, de apagá-lo. Desde 2022, a proteção de dados é direito fundamental na Constituição.',
    serves: 'Serve para discutir o que as empresas sabem sobre as pessoas e o que podem fazer com isso.',
    trap: 'Dizer que nada pode ser usado sem consentimento. Ele é uma das bases da lei, ao lado de outras, como a obrigação legal.',
    theme: 'A exposição de dados pessoais em farmácias e lojas',
    productive:
      'A LGPD garante a cada pessoa o direito de saber para que servem os dados que entrega. Na farmácia, porém, o desconto depende do CPF, e o cliente sai sem saber quem lerá a lista de seus remédios. A exposição começa nessa troca, em que alguns centavos compram o retrato da saúde de uma família.',
    pocket:
      'A LGPD, de 2018, foi criada para proteger os cidadãos. Na prática, entretanto, essa proteção não acontece como deveria.',
  },
  {
    id: 'eca-digital',
    kind: 'lei',
    axes: ['tecnologia', 'direitos'],
    name: 'Estatuto Digital da Criança e do Adolescente',
    year: 2025,
    source: 'Lei nº 15.211/2025',
    says: 'Conhecida como ECA Digital, obriga aplicativos, jogos e redes a proteger crianças e adolescentes: verificar a idade, ligar a conta de quem tem até 16 anos à de um responsável e oferecer controle aos pais.',
    serves:
      'Serve para argumentar que a segurança na internet é dever também das empresas, e não só das famílias.',
    trap: 'Confundi-la com o ECA, de 1990, que continua em vigor. A lei nova completa o estatuto e não o substitui.',
    theme: 'A adultização de crianças nas redes sociais',
    productive:
      'O Estatuto Digital da Criança e do Adolescente, de 2025, determina que as próprias plataformas verifiquem a idade e cuidem do que mostram. A mudança importa porque a adultização de crianças rende visualizações, e quem lucra com elas não pode transferir todo o cuidado aos pais. As redes que medem cada segundo de atenção sabem bem quem está do outro lado.',
    pocket:
      'Em 2025, o Brasil aprovou o ECA Digital. Isso mostra que, quando há vontade, os problemas podem ser enfrentados.',
  },
  {
    id: 'lei-carolina-dieckmann',
    kind: 'lei',
    axes: ['tecnologia', 'direitos'],
    name: 'Lei Carolina Dieckmann',
    year: 2012,
    source: 'Lei nº 12.737/2012',
    says: 'Tornou crime invadir celular, computador ou outro aparelho alheio para obter, mudar ou destruir dados. Ganhou o nome da atriz que teve fotos íntimas roubadas e divulgadas.',
    serves:
      'Serve para mostrar que o crime digital fere a vida fora da tela, e que a lei costuma chegar depois do dano.',
    trap: 'Dizer que ela pune quem divulga fotos íntimas. Essa divulgação só passou a ser crime em 2018, com a Lei 13.718.',
    theme: 'A violência digital contra mulheres',
    productive:
      'A Lei Carolina Dieckmann, de 2012, transformou em crime a invasão de aparelhos, depois que uma atriz famosa foi vítima dela. O nome da lei mostra como a violência digital contra mulheres demorou a ser vista: foi preciso um rosto conhecido para que se aprovasse em meses o que as anônimas pediam havia anos.',
    pocket:
      'A Lei Carolina Dieckmann, de 2012, foi um avanço. Mesmo com ela, os problemas persistem em virtude da impunidade.',
  },
  {
    id: 'acesso-a-internet-2023',
    kind: 'dado',
    axes: ['tecnologia', 'educação'],
    name: 'Uso da internet no Brasil',
    by: 'IBGE',
    year: 2023,
    source: 'IBGE, PNAD Contínua: Tecnologia da Informação e Comunicação 2023 (2024)',
    says: 'Em 2023, 88% dos brasileiros de 10 anos ou mais usavam a internet. Entre as pessoas de 60 anos ou mais, eram 66%, e entre as que não tinham instrução, 44,4%. O motivo mais citado para não usar era não saber.',
    serves:
      'Serve para mostrar que a exclusão digital tem idade e escolaridade, e que o aparelho sozinho não a resolve.',
    trap: 'Citar só os 88% e concluir que todos estão conectados. Usar também não quer dizer saber usar, e a taxa sobe a cada ano.',
    theme: 'A inclusão digital das pessoas idosas',
    productive:
      'Segundo o IBGE, um terço das pessoas idosas não usava a internet em 2023, e o motivo mais comum era não saber. O dado indica que a inclusão digital não se resolve com a doação de aparelhos: falta alguém que se sente ao lado e repita o caminho. Sem essa aula, o banco fechado na esquina vira uma senha perdida.',
    pocket:
      'De acordo com o IBGE, 88% dos brasileiros usam a internet. Percebe-se, assim, a relevância do assunto para a sociedade.',
  },
  {
    id: 'tic-kids-online-2024',
    kind: 'dado',
    axes: ['tecnologia', 'educação', 'saúde'],
    name: 'Crianças e adolescentes na internet',
    by: 'Cetic.br',
    year: 2024,
    source: 'Cetic.br, TIC Kids Online Brasil 2024',
    says: 'Em 2024, 93% dos brasileiros de 9 a 17 anos usavam a internet. Entre eles, 23% contaram que o primeiro acesso foi até os 6 anos; em 2015, eram 11%.',
    serves:
      'Serve para mostrar que a vida conectada começa cada vez mais cedo, e que as regras precisam alcançar os pequenos.',
    trap: 'Dizer que a pesquisa mediu crianças de 6 anos. Ela ouve quem tem de 9 a 17, que conta quando começou.',
    theme: 'A presença das telas na primeira infância',
    productive:
      'A TIC Kids Online de 2024 revela que dobrou, desde 2015, a parcela dos que entraram na internet até os 6 anos. As telas chegam, portanto, à idade em que se aprende a falar, a esperar e a brincar com outra pessoa. Na primeira infância, o vídeo que acalma o choro também toma o lugar da conversa que ensinaria a nomeá-lo.',
    pocket:
      'Segundo a TIC Kids Online, 93% dos jovens usam a internet. Dessa forma, fica claro que o mundo mudou muito.',
  },
  {
    id: 'cambridge-analytica',
    kind: 'acontecimento',
    axes: ['tecnologia', 'direitos'],
    name: 'Caso Cambridge Analytica',
    year: 2018,
    source: 'Reportagens do “The Guardian” e do “The New York Times” (março de 2018)',
    says: 'Jornais revelaram em 2018 que a empresa britânica usou, sem autorização, dados de até 87 milhões de usuários do Facebook para dirigir propaganda política. Os dados saíram de um teste de personalidade.',
    serves: 'Serve para mostrar que um dado inocente, como uma curtida, permite influenciar decisões.',
    trap: 'Falar em invasão por hackers. Os dados foram obtidos por um aplicativo que a própria rede permitia.',
    theme: 'A influência dos algoritmos nas eleições',
    productive:
      'O caso Cambridge Analytica, revelado em 2018, mostrou que um teste de personalidade podia servir para escolher o anúncio que cada eleitor veria. A influência dos algoritmos nas eleições não precisa mentir: ela escolhe o que cada um vê e esconde o resto. Sem um anúncio que todos possam ler, não há debate, apenas sussurros.',
    pocket:
      'Em 2018, o caso Cambridge Analytica chocou o mundo. Desde então, tornou-se evidente que a sociedade precisa de limites.',
  },
  {
    id: 'gender-shades',
    kind: 'dado',
    axes: ['tecnologia', 'direitos'],
    name: 'Erros do reconhecimento facial',
    by: 'Joy Buolamwini e Timnit Gebru',
    year: 2018,
    source: 'Buolamwini e Gebru, estudo “Gender Shades” (2018)',
    says: 'As pesquisadoras testaram três programas que dizem o gênero de um rosto. Com homens de pele clara, eles erravam em menos de 1% dos casos; com mulheres de pele escura, em até 34,7%.',
    serves: 'Serve para provar que um programa repete as falhas dos exemplos com que aprendeu.',
    trap: 'Dizer que o estudo mediu prisões. Ele testou a classificação de fotos, e os números são dos programas daquele ano.',
    theme: 'O reconhecimento facial na segurança pública',
    productive:
      'O estudo “Gender Shades”, de 2018, demonstrou que programas comerciais erravam em até 34,7% dos rostos de mulheres negras. Na segurança pública, um erro desses não é um inconveniente de aplicativo: é uma pessoa algemada no ônibus por se parecer com outra. Antes de instalar o reconhecimento facial, o Estado deve provar em quem ele acerta.',
    pocket:
      'Segundo um estudo de 2018, a tecnologia apresenta falhas. Isso reforça a ideia de que nem todo avanço é positivo.',
  },
  {
    id: 'infodemia',
    kind: 'ideia',
    axes: ['tecnologia', 'saúde', 'educação'],
    name: 'Infodemia',
    by: 'Organização Mundial da Saúde',
    year: 2020,
    source: 'Organização Mundial da Saúde, comunicados de 2020 sobre a covid-19',
    says: 'Nome dado ao excesso de informações, verdadeiras e falsas, que acompanha uma doença e dificulta encontrar orientação confiável.',
    serves:
      'Serve para mostrar que o problema não é só a mentira: é a enxurrada em que ela se mistura à verdade.',
    trap: 'Usar a palavra como sinônimo de fake news, ou dizer que a OMS a criou em 2020. Ela é de 2003 e inclui também notícias corretas em excesso.',
    theme: 'A desinformação sobre saúde nas redes',
    productive:
      'Em 2020, a Organização Mundial da Saúde chamou de infodemia o excesso de notícias que acompanhou o vírus. O conceito revela um lado pouco notado da desinformação: quem recebe cem mensagens por dia sobre saúde não acredita em todas, e sim em nenhuma. Cansado de conferir, o leitor volta ao conselho do primo.',
    pocket:
      'Em 2020, a OMS falou em uma infodemia. Essa realidade afeta o mundo inteiro e exige atenção de todos.',
  },
];
