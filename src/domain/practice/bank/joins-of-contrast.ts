import type { JoinExercise } from './join-exercise.ts';

/** Sentences to join by a contrast or an addition: own wording. */
export const CONTRAST_JOINS: readonly JoinExercise[] = [
  {
    id: 'vaga-na-creche',
    sentences: [
      'A lei garante vaga na creche a todas as crianças.',
      'Muitas famílias esperam meses na fila.',
    ],
    relation: 'oposição',
    answers: [
      'A lei garante vaga na creche a todas as crianças, mas muitas famílias esperam meses na fila.',
      'Embora a lei garanta vaga na creche a todas as crianças, muitas famílias esperam meses na fila.',
      'A lei garante vaga na creche a todas as crianças; no entanto, muitas famílias esperam meses na fila.',
    ],
    bad: [
      {
        sentence: 'A lei garante vaga na creche a todas as crianças, muitas famílias esperam meses na fila.',
        reason: 'splice',
      },
      {
        sentence:
          'A lei garante vaga na creche a todas as crianças, portanto muitas famílias esperam meses na fila.',
        reason: 'wrong-relation',
      },
      {
        sentence:
          'Embora a lei garanta vaga na creche à todas as crianças, muitas famílias esperam meses na fila.',
        reason: 'fault',
      },
      { sentence: 'Embora a lei garanta vaga na creche, muitas famílias esperam.', reason: 'lost-content' },
    ],
  },
  {
    id: 'bicicleta',
    sentences: ['A bicicleta não polui o ar.', 'Seu uso fortalece o coração.'],
    relation: 'soma',
    answers: [
      'A bicicleta não polui o ar, e seu uso fortalece o coração.',
      'A bicicleta não polui o ar; além disso, seu uso fortalece o coração.',
      'Além de não poluir o ar, a bicicleta fortalece o coração.',
    ],
    bad: [
      { sentence: 'A bicicleta não polui o ar, seu uso fortalece o coração.', reason: 'splice' },
      {
        sentence: 'A bicicleta não polui o ar, porém seu uso fortalece o coração.',
        reason: 'wrong-relation',
      },
    ],
  },
  {
    id: 'perto-e-longe',
    sentences: ['O celular aproxima quem está longe.', 'O excesso de telas afasta quem mora na mesma casa.'],
    relation: 'oposição',
    answers: [
      'O celular aproxima quem está longe, mas o excesso de telas afasta quem mora na mesma casa.',
      'Apesar de o celular aproximar quem está longe, o excesso de telas afasta quem mora na mesma casa.',
      'O celular aproxima quem está longe; por outro lado, o excesso de telas afasta quem mora na mesma casa.',
    ],
    bad: [
      {
        sentence: 'O celular aproxima quem está longe, o excesso de telas afasta quem mora na mesma casa.',
        reason: 'splice',
      },
      {
        sentence:
          'O celular aproxima quem está longe, já que o excesso de telas afasta quem mora na mesma casa.',
        reason: 'wrong-relation',
      },
    ],
  },
  {
    id: 'trabalho-domestico',
    sentences: ['O trabalho doméstico sustenta a vida de todos.', 'Ele não dá direito a descanso.'],
    relation: 'oposição',
    answers: [
      'O trabalho doméstico sustenta a vida de todos, porém não dá direito a descanso.',
      'Ainda que sustente a vida de todos, o trabalho doméstico não dá direito a descanso.',
      'O trabalho doméstico sustenta a vida de todos; ele, contudo, não dá direito a descanso.',
    ],
    bad: [
      {
        sentence: 'O trabalho doméstico sustenta a vida de todos, ele não dá direito a descanso.',
        reason: 'splice',
      },
      {
        sentence: 'O trabalho doméstico sustenta a vida de todos, pois não dá direito a descanso.',
        reason: 'wrong-relation',
      },
    ],
  },
  {
    id: 'parque-do-bairro',
    sentences: ['O parque refresca o bairro.', 'Ele oferece lazer gratuito às crianças.'],
    relation: 'soma',
    answers: [
      'O parque refresca o bairro e oferece lazer gratuito às crianças.',
      'O parque não só refresca o bairro, como também oferece lazer gratuito às crianças.',
      'O parque refresca o bairro; ademais, oferece lazer gratuito às crianças.',
    ],
    bad: [
      { sentence: 'O parque refresca o bairro, ele oferece lazer gratuito às crianças.', reason: 'splice' },
      {
        sentence: 'O parque refresca o bairro, embora ofereça lazer gratuito às crianças.',
        reason: 'wrong-relation',
      },
      {
        sentence: 'O parque refresca o bairro, oferece lazer gratuito às crianças.',
        reason: 'no-link',
      },
    ],
  },
  {
    id: 'alunos-surdos',
    sentences: ['A escola matriculou três alunos surdos.', 'Nenhum professor conhece a Libras.'],
    relation: 'oposição',
    answers: [
      'A escola matriculou três alunos surdos, entretanto nenhum professor conhece a Libras.',
      'Mesmo que a escola tenha matriculado três alunos surdos, nenhum professor conhece a Libras.',
      'A escola matriculou três alunos surdos; nenhum professor, todavia, conhece a Libras.',
    ],
    bad: [
      {
        sentence: 'A escola matriculou três alunos surdos, nenhum professor conhece a Libras.',
        reason: 'no-link',
      },
      {
        sentence: 'A escola matriculou três alunos surdos, visto que nenhum professor conhece a Libras.',
        reason: 'wrong-relation',
      },
    ],
  },
];
