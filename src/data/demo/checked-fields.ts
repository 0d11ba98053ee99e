import { AppError } from '@/contracts/app-error';
import { CLASSROOM_LIMITS, type Classroom } from '@/domain/classrooms/classroom';
import { isEmail } from '@/domain/classrooms/roster-import';
import { hasOneAlphabet, plainName } from '@/domain/text/plain-name';
import { GUIDANCE_LIMITS, type ThemeGuidance } from '@/domain/classrooms/theme-guidance';

/* Fields validated as on the server, which refuses any others. */

/** Returns a name in the form in which lists display it. */
export function checkedName(given: string, limit: number): string {
  const plain = plainName(given);
  return hasOneAlphabet(plain) ? text(plain, limit) : refuse();
}

export function described({ nome, descricao }: Pick<Classroom, 'nome' | 'descricao'>) {
  return {
    nome: checkedName(nome, CLASSROOM_LIMITS.nome),
    descricao: [...descricao].length <= CLASSROOM_LIMITS.descricao ? descricao : refuse(),
  };
}

/**
 * Returns the trimmed text; refuses an empty text and a text with more characters (as Postgres counts them) than
 * its column allows.
 */
export function text(given: string, limit: number): string {
  const trimmed = given.trim();
  return trimmed && [...trimmed].length <= limit ? trimmed : refuse();
}

export function guidance(given: ThemeGuidance): ThemeGuidance {
  const instrucoes = given.instrucoes.trim();
  if (given.textos.length > GUIDANCE_LIMITS.textos) refuse();
  return {
    ...given,
    instrucoes: instrucoes && text(instrucoes, GUIDANCE_LIMITS.instrucoes),
    textos: given.textos.map(({ texto, fonte }) => ({
      texto: text(texto, GUIDANCE_LIMITS.texto),
      fonte: fonte.trim() && text(fonte, GUIDANCE_LIMITS.fonte),
    })),
  };
}

export function emailText(given: string): string {
  const address = given.trim().toLowerCase();
  return isEmail(address) ? address : refuse();
}

export function refuse(): never {
  throw new AppError('refused');
}
