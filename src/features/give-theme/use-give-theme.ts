import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { giveThemeSchema, type GiveThemeFields } from '@/contracts/give-theme-form';
import { formErrorSentence } from '@/copy/errors';
import { useServices } from '@/data/services-context';
import type { ClassroomSummary } from '@/domain/classrooms/classroom';
import type { ThemeGuidance } from '@/domain/classrooms/theme-guidance';
import { findProposal } from '@/domain/themes/theme-bank';
import { endOfIsoDay, isoDayOf } from '@/domain/time/iso-day';
import { useGiveTheme } from '@/queries/classroom-queries';
import { notify } from '@/ui/toast';

/** What the form begins with: a theme, its day, empty for none, and what goes with it. */
export type ThemeStart = {
  tema: string;
  prazo: string;
  orientacao: ThemeGuidance;
  /** The class it is given from, with the theme it has and the version of it; null where it is given from the bank. */
  room: { id: string; tema: string; prazo: string; tema_versao: number } | null;
};

const CONFLICT =
  'O tema da sala mudou enquanto você escrevia: foi salvo em outra aba ou por outro professor. Passe o seu assim mesmo, ou feche e veja o atual.';
const ARCHIVED = 'Uma das salas foi arquivada. Tire-a da lista e passe o tema às outras.';

/** Form state of a theme for several classes. `onGiven` is told what it was given with. */
export function useGiveThemeForm(
  start: ThemeStart,
  rooms: readonly ClassroomSummary[],
  onGiven: (fields: GiveThemeFields) => void,
) {
  const { now } = useServices();
  const { mutateAsync: give } = useGiveTheme();
  const [failure, setFailure] = useState<string | null>(null);
  const [isOverwriting, setOverwriting] = useState(false);
  const { room } = start;
  const schema = useMemo(
    () => giveThemeSchema(now, room && { roomId: room.id, tema: room.tema, prazo: room.prazo }),
    [now, room],
  );
  const form = useForm<GiveThemeFields>({
    resolver: zodResolver(schema),
    defaultValues: firstFields(start, rooms, isoDayOf(now())),
  });

  async function save(fields: GiveThemeFields): Promise<void> {
    setFailure(null);
    const { tema, prazo, salas, dias, ...orientacao } = fields;
    try {
      const result = await give({
        rooms: salas.map((id) => ({
          id,
          prazo: endOfIsoDay(dias[id] ?? prazo)?.toISOString() ?? null,
          tema_versao: id === room?.id && !isOverwriting ? room.tema_versao : null,
        })),
        theme: { tema, orientacao: { ...orientacao, proposta: proposalOf(fields) } },
      });
      if (result === 'conflict') setOverwriting(true);
      if (result !== 'given') return setFailure(result === 'conflict' ? CONFLICT : ARCHIVED);
      const names = rooms.flatMap(({ id, nome }) => (salas.includes(id) ? [nome] : []));
      notify({ title: 'Tema passado!', description: names.join(', ') });
      onGiven(fields);
    } catch (error) {
      setFailure(formErrorSentence(error));
    }
  }

  return { form, failure, isOverwriting, submit: form.handleSubmit(save) };
}

/** A theme in the words of the bank brings its texts by itself. */
function proposalOf({ tema, proposta }: Pick<GiveThemeFields, 'tema' | 'proposta'>): string | null {
  return findProposal(tema)?.id ?? proposta;
}

function firstFields(
  { tema, prazo, orientacao, room }: ThemeStart,
  rooms: readonly ClassroomSummary[],
  today: string,
): GiveThemeFields {
  const isOver = prazo !== '' && prazo < today;
  const [only] = rooms.length === 1 ? rooms : [];
  const first = room ?? only;
  return {
    ...orientacao,
    proposta: proposalOf({ tema, proposta: orientacao.proposta }),
    textos: orientacao.textos.map((text) => ({ ...text })),
    tema,
    // A day that is over stays with its class alone.
    prazo: isOver ? '' : prazo,
    dias: isOver && room ? { [room.id]: prazo } : {},
    salas: first ? [first.id] : [],
  };
}
