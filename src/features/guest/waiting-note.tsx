import type { PromisedCorrection } from '@/contracts/guest';
import type { SessionUser } from '@/domain/session/session-user';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';

type WaitingNoteProps = {
  promised: readonly PromisedCorrection[];
  /** The signed-in user, or null. */
  user: SessionUser | null;
};

/**
 * Shown on the guest's sheet: lists essays that will be saved in an account but are not in it yet. Shows none of
 * their content.
 */
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
