import { useState } from 'react';
import { useServices, useSessionUser } from '@/data/services-context';
import type { UserType } from '@/domain/session/session-user';
import { lazyDialog } from '@/lib/lazy-dialog';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { Link } from '@/ui/link';
import { DeviceNote } from './device-note';
import { DownloadButtons } from './download-buttons';
import { MinorNotice } from './minor-notice';
import { ModelSwitch } from './model-switch';
import { WhereTable } from './where-table';

const DeleteAccountDialog = lazyDialog(() =>
  import('./delete-account-dialog').then((module) => module.DeleteAccountDialog),
);

const IN_THE_COPY: Record<UserType, string> = {
  student: 'perfil, redações com as correções, canetinhas, conquistas, turmas',
  teacher: 'perfil, salas com temas, alunos e seus comentários',
  dev: 'perfil',
};

/** What is kept about whoever is signed in, a copy of it, and the end of it (LGPD, art. 18). */
export function MyData() {
  const { isDemo } = useServices().session;
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
        <WhereTable />
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
          {isDemo
            ? 'Apaga deste aparelho tudo o que é seu. Os dados de outras pessoas que usam o aparelho ficam.'
            : 'Apaga na hora, do servidor e deste aparelho, tudo o que é seu. Se você usa outro aparelho, saia da conta nele e limpe os dados do navegador.'}
        </p>
        <Button variant="danger" className="mt-4 max-sm:w-full" onClick={() => setIsDeleting(true)}>
          Excluir minha conta
        </Button>
        <DeleteAccountDialog open={isDeleting} onClose={() => setIsDeleting(false)} />
      </section>
      {/* Last: they come with an answer, and what is being pressed must not move away. */}
      <ModelSwitch />
      <MinorNotice />
    </div>
  );
}
