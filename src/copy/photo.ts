import type { PhotoErrorCode } from '@/contracts/photo-error';
import type { PhotographRefusal } from '@/domain/classrooms/photographed-essay';
import type { TooShort } from '@/domain/classrooms/photo-pile';
import { MAX_ESSAY_CHARACTERS } from '@/domain/essay/draft';
import { MIN_WORDS } from '@/domain/essay/send-rules';
import type { PhotoAdvice } from '@/domain/ocr/ocr-result';
import { countWords } from '@/domain/text/counts';
import { INSUFFICIENT_LINES } from '@/domain/text/estimate-handwritten-lines';
import { messages, type Message } from './messages';

/** For each code, one or two sentences that tell what happened and what to do. */
export const PHOTO_ERROR_SENTENCES: Record<PhotoErrorCode, string> = {
  'not-an-image': 'Este arquivo não é uma imagem. Escolha uma foto em JPEG, PNG ou WebP.',
  'too-large': 'A imagem passa de 10 MB. Escolha uma menor ou tire a foto com menos resolução.',
  'unreadable-file': 'O arquivo está incompleto ou danificado. Tire a foto de novo ou escolha outro arquivo.',
  heic: 'Este navegador não abre fotos HEIC. No iPhone, escolha “Mais compatível” em Ajustes, Câmera, Formatos e tire a foto de novo; ou envie uma captura de tela da foto.',
  'empty-image': 'A imagem está vazia. Escolha outro arquivo.',
  'too-many-pixels': 'A imagem tem pixels demais para este aparelho. Tire uma foto comum ou reduza a imagem.',
  'reader-missing':
    'Não deu para baixar o leitor de fotos. Confira a internet e tente de novo: a foto e o texto continuam aqui.',
  'reader-unsupported':
    'Este navegador não consegue ler fotos. Atualize o navegador ou digite o texto olhando a foto.',
  'reader-silent': 'O leitor de fotos parou de responder. Tente de novo: a foto e o texto continuam aqui.',
  'nothing-read': 'Não encontrei texto nesta foto. Tente com uma foto mais nítida e bem iluminada.',
  'transcription-unavailable':
    'A leitura de letra de mão não está disponível agora. Tente mais tarde ou digite o texto olhando a foto.',
  'transcription-limit':
    'As leituras de letra de mão de hoje acabaram. Tente amanhã ou digite o texto olhando a foto.',
  'transcription-failed':
    'Não deu para ler a letra de mão desta vez. Tente de novo ou digite o texto olhando a foto.',
};

/** Advice about a photo or the recognized text; each advice says what to do. */
export const PHOTO_ADVICE: Record<PhotoAdvice, string> = {
  animated: 'Esta imagem é animada: só o primeiro quadro é lido. Uma foto comum funciona melhor.',
  blurred: 'A foto parece tremida ou fora de foco. Apoie o celular e toque na folha para focar.',
  dark: 'A foto está escura. Procure luz de frente, sem sombra.',
  far: 'Chegue mais perto: a folha deve ocupar quase toda a foto.',
  check: 'Confira o texto antes de usar.',
  unreadable: 'Não consegui ler bem. Tente outra foto ou digite o texto.',
  handwritten:
    'Parece letra de mão, que este aparelho não consegue ler direito. Você pode digitar olhando a foto.',
};

/** Shown beside text that was read from handwriting. */
export const HAND_READ = 'Letra de mão: confira o texto com a foto.';

/** What is shown of a refused file. */
export function toRefusal({ name, code }: { name: string; code: PhotoErrorCode }) {
  return { name, sentence: PHOTO_ERROR_SENTENCES[code] };
}

/** The toast of a refused file, if R-PHOTO-2 has one; the reason stays on the page in any case. */
export function refusalToast(code: PhotoErrorCode): Message | null {
  return code === 'not-an-image' || code === 'too-large' ? photoFailure(code) : null;
}

/** The toast of a failure (R-PHOTO-7). */
export function photoFailure(code: PhotoErrorCode): Message {
  if (code === 'not-an-image') return messages.imageTypeRefused;
  if (code === 'too-large') return messages.imageTooLarge;
  if (code === 'unreadable-file') return messages.ocrUnreadable;
  if (code === 'nothing-read') return messages.ocrFailed();
  return messages.ocrFailed(PHOTO_ERROR_SENTENCES[code]);
}

/** Reasons why a photographed essay was not added to the class. */
export const PHOTOGRAPH_REFUSAL_SENTENCES: Record<PhotographRefusal, string> = {
  sala_nao_encontrada: 'Esta sala não está mais aberta para você. Veja se ela foi arquivada ou excluída.',
  sem_confirmacao:
    'Falta confirmar que a escola e os responsáveis autorizam as fotos. Recarregue a página e confirme: os textos ficam guardados.',
  aluno_nao_encontrado: 'Este aluno não está mais na sala, nem na lista de quem você espera.',
  limite_de_envios:
    'Este aluno já tem 200 redações nesta sala, o máximo. Apague uma que foi fotografada para enviar esta.',
  limite_diario:
    'A sala já recebeu 120 redações fotografadas hoje. Envie as outras amanhã: os textos ficam guardados neste aparelho.',
};

/** Tells how a photographed text that is too short affects the correction. */
export function shortTextSentence(shortness: TooShort, text: string): string {
  const words = countWords(text);
  const count = words === 1 ? '1 palavra' : `${words} palavras`;
  return shortness === 'too-few-lines'
    ? `${count}, cerca de ${INSUFFICIENT_LINES} linhas ou menos: o ENEM anula como texto insuficiente, e a nota será 0. Confira se falta uma página.`
    : `${count}: pelo Grifo, o aluno só envia com ${MIN_WORDS} ou mais. Esta redação será corrigida como está. Confira se falta uma página.`;
}

/** Warning for a photographed text that exceeds the length limit of an essay. */
export function longTextSentence(): string {
  return `Este texto passa de ${MAX_ESSAY_CHARACTERS.toLocaleString('pt-BR')} caracteres e não pode ser enviado. Veja se há páginas de outro aluno nele e encurte o texto.`;
}

/** Warning for a photographed text that seems not to be on the theme of its pile. */
export const OTHER_THEME_SENTENCE =
  'Parece tratar de outro tema. Confira o tema desta pilha: se houver fuga ao tema, a nota será 0.';
