import type { RuleSentences } from './rule-sentences.ts';

/** Sentences about the accents of words: own wording; each `wrong` has exactly the fault of its rule, each `right` none. */
export const ACCENT_OF_WORD_SENTENCES: readonly RuleSentences[] = [
  {
    rule: 'spelling/accent',
    pairs: [
      {
        wrong: 'Muitos idosos esperam na fila da farmacia popular por um remédio.',
        right: 'Muitos idosos esperam na fila da farmácia popular por um remédio.',
      },
      {
        wrong: 'O tenis de mesa ganhou espaço no recreio da escola.',
        right: 'O tênis de mesa ganhou espaço no recreio da escola.',
      },
      {
        wrong: 'No verao, as praias recebem turistas e muito lixo.',
        right: 'No verão, as praias recebem turistas e muito lixo.',
      },
      {
        wrong: 'No filme, o heroi enfrenta o medo com a ajuda dos amigos.',
        right: 'No filme, o herói enfrenta o medo com a ajuda dos amigos.',
      },
      {
        wrong: 'Os ciclistas pedem um semaforo para o cruzamento mais perigoso do bairro.',
        right: 'Os ciclistas pedem um semáforo para o cruzamento mais perigoso do bairro.',
      },
      {
        wrong: 'O trabalho no sertao depende da chuva e da água dos açudes.',
        right: 'O trabalho no sertão depende da chuva e da água dos açudes.',
      },
      {
        wrong: 'Os pais precisam acompanhar o conteudo que os filhos veem nas redes.',
        right: 'Os pais precisam acompanhar o conteúdo que os filhos veem nas redes.',
      },
      {
        wrong: 'Na hora da saida da escola, o trânsito da avenida quase para.',
        right: 'Na hora da saída da escola, o trânsito da avenida quase para.',
      },
      {
        wrong: 'As raizes das árvores levantaram o piso da calçada.',
        right: 'As raízes das árvores levantaram o piso da calçada.',
      },
      {
        wrong: 'A produção agricola sofre com a falta de chuva no campo.',
        right: 'A produção agrícola sofre com a falta de chuva no campo.',
      },
      {
        wrong: 'O prejuizo da enchente foi maior nas casas perto do rio.',
        right: 'O prejuízo da enchente foi maior nas casas perto do rio.',
      },
      {
        wrong: 'Muitas mulheres do vale vivem da ceramica que elas mesmas fazem.',
        right: 'Muitas mulheres do vale vivem da cerâmica que elas mesmas fazem.',
      },
      {
        wrong: 'A feira vende cajú, manga e outras frutas da estação.',
        right: 'A feira vende caju, manga e outras frutas da estação.',
      },
      {
        wrong: 'O juíz da partida parou o jogo por causa do temporal.',
        right: 'O juiz da partida parou o jogo por causa do temporal.',
      },
      {
        wrong: 'O serviço de transporte é gratuíto para os idosos da cidade.',
        right: 'O serviço de transporte é gratuito para os idosos da cidade.',
      },
      {
        wrong: 'O estagiário deixou sua rúbrica em todas as páginas do contrato.',
        right: 'O estagiário deixou sua rubrica em todas as páginas do contrato.',
      },
    ],
  },
];
