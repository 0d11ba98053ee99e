import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '@/copy/dates';
import { SENT_TO_MODEL } from '@/copy/model';
import { type DeviceStorage, readDeviceStorage } from '@/data/device-storage';
import { useServices, useSessionUser, useStore } from '@/data/services-context';
import { isMinor } from '@/domain/profile/birth-date';
import type { UserType } from '@/domain/session/session-user';
import { formatBytes } from '@/lib/format';
import { lazyDialog } from '@/lib/lazy-dialog';
import { lazyPart } from '@/lib/lazy-part';
import { paths } from '@/lib/paths';
import { useProfile } from '@/queries/profile-queries';
import { Button } from '@/ui/button';
import { Switch } from '@/ui/switch';
import { DownloadButtons } from './download-buttons';
import { StorageTable } from './storage-table';

const DeleteAccountDialog = lazyDialog(() =>
  import('./delete-account-dialog').then((module) => module.DeleteAccountDialog),
);

const GivenLines = lazyPart(() => import('./given-lines').then((module) => module.GivenLines));

const IN_THE_COPY: Record<UserType, string> = {
  student: 'perfil, redações com as correções, canetinhas, conquistas, salas',
  teacher: 'perfil, salas com temas, alunos e seus comentários',
  dev: 'perfil',
};

/** The stored data of the user, with download and deletion (LGPD, art. 18). */
export function MyData() {
  const { hasServer } = useServices().capabilities;
  const { userType } = useSessionUser();
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <div className="grid max-w-[52rem] grid-cols-1 gap-10">
      <header>
        <h2 className="text-xl lg:text-2xl">Meus dados</h2>
        <p className="mt-1 max-w-[60ch] text-ink-2">
          O que o Grifo guarda sobre você, onde fica, e como levar ou apagar tudo. Os detalhes estão em{' '}
          <Link to={paths.privacy}>Privacidade</Link>.
        </p>
      </header>
      <section aria-labelledby="my-data-where">
        <h3 id="my-data-where" className="text-lg">
          Onde fica o quê
        </h3>
        <StorageTable />
        <DeviceNote />
      </section>
      <section aria-labelledby="my-data-copy">
        <h3 id="my-data-copy" className="text-lg">
          Baixar meus dados
        </h3>
        <p className="mt-1 max-w-[65ch] text-ink-2">
          Tudo em um arquivo: {IN_THE_COPY[userType]}, mensagens e o que está neste aparelho.
        </p>
        <DownloadButtons />
      </section>
      <section aria-labelledby="my-data-end">
        <h3 id="my-data-end" className="text-lg">
          Excluir minha conta
        </h3>
        <p className="mt-1 max-w-[65ch] text-ink-2">
          {hasServer
            ? 'Apaga na hora, do servidor e deste aparelho, tudo o que é seu. Se você usa outro aparelho, saia da conta nele e limpe os dados do navegador.'
            : 'Apaga deste aparelho tudo o que é seu. Os dados de outras pessoas que usam o aparelho ficam.'}
        </p>
        <Button variant="danger" className="mt-4 max-sm:w-full" onClick={() => setIsDeleting(true)}>
          Excluir minha conta
        </Button>
        <DeleteAccountDialog open={isDeleting} onClose={() => setIsDeleting(false)} />
      </section>
      {/* Last, because they appear after a response and must not move what is above. */}
      <ModelSwitch />
      {userType === 'student' && <GivenLines />}
      <MinorNotice />
    </div>
  );
}

/** The browser's estimate of the storage used, and whether the storage is persistent. */
export function DeviceNote() {
  const [storage, setStorage] = useState<DeviceStorage | null>(null);

  useEffect(() => {
    let isHere = true;
    void readDeviceStorage().then((found) => isHere && setStorage(found));
    return () => {
      isHere = false;
    };
  }, []);

  const { usedBytes = null, isPersistent = null } = storage ?? {};
  // The estimate omits small records, so 0 would be wrong.
  const hasFigure = usedBytes !== null && usedBytes > 0;
  // The minimum height keeps the content below in place.
  return (
    <p className="mt-4 min-h-[4lh] text-sm text-ink-2 sm:min-h-[2lh]">
      {hasFigure &&
        `O Grifo ocupa ${formatBytes(usedBytes)} neste aparelho, com textos, dicionário, leitor de fotos e tudo o mais. `}
      {isPersistent === true && 'O navegador prometeu não apagar por falta de espaço.'}
      {isPersistent === false &&
        'Se faltar espaço, o navegador pode apagar o que está só aqui: de vez em quando, baixe uma cópia.'}
    </p>
  );
}

/**
 * The consent to correction by a language model; hidden if no model is available. If the user has consented, it is
 * always shown, because the consent can be withdrawn without a network.
 */
function ModelSwitch() {
  const { model } = useServices();
  const decision = useStore(model.decision);
  const [isAvailable, setIsAvailable] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    void model
      .isAvailable(leaving.signal)
      .then((answer) => !leaving.signal.aborted && setIsAvailable(answer));
    return () => leaving.abort();
  }, [model]);

  const decidedAt = model.decidedAt();
  if (!isAvailable && decidedAt === null) return null;
  return (
    <section aria-labelledby="my-data-model">
      <h3 id="my-data-model" className="text-lg">
        Correção por modelo de IA
      </h3>
      <div className="mt-3 max-w-[65ch]">
        <Switch
          label="Usar um modelo de IA para corrigir"
          hint={`${SENT_TO_MODEL} Desligado, quem corrige é o corretor local, do próprio Grifo.${decidedAt ? ` Você decidiu em ${formatDate(Date.parse(decidedAt))}.` : ''}`}
          checked={decision ?? false}
          onChange={(isAllowed) => void model.decide(isAllowed)}
        />
      </div>
    </section>
  );
}

/** Shown to users who are under 18 according to the birth date in their profile. */
function MinorNotice() {
  const { now } = useServices();
  const { data } = useProfile();
  if (!data || !isMinor(data.data_nascimento, now())) return null;
  return (
    <div className="border-l-4 border-hl-mark pl-4">
      <p className="font-semibold">Você tem menos de 18 anos</p>
      <p className="mt-1 text-ink-2">
        Mostre esta página a quem é responsável por você. Juntos vocês podem baixar ou excluir tudo. Veja{' '}
        <Link to={paths.privacy}>o que fazemos, e o que não fazemos, com dados de adolescentes</Link>.
      </p>
    </div>
  );
}
