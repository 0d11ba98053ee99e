/** Our own essay on the guest's theme, for visitors who do not want to write an essay first. */
export type GuestExample = { slug: string; name: string; essay: string };

/** The first example has typical faults, on purpose; the corrector gives the second one at least 900. */
export const GUEST_EXAMPLES: readonly GuestExample[] = [
  {
    slug: 'mediano',
    name: 'exemplo mediano',
    essay: `Atualmente o lixo eletronico é um problema muito grande no Brasil, por que as pessoas compra cada vez mais celulares e computadores e não sabe o que fazer com os aparelhos velhos. Esse problema acontece a muito tempo e ninguém faz nada para resolver, com isso a natureza é prejudicada e as pessoas também.

Em primeiro lugar, é importante falar sobre a falta de informação. Muitas pessoas jogam pilhas, baterias e celulares no lixo comum porque nunca aprenderam na escola que isso faz mal para o meio ambiente. Quando o aparelho vai para o lixão, ele solta substâncias tóxicas que contamina o solo e a água, e depois essa água vai para a casa das pessoas e pode causar doenças. Ou seja, a falta de informação é uma coisa muito ruim, pois faz com que as pessoas jogue tudo no lixo errado.

Além disso, as empresas também tem culpa. Hoje em dia os celulares são feitos para durar pouco, e todo ano lança um modelo novo que todo mundo quer ter. As empresas fazem propaganda na televisão e na internet e as pessoas acaba comprando mesmo sem precisar, só para mostrar para os outros. Com isso, a quantidade de lixo eletronico aumenta e não tem lugar certo para jogar. Na minha cidade, por exemplo, não existe nenhum lugar para deixar os aparelhos velhos, e as pessoas acaba guardando na gaveta ou jogando na rua, onde qualquer criança pode mexer e se machucar.

Portanto, é preciso que o governo tome uma atitude para acabar com esse problema. O governo deve colocar mais lixeiras nas cidades e fazer propagandas na televisão, assim as pessoas vão aprender a jogar o lixo eletronico no lugar certo. As pessoas também tem que se concientizar e parar de comprar coisas que não precisa. Só assim vamos ter um país melhor e um meio ambiente mais limpo para todos.`,
  },
  {
    slug: 'forte',
    name: 'exemplo forte',
    essay: `A Constituição Federal de 1988, em seu artigo 225, assegura à população o direito a um meio ambiente ecologicamente equilibrado e impõe ao poder público e à coletividade o dever de preservá-lo. Na prática, porém, o descarte incorreto do lixo eletrônico afasta o Brasil dessa garantia, uma vez que celulares e baterias ainda terminam em lixões. Esse quadro persiste, sobretudo, em razão da cultura do consumo acelerado e da omissão na oferta de pontos de coleta.

Em primeiro plano, é preciso reconhecer que o modelo de consumo vigente multiplica os resíduos. Para o sociólogo Zygmunt Bauman, na sociedade de consumidores, os objetos valem menos pela utilidade do que pela novidade, de modo que descartar se torna tão natural quanto comprar. Sob essa lógica, fabricantes lançam aparelhos pouco duráveis, e a publicidade apresenta o modelo anterior como ultrapassado. Como consequência, segundo as Nações Unidas, o mundo gerou 62 milhões de toneladas desse lixo em 2022, das quais menos de um quarto teve reciclagem comprovada.

Ademais, a distância entre a lei e a realidade agrava o problema. A Política Nacional de Resíduos Sólidos, de 2010, obriga as empresas a recolher os eletrônicos que vendem, por meio da logística reversa. Entretanto, como a fiscalização é escassa, os pontos de coleta se concentram nas capitais e permanecem desconhecidos por grande parte da população. Dessa forma, mesmo o cidadão disposto a colaborar não encontra onde entregar o aparelho quebrado e o lança no lixo comum. Quem paga por essa falha são as comunidades vizinhas aos lixões.

Portanto, medidas são necessárias para reverter esse quadro. Para isso, o Ministério do Meio Ambiente, em parceria com as prefeituras, deve ampliar a rede de coleta, por meio da instalação de postos de entrega em escolas e agências dos Correios, a fim de que todo município tenha um local acessível de descarte. Esses postos serão custeados pelos fabricantes, como a lei já determina. Paralelamente, cabe às escolas promover oficinas de conserto de aparelhos, abertas às famílias, com o intuito de formar consumidores mais conscientes. Assim, o direito previsto na Constituição deixará de ser apenas uma promessa.`,
  },
];
