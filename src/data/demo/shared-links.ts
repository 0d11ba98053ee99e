import * as z from 'zod/mini';
import { SharedLinkSchema } from '@/contracts/shared-links';
import {
  endOfLink,
  isInForce,
  MAX_LINKS_IN_FORCE,
  type SharedLink,
  withoutForgotten,
} from '@/domain/shared-links/shared-link';
import { randomCode } from '@/lib/random-code';
import { createLocalStore, readableItems, updateOrFail } from '../local/create-local-store';
import { areaKeys } from '../local/keys';
import { perOwner } from '../local/owner';
import { loadCode } from '../no-answer-code';
import type { SharedLinkBackend } from '../ports/shared-links';
import { userOf, type DemoPorts } from './ports';

const NONE: readonly SharedLink[] = [];

/** Links that open in this browser only: their contents never leave it. */
export default function createSharedLinks(ports: DemoPorts): SharedLinkBackend {
  const { context, session, essays } = ports;
  const linksOf = perOwner((owner) =>
    createLocalStore({
      key: areaKeys.sharedLinks(owner),
      schema: z.readonly(z.array(SharedLinkSchema)),
      fallback: NONE,
      storage: context.storage,
      salvage: (raw) => readableItems(SharedLinkSchema, raw),
    }),
  );
  const own = () => linksOf(userOf(ports).id);

  return {
    async list() {
      return [...own().get()];
    },
    async create({ essayId, days, withName }) {
      const links = own();
      const correction = await essays.get(essayId);
      if (!correction) return { motivo: 'redacao_nao_encontrada' };
      const now = context.now();
      if (links.get().filter((one) => isInForce(one, now)).length >= MAX_LINKS_IN_FORCE)
        return { motivo: 'limite' };
      const link: SharedLink = {
        id: randomCode(),
        redacao_id: essayId,
        tema: correction.theme,
        codigo: randomCode(),
        com_nome: withName,
        valido_ate: endOfLink(days, now),
        created_at: now.toISOString(),
      };
      updateOrFail(links, (known) => [link, ...withoutForgotten(known, now)]);
      return link;
    },
    async revoke(id) {
      updateOrFail(own(), (known) => {
        const left = known.filter((one) => one.id !== id);
        return left.length > 0 ? left : NONE;
      });
    },
    async open(code) {
      for (const { id: owner, name } of session.accounts()) {
        const link = linksOf(owner)
          .get()
          .find(({ codigo }) => codigo === code);
        if (!link || !isInForce(link, context.now())) continue;
        // oxlint-disable-next-line no-await-in-loop -- a code is one account's
        const correction = await essays.ofOwner(owner, link.redacao_id);
        if (!correction) return null;
        // oxlint-disable-next-line no-await-in-loop -- the same
        const { toShared } = await loadCode(() => import('@/domain/shared-links/shared-parts'));
        return toShared(correction, link, name);
      }
      return null;
    },
  };
}
