import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'verb-forms/future-subjunctive-pronoun': {
    wrong: ['Se eu [ver→vir] o carteiro, aviso.', 'Quando ela [trazer→trouxer] o bolo, comeremos.'],
    right: ['Se eu vir o carteiro, aviso.', 'Para ela trazer o bolo, esperamos.'],
  },
  'verb-forms/future-subjunctive-noun': {
    wrong: ['Se o prefeito [querer→quiser], a obra sai.', 'Quando a chuva [vim→vier], plantaremos.'],
    right: ['Se o prefeito quiser, a obra sai.', 'Se o povo chegar cedo, melhor.'],
  },
  'verb-forms/future-subjunctive-bare': {
    wrong: ['Quando [fazer→fizer] frio, acenda o fogo.', 'Quem [querer→quiser] pode entrar.'],
    right: ['Quando fizer frio, acenda o fogo.', 'Não há quem fazer feliz.'],
  },
  'verb-forms/caso': {
    wrong: ['Caso [houver→haja] dúvidas, pergunte.', 'Caso ele [puder→possa], virá.'],
    right: [
      'Se o caso for grave, chame.',
      'Caso haja dúvidas, pergunte.',
      'No caso, for justo ou não, pague.',
    ],
  },
  'verb-forms/se-caso': {
    wrong: ['[Se caso→Caso] chover, fique.', '[Se caso→Caso] ele vier, avise.'],
    right: ['Caso chova, fique.', 'Se, no caso, chover, fique.'],
  },
  'verb-forms/if-present': {
    wrong: ['Talvez [é→seja] tarde.', 'Talvez não [há→haja] saída.'],
    right: ['Talvez seja tarde.', 'É tarde, talvez.'],
  },
  'verb-forms/embora-indicative': {
    wrong: ['Embora [é→seja] cedo, já saímos.', 'Embora não [há→haja] provas, foi preso.'],
    right: ['Embora seja cedo, já saímos.', 'Ela foi embora e está bem.'],
  },
  'verb-forms/para-que-indicative': {
    wrong: ['Lute para que [há] paz.', 'Fale alto para que não [tem] dúvidas.'],
    right: ['Lute para que haja paz.', 'Não sei para que serve isso.'],
  },
  'verb-forms/se-present-subjunctive': {
    wrong: ['Se não [haja→houver] acordo, vamos embora.', 'Saia, se não [tenha→tiver] pressa.'],
    right: ['Se não houver acordo, vamos embora.', 'Que se faça a luz.'],
  },
};
