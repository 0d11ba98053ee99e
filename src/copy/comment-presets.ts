import type { PresetComment } from '@/domain/classrooms/comment-bank';
import type { CompetencyNumber, Level } from '@/domain/rubric/competency';

const COMMENTS: Readonly<Record<CompetencyNumber, readonly string[]>> = {
  1: [
    'Confira com quem o verbo concorda.',
    'Releia a frase em voz alta: falta uma pausa, e a vírgula marca essa pausa.',
    'Separe em duas frases: esta ficou longa, e o leitor se perde.',
    'Troque esta expressão de conversa por uma da escrita formal.',
  ],
  2: [
    'Diga a sua tese já no primeiro parágrafo, em uma frase só.',
    'O repertório está solto: explique o que ele prova no seu argumento.',
    'Você fala do assunto, mas deixou de lado uma parte do tema. Volte ao enunciado.',
    'Boa referência, e bem ligada ao tema.',
  ],
  3: [
    'Falta dizer o que acontece por causa disso.',
    'Este argumento repete o anterior com outras palavras. Traga uma razão nova.',
    'Dê um exemplo concreto: quem, onde, quando.',
    'O parágrafo desenvolve bem a ideia, da causa até a consequência.',
  ],
  4: [
    'Troque por um conectivo que mostre a relação entre os dois parágrafos.',
    'Esta palavra se repete muito: use um sinônimo ou um pronome.',
    'Não ficou claro a que este pronome se refere.',
    'Os parágrafos conversam entre si: boa escolha de conectivos.',
  ],
  5: [
    'Diga quem vai fazer isso.',
    'Diga por meio de quê a ação acontece.',
    'Falta a finalidade: para que serve esta proposta?',
    'Proposta completa e ligada ao que você discutiu.',
  ],
};

const REASONS: Readonly<Record<CompetencyNumber, Readonly<Partial<Record<Level, string>>>>> = {
  1: {
    40: 'Há muitos desvios, de vários tipos, e a estrutura das frases falha com frequência.',
    80: 'Há vários desvios, e algumas frases estão mal montadas.',
    120: 'Há alguns desvios e poucas falhas na montagem das frases.',
    160: 'Há poucos desvios, e as frases estão bem montadas.',
    200: 'Quase não há desvios, e as frases são variadas e bem montadas.',
  },
  2: {
    40: 'O texto fica ao redor do tema ou quase não argumenta.',
    80: 'O tema aparece, mas o texto se apoia demais nos textos motivadores.',
    120: 'O tema está completo, com argumentos previsíveis e repertório pouco aproveitado.',
    160: 'O tema está bem desenvolvido, e o repertório é pertinente.',
    200: 'O tema está bem desenvolvido, e o repertório sustenta o argumento.',
  },
  3: {
    40: 'As ideias têm pouca relação com a tese.',
    80: 'As ideias se contradizem ou aparecem sem ordem.',
    120: 'As ideias são claras, mas pouco desenvolvidas.',
    160: 'As ideias estão organizadas, com alguma lacuna no desenvolvimento.',
    200: 'Há um projeto de texto claro: cada ideia é desenvolvida e leva à seguinte.',
  },
  4: {
    40: 'As partes do texto quase não se ligam.',
    80: 'Há poucos conectivos, e alguns estão mal usados.',
    120: 'Os conectivos ligam as partes, com repetições e algum uso inadequado.',
    160: 'As partes estão bem ligadas, com poucas repetições.',
    200: 'As partes estão bem ligadas, dentro dos parágrafos e entre eles, sem repetições.',
  },
  5: {
    40: 'A proposta é vaga ou pouco ligada ao tema.',
    80: 'A proposta tem dois dos cinco elementos.',
    120: 'A proposta tem três dos cinco elementos.',
    160: 'A proposta tem quatro dos cinco elementos.',
    200: 'A proposta tem os cinco elementos: agente, ação, meio, finalidade e detalhamento.',
  },
};

const entriesOf = <Value>(given: Readonly<Record<CompetencyNumber, Value>>) =>
  Object.entries(given).map(([number, value]) => [Number(number) as CompetencyNumber, value] as const);

/** Ready-made comments for each competency, and a reason for each of its levels, in Grifo's own words. */
export const COMMENT_PRESETS: readonly PresetComment[] = [
  ...entriesOf(COMMENTS).flatMap(([competencia, texts]) =>
    texts.map((texto) => ({ competencia, nivel: null, texto })),
  ),
  ...entriesOf(REASONS).flatMap(([competencia, reasons]) =>
    Object.entries(reasons).map(([level, texto]) => ({ competencia, nivel: Number(level) as Level, texto })),
  ),
];
