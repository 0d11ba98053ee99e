import type { Session } from '../../../tools/database/session';

const WORDS =
  'a leitura forma o olhar de quem escreve por isso a escola precisa abrir a biblioteca todos os dias'.split(
    ' ',
  );
let texts = 0;

/** An essay that differs from all others: every fourth word is unique. */
export function newText(): string {
  texts += 1;
  return `${WORDS.map((word, at) => (at % 4 === 0 ? `${word}${texts}` : word)).join(' ')}.`;
}

export type NewEssay = {
  tema?: string;
  nota?: number;
  chave?: string;
  correcao?: object;
  texto?: string;
  missoes?: string[];
  /** Used only for a browser's essay; the edge function derives the id from the key or creates one. */
  id?: string;
  versaoDe?: string | null;
};

/** Stores an essay as the browser does and returns its id. */
export async function storeEssay(session: Session, user: string, essay: NewEssay = {}): Promise<string> {
  const [row] = await session.asUser(
    user,
    `insert into public.redacoes (tema, texto, nota_total, chave_idempotencia, correcao, id, versao_de)
     values ($1, $2, $3, $4, $5, coalesce($6::uuid, gen_random_uuid()), $7) returning id`,
    [
      essay.tema ?? null,
      essay.texto ?? newText(),
      essay.nota ?? 600,
      essay.chave ?? null,
      toJson(essay.correcao),
      essay.id ?? null,
      essay.versaoDe ?? null,
    ],
  );
  return String(row?.id);
}

/** Stores an essay as the edge function does and returns its id. */
export async function storeCorrection(session: Session, user: string, essay: NewEssay = {}): Promise<string> {
  const [row] = await session.asService(
    `select public.guardar_correcao($1, $2, $3, $4, $5, $6, 'scorer', 'teste-1', $7, $8) as id`,
    [
      user,
      essay.chave ?? null,
      essay.tema ?? null,
      essay.texto ?? newText(),
      toJson(essay.correcao),
      essay.nota ?? 600,
      essay.missoes ?? [],
      essay.versaoDe ?? null,
    ],
  );
  return String(row?.id);
}

/** A correction in the transport format with these five levels and this many marked errors. */
export function correctionOf(levels: readonly number[], marks = 0) {
  const competencias = Object.fromEntries(
    levels.map((note, index) => [`competencia_${index + 1}`, { note, feedback: 'Bom trecho.' }]),
  );
  return { competencias, erros_detectados: Array.from({ length: marks }, (_, start) => ({ start })) };
}

function toJson(value: object | undefined): string | null {
  return value ? JSON.stringify(value) : null;
}
