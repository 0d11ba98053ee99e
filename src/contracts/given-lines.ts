import * as z from 'zod/mini';

/** A student's consent: as an adult, or by the permission recorded by a teacher. */
export const HandConsentSchema = z.object({
  base: z.enum(['maior', 'autorizacao']),
  autorizacao_id: z.nullable(z.string()),
  created_at: z.string(),
});

/** Record that a teacher of a class holds the signed permission of a student's guardians. */
export const HandPermissionSchema = z.object({
  id: z.string(),
  sala_id: z.string(),
  usuario_id: z.string(),
  confirmado_em: z.string(),
});

/** A line of handwriting that a student gave, without its picture. */
export const ListedLineSchema = z.object({ id: z.string(), texto: z.string(), created_at: z.string() });

export const LinePictureSchema = z.object({ id: z.string(), colunas: z.number(), tira: z.string() });

const StoredLineSchema = z.object({
  ...ListedLineSchema.shape,
  ...LinePictureSchema.shape,
  rede: z.nullable(z.string()),
});

/**
 * Handwriting data of an account on the device. Without a server, the record contains all of the data; with a
 * server, only whether the account may be asked for its consent.
 */
export const HandLineRecordSchema = z.object({
  isDeclined: z.boolean(),
  consent: z.nullable(HandConsentSchema),
  lines: z.readonly(z.array(StoredLineSchema)),
  /** Permissions recorded by a teacher. */
  permissions: z.readonly(z.array(HandPermissionSchema)),
});

export type HandConsent = z.infer<typeof HandConsentSchema>;
export type HandPermission = z.infer<typeof HandPermissionSchema>;
export type ListedLine = z.infer<typeof ListedLineSchema>;
export type LinePicture = z.infer<typeof LinePictureSchema>;
export type HandLineRecord = z.infer<typeof HandLineRecordSchema>;
