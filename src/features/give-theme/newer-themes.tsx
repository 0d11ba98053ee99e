import { dueDate } from '@/copy/dates';
import { guidanceInWords } from '@/copy/theme-guidance';
import { useServices } from '@/data/services-context';
import type { ClassroomSummary, NewerTheme } from '@/domain/classrooms/classroom';
import { hasGuidance, NO_GUIDANCE } from '@/domain/classrooms/theme-guidance';
import { Button } from '@/ui/button';
import { NewerVersion } from '@/ui/newer-version';

type NewerThemesProps = {
  newer: readonly NewerTheme[];
  classrooms: readonly ClassroomSummary[];
  isBusy: boolean;
  onKeepOther(): void;
  onGive(): void;
};

/**
 * Shown if the theme of some chosen classes was changed elsewhere: lists their current themes and asks whether to
 * replace them.
 */
export function NewerThemes({ newer, classrooms, isBusy, onKeepOther, onGive }: NewerThemesProps) {
  const isOne = newer.length === 1;
  const nameOf = (classroomId: string) => classrooms.find(({ id }) => id === classroomId)?.nome ?? '';
  return (
    <NewerVersion
      title={
        isOne
          ? `O tema de ${nameOf(newer[0]?.id ?? '')} mudou enquanto você escrevia`
          : `O tema de ${newer.length} salas mudou enquanto você escrevia`
      }
      note={
        <>
          Ele foi salvo em outra aba, em outro aparelho ou por outro professor. O seu ainda não foi passado a
          nenhuma sala e continua nos campos. Escolha qual fica{isOne || ' nelas'}.
        </>
      }
      actions={
        <>
          <Button variant="outline" disabled={isBusy} onClick={onKeepOther}>
            {isOne ? 'Ficar com o da sala' : 'Ficar com os das salas'}
          </Button>
          <Button busy={isBusy} busyLabel="Passando..." onClick={onGive}>
            Passar assim mesmo
          </Button>
        </>
      }
    >
      <dl className="grid max-h-96 gap-4 overflow-y-auto">
        {newer.map(({ id, tema }) => (
          <Current key={id} classroom={nameOf(id)} theme={tema} />
        ))}
      </dl>
    </NewerVersion>
  );
}

function Current({ classroom, theme }: { classroom: string; theme: NewerTheme['tema'] }) {
  const { now } = useServices();
  const { orientacao = NO_GUIDANCE } = theme ?? {};
  return (
    <div className="min-w-0">
      <dt className="eyebrow wrap-anywhere">Em {classroom} agora</dt>
      <dd className="mt-0.5 font-serif leading-snug wrap-anywhere">{theme?.tema ?? 'Nenhum tema'}</dd>
      <dd className="num mt-0.5 text-sm text-ink-2 first-letter:uppercase">
        {dueDate(theme?.prazo ?? null, now()) || 'sem prazo'}
      </dd>
      {hasGuidance(orientacao) && (
        <dd className="mt-0.5 text-sm text-ink-2">
          Com este tema: {guidanceInWords(orientacao, ['motivador', 'motivadores'])}.
        </dd>
      )}
      {orientacao.instrucoes && (
        <dd className="mt-1 text-sm wrap-anywhere whitespace-pre-line">{orientacao.instrucoes}</dd>
      )}
    </div>
  );
}
