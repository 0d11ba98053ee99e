/** Sample essays of our own, written for the tests, demonstrations and screenshots. */
export const SAMPLE_THEME = 'Caminhos para reduzir o desperdício de alimentos no Brasil';

/** A strong essay: four paragraphs, repertoire, varied connectives, a whole intervention. */
export const GOOD_ESSAY = [
  'No romance "Vidas Secas", de Graciliano Ramos, a fome conduz cada passo de uma família sertaneja em busca de sobrevivência. Fora da ficção, o Brasil contemporâneo convive com um paradoxo ainda mais cruel: enquanto milhões de pessoas não sabem se terão o que jantar, toneladas de comida apodrecem em centrais de abastecimento. Nesse contexto, reduzir o desperdício de alimentos exige enfrentar tanto as falhas da cadeia produtiva quanto a falta de educação para o consumo.',
  'Em primeiro lugar, é preciso reconhecer que grande parte das perdas ocorre antes de o produto chegar à mesa. De acordo com a Organização das Nações Unidas para a Alimentação e a Agricultura, cerca de 14% da colheita mundial se perde antes de alcançar o comércio. No território brasileiro, estradas precárias e armazéns sem refrigeração agravam esse quadro, pois frutas e hortaliças estragam durante o transporte. Além disso, muitos mercados recusam itens fora do padrão estético, ainda que estejam próprios para a refeição. Assim, a lógica do lucro imediato se sobrepõe ao direito à alimentação, previsto no artigo sexto da Constituição Federal.',
  'Ademais, hábitos domésticos contribuem para a permanência do problema. O sociólogo Zygmunt Bauman afirma que a sociedade de consumidores transforma tudo em descarte, inclusive aquilo que mantém a vida. Essa mentalidade aparece na compra por impulso, nas porções exageradas e na crença de que cascas e talos não têm valor. A escola, por sua vez, raramente discute planejamento doméstico ou aproveitamento integral. Consequentemente, gerações crescem sem perceber que jogar um prato fora significa também jogar água, energia e trabalho no lixo.',
  'Portanto, são necessárias medidas capazes de reverter esse cenário. Para tanto, o Ministério da Agricultura, em parceria com as prefeituras, deve ampliar os bancos de alimentos, por meio de incentivos fiscais a supermercados e produtores que doem excedentes em bom estado, a fim de levar refeições de qualidade a famílias vulneráveis. Paralelamente, cabe às escolas promover oficinas de culinária sustentável, com a participação de nutricionistas e da comunidade, para que crianças e adultos aprendam a planejar as compras. Dessa forma, a realidade descrita por Graciliano Ramos poderá, enfim, permanecer apenas nas páginas da literatura.',
].join('\n');

/** A weak essay with errors common in schools; long enough to be sent. */
export const WEAK_ESSAY = [
  'Desde os primórdios da humanidade as pessoas precisam de comida para viver, mas nos dias de hoje muita comida vai para o lixo. Eu acho que isso é um problema muito sério no Brasil , porque tem gente passando fome e as pessoas não estão nem aí. concerteza o desperdício de alimentos precisa acabar.',
  'O desperdício acontece em todo lugar. As pessoas compra muita comida no mercado e depois a comida estraga na geladeira e tb tem os restaurantes que joga tudo fora no final do dia e ninguém pode levar pra casa e isso é muito errado pois tem criança que não tem o que comer e fica com fome o dia inteiro!! Na minha casa minha mãe sempre fala que não pode jogar comida fora, e eu concordo com ela. Derrepente as pessoas podia pensar mais nos outros.',
  'Outro problema é o governo que não faz nada. Houveram várias promessas mas nada mudou, e as pessoas continua com fome.Tem muito caminhão que perde fruta e verdura na estrada porque a estrada é ruim e a fruta amassa. A mídia também não fala disso, e sem informação as pessoas não sabe o que fazer.',
  'Portanto o governo deve fazer campanhas para as pessoas parar de jogar comida fora. As escolas também tem que ensinar as crianças desde pequenas. Só assim vamos ter um país melhor para todos',
].join('\n');

/** An essay that fills only three handwritten lines, and is therefore "texto insuficiente". */
export const SHORT_ESSAY =
  'O desperdício de alimentos é um problema grave no Brasil. Muitas famílias passam fome enquanto supermercados jogam fora produtos em bom estado. O governo deve criar bancos de alimentos.';

/** An essay on the sample theme in English, which gets zero because it is in a foreign language. */
export const ENGLISH_ESSAY = [
  'Every day, a huge amount of good food is thrown away in Brazil while many families do not have enough to eat. This is one of the most painful contradictions of our society, and it should be faced by the government, by companies and by each one of us.',
  'First of all, a large part of the food is lost on the way from the farm to the market. The roads are bad, the trucks have no cooling, and the fruit is bruised before it can be sold. Because of this, farmers lose money and the prices go up for the people who need it most.',
  'In addition, there is waste at home and in restaurants. People buy more than they need, they forget what is in the fridge, and they throw away what could still be used. If schools taught children how to plan and cook, this would be different.',
  'Therefore, the government should create food banks in every city, with the help of supermarkets, so that good food can reach those who are hungry. With these measures, the country would be able to waste less and to share more.',
].join('\n');

/** A good essay about another topic, which contains no word of the sample theme's topic. */
export const OTHER_THEME_ESSAY = [
  'A leitura literária perde espaço na rotina dos jovens brasileiros. Embora as bibliotecas públicas ofereçam bons acervos, poucas cidades investem em horários ampliados e em mediadores preparados. Logo, discutir o acesso aos livros é uma tarefa urgente para quem deseja uma sociedade mais crítica.',
  'Em primeiro lugar, o preço dos livros afasta leitores. Segundo pesquisas do setor editorial, muitas famílias não compraram nenhum título no último ano, porque o orçamento mal cobre as despesas básicas. Assim, a imaginação se torna um privilégio de poucos.',
  'Além disso, a escola costuma tratar o texto literário como obrigação. O educador Paulo Freire defendia que a leitura do mundo precede a leitura da palavra, mas as avaliações ainda cobram apenas datas e nomes de autores. Dessa maneira, o estudante se afasta das histórias.',
  'Portanto, o Ministério da Cultura deve criar clubes de leitura nas escolas, por meio de editais voltados a professores e escritores locais, a fim de formar novos leitores. Assim, os livros voltarão a circular entre todos.',
].join('\n');
