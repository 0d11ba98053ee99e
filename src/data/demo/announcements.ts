import * as z from 'zod/mini';
import { AppError } from '@/contracts/app-error';
import { AnnouncementRowSchema } from '@/contracts/announcements';
import {
  ANNOUNCEMENT_LIMITS,
  type Announcement,
  type AnnouncementText,
  type Audience,
  inShownOrder,
  isOut,
} from '@/domain/announcements/announcement';
import type { UserType } from '@/domain/session/session-user';
import { SAMPLE_ANNOUNCEMENTS } from '@/domain/announcements/sample-announcements';
import { changedElsewhere } from '@/lib/changed-elsewhere';
import { randomCode } from '@/lib/random-code';
import type { AnnouncementBackend } from '../ports/announcements';
import { areaKeys } from '../local/keys';
import { createLocalStore, readableItems, updateOrFail } from '../local/create-local-store';
import { refuse, text as checkedText } from './checked-fields';
import { type DemoPorts, userOf } from './ports';

/** The announcements for the accounts of this device: built-in samples until a developer changes one. */
export default function createAnnouncements(ports: DemoPorts): AnnouncementBackend {
  const { context } = ports;
  const store = createLocalStore<readonly Announcement[] | null>({
    key: areaKeys.announcements,
    schema: z.nullable(z.array(AnnouncementRowSchema)),
    fallback: null,
    storage: context.storage,
    migrate: withAllFields,
    salvage: (raw) => (Array.isArray(raw) ? readableItems(AnnouncementRowSchema, withAllFields(raw)) : null),
  });

  function change(work: (list: readonly Announcement[]) => readonly Announcement[]): void {
    updateOrFail(store, (list) => work(list ?? SAMPLE_ANNOUNCEMENTS));
  }

  /** The announcement with this id; `not-found` for anybody but a developer. */
  function find(list: readonly Announcement[], id: string): Announcement {
    const found = userOf(ports).userType === 'dev' ? list.find((one) => one.id === id) : undefined;
    if (!found) throw new AppError('not-found');
    return found;
  }

  return {
    async list() {
      const reader = userOf(ports).userType;
      return inShownOrder(store.get() ?? SAMPLE_ANNOUNCEMENTS).filter(
        (one) => reader === 'dev' || (isOut(one, context.now()) && READ_BY[one.publico].includes(reader)),
      );
    },
    async publish(text) {
      const { name, userType } = userOf(ports);
      if (userType !== 'dev') refuse();
      const announcement = {
        ...checked(text),
        id: randomCode(),
        criado_em: context.now().toISOString(),
        publicar_em: notBefore(text, context.now()),
        autor_nome: name,
      };
      change((list) => [announcement, ...list]);
    },
    async edit(id, text, seen) {
      let result: 'saved' | 'conflict' = 'saved';
      change((list) => {
        const known = find(list, id);
        if (seen && changedElsewhere(seen, known, checked(text)).length > 0) {
          result = 'conflict';
          return list;
        }
        const publicar_em = isOut(known, context.now()) ? known.publicar_em : notBefore(text, context.now());
        return list.map((one) => (one === known ? { ...one, ...checked(text), publicar_em } : one));
      });
      return result;
    },
    async remove(id) {
      change((list) => {
        const known = find(list, id);
        return list.filter((one) => one !== known);
      });
    },
  };
}

const READ_BY: Record<Audience, readonly UserType[]> = {
  todos: ['student', 'teacher'],
  alunos: ['student'],
  professores: ['teacher'],
};

function checked({ titulo, conteudo, publico, fixado }: AnnouncementText) {
  return {
    titulo: checkedText(titulo, ANNOUNCEMENT_LIMITS.titulo),
    conteudo: checkedText(conteudo, ANNOUNCEMENT_LIMITS.conteudo),
    publico,
    fixado,
  };
}

/** The time of publication: the author's choice, but never before now. */
function notBefore({ publicar_em }: AnnouncementText, now: Date): string {
  return publicar_em !== null && Date.parse(publicar_em) > now.getTime() ? publicar_em : now.toISOString();
}

/** Fills in the fields that older records lack: their announcements were for everybody and published at once. */
function withAllFields(raw: unknown): unknown {
  if (!Array.isArray(raw)) return raw;
  return raw.map((one: unknown) =>
    typeof one === 'object' && one !== null && 'criado_em' in one
      ? { publico: 'todos', publicar_em: one.criado_em, fixado: false, ...one }
      : one,
  );
}
