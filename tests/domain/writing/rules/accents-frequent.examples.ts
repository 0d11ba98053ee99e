import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'accent/porém': {
    wrong: ['[Porem→Porém], nem todos vieram.', 'A casa é boa, [porem→porém] cara.'],
    right: ['Porém, nem todos vieram.', 'Convidou os dois para porem a mesa.'],
  },
  'accent/há': {
    wrong: ['[Ha→Há] muitos anos não chove assim.', 'Não [ha→há] vagas.'],
    right: ['Há muitos anos não chove assim.', 'A fazenda tem 20 ha de mata.'],
  },
  'accent/è': {
    wrong: ['[È→É] preciso agir.', 'A rua [è→é] longa.'],
    right: ['É preciso agir.', 'A rua é longa.'],
  },
  'accent/aí-daí': {
    wrong: [
      'Ela quis sair, mas [ai→aí] choveu.',
      '[Dai→Daí] em diante, tudo mudou.',
      'Há muitos gatos por [ai→aí].',
    ],
    right: [
      'Dai a cada um o seu. A paz nos dai.',
      'Ai de quem mente, mas ai de quem cala.',
      'Daí em diante, tudo mudou.',
      'Há muitos gatos por aí.',
    ],
  },
  'accent/quê-que': {
    wrong: ['A lei faz com [quê→que] todos ganhem.', 'Ela saiu, sabendo [quê→que] se chovesse voltaria.'],
    right: ['Há um quê de tristeza nisso.', 'Ele ri, não sei por quê.', 'Não sei o quê nem quando.'],
  },
  'accent/dá-origem': {
    wrong: [
      'Isso nos [da→dá] uma ideia do custo.',
      'Isso [da→dá] certo.',
      'O calor [da→dá] origem ao vento.',
      'A seca [da→dá] lugar à cheia.',
    ],
    right: ['Isso dá certo.', 'O lugar da origem é este.', 'O que vem da vida simples não cansa.'],
  },
  'accent/más-mas': {
    wrong: ['[Más→Mas] será que basta?', 'A obra é cara, [más→mas] não resolve.'],
    right: ['As más notícias chegam cedo.', 'São pessoas más, mas não tolas.'],
  },
  'accent/será': {
    wrong: [
      'A prova [sera→será] no domingo.',
      'O governo [devera→deverá] agir.',
      'A ponte [tera→terá] duas pistas.',
    ],
    right: [
      'O povo negou o que o rei exigira do sábio.',
      'A obra é da pintora Barbara Lima.',
      'A prova será no domingo e tolera atrasos.',
      'Ele já chegara quando o trem partiu.',
    ],
  },
  'accent/contém': {
    wrong: ['São caixas que [contem→contêm] livros.', 'Esse medo [provem→provém] da guerra.'],
    right: ['A caixa contém livros.', 'Espero que os avós contem tudo.', 'Não contem com a sorte.'],
  },
  'accent/verb-lo': {
    wrong: ['Comprou a bicicleta para [usa-la→usá-la].', 'Queriam [construi-lo→construí-lo] logo.'],
    right: [
      'Comprou a bicicleta para usá-la.',
      'Foi preciso pedi-lo ao vizinho.',
      'É difícil segui-la sem apoio.',
      'Cabe à escola distingui-las e extingui-las.',
    ],
  },
  'accent/vítima': {
    wrong: ['Ele foi [vitima→vítima] de um golpe.', 'Toda [vitima→vítima] de fraude deve reclamar.'],
    right: ['O trânsito vitima milhares.', 'Ele foi vítima de um golpe.'],
  },
};
