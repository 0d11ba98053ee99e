type Shortcut = {
  /** Labels as printed on the keyboard; alternative keys are separate entries. */
  keys: readonly string[];
  does: string;
};

/**
 * All keyboard shortcuts, grouped by the place where they work. A test compares this list with the keys that the
 * code handles: add new shortcuts here.
 */
export const KEYBOARD_MAP: readonly { place: string; shortcuts: readonly Shortcut[] }[] = [
  {
    place: 'Em qualquer tela',
    shortcuts: [
      { keys: ['Tab', 'Shift Tab'], does: 'Vai ao próximo controle, ou volta ao anterior.' },
      { keys: ['Enter', 'Espaço'], does: 'Aciona o botão, o link ou a opção em foco.' },
      { keys: ['Tab', 'Enter'], does: 'No começo da página: pula o menu e vai direto ao conteúdo.' },
      { keys: ['Esc'], does: 'Fecha a janela, o menu ou a explicação aberta.' },
      { keys: ['←', '→'], does: 'Troca de aba, de opção ou de estrela no grupo em foco.' },
    ],
  },
  {
    place: 'Ao escrever',
    shortcuts: [
      { keys: ['Enter'], does: 'No tema: passa para a redação.' },
      { keys: ['Ctrl Enter', '⌘ Enter'], does: 'Envia para corrigir, do tema ou da redação.' },
      { keys: ['F8', 'Shift F8'], does: 'Vai à próxima marcação do texto, ou à anterior.' },
      { keys: ['Esc'], does: 'Fecha a explicação da marcação e volta ao texto.' },
    ],
  },
  {
    place: 'Na correção',
    shortcuts: [
      { keys: ['←', '→'], does: 'Vai ao passo anterior ou ao próximo: Resultado, Redação, Feedback.' },
      { keys: ['F8', 'Shift F8'], does: 'Vai à próxima marcação da redação, ou à anterior.' },
      { keys: ['Enter'], does: 'Num trecho marcado: abre a explicação. Numa citação: mostra onde ela está.' },
      { keys: ['Ctrl P', '⌘ P'], does: 'Imprime a correção ou a salva em PDF.' },
    ],
  },
  {
    place: 'Ao revisar redações',
    shortcuts: [
      { keys: ['J', 'K'], does: 'Vai à próxima redação da fila ou da sala, ou à anterior.' },
      { keys: ['R'], does: 'Vai à sua revisão.' },
      { keys: ['Ctrl Enter', '⌘ Enter'], does: 'Na revisão: publica.' },
      { keys: ['M'], does: 'Começa a escolher um trecho para marcar.' },
      { keys: ['←', '→', '↑', '↓'], does: 'Vai à palavra ou à frase ao lado. Com Shift, aumenta o trecho.' },
      { keys: ['/', 'Enter'], does: 'Comenta o trecho escolhido.' },
      { keys: ['N'], does: 'Na marcação aberta: diz ao aluno que não é erro, ou volta atrás.' },
    ],
  },
  {
    place: 'Na tabela de notas',
    shortcuts: [
      { keys: ['←', '→', '↑', '↓'], does: 'Vai à célula ao lado, de cima ou de baixo.' },
      { keys: ['Home', 'End'], does: 'Vai ao começo ou ao fim da linha. Com Ctrl, da tabela.' },
      { keys: ['Page Up', 'Page Down'], does: 'Sobe ou desce várias linhas.' },
      { keys: ['Enter'], does: 'Abre a redação da célula.' },
    ],
  },
  {
    place: 'Com fotos da folha',
    shortcuts: [
      { keys: ['←', '→', '↑', '↓'], does: 'Move o canto em foco da folha. Com Shift, mais depressa.' },
      { keys: ['←', '→', '↑', '↓', '+', '−'], does: 'Com a foto em foco: move a foto, aumenta ou diminui.' },
      { keys: ['F8', 'Shift F8'], does: 'Vai à próxima palavra para conferir, ou à anterior.' },
      { keys: ['Tab', 'Enter'], does: 'Ao conferir letra de mão: aceita a palavra em foco, ou a linha.' },
      { keys: ['←', '→', '↑', '↓'], does: 'Ao conferir letra de mão: muda de palavra, ou de leitura dela.' },
      { keys: ['Ctrl Z', '⌘ Z'], does: 'Ao conferir letra de mão: volta um passo.' },
      { keys: ['Esc'], does: 'Ao conferir letra de mão: o próximo Tab sai das palavras.' },
      { keys: ['Alt ↑', 'Alt ↓'], does: 'Ao digitar olhando a foto: sobe ou desce a régua de leitura.' },
      { keys: ['↑', '↓', 'Page Up', 'Page Down'], does: 'Com a régua de leitura em foco: move a régua.' },
      { keys: ['↑', '↓'], does: 'Com a divisória em foco: muda a altura da foto.' },
    ],
  },
];
