import { Link } from 'react-router-dom';
import type { SessionUser } from '@/domain/session/session-user';
import { keepGuest } from './keep-guest';
import { paths } from '@/lib/paths';
import { LinkButton } from '@/ui/link-button';

type KeepCardProps = {
  correctionId: string;
  isExample: boolean;
  /** Whether the device stores the correction; else it is lost when the page is closed. */
  isKept: boolean;
  /** The signed-in user, or null. */
  user: SessionUser | null;
};

/** Shown below the result: how to save the essay and its correction in an account. */
export function KeepCard({ correctionId, isExample, isKept, user }: KeepCardProps) {
  const kept = keepGuest(correctionId);
  const login = { ...kept, from: paths.student.correctedEssays };
  return (
    <section aria-labelledby="keep-title" className="rounded-lg border bg-paper p-4 sm:p-5">
      <h2 id="keep-title" className="text-lg">
        Guarde esta correção
      </h2>
      <p className="mt-1.5 text-sm text-ink-2">
        Por enquanto ela está só {isKept ? 'neste aparelho' : 'nesta página aberta'}.{' '}
        {WHERE[user?.userType ?? 'none']} Guardar não usa crédito.
      </p>
      {isExample && (
        <p className="mt-1.5 text-sm text-ink-2">
          O texto é um exemplo nosso. Se você guardar, ele conta no seu histórico como qualquer redação.
        </p>
      )}
      {user?.userType === 'student' && (
        <LinkButton to={paths.student.correctedEssays} state={kept} block className="mt-4">
          Guardar na minha conta
        </LinkButton>
      )}
      {!user && (
        <div className="mt-4 grid gap-1">
          <LinkButton to={paths.login} state={{ ...login, signUp: true }} block>
            Criar conta e guardar
          </LinkButton>
          <Link
            to={paths.login}
            state={login}
            className="grid min-h-11 place-items-center text-center text-sm"
          >
            Já tenho conta: entrar e guardar
          </Link>
        </div>
      )}
    </section>
  );
}

const OF_STUDENTS = 'Só contas de aluno têm “Redações corrigidas”.';
const WHERE = {
  none: 'Com uma conta de aluno, a redação e a correção ficam em “Redações corrigidas”.',
  student: 'Na sua conta, a redação e a correção ficam em “Redações corrigidas”.',
  teacher: OF_STUDENTS,
  dev: OF_STUDENTS,
};
