import type { Announcement } from './announcement.ts';

const SAMPLES: readonly Omit<Announcement, 'publico' | 'publicar_em' | 'fixado'>[] = [
  {
    id: 'amostra-como-ler-a-correcao',
    titulo: 'Como ler uma correção sem se perder',
    criado_em: '2025-10-13T12:00:00.000Z',
    autor_nome: 'Equipe pedagógica',
    conteudo: `Uma correção traz muita coisa de uma vez. Esta ordem costuma funcionar melhor do que ler tudo de cima a baixo.

1. Comece pelos pontos fortes. Eles dizem o que manter na próxima redação, e manter também dá trabalho.

2. Olhe as cinco competências e procure a de menor nível. Cada uma vai de 0 a 200, de 40 em 40. Subir um nível na mais baixa costuma pedir menos esforço do que chegar a 200 na mais alta.

3. Leia o que o próximo nível pede. O texto é do próprio ENEM, sem adaptação.

4. Só então abra a redação marcada. O vermelho (G) mostra gramática e ortografia; o amarelo (A), usos que merecem atenção; o laranja (M), o que pode melhorar; o roxo (R), repetições. A letra aparece junto da cor.

5. Escolha no máximo três coisas para a próxima vez. Quem tenta mudar tudo de uma vez quase sempre muda pouco.

A nota é uma estimativa e vem com uma faixa ao lado. Duas pessoas que corrigem a mesma redação também discordam: a faixa mostra quanto.`,
  },
  {
    id: 'amostra-foto-da-redacao',
    titulo: 'Escreveu à mão? Quatro cuidados com a foto',
    criado_em: '2025-09-29T12:00:00.000Z',
    autor_nome: 'Equipe de produto',
    conteudo: `Dá para enviar a redação em foto: o texto lido cai direto na folha, com as palavras duvidosas marcadas para você conferir.

Quatro cuidados ajudam a leitura:

• Luz de frente, sem a sombra da mão ou do celular sobre a folha.
• A folha inteira na foto, ocupando quase todo o espaço.
• Celular apoiado e toque na tela para focar antes de fotografar.
• Uma foto por página, na ordem em que foram escritas.

Texto impresso é lido no próprio aparelho, e a foto não sai dele. Letra de mão é bem mais difícil: confira palavra por palavra antes de pedir a correção ou digite o texto olhando a foto.`,
  },
  {
    id: 'amostra-cartilha',
    titulo: 'A cartilha oficial da redação vale a leitura',
    criado_em: '2025-09-15T12:00:00.000Z',
    autor_nome: 'Equipe pedagógica',
    conteudo: `Todo ano o Inep publica a Cartilha do Participante, que explica como a redação é corrigida e comenta textos que tiraram nota 1000. É a fonte mais segura sobre o que cada competência avalia.

Ela está na página do ENEM: https://www.gov.br/inep/pt-br/areas-de-atuacao/avaliacao-e-exames-educacionais/enem

Um bom uso: leia uma das redações comentadas, escreva a sua sobre o mesmo tema no dia seguinte e compare a proposta de intervenção das duas. Quem faz? O quê? Como? Para quê? Com que detalhe?`,
  },
];

/** Announcements of the local mode, newest first: written by us, true of the product, for students and teachers alike. */
export const SAMPLE_ANNOUNCEMENTS: readonly Announcement[] = SAMPLES.map((sample) => ({
  ...sample,
  publico: 'todos',
  publicar_em: sample.criado_em,
  fixado: false,
}));
