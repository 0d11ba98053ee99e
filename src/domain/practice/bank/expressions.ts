import type { RuleSentences } from './rule-sentences.ts';

/** Sentences about “através de” and “o mesmo”: own wording; each `wrong` has exactly the fault of its rule, each `right` none. */
export const EXPRESSION_SENTENCES: readonly RuleSentences[] = [
  {
    rule: 'expression/através',
    pairs: [
      {
        wrong: 'A escola combate o bullying através de palestras e rodas de conversa.',
        right: 'A escola combate o bullying por meio de palestras e rodas de conversa.',
      },
      {
        wrong: 'Muitos jovens aprendem um ofício através da internet.',
        right: 'Muitos jovens aprendem um ofício por meio da internet.',
      },
      {
        wrong: 'O município reduziu a dengue através de campanhas nas rádios locais.',
        right: 'O município reduziu a dengue por meio de campanhas nas rádios locais.',
      },
      {
        wrong: 'Através da educação, a comunidade passou a separar o lixo.',
        right: 'Por meio da educação, a comunidade passou a separar o lixo.',
      },
      {
        wrong: 'A turma escolheu o tema da feira através de debates.',
        right: 'A turma escolheu o tema da feira por meio de debates.',
      },
      {
        wrong: 'Boatos sobre vacinas se espalham através das redes sociais.',
        right: 'Boatos sobre vacinas se espalham por meio das redes sociais.',
      },
      {
        wrong: 'A biblioteca renovou o acervo através de parcerias com livrarias.',
        right: 'A biblioteca renovou o acervo por meio de parcerias com livrarias.',
      },
      {
        wrong: 'Através de projetos culturais, o bairro ganhou cinema e teatro.',
        right: 'Por meio de projetos culturais, o bairro ganhou cinema e teatro.',
      },
      {
        wrong: 'A orquestra do bairro ensina música através de aulas gratuitas.',
        right: 'A orquestra do bairro ensina música por meio de aulas gratuitas.',
      },
      {
        wrong: 'Os direitos dos idosos são garantidos através de leis pouco conhecidas.',
        right: 'Os direitos dos idosos são garantidos por meio de leis pouco conhecidas.',
      },
      {
        wrong: 'O consumo infantil é estimulado através de propagandas coloridas.',
        right: 'O consumo infantil é estimulado por meio de propagandas coloridas.',
      },
      {
        wrong: 'A quadra foi coberta através de verbas obtidas pelos próprios moradores.',
        right: 'A quadra foi coberta por meio de verbas obtidas pelos próprios moradores.',
      },
      {
        wrong: 'A ciclovia foi construída através de investimentos do estado e do município.',
        right: 'A ciclovia foi construída por meio de investimentos do estado e do município.',
      },
      {
        wrong: 'É possível proteger as nascentes através de políticas de longo prazo.',
        right: 'É possível proteger as nascentes por meio de políticas de longo prazo.',
      },
      {
        wrong: 'O governo pode ampliar o acesso à arte através de programas para jovens.',
        right: 'O governo pode ampliar o acesso à arte por meio de programas para jovens.',
      },
      {
        wrong: 'A campanha de leitura chegou ao interior através da mídia regional.',
        right: 'A campanha de leitura chegou ao interior por meio da mídia regional.',
      },
    ],
  },
  {
    rule: 'expression/o-mesmo',
    pairs: [
      {
        wrong: 'A praça está suja, e ninguém cuida da mesma.',
        right: 'A praça está suja, e ninguém cuida dela.',
      },
      {
        wrong: 'Quem compra um celular precisa conhecer as funções do mesmo.',
        right: 'Quem compra um celular precisa conhecer as funções dele.',
      },
      {
        wrong: 'As mudas da praça secaram porque ninguém cuidou das mesmas.',
        right: 'As mudas da praça secaram porque ninguém cuidou delas.',
      },
      {
        wrong: 'O aluno leu o romance e disse que o mesmo mudou sua visão da seca.',
        right: 'O aluno leu o romance e disse que ele mudou sua visão da seca.',
      },
      {
        wrong: 'Os remédios são caros, e os mesmos faltam em muitos postos.',
        right: 'Os remédios são caros, e eles faltam em muitos postos.',
      },
      {
        wrong: 'A ponte foi fechada, pois a mesma apresentava rachaduras.',
        right: 'A ponte foi fechada, pois ela apresentava rachaduras.',
      },
      {
        wrong: 'A escola comprou computadores, mas poucos conhecem o uso dos mesmos.',
        right: 'A escola comprou computadores, mas poucos conhecem o uso deles.',
      },
      {
        wrong: 'Muitos jovens deixam a escola porque os mesmos precisam trabalhar.',
        right: 'Muitos jovens deixam a escola porque eles precisam trabalhar.',
      },
      {
        wrong: 'A lei existe, mas a mesma protege poucas pessoas.',
        right: 'A lei existe, mas ela protege poucas pessoas.',
      },
      {
        wrong: 'Antes de espalhar uma notícia, convém verificar a origem da mesma.',
        right: 'Antes de espalhar uma notícia, convém verificar a origem dela.',
      },
      {
        wrong: 'As crianças pedem o brinquedo quando as mesmas assistem aos comerciais.',
        right: 'As crianças pedem o brinquedo quando elas assistem aos comerciais.',
      },
      {
        wrong: 'O avô mora sozinho, pois o mesmo gosta do sossego do sítio.',
        right: 'O avô mora sozinho, pois ele gosta do sossego do sítio.',
      },
      {
        wrong: 'Os cães de rua adoecem porque os mesmos ficam sem abrigo e sem vacina.',
        right: 'Os cães de rua adoecem porque eles ficam sem abrigo e sem vacina.',
      },
      {
        wrong: 'O idoso perde a autonomia se o mesmo deixa de sair de casa.',
        right: 'O idoso perde a autonomia se ele deixa de sair de casa.',
      },
    ],
  },
];
