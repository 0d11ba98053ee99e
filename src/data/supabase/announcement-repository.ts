import * as z from 'zod/mini';
import { AppError } from '@/contracts/app-error';
import { ANNOUNCEMENT_COLUMNS, AnnouncementRowSchema } from '@/contracts/announcement-row';
import type { AnnouncementRepository } from '../late-services';
import { createAnnouncementsRead } from '../local/announcements-read';
import type { ConnectedLatePorts } from './create-late-services';
import { toIso } from './to-iso';

/** What the team has published; which of it was read stays on the device. Rows that cannot be read are left out. */
export function createAnnouncementRepository({
  context,
  session,
  owner,
}: ConnectedLatePorts): AnnouncementRepository {
  return {
    read: createAnnouncementsRead(context.storage, owner),
    async list() {
      const { client } = await session.connection();
      const rows = await client.ask((tables) =>
        tables
          .from('comunicados')
          .select(ANNOUNCEMENT_COLUMNS)
          .order('criado_em', { ascending: false })
          .order('id'),
      );
      if (!Array.isArray(rows)) throw new AppError('unexpected');
      return rows.flatMap((row) => {
        const { success, data } = z.safeParse(AnnouncementRowSchema, row);
        return success ? [{ ...data, criado_em: toIso(data.criado_em) }] : [];
      });
    },
  };
}
