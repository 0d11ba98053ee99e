import type { EssayFileFault } from '@/domain/essay-file/essay-file';

/** For each reason, what is wrong with the file and what to do. */
export const ESSAY_FILE_FAULTS: Record<EssayFileFault, string> = {
  'too-large': 'O arquivo passa de 10 MB. Se ele tem imagens, tire-as e salve de novo.',
  'too-long':
    'O texto é longo demais para uma redação. Deixe só a redação no arquivo, ou copie e cole o trecho.',
  protected: 'O arquivo tem senha. Abra-o, salve uma cópia sem senha e escolha a cópia.',
  broken: 'O arquivo está incompleto ou danificado. Abra-o no seu editor e salve de novo.',
  empty: 'O arquivo não tem texto.',
  'old-word': 'Este é um formato antigo do Word. Abra o arquivo e salve como .docx.',
  'rich-text': 'O Grifo não abre .rtf. Abra o arquivo no seu editor e salve como .docx.',
  'unknown-kind': 'Este arquivo não é um texto. Escolha .docx, .odt, .pdf ou .txt.',
  'reader-missing':
    'Não deu para baixar a parte que abre arquivos. Confira a internet e tente de novo: o seu texto continua aqui.',
};

/** If another app has shared something, and it is not there. */
export const NOT_ARRIVED = {
  name: 'O que você compartilhou',
  sentence: 'não chegou até aqui. Escolha o arquivo em “Abrir arquivo”, ou copie e cole o texto.',
};

/** For a guest, who has no reader of photos. */
export const ONLY_PICTURES =
  'O arquivo só tem imagens. Para ler o texto de uma foto, entre na sua conta; aqui, digite ou cole o texto.';
