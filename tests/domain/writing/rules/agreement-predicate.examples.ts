import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'agreement/predicate': {
    wrong: [
      'Os gatos são [perigoso→perigosos].',
      'A menina estava [cansado→cansada].',
      'As cidades precisam ser [pintados→pintadas].',
      'A plantação dos vizinhos vem sendo [regado→regada] por todos.',
      'Os muros da vila não foram [derrubadas→derrubados].',
      'As cidades são bonitas e muito [ruidosos→ruidosas].',
      'A canção que abre os bailes ficou [esquecido→esquecida].',
    ],
    right: [
      'Milhares de pessoas foram atingidas. As mães e os pais da turma são ouvidos.',
      'A horta tem florescido. O uso de flores é coisa bonita. As pontes são obra de todos.',
      'O assunto é política.',
      'O receio de serem multadas publicamente traz cautela.',
      'Os gatos são perigosos.',
      'A menina estava cansada.',
      'A decisão é final, e a perda é material.',
      'O comportamento é selvagem.',
      'As feiras são locais, e a menina é superior.',
    ],
  },
  'agreement/predicate-first-person': {
    wrong: ['Nós somos [capaz→capazes] de vencer.', 'Estamos [cansado→cansados] de esperar.'],
    right: ['Nós somos capazes de vencer.', 'Estou cansado de esperar.'],
  },
  'agreement/predicate-plural-verb': {
    wrong: [
      'Essas pontes precisam ser [reformada→reformadas].',
      'As tardes estão se tornando mais [frequente→frequentes].',
      'Muitos se sentem [ameaçado→ameaçados] na rua.',
      'Vi ruas que ainda têm que ser [pintada→pintadas].',
    ],
    right: [
      'Há filas que se tornam impossível aguentar. As pontes são obra de todos.',
      'Nas vilas se encontram grande parte dos rios.',
      'Esse vale vêm sendo limpo. Eles tornam fácil a vida.',
    ],
  },
};
