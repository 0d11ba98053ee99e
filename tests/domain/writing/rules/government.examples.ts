import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'government/assistir': {
    wrong: ['Assistimos [o→ao] jogo em casa.', 'Ela assiste [a→à] novela das seis.'],
    right: ['Assistimos ao jogo em casa.', 'Ela assiste a novelas.'],
  },
  'government/assistir-bare': {
    wrong: [
      'Gosta de [assistir filmes→assistir a filmes].',
      'Eles [assistem televisão→assistem à televisão].',
    ],
    right: ['Gosta de assistir a filmes.', 'Médicos assistem doentes.'],
  },
  'government/visar': {
    wrong: ['A firma visa [o→ao] lucro.', 'O plano visava [o→ao] progresso.'],
    right: ['A firma visa ao lucro.', 'A firma visa reduzir gastos.'],
  },
  'government/obedecer': {
    wrong: ['Ele desobedece [os→aos] pais.', 'Todos obedecem [o→ao] juiz.'],
    right: ['Obedeça ao sinal.', 'Ele desobedece aos pais.'],
  },
  'government/preferir-do-que': {
    wrong: ['Prefere café [do que] chá.', 'Ela prefere andar a pé [do que] dirigir.'],
    right: ['Prefere café a chá.', 'Gosta mais de café do que de chá.'],
  },
  'government/implicar-em': {
    wrong: ['A obra [implica em→implica] gastos.', 'O erro [implicou na→implicou a] demissão dele.'],
    right: ['A obra implica gastos.', 'Ele implica com o vizinho.'],
  },
  'government/namorar-com': {
    wrong: ['Ela [namora com→namora] o vizinho.', 'Quer [namorar com→namorar] a prima.'],
    right: ['Ela namora o vizinho.', 'Ela fala com o vizinho.'],
  },
  'government/chegar-em': {
    wrong: ['A água chegou [na→à] escola.', 'Chegou [em→a] um acordo.'],
    right: ['A água chegou à escola.', 'Chegou em uma época difícil.'],
  },
  'government/ir-em': {
    wrong: ['Foi [no→ao] médico cedo.', 'Vamos [na→à] praia.'],
    right: ['Foi ao médico cedo.', 'Vamos na frente.'],
  },
  'government/esquecer-se': {
    wrong: ['Ele se [esquece→esquece de] que há leis.', '[Lembra-se→Lembra-se de] que choveu?'],
    right: ['Ele se esquece de que há leis.', 'Ele esquece que há leis.'],
  },
  'government/esquecer-de': {
    wrong: ['Muitos [esquecem de→esquecem] seus deveres.', 'Eles [lembraram de→lembraram] que era feriado.'],
    right: ['Muitos se esquecem de seus deveres.', 'Eles lembraram que era feriado.'],
  },
  'government/gostar-que': {
    wrong: ['Ela gosta [que→de que] o avisem.', 'Ele [necessita→necessita de] que venham.'],
    right: ['Ela gosta de que o avisem.', 'A casa que gosta de visitar.'],
  },
  'government/necessitar': {
    wrong: ['O país [precisa→precisa de] mais escolas.', 'A vila [necessita→necessita de] apoio.'],
    right: ['O país precisa de mais escolas.', 'Não precisa mais voltar.'],
  },
  'government/extra-preposition': {
    wrong: ['A seca [acarreta em→acarreta] perdas.', 'É bom [evitar de→evitar] correr.'],
    right: [
      'Ela se destaca no combate contra o crime.',
      'A seca acarreta perdas.',
      'Por causa em parte da seca, perdeu.',
    ],
  },
  'government/torcer-votar': {
    wrong: ['Ele torce [para] o Bahia.', 'Ela vai votar [para] o candidato novo.'],
    right: ['Ele torce pelo Bahia.', 'Torce para chover.'],
  },
  'government/habituar-com': {
    wrong: ['Quer habituar-se [com→a] isso.', 'É hora de adequar-se [com→a] tudo.'],
    right: ['Adapta-se com facilidade.', 'Estava habituado com tudo.'],
  },
  'government/responder': {
    wrong: ['Respondeu [as→às] perguntas do juiz.', 'Recorreram [os→aos] tribunais.'],
    right: ['Respondeu às perguntas do juiz.', 'Respondeu que não.'],
  },
  'government/aspirar': {
    wrong: ['Aspira [o] cargo de juiz.', '[Almeja a] vencer.'],
    right: ['Aspira ao cargo de juiz.', 'Almeja vencer.'],
  },
  'government/informado-que': {
    wrong: ['Foram informados [que→de que] a loja fechou.', 'Estou convencido [que→de que] é verdade.'],
    right: ['Foram informados de que a loja fechou.', 'É certo que a loja fechou.'],
  },
};
