import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'hyphen/mos': {
    wrong: ['É hora de [admitir-mos→admitirmos] o erro.', 'Se [estudar-mos→estudarmos], passaremos.'],
    right: ['Se estudarmos, passaremos.', 'Vamo-nos embora.'],
  },
  'hyphen/opening-verb-se': {
    wrong: [
      '[Percebe se→Percebe-se] que falta água.',
      'Choveu. [Trata se→Trata-se] de um recorde.',
      '[Verá se→Ver-se-á] que falta água.',
    ],
    right: ['Percebe-se que falta água.', 'Pergunta se há água.'],
  },
  'hyphen/gerund-pronoun': {
    wrong: [
      'A rua foi [tornando se→tornando-se] perigosa.',
      'Saiu, [mostrando lhe→mostrando-lhe] o caminho.',
    ],
    right: [
      'A dor pode crescer, podendo se tornar crônica.',
      'O povo continua tentando se adaptar.',
      'Ficou perguntando se era tarde.',
      'O rio vai se tornando largo.',
    ],
  },
  'hyphen/infinitive-lo': {
    wrong: [
      'É preciso [ajudar los→ajudá-los].',
      'Queremos [fazer lo→fazê-lo] hoje.',
      'Foi difícil [substituir los→substituí-los].',
      'Vamos [seguir lo→segui-lo].',
    ],
    right: ['É preciso ajudá-los.', 'Queremos fazer o bolo.'],
  },
  'hyphen/infinitive-lhe': {
    wrong: ['É cedo para [pedir lhe→pedir-lhe] ajuda.', 'Quis [dizer lhes→dizer-lhes] que era tarde.'],
    right: ['Pode lhe dar ajuda.', 'Quis dizer-lhe a verdade.', 'Ele vai poder lhe pedir ajuda.'],
  },
  'hyphen/spaced-pronoun': {
    wrong: [
      'Queremos [vê - lo→vê-lo] hoje e [usá -la→usá-la] amanhã.',
      'A rua [enche - se→enche-se] de gente.',
    ],
    right: [
      'Ele vem - se puder - amanhã.',
      'Queremos vê-lo.',
      'Ela canta - se não chover - na praça.',
      'Ele vai, com a mãe - lhe avisar.',
    ],
  },
};
