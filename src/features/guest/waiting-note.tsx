import type { PromisedCorrection } from '@/contracts/guest';
import type { SessionUser } from '@/domain/session/session-user';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';

type WaitingNoteProps = {
  promised: readonly PromisedCorrection[];
  /** Who is signed in; null for nobody. */
  user: SessionUser | null;
};

/** On the guest's sheet: what was chosen to be kept in an account and is not there yet. Nothing of the essay is shown. */
export function WaitingNote({ promised, user }: WaitingNoteProps) {
  if (promised.length === 0) return null;
  const isOwn = promised.some(({ owner }) => owner === user?.id);
  return (
    <p className="mb-6 rounded-md bg-hl-soft px-4 py-3 text-sm">
      {isOwn ? (
        <>
          Uma redação que você corrigiu aqui ainda não chegou à sua conta.{' '}
          <Link to={paths.student.correctedEssays}>Tentar guardar agora</Link>
        </>
      ) : (
        'Uma redação corrigida aqui espera neste aparelho. Ela vai para a conta de quem a escolheu, quando essa pessoa entrar.'
      )}
    </p>
  );
}
