import * as z from 'zod/mini';
import { AppError } from '@/contracts/app-error';
import {
  type ClassSentence,
  LATEST_DAYS,
  MOST_ANSWERS_A_DAY,
  MOST_KEYS,
  MOST_LISTED,
  type PracticeCard,
  PracticeCardSchema,
  type PracticeRecord,
  PracticeRecordSchema,
} from '@/contracts/practice';
import { hasStudent } from '@/domain/classrooms/stored-classroom';
import { holdsName, MOST_CLASS_SENTENCES } from '@/domain/practice/class-sentences';
import { daysBetween } from '@/domain/time/sao-paulo';
import { refuse } from '../demo/checked-fields';
import { classesOfDevice, type DemoPorts, userOf } from '../demo/ports';
import { createLocalStore, updateOrFail } from '../local/create-local-store';
import { areaKeys } from '../local/keys';
import { perOwner } from '../local/owner';
import type { PracticeBackend } from '../ports/practice';

type Answer = PracticeRecord['respostas'][number];
type Fault = PracticeRecord['faltas'][number];

/** Fewer than on a server: every answer writes the record of the device whole, and its space is small. */
const MOST_ON_DEVICE = 3000;

const DAY_MS = 86_400_000;
const EARLY_MS = 5 * 60_000;
const NOTHING: PracticeRecord = { cartoes: [], faltas: [], respostas: [] };

/** Practice stored on this device only. */
export default function createPractice(ports: DemoPorts): PracticeBackend {
  const { context, essays } = ports;
  const recordOf = perOwner((owner) =>
    createLocalStore({
      key: areaKeys.practice(owner),
      schema: PracticeRecordSchema,
      fallback: NOTHING,
      storage: context.storage,
    }),
  );
  const own = () => recordOf(userOf(ports).id);
  const daysAgo = (days: number) => context.now().getTime() - days * DAY_MS;

  /** A device's clock may be wrong, and an answer may wait long for a connection. */
  function inTime(instant: string): string {
    const latest = context.now().getTime() + EARLY_MS;
    return new Date(Math.max(Math.min(Date.parse(instant), latest), daysAgo(LATEST_DAYS))).toISOString();
  }

  async function checked(userId: string, card: PracticeCard): Promise<PracticeCard> {
    const parsed = z.safeParse(PracticeCardSchema, card);
    if (!parsed.success || (card.frase && !card.redacao_id)) return refuse();
    if (card.redacao_id && !(await essays.ofOwner(userId, card.redacao_id))) return refuse();
    return { ...parsed.data, respondido_em: inTime(card.respondido_em) };
  }

  return {
    async state(since, until) {
      const { cartoes, faltas, respostas } = own().get();
      const due = cartoes.filter(isAsked).toSorted(byTime('vence'));
      const first = new Map<string, { certa: boolean; acertou: boolean }>();
      const from = Math.max(Date.parse(since), daysAgo(2));
      for (const { chave, certa } of respostas
        .filter((one) => Date.parse(one.respondida_em) >= from)
        .toSorted(byTime('respondida_em'))) {
        const before = first.get(chave) ?? { certa, acertou: false };
        first.set(chave, { ...before, acertou: before.acertou || certa });
      }
      return {
        cartoes: due.filter(({ vence }) => Date.parse(vence) < Date.parse(until)).slice(0, MOST_LISTED),
        faltas: faltas.map(({ errou_em: _last, ...fault }) => ({
          ...fault,
          vence: due.find(({ falta }) => falta === fault.falta)?.vence ?? null,
        })),
        hoje: Array.from(first, ([chave, answers]) => ({ chave, ...answers })),
      };
    },
    async unseen(keys) {
      if (keys.length > MOST_KEYS) return refuse();
      const known = new Set(
        own()
          .get()
          .cartoes.map(({ chave }) => chave),
      );
      return keys.filter((key) => !known.has(key));
    },
    async answer({ id, userId, card: given, certa, respondida_em }) {
      const card = await checked(userId, { ...given, respondido_em: respondida_em });
      const { chave, falta } = card;
      const created_at = context.now().toISOString();
      const answer = { id, chave, falta, certa, respondida_em: card.respondido_em, created_at };
      updateOrFail(recordOf(userId), (known) => {
        if (known.respostas.some((one) => one.id === id)) return known;
        const today = known.respostas.filter(
          (one) => daysBetween(new Date(one.created_at), context.now()) === 0,
        );
        if (today.length >= MOST_ANSWERS_A_DAY) throw new AppError('too-many-attempts');
        return {
          cartoes: withCard(known.cartoes, card),
          faltas: withAnswer(known, answer),
          respostas: [
            ...known.respostas.filter((one) => Date.parse(one.respondida_em) >= daysAgo(LATEST_DAYS)),
            answer,
          ],
        };
      });
    },
    async dismiss({ userId, card }) {
      const dismissed = { ...(await checked(userId, card)), vence: null };
      updateOrFail(recordOf(userId), (known) => ({
        ...known,
        cartoes: withCard(known.cartoes, dismissed),
      }));
    },
    async classSentences() {
      const { id: userId } = userOf(ports);
      const found = new Map<string, ClassSentence>();
      for (const { teacher, classroom } of classesOfDevice(ports)) {
        if (!classroom.frases_no_treino || !hasStudent(classroom, userId)) continue;
        const { alunos, nomes, envios } = classroom;
        const names = [teacher.name, ...[...alunos, ...nomes].map(({ nome }) => nome)];
        for (const { aluno_id, redacao_id } of envios) {
          if (aluno_id === userId || !hasStudent(classroom, aluno_id)) continue;
          const cards = recordOf(aluno_id)
            .get()
            .cartoes.filter((card) => card.redacao_id === redacao_id && isAsked(card));
          // oxlint-disable-next-line no-await-in-loop -- an essay after the other, only those with cards
          const text = cards.length > 0 ? (await essays.ofOwner(aluno_id, redacao_id))?.originalText : '';
          for (const { frase, falta } of cards)
            if (
              frase &&
              text?.includes(frase.errada) &&
              !holdsName(frase.errada, names) &&
              !/\s/u.test(falta)
            )
              found.set(frase.errada, { errada: frase.errada, falta });
        }
      }
      return shuffled([...found.values()]).slice(0, MOST_CLASS_SENTENCES);
    },
  };
}

