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
  'accent/aí-daí': {
    wrong: ['[Dai→Daí] em diante, tudo mudou.', 'Há muitos gatos por [ai→aí].'],
    right: ['Daí em diante, tudo mudou.', 'Há muitos gatos por aí.'],
  },
  'accent/dá-origem': {
    wrong: ['Isso [da→dá] certo.', 'O calor [da→dá] origem ao vento.', 'A seca [da→dá] lugar à cheia.'],
    right: ['Isso dá certo.', 'O lugar da origem é este.', 'O que vem da vida simples não cansa.'],
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
  'accent/verb-lo': {
    wrong: ['Comprou a bicicleta para [usa-la→usá-la].', 'Queriam [construi-lo→construí-lo] logo.'],
    right: [
      'Comprou a bicicleta para usá-la.',
      'Foi preciso pedi-lo ao vizinho.',
      'É difícil segui-la sem apoio.',
      'Cabe à escola distingui-las e extingui-las.',
    ],
  },
};
