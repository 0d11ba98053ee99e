import * as z from 'zod/mini';
import { v4 as newId } from 'uuid';
import { AppError } from '@/contracts/app-error';
import { StoredDisagreementSchema, type StoredDisagreement } from '@/contracts/disagreements';
import { MOST_A_DAY } from '@/domain/disagreements/disagreement';
import { LEVELS } from '@/domain/rubric/competency';
import { latestFirst } from '@/domain/time/latest-first';
import { daysBetween } from '@/domain/time/sao-paulo';
import { createLocalStore, readableItems, updateOrFail } from '../local/create-local-store';
import { areaKeys } from '../local/keys';
import { perOwner } from '../local/owner';
import { loadCode } from '../no-answer-code';
import type { DisagreementBackend } from '../ports/disagreements';
import { developerOf, userOf, type DemoPorts } from './ports';

const NONE: readonly StoredDisagreement[] = [];

/** The disagreements of the students of this device; developers who use the same device answer them. */
export default function createDisagreements(ports: DemoPorts): DisagreementBackend {
  const { context, session, essays } = ports;
  const storeOf = perOwner((owner) =>
    createLocalStore({
      key: areaKeys.disagreements(owner),
      schema: z.readonly(z.array(StoredDisagreementSchema)),
      fallback: NONE,
      storage: context.storage,
      salvage: (raw) => readableItems(StoredDisagreementSchema, raw),
    }),
  );
  const own = () => storeOf(userOf(ports).id);
  const owners = () => session.accounts().map(({ id }) => id);
  const everybodys = () => owners().flatMap((owner) => storeOf(owner).get());

  function change(
    store: ReturnType<typeof own>,
    id: string,
    to: (one: StoredDisagreement) => StoredDisagreement,
  ) {
    if (!store.get().some((one) => one.id === id)) throw new AppError('not-found');
    updateOrFail(store, (kept) => kept.map((one) => (one.id === id ? to(one) : one)));
  }

  return {
    about: async (essayId) =>
      own()
        .get()
        .filter(({ redacao_id }) => redacao_id === essayId),
    own: async () => [...own().get()],
    async send({ place, ...said }) {
      const correction = await essays.get(said.redacao_id);
      if (!correction) throw new AppError('not-stored-yet');
      const now = context.now();
      const sent = own().get();
      const today = sent.filter((one) => daysBetween(new Date(one.created_at), now) === 0);
      if (today.length >= MOST_A_DAY) throw new AppError('too-many-attempts');
      if (sent.some((one) => one.redacao_id === said.redacao_id && one.competencia === said.competencia))
        throw new AppError('refused');
      const { aiAnalysis, competencies, theme, originalText } = correction;
      const score = competencies[said.competencia - 1]?.score;
      const row: StoredDisagreement = {
        ...said,
        id: newId(),
        nivel_dado: LEVELS.find((level) => level === score) ?? null,
        produtor: aiAnalysis.grifo?.producer ?? null,
        versao: aiAnalysis.grifo?.version ?? null,
        essay: said.com_redacao
          ? { tema: theme, texto: originalText, inicio: place?.start ?? null, fim: place?.end ?? null }
          : null,
        resultado: null,
        resposta: null,
        respondida_em: null,
        created_at: now.toISOString(),
      };
      updateOrFail(own(), (kept) => [row, ...kept]);
    },
    async withdraw(id) {
      if (
        own()
          .get()
          .find((one) => one.id === id)?.resultado !== null
      )
        throw new AppError('not-found');
      updateOrFail(own(), (kept) => kept.filter((one) => one.id !== id));
    },
    async stopSharing(id) {
      change(own(), id, (one) => ({ ...one, com_redacao: false, essay: null }));
    },
    async all() {
      developerOf(ports);
      return everybodys().toSorted(latestFirst('created_at'));
    },
    async sharedEssay(id) {
      developerOf(ports);
      return everybodys().find((one) => one.id === id)?.essay ?? null;
    },
    async answer(id, answer) {
      developerOf(ports);
      const store = owners()
        .map(storeOf)
        .find((one) => one.get().some((row) => row.id === id));
      if (!store) throw new AppError('not-found');
      const respondida_em = context.now().toISOString();
      change(store, id, (one) => ({ ...one, ...answer, respondida_em }));
    },
    async shares() {
      developerOf(ports);
      const { sharesByRule } = await loadCode(() => import('@/domain/disagreements/rule-shares'));
      const corrections = [];
      for (const owner of owners()) for await (const some of essays.whole(owner)) corrections.push(...some);
      return sharesByRule(corrections, everybodys());
    },
  };
}