function isAsked<Card extends PracticeRecord['cartoes'][number]>(card: Card): card is Card & PracticeCard {
  return card.vence !== null;
}

/** The later answer stays; a dismissed card stays dismissed. */
function withCard(
  known: PracticeRecord['cartoes'],
  card: PracticeRecord['cartoes'][number],
): PracticeRecord['cartoes'] {
  const before = known.find(({ chave }) => chave === card.chave);
  if (!before) {
    if (known.length >= MOST_ON_DEVICE) throw new AppError('too-many-attempts');
    return [...known, card];
  }
  const isOld = Date.parse(card.respondido_em) < Date.parse(before.respondido_em);
  if (card.vence !== null && (before.vence === null || isOld)) return known;
  return known.map((one) => (one === before ? card : one));
}

/** The counts of the fault after an answer, which may be older than others. */
function withAnswer({ faltas, respostas }: PracticeRecord, answer: Answer): Fault[] {
  const { falta, certa, respondida_em } = answer;
  const known = faltas.find((one) => one.falta === falta);
  const before = known ?? { falta, acertos: 0, erros: 0, seguidas: 0, errou_em: null, desde: respondida_em };
  const isAfter = (one: string) => Date.parse(respondida_em) >= Date.parse(one);
  const after = {
    ...before,
    acertos: before.acertos + Number(certa),
    erros: before.erros + Number(!certa),
    desde: isAfter(before.desde) ? before.desde : respondida_em,
  };
  if (before.errou_em === null || isAfter(before.errou_em)) {
    after.seguidas = certa
      ? before.seguidas + 1
      : respostas.filter((one) => one.falta === falta && one.certa && !isAfter(one.respondida_em)).length;
    after.errou_em = certa ? before.errou_em : respondida_em;
  }
  return [...faltas.filter((one) => one !== known), after];
}

function byTime<Name extends string>(name: Name) {
  return (one: Record<Name, string>, other: Record<Name, string>) =>
    Date.parse(one[name]) - Date.parse(other[name]);
}

function shuffled<One>(all: readonly One[]): One[] {
  return all
    .map((one) => ({ one, order: Math.random() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ one }) => one);
}
