import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'hyphen/bem-mal-estar': {
    wrong: ['A lei busca o [bem estar→bem-estar] do povo.', 'Sentiu um [mal estar→mal-estar] súbito.'],
    right: ['Quero ficar bem estando aqui.', 'O bem-estar de todos importa.'],
  },
  'hyphen/bem': {
    wrong: ['Seja [bem vindo→bem-vindo]!', 'Foi um projeto [bem sucedido→bem-sucedido].'],
    right: ['O texto foi bem escrito.', 'Seja bem-vindo!'],
  },
  'hyphen/mal': {
    wrong: ['Era um menino [mal educado→mal-educado].', 'A polícia prendeu os [mal-feitores→malfeitores].'],
    right: ['O texto foi mal escrito.', 'Era um menino malcriado.'],
  },
  'hyphen/maus-tratos': {
    wrong: ['Sofreu [maus tratos→maus-tratos] na infância.', 'Denunciou os [mal tratos→maus-tratos].'],
    right: ['Os maus hábitos custam caro.', 'Denunciou os maus-tratos.'],
  },
  'hyphen/boa-fé': {
    wrong: ['Agiu de [má fé→má-fé].', 'O bebê tem uma [má formação→má-formação] congênita.'],
    right: ['Agiu de má-fé.', 'A má formação dos docentes preocupa.'],
  },
  'hyphen/matéria-prima': {
    wrong: ['Falta [matéria prima→matéria-prima].', 'As [matérias primas→matérias-primas] subiram.'],
    right: ['A matéria da prova era fácil.', 'Falta matéria-prima.'],
  },
  'hyphen/noun-noun': {
    wrong: [
      'Educação é a [palavra chave→palavra-chave].',
      'É preciso ver o [custo benefício→custo-benefício].',
    ],
    right: ['O custo do benefício é alto.', 'O país será sede dos jogos.'],
  },
  'hyphen/noun-adjective': {
    wrong: ['Cada um tem seu [livre arbítrio→livre-arbítrio].', 'Pagou [meia entrada→meia-entrada].'],
    right: ['O ar é livre.', 'Bebeu meia garrafa.'],
  },
  'hyphen/verb-noun': {
    wrong: [
      'Esqueceu o [guarda chuva→guarda-chuva].',
      'Ele é o [porta voz→porta-voz] do grupo.',
      'O [salva vidas→salva-vidas] nadou.',
    ],
    right: [
      'Ela guarda a chuva na memória.',
      'Ele não guarda roupa velha.',
      'A vacina salva vidas.',
      'É o cinto que salva vidas.',
    ],
  },
  'hyphen/weekday': {
    wrong: ['A prova será na [segunda feira→segunda-feira].', 'Ele descansa na [sexta feira→sexta-feira].'],
    right: ['Foi à segunda feira de livros.', 'A prova será na terça.'],
  },
  'hyphen/ex-vice': {
    wrong: [
      'O [ex presidente→ex-presidente] discursou.',
      'Faz [pós graduação→pós-graduação].',
      'É puro [pré-conceito→preconceito].',
    ],
    right: [
      'O preconceito não é mais que um pré-conceito.',
      'O ex dela mudou de cidade.',
      'O vice discursou depois.',
    ],
  },
  'hyphen/peoples': {
    wrong: [
      'O cinema [norte americano→norte-americano] vende.',
      'A cultura [afro brasileira→afro-brasileira] é rica.',
    ],
    right: ['O norte do Brasil é verde.', 'O povo latino dança.'],
  },
  'hyphen/sem': {
    wrong: ['Os [sem teto→sem-teto] pedem casa.', 'Os [sem terra→sem-terra] marcharam.'],
    right: ['A casa ficou sem teto.', 'Há gente sem terra.'],
  },
  'hyphen/além': {
    wrong: ['Partiu para [além mar→além-mar].', 'É um problema [político social→político-social].'],
    right: ['Foi além do mar.', 'O sistema político é frágil.'],
  },
};
