import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'comma/before-inserted': {
    wrong: [
      'O problema é grave [e→e,] por isso, a cidade precisa agir.',
      'O abuso é crime na cidade [e→e,] com base nisso, os moradores tentam mudar a lei.',
      'O prefeito sabe [que→que,] com a chuva, o rio enche as ruas.',
      'A obra parou, [pois→pois,] se o rio subir, ninguém trabalha.',
      '[Mas→Mas,] apesar da chuva, a festa continuou.',
    ],
    right: [
      'O prefeito sabe que, com a chuva, o rio enche as ruas.',
      'A água que se bebe na praça, segundo o jornal, é ruim.',
      'O morador que se opusesse ao plano, era multado pela cidade.',
      'O certo é que se melhorem as ruas, a cidade cresce.',
      'A feira oferece mais que no ano passado, isso anima a cidade.',
      'Com livros e com festas, a escola cresce.',
      'A escola dá direito ao lanche e ao ônibus, ela cuida de todos.',
      'A família sofreu com a pressa em excesso e por um longo período, é normal pensar nisso.',
      'De acordo com o que nos conta a história, esse embate é antigo.',
    ],
  },
  'comma/after-link': {
    wrong: [
      'É certo [que, a→que a] cidade cresce.',
      '[Mas, isso→Mas isso] não basta.',
      'O rio enche [e, leva→e leva] as casas.',
      'O ônibus atrasa, bem [como, o→como o] trem.',
    ],
    right: [
      'É certo que a cidade cresce.',
      'É certo que, uma vez por ano, a cidade para.',
      'É claro que, a cada dia, a cidade cresce.',
      'Mas, em janeiro, isso não basta.',
      'A praia, que, todos sabem, é bonita, está suja.',
    ],
  },
};
