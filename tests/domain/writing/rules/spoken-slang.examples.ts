import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'slang/people': {
    wrong: ['A [galera] gritou.', 'Era um [cara] alto.'],
    right: ['Falaram cara a cara, de cara limpa.', 'A vida está cara.'],
  },
  'slang/money': {
    wrong: ['Falta [grana→dinheiro].', 'Gastou a [grana→dinheiro] toda.'],
    right: ['Falta dinheiro.', 'O granito é caro.'],
  },
  'slang/intensity': {
    wrong: ['É caro [pra caramba].', 'Havia gente [à beça].'],
    right: ['Saiu para valorizar o bairro.', 'Caramba é interjeição.'],
  },
  'slang/indifference': {
    wrong: ['Eles não estão [nem aí].', 'Está [se lixando] para o povo.'],
    right: ['Não está nem aqui nem ali.', 'A madeira foi lixada.'],
  },
  'slang/jeito': {
    wrong: ['É preciso dar [um jeito] nisso.', 'O povo dá [um jeito].'],
    right: ['Ele tem um jeito calmo.', 'O jeitinho brasileiro é antigo.'],
  },
  'slang/result': {
    wrong: ['A obra [deu ruim].', 'No fim, [deu zebra].'],
    right: ['A obra deu lucro.', 'Deu pão ao menino.'],
  },
  'slang/blame': {
    wrong: ['O povo paga [o pato].', 'Vivia jogando [na cara] os favores.', '[Na real], ninguém ouve.'],
    right: ['Ele paga o almoço.', 'Teve uma boa ideia numa boa hora.', 'É assim na real situação do país.'],
  },
  'slang/loss': {
    wrong: ['O time corre [atrás do prejuízo].', 'Quem quer precisa correr [atrás].'],
    right: ['O cão corre atrás do gato.', 'Ficou atrás do muro.'],
  },
  'slang/legal': {
    wrong: ['Foi uma festa muito [legal].', 'A ideia é [bacana].'],
    right: ['O prazo legal venceu.', 'Agiu da melhor maneira.'],
  },
  'slang/thing': {
    wrong: ['Comprou um [treco] que pisca.', 'Largou aquele [troço] aí.'],
    right: ['O negócio da família cresceu.', 'A água ficou parada.'],
  },
  'slang/work': {
    wrong: ['Perdeu o [trampo].', 'Os alunos gostam de [matar] aula.'],
    right: ['Perdeu o emprego.', 'Matar é crime.'],
  },
  'slang/botar': {
    wrong: ['É preciso [botar→pôr] ordem.', 'Ele [botou→pôs] fogo no mato.'],
    right: ['Comprou uma bota nova.', 'É preciso pôr ordem.'],
  },
  'slang/vulgar': {
    wrong: ['A vida está uma [merda].', 'Isso é [sacanagem].'],
    right: ['A droga vicia.', 'O uso dessa droga cresce.'],
  },
};
