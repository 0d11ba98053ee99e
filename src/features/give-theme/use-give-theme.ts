import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { giveThemeSchema, type GiveThemeFields } from '@/contracts/give-theme-form';
import { formErrorSentence } from '@/copy/errors';
import { useServices } from '@/data/services-context';
import type { ClassroomSummary, NewerTheme } from '@/domain/classrooms/classroom';
import { NO_GUIDANCE, type ThemeGuidance } from '@/domain/classrooms/theme-guidance';
import { findThemeWithTexts } from '@/domain/themes/theme-bank';
import { endOfIsoDay, isoDayOf } from '@/domain/time/iso-day';
import { useGiveTheme } from '@/queries/classroom-queries';
import { notify } from '@/ui/toast';

/** Initial values: a theme, its due date (empty for none) and its guidance. */
export type ThemeStart = {
  tema: string;
  prazo: string;
  orientacao: ThemeGuidance;
  /**
   * The class from which the dialog was opened, with its current theme and version; null if the theme comes from
   * the bank.
   */
  classroom: { id: string; tema: string; prazo: string; tema_versao: number } | null;
};

const ARCHIVED = 'Uma das salas foi arquivada. Tire-a da lista e passe o tema às outras.';

/** The theme version of each class, keyed by class id. */
type Versions = Record<string, number>;

/**
 * Form state of a theme for several classes. `onGiven` receives the submitted values. The classes are those shown
 * when the form was first changed: if a class's theme is changed elsewhere after that (`newer`), the teacher is
 * asked before it is replaced.
 */
export function useGiveThemeForm(
  given: ThemeStart,
  listed: readonly ClassroomSummary[],
  onGiven: (fields: GiveThemeFields) => void,
) {
  // The form keeps these initial values, although the page below it follows the stored values.
  const [start] = useState(given);
  const { now } = useServices();
  const giving = useGiveTheme();
  const [seen, setSeen] = useState(listed);
  const [newer, setNewer] = useState<readonly NewerTheme[]>([]);
  const [accepted, setAccepted] = useState<Versions>({});
  const { classroom } = start;
  const schema = useMemo(
    () =>
      giveThemeSchema(
        now,
        classroom && { classroomId: classroom.id, tema: classroom.tema, prazo: classroom.prazo },
      ),
    [now, classroom],
  );
  const form = useForm<GiveThemeFields>({
    resolver: zodResolver(schema),
    defaultValues: firstFields(start, listed, isoDayOf(now())),
  });
  const { isDirty } = form.formState;
  if (seen !== listed && !isDirty && !giving.isPending && newer.length === 0) setSeen(listed);
  const classrooms = [...seen, ...listed.filter(({ id }) => seen.every((one) => one.id !== id))].map(
    (one) => {
      const asked =
        one.id === classroom?.id ? { ...one, tema: classroom.tema, tema_versao: classroom.tema_versao } : one;
      const told = newer.find(({ id }) => id === one.id);
      // Only the displayed theme is updated here, not its version, so that submitting asks about this class again
      // until the displayed theme is replaced.
      return told ? { ...asked, tema: told.tema?.tema ?? '' } : asked;
    },
  );
  const versionOf = (classroomId: string) =>
    classrooms.find(({ id }) => id === classroomId)?.tema_versao ?? 0;

  async function save(fields: GiveThemeFields, versions: Versions): Promise<void> {
    const { tema, prazo, salas, dias, ...orientacao } = fields;
    const dueOf = (id: string) => endOfIsoDay(dias[id] ?? prazo)?.toISOString() ?? null;
    const theme = { tema, orientacao: { ...orientacao, proposta: proposalOf(fields) } };
    const to = salas.map((id) => ({ id, prazo: dueOf(id), tema_versao: versions[id] ?? versionOf(id) }));
    const answer = await giving.mutateAsync({ classrooms: to, theme }).catch(() => null);
    if (answer === null || answer.result === 'archived') return;
    if (answer.result === 'conflict') {
      const others = answer.classrooms.filter((one) => !isSame(one, { ...theme, prazo: dueOf(one.id) }));
      const stored = answer.classrooms.filter((one) => !others.includes(one));
      const known = { ...versions, ...versionsOf(stored) };
      // All newer themes are this form's own changes, saved by a request whose response was lost.
      if (others.length === 0) return save(fields, known);
      setAccepted(known);
      return setNewer(others);
    }
    const names = classrooms.flatMap(({ id, nome }) => (salas.includes(id) ? [nome] : []));
    notify({ title: 'Tema passado!', description: names.join(', ') });
    onGiven(fields);
  }

  return {
    form,
    classrooms,
    isBusy: giving.isPending,
    failure: giving.data?.result === 'archived' ? ARCHIVED : giving.error && formErrorSentence(giving.error),
    newer,
    submit: form.handleSubmit((fields) => save(fields, accepted)),
    /** Assigns the theme to the classes of `newer` too, replacing the themes shown. */
    giveOverNewer: form.handleSubmit((fields) => save(fields, { ...accepted, ...versionsOf(newer) })),
  };
}

function versionsOf(themes: readonly NewerTheme[]): Versions {
  return Object.fromEntries(themes.map(({ id, versao }) => [id, versao]));
}

type Given = { tema: string; prazo: string | null; orientacao: ThemeGuidance };

/** Whether a class already has exactly the given theme. */
function isSame({ tema: there }: NewerTheme, { tema, prazo, orientacao }: Given): boolean {
  return (
    there?.tema === tema &&
    instant(there.prazo) === instant(prazo) &&
    inOrder(there.orientacao ?? NO_GUIDANCE) === inOrder(orientacao)
  );
}

function instant(prazo: string | null): number | null {
  return prazo === null ? null : Date.parse(prazo);
}

/** Serialized independently of the key order. */
function inOrder({ instrucoes, textos, proposta, envio }: ThemeGuidance): string {
  return JSON.stringify([instrucoes, textos.map(({ texto, fonte }) => [texto, fonte]), proposta, envio]);
}

/** Id of the bank's proposal with the wording of this theme or, if there is none, of the proposal chosen before. */
function proposalOf({ tema, proposta }: Pick<GiveThemeFields, 'tema' | 'proposta'>): string | null {
  return findThemeWithTexts(tema)?.proposal.id ?? proposta;
}

function firstFields(
  { tema, prazo, orientacao, classroom }: ThemeStart,
  classrooms: readonly ClassroomSummary[],
  today: string,
): GiveThemeFields {
  const isOver = prazo !== '' && prazo < today;
  const [only] = classrooms.length === 1 ? classrooms : [];
  const first = classroom ?? only;
  return {
    ...orientacao,
    proposta: proposalOf({ tema, proposta: orientacao.proposta }),
    textos: orientacao.textos.map((text) => ({ ...text })),
    tema,
    // A past due date is used only for the class it comes from.
    prazo: isOver ? '' : prazo,
    dias: isOver && classroom ? { [classroom.id]: prazo } : {},
    salas: first ? [first.id] : [],
  };
}
