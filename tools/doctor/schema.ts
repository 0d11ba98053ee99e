import * as z from 'zod/mini';
import { openPglite } from '../database/connection.ts';
import { prepareDatabase } from '../database/prepare-database.ts';

const names = z.array(z.string());

/** Result of `public.diagnostico()`: names, and for functions their fingerprints. */
export const DiagnosisSchema = z.object({
  sem_protecao: names,
  colunas: names,
  politicas: names,
  gatilhos: names,
  funcoes: names,
  concessoes: names,
  ajustes: z.nullable(
    z.looseObject({
      ativo: z.boolean(),
      pedidos_por_dia: z.number(),
      tokens_por_dia: z.number(),
      preco_entrada: z.nullable(z.number()),
    }),
  ),
  hoje: z.object({ pedidos: z.number(), tokens: z.number() }),
  equipe: z.number(),
  nada_entregue: z.number(),
});
export type Diagnosis = z.infer<typeof DiagnosisSchema>;

/** Like `DiagnosisSchema`'s result, for a new database with the migrations of this checkout. */
export async function expectedDiagnosis(): Promise<Diagnosis> {
  const connection = await openPglite();
  try {
    await prepareDatabase(connection);
    const [row] = await connection.query('select public.diagnostico() as diagnosis');
    return z.parse(DiagnosisSchema, row?.diagnosis);
  } finally {
    await connection.close();
  }
}

const COMPARED = ['colunas', 'politicas', 'gatilhos', 'funcoes', 'concessoes'] as const;

/** The differences between both diagnoses, sorted. */
export function compareSchemas(
  found: Diagnosis,
  expected: Diagnosis,
): { missing: string[]; extra: string[] } {
  const without = (from: Diagnosis, other: Diagnosis) =>
    COMPARED.flatMap((part) => {
      const known = new Set(other[part]);
      return from[part].filter((name) => !known.has(name));
    });
  return { missing: without(expected, found), extra: without(found, expected) };
}
