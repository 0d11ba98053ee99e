import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'clitics/opening-sentence': {
    wrong: [
      '[Se torna→Torna-se] urgente agir.',
      '[Me parece→Parece-me] cedo para isso.',
      '[Lhe dará→Dar-lhe-á] outro livro.',
    ],
    right: ['Torna-se urgente agir.', 'Se faz frio, ficamos em casa.'],
  },
  'clitics/opening-clause': {
    wrong: [
      'Portanto, [se faz→faz-se] necessário plantar.',
      'Nesse contexto, [se torna→torna-se] vital ouvir.',
    ],
    right: ['Portanto, faz-se necessário plantar.', 'O rio que, no verão, se torna um fio some.'],
  },
  'clitics/after-semicolon': {
    wrong: [
      'Choveu muito; [me disseram→disseram-me] que a ponte caiu.',
      'O motivo é este: [se trata→trata-se] de um erro.',
    ],
    right: ['Choveu muito; disseram-me que a ponte caiu.', 'Choveu muito; se ventar, sairemos.'],
  },
  'clitics/opening-gerund': {
    wrong: [
      'A feira cresceu, [se tornando→tornando-se] famosa.',
      'Ficou sério, [me olhando→olhando-me] de longe.',
    ],
    right: ['A feira cresceu, tornando-se famosa.', 'A feira vem se tornando famosa.'],
  },
};
