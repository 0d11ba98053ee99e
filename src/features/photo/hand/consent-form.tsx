import { useState } from 'react';
import type { HandConsent, HandPermission } from '@/contracts/given-lines';
import { formatDate } from '@/copy/dates';
import type { ConsentBasis } from '@/data/ports/hand-lines';
import { useServices } from '@/data/services-context';
import { type GivenLine, unpackStrip } from '@/domain/ocr/hand/given-line';
import { isMinor } from '@/domain/profile/birth-date';
import { formatBytes } from '@/lib/format';
import { useProfile } from '@/queries/profile-queries';
import { Button } from '@/ui/button';
import { FormFailure } from '@/ui/form-failure';
import { StripPicture } from '@/components/strip-picture';

type ConsentFormProps = {
  lines: readonly GivenLine[];
  giving: { consent: HandConsent | null; permission: HandPermission | null };
  failure: string | null;
  isBusy: boolean;
  onDecline(): void;
  /** `basis` is null if there already is a valid consent. */
  onGive(lines: GivenLine[], basis: ConsentBasis | null): void;
};

/** Consent form: the lines that would be stored, how they are used, and the legal basis for giving them. */
export function ConsentForm({ lines, giving, failure, isBusy, onDecline, onGive }: ConsentFormProps) {
  const { hasServer } = useServices().capabilities;
  const [leftOut, setLeftOut] = useState<ReadonlySet<GivenLine>>(new Set());
  const [basis, setBasis] = useState<ConsentBasis | null>(null);
  const chosen = lines.filter((line) => !leftOut.has(line));
  const isAllowed = giving.consent !== null || basis !== null;

  function toggle(line: GivenLine) {
    const next = new Set(leftOut);
    if (!next.delete(line)) next.add(line);
    setLeftOut(next);
  }

  return (
    <div className="grid gap-4">
      <ul className="grid list-disc gap-1 pl-5 text-sm text-ink-2">
        <li>
          <b className="text-ink">O quê:</b> a imagem de cada linha marcada e o texto que você confirmou. A
          página inteira não vai.
        </li>
        <li>
          <b className="text-ink">Quem vê:</b> você e quem mantém este site. Professores e colegas não veem.
        </li>
        <li>
          <b className="text-ink">Para apagar:</b> em Meus dados, a qualquer hora. O que está guardado some na
          hora. O que um leitor já tiver aprendido com as linhas não volta atrás.
        </li>
        {!hasServer && (
          <li>
            <b className="text-ink">Modo demonstração:</b> as linhas ficam só neste navegador.
          </li>
        )}
      </ul>
      <fieldset className="grid gap-2">
        <legend className="text-sm font-semibold">
          Desmarque a linha que diz quem você é, como o seu nome
        </legend>
        {lines.map((line) => (
          <LineChoice
            key={line.tira}
            line={line}
            isChosen={!leftOut.has(line)}
            onToggle={() => toggle(line)}
          />
        ))}
      </fieldset>
      {giving.consent === null && (
        <AgeChoice permission={giving.permission} basis={basis} onChoose={setBasis} />
      )}
      <FormFailure sentence={failure} />
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={!isAllowed || chosen.length === 0}
          busy={isBusy}
          busyLabel="Guardando..."
          onClick={() => onGive(chosen, giving.consent ? null : basis)}
        >
          Guardar {chosen.length === 1 ? '1 linha' : `${chosen.length} linhas`}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={onDecline}>
          Agora não
        </Button>
      </div>
      {hasServer && chosen.length > 0 && (
        <p className="text-sm text-muted">
          Vão cerca de {formatBytes(chosen.reduce((sum, { tira }) => sum + tira.length, 0))} pela internet.
        </p>
      )}
    </div>
  );
}

type LineChoiceProps = { line: GivenLine; isChosen: boolean; onToggle(): void };

function LineChoice({ line, isChosen, onToggle }: LineChoiceProps) {
  const [strip] = useState(() => unpackStrip(line));
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-md border bg-paper p-3">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={onToggle}
        className="mt-1 size-5 shrink-0 accent-ink"
      />
      <span className="grid min-w-0 flex-1 gap-1">
        <StripPicture strip={strip} label="A linha como está na foto" />
        <span className="text-sm wrap-anywhere">{line.texto}</span>
      </span>
    </label>
  );
}

type AgeChoiceProps = {
  permission: HandPermission | null;
  basis: ConsentBasis | null;
  onChoose(basis: ConsentBasis | null): void;
};

/** The server does not know ages, so adults state that they are of age, and everyone else needs a teacher's note. */
function AgeChoice({ permission, basis, onChoose }: AgeChoiceProps) {
  const { now } = useServices();
  const { data: profile } = useProfile();
  const [isUnder, setIsUnder] = useState(false);
  const isKnownMinor = profile !== undefined && isMinor(profile.data_nascimento, now());
  const isAsMinor = isUnder || isKnownMinor;

  function choose(isOfAge: boolean) {
    setIsUnder(!isOfAge);
    if (isOfAge) onChoose({ base: 'maior' });
    else onChoose(permission && { base: 'autorizacao', permissionId: permission.id });
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="text-sm font-semibold">Sua idade</legend>
      {!isKnownMinor && (
        <label className="flex min-h-11 items-center gap-2.5">
          <input
            type="radio"
            name="give-lines-age"
            checked={basis?.base === 'maior'}
            onChange={() => choose(true)}
            className="size-5 shrink-0 accent-ink"
          />
          Tenho 18 anos ou mais
        </label>
      )}
      {(permission || !isKnownMinor) && (
        <label className="flex min-h-11 items-center gap-2.5">
          <input
            type="radio"
            name="give-lines-age"
            checked={isUnder}
            onChange={() => choose(false)}
            className="size-5 shrink-0 accent-ink"
          />
          Tenho menos de 18
        </label>
      )}
      {isAsMinor && (
        <p role="status" className="text-sm text-ink-2">
          {permission
            ? `Sua sala tem a autorização assinada por quem é responsável por você, anotada em ${formatDate(Date.parse(permission.confirmado_em))}.`
            : 'Com menos de 18 anos, só com a autorização assinada por quem é responsável por você. Entregue-a a quem dá aula na sua sala. Depois que for anotada na lista da sala, volte aqui.'}
        </p>
      )}
    </fieldset>
  );
}
