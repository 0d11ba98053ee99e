import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'verb-forms/subjunctive-after-subject': {
    wrong: [
      'Talvez a chuva [acaba→acabe] amanhã.',
      'Talvez os vizinhos não [sabem→saibam] da festa.',
      'Caso o trem [atrasar→atrase], vamos a pé.',
      'Caso as aulas [forem→sejam] à noite, eu vou.',
      'Espera-se que o prefeito [investe→invista] na ponte.',
      'É muito importante que a turma [conhece→conheça] o rio.',
      'Para que as crianças da vila [aprendem→aprendam] a nadar, falta piscina.',
      'Torna-se necessário que a empresa [produzir→produza] menos lixo.',
    ],
    right: [
      'Talvez a chuva pare amanhã, e o caso é grave.',
      'Nesse caso o trem atrasa, e em alguns casos a aula é boa.',
      'Espera-se que o prefeito venda a casa e que a obra caiba no prazo.',
      'É importante que a forma física melhore e que a alta estima seja cuidada.',
      'Sabe-se que a turma conhece o rio, mas é preciso que elas caiam na água.',
      'Para que serve a ponte?',
    ],
  },
  'verb-forms/infinitive-for-finite': {
    wrong: [
      'A vizinha [ver→vê] o mar da janela.',
      'O preço do livro [ter→tem] um limite.',
      'A turma [dever→deve] sair cedo.',
    ],
    right: [
      'A vizinha ver o mar da janela é raro.',
      'O trem ter dez vagões ajuda.',
      'O transtorno alimentar afeta muitos.',
      'A vizinha vê o mar.',
      'O que dizer da decisão do juiz?',
    ],
  },
};
