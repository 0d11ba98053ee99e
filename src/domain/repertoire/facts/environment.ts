import type { RepertoireEntry } from '../entry.ts';

/** Laws, figures and events about the environment. */
export const ENVIRONMENT_FACTS: readonly RepertoireEntry[] = [
  {
    id: 'constituicao-art-225',
    kind: 'lei',
    axes: ['meio ambiente', 'direitos'],
    name: 'Constituição de 1988, art. 225',
    year: 1988,
    source: 'Constituição Federal, art. 225',
    says: 'Diz que todos têm direito ao meio ambiente ecologicamente equilibrado, e que cabe ao poder público e à coletividade defendê-lo para as presentes e as futuras gerações.',
    serves:
      'Serve para argumentar em nome de quem ainda não nasceu e para cobrar deveres também de empresas e cidadãos.',
    trap: 'Deixar de fora as futuras gerações e a coletividade. Sem elas, o artigo vira mais uma frase sobre direitos.',
    theme: 'O descarte de lixo eletrônico no Brasil',
    productive:
      'O artigo 225 da Constituição garante o meio ambiente equilibrado também às gerações que ainda não nasceram. O descarte de lixo eletrônico ignora esse compromisso: a pilha jogada no quintal demora décadas para se desfazer e contamina a água de quem vai morar ali depois. O celular trocado por moda deixa a conta para o neto do vizinho.',
    pocket:
      'A Constituição de 1988, em seu artigo 225, garante direitos a todos. No entanto, isso não se concretiza na realidade.',
  },
  {
    id: 'codigo-florestal',
    kind: 'lei',
    axes: ['meio ambiente'],
    name: 'Código Florestal',
    year: 2012,
    source: 'Lei nº 12.651/2012, arts. 4º e 12',
    says: 'Obriga o dono de terra rural a manter vegetação nativa: em regra 20% do imóvel, e 80% nas florestas da Amazônia Legal. Protege também as margens dos rios, as nascentes e as encostas.',
    serves:
      'Serve para mostrar que a lei já concilia produção e floresta, e que o debate é sobre cumprir e fiscalizar.',
    trap: 'Usar 80% como regra para o país inteiro, ou confundir a reserva legal com parque público.',
    theme: 'A escassez de água nas cidades brasileiras',
    productive:
      'O Código Florestal, de 2012, determina a proteção das nascentes e das margens dos rios. A regra interessa a quem nunca pisou em uma fazenda, porque a escassez de água começa longe da torneira: sem mata, a terra escorre para o leito, e o reservatório guarda lama. Fiscalizar o campo é, também, abastecer as cidades.',
    pocket:
      'O Código Florestal, de 2012, é uma lei importante para o Brasil. Ainda assim, falta fiscalização por parte das autoridades.',
  },
  {
    id: 'politica-nacional-de-residuos-solidos',
    kind: 'lei',
    axes: ['meio ambiente', 'cidade', 'trabalho'],
    name: 'Política Nacional de Resíduos Sólidos',
    year: 2010,
    source: 'Lei nº 12.305/2010',
    says: 'Reparte a responsabilidade pelo lixo entre fabricantes, lojas, consumidores e poder público. Cria a logística reversa, em que o fabricante recolhe o que vendeu, e inclui os catadores de materiais recicláveis.',
    serves:
      'Serve para discutir de quem é a tarefa do lixo, sem jogá-la toda sobre o consumidor ou sobre a prefeitura.',
    trap: 'Dizer que a lei acabou com os lixões. Ela mandou encerrá-los, mas o prazo foi adiado e muitos continuam abertos.',
    theme: 'A valorização dos catadores de materiais recicláveis',
    productive:
      'A Política Nacional de Resíduos Sólidos, de 2010, prevê a inclusão dos catadores na coleta. Sem contrato com a prefeitura, porém, eles fazem de graça o serviço que o fabricante e o município deveriam pagar. Reconhecer o valor desses trabalhadores significa dividir com eles o dinheiro, e não apenas o lixo reciclável.',
    pocket:
      'A Lei 12.305, de 2010, trouxe avanços importantes. Porém, a falta de consciência da população agrava o problema.',
  },
  {
    id: 'rompimento-da-barragem-de-brumadinho',
    kind: 'acontecimento',
    axes: ['meio ambiente', 'trabalho', 'direitos'],
    name: 'Rompimento da barragem em Brumadinho',
    year: 2019,
    source: 'Relatório da CPI de Brumadinho, Senado Federal (2019)',
    says: 'Em 25 de janeiro de 2019, uma barragem da mineradora Vale rompeu-se em Brumadinho, em Minas Gerais. A lama matou 270 pessoas, muitas no refeitório da empresa, e contaminou o rio Paraopeba. As famílias contam 272, porque duas vítimas estavam grávidas.',
    serves:
      'Serve para mostrar o preço de tratar a segurança como despesa, sobretudo quando o país já tinha visto Mariana, em 2015.',
    trap: 'Trocar Mariana por Brumadinho: a primeira foi em 2015, com 19 mortes e o rio Doce. Chamar o caso de desastre natural também é um erro.',
    theme: 'A fiscalização de atividades de risco no Brasil',
    productive:
      'Em janeiro de 2019, a lama de Brumadinho alcançou o refeitório da própria mineradora, construído no caminho dela. O caso revela um problema de fiscalização, pois a barragem tinha laudo de estabilidade assinado poucos meses antes. Enquanto a empresa contratar quem atesta o risco da atividade, o papel dirá que está tudo bem até o minuto da tragédia.',
    pocket:
      'Em 2019, ocorreu a tragédia de Brumadinho. Esse triste episódio mostra que o Brasil não aprende com os próprios erros.',
  },
  {
    id: 'acordo-de-paris',
    kind: 'lei',
    axes: ['meio ambiente'],
    name: 'Acordo de Paris',
    by: 'Convenção da ONU sobre Mudança do Clima',
    year: 2015,
    source: 'Acordo de Paris (2015); no Brasil, Decreto nº 9.073/2017',
    says: 'Os países se comprometem a manter o aquecimento bem abaixo de 2 °C em relação à época anterior à indústria e a buscar o limite de 1,5 °C. Cada um apresenta a própria meta de redução de gases.',
    serves:
      'Serve para comparar promessas com resultados e para lembrar que cada país escolhe a meta que vai cumprir.',
    trap: 'Dizer que o acordo impõe multas. Ele não pune quem descumpre: conta com a pressão pública e com a revisão das metas.',
    theme: 'A adaptação das cidades às mudanças climáticas',
    productive:
      'No Acordo de Paris, de 2015, os países se comprometeram a conter o aquecimento, mas nenhum deles é multado se falhar. Como o acordo garante apenas promessas, as cidades não podem esperar por elas: precisam de drenagem, de árvores e de alerta para a próxima chuva. A adaptação às mudanças climáticas é o que resta fazer enquanto a meta não chega.',
    pocket:
      'O Acordo de Paris, de 2015, reuniu muitos países em torno de um objetivo. Da mesma forma, o Brasil precisa agir em conjunto.',
  },
  {
    id: 'area-queimada-2024',
    kind: 'dado',
    axes: ['meio ambiente', 'saúde'],
    name: 'Área queimada no Brasil',
    by: 'MapBiomas',
    year: 2024,
    source: 'MapBiomas, Relatório Anual do Fogo, com dados de 2024 (2025)',
    says: 'Em 2024, o fogo passou por cerca de 30 milhões de hectares no país, área maior que a do Rio Grande do Sul. Mais da metade ficava na Amazônia.',
    serves: 'Serve para mostrar o tamanho das queimadas e ligá-las à fumaça que chega a cidades distantes.',
    trap: 'Chamar toda a área queimada de desmatamento. O fogo pode passar por pasto ou por mata que ainda se recupera, e os números mudam muito de um ano para outro.',
    theme: 'Os efeitos das queimadas sobre a saúde dos brasileiros',
    productive:
      'O MapBiomas mostra que o fogo percorreu em 2024 uma área maior que a do Rio Grande do Sul. A fumaça não parou na cerca das fazendas: atravessou estados e lotou de crianças os postos de saúde. Quem discute as queimadas apenas como assunto da floresta esquece os efeitos delas sobre o pulmão de quem mora a mil quilômetros dali.',
    pocket:
      'Em 2024, cerca de 30 milhões de hectares foram queimados, segundo o MapBiomas. Diante disso, medidas urgentes são necessárias.',
  },
  {
    id: 'ipcc-2023',
    kind: 'dado',
    axes: ['meio ambiente'],
    name: 'Relatório-síntese do IPCC',
    by: 'Painel Intergovernamental sobre Mudança do Clima (ONU)',
    year: 2023,
    source: 'IPCC, Sexto Relatório de Avaliação, relatório-síntese (2023)',
    says: 'Entre 2011 e 2020, a Terra estava 1,1 °C mais quente do que entre 1850 e 1900, e as atividades humanas são, sem dúvida, a causa. Quem menos contribuiu para o problema é quem mais sofre com ele.',
    serves: 'Serve para tratar a mudança do clima como fato medido e como questão de justiça.',
    trap: 'Usar um dia quente ou frio como prova. O relatório compara médias de muitos anos, e não a temperatura de uma semana.',
    theme: 'A desigualdade diante das ondas de calor',
    productive:
      'O relatório do IPCC de 2023 aponta que sofre mais com o clima quem menos contribuiu para mudá-lo. No Brasil, essa desigualdade tem endereço: durante as ondas de calor, o bairro arborizado liga o ar-condicionado, e a casa de telha de zinco vira forno. A temperatura é uma só no boletim, mas não na cama de quem tenta dormir.',
    pocket:
      'Segundo o IPCC, as atividades humanas aqueceram o planeta. É preciso, portanto, repensar as atitudes da sociedade.',
  },
  {
    id: 'enchentes-no-rio-grande-do-sul',
    kind: 'acontecimento',
    axes: ['meio ambiente', 'cidade'],
    name: 'Enchentes no Rio Grande do Sul',
    year: 2024,
    source: 'Defesa Civil do Rio Grande do Sul (2024); IBGE, Munic 2024 (2025)',
    says: 'Em abril e maio de 2024, chuvas extremas atingiram mais de 90% dos municípios gaúchos e mais de 2 milhões de pessoas. Mais de 180 morreram, e o lago Guaíba superou a cheia histórica de 1941.',
    serves:
      'Serve para mostrar que o desastre depende também de diques, alertas e ocupação das margens, e não só da chuva.',
    trap: 'Falar em fatalidade da natureza. O IBGE mostrou depois que 170 das 459 cidades atingidas não emitiram alerta, e que 115 delas nem tinham sistema para isso.',
    theme: 'A prevenção de desastres nas cidades brasileiras',
    productive:
      'Nas enchentes de 2024, segundo o IBGE, mais de um terço das cidades gaúchas atingidas não emitiu alerta à população. O dado muda a conversa sobre prevenção: a chuva não se evita, mas a sirene que não toca é uma falha humana. Mapear o risco e avisar a tempo custa menos do que reconstruir pontes.',
    pocket:
      'Em 2024, o Rio Grande do Sul sofreu com as enchentes. Esse fato evidencia o descaso das autoridades com a população.',
  },
  {
    id: 'chico-mendes',
    kind: 'acontecimento',
    axes: ['meio ambiente', 'trabalho', 'direitos'],
    name: 'O assassinato de Chico Mendes',
    year: 1988,
    source:
      'Instituto Chico Mendes de Conservação da Biodiversidade (ICMBio), história das reservas extrativistas',
    says: 'Seringueiro e sindicalista de Xapuri, no Acre, organizou os empates, em que famílias se punham diante das motosserras. Foi morto em 22 de dezembro de 1988. Da luta dele nasceram as reservas extrativistas, onde se vive da floresta sem derrubá-la.',
    serves:
      'Serve para mostrar que defender a mata e defender o sustento de quem vive nela podem ser a mesma causa.',
    trap: 'Apresentá-lo só como mártir da natureza. Ele era um líder de trabalhadores, e a proposta dele incluía renda para as famílias.',
    theme: 'A proteção dos povos que vivem da floresta',
    productive:
      'Chico Mendes, morto em 1988, propôs as reservas extrativistas, em que a família do seringueiro vive da árvore em pé. A ideia desmente a oposição entre floresta e renda, porque quem tira dela o sustento tem motivo para vigiá-la. A proteção dos povos da mata é, assim, a forma mais barata de fiscalizar o que o satélite só vê depois.',
    pocket:
      'Em 1988, o líder Chico Mendes foi assassinado. Sua história inspira a luta por um Brasil mais justo.',
  },
];
