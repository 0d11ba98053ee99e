import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'agreement/haver-exists': {
    wrong: ['[Haviam→Havia] muitas filas.', 'No ano passado [houveram→houve] duas secas.'],
    right: ['Havia muitas filas.', 'Eles haviam chegado cedo.'],
  },
  'agreement/haver-auxiliary': {
    wrong: ['[Podem→Pode] haver outras causas.', '[Devem→Deve] haver dez vagas.'],
    right: ['Pode haver outras causas.', 'Eles podem haver saído.'],
  },
  'agreement/fazer-time': {
    wrong: [
      '[Fazem→Faz] dois anos que mudei.',
      'Já [fazem→faz] meses que não chove.',
      '[Fazem→Faz] anos que chove.',
    ],
    right: ['Faz dois anos que mudei.', 'Eles fazem dois bolos por dia.'],
  },
  'agreement/fazer-time-auxiliary': {
    wrong: ['[Vão→Vai] fazer três meses que ela saiu.', 'Já [devem→deve] fazer anos.'],
    right: ['Vai fazer três meses que ela saiu.', 'Eles vão fazer três bolos.'],
  },
  'agreement/tratam-se-de': {
    wrong: ['[Tratam-se→Trata-se] de casos raros.', 'Aqui se [precisam→precisa] de pedreiros.'],
    right: ['Trata-se de casos raros.', 'Tratam-se as feridas com água.'],
  },
  'agreement/haja-vista': {
    wrong: ['Parou, [hajam vista→haja vista] os riscos.', '[Haja vistos→Haja vista] os fatos, parou.'],
    right: ['Parou, haja vista os riscos.', 'Espero que ele haja visto a carta.'],
  },
  'agreement/bastam': {
    wrong: ['[Bastam→Basta] seguir as regras.', 'Não [convêm→convém] gritar.'],
    right: ['Basta seguir as regras.', 'Bastam duas regras.'],
  },
  'agreement/sao-hora': {
    wrong: ['Já [é→são] três horas.', 'Ainda [são→é] uma hora.'],
    right: ['Já são três horas.', 'Ainda é uma hora.'],
  },
};
