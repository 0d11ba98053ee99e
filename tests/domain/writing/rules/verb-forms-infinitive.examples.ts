import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'verb-forms/modal-finite': {
    wrong: [
      'Isso pode [está→estar] errado.',
      'Ninguém vai [sofre→sofrer] por isso.',
      'Ele pode se [forma→formar] cedo.',
      'As ruas podem se [tornam→tornar] rios.',
      'O prefeito terá que [pinta→pintar] a ponte.',
    ],
    right: [
      'Quem pode manda.',
      'Quem não deve não teme.',
      'Isso pode estar errado.',
      'Ele quer paz e vai com calma.',
      'Com o pouco que sabem ajudam a vila. Vendem doces para conseguir renda.',
    ],
  },
  'verb-forms/preposition-finite': {
    wrong: ['Lutamos para [torna→tornar] a vila melhor.', 'Eles saíram sem [pensa→pensar] em nada.'],
    right: ['Lutamos para tornar a vila melhor.', 'O ônibus para na esquina de casa.'],
  },
  'verb-forms/estar-for-esta': {
    wrong: ['Quem [estar→está] certo?', 'O mundo [estar→está] cada vez menor.'],
    right: [
      'Eles terão que estar abertos a tudo.',
      'Quem está certo?',
      'Para o mundo estar em paz, lutamos.',
    ],
  },
  'verb-forms/dar-for-da': {
    wrong: ['Isso [dar→dá] certo.', 'Esse plano não [dar→dá] conta de tudo.'],
    right: ['Isso dá certo.', 'Para isso dar certo, estude.'],
  },
  'verb-forms/subject-infinitive': {
    wrong: ['As pessoas que [ter] fome pedem.', 'Uma lei que [ser] justa dura.'],
    right: ['As pessoas que têm fome pedem.', 'Tem muita lei que ver.'],
  },
  'verb-forms/modal-twice': {
    wrong: ['Eles podem [adquirirem→adquirir] livros.', 'Nós devemos [termos→ter] calma.'],
    right: ['Eles podem ser felizes.', 'Sem termos calma, nada muda.'],
  },
};
