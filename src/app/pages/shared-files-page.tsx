import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useEntryServices, useStore } from '@/data/services-context';
import { paths } from '@/lib/paths';
import { notify } from '@/ui/toast';
import { areaHome } from '../guards/destination';
import { PageSpinner } from '../layouts/page-spinner';

/**
 * `/compartilhado`: where the service worker leads when another app has shared something (R-ESSAY-18). The sheet of a student opens it,
 * for who is signed out after signing in.
 */
export default function SharedFilesPage() {
  const user = useStore(useEntryServices().session.user);
  const isOther = user !== null && user.userType !== 'student';

  useEffect(() => {
    if (isOther) notify(NOT_OPENED);
  }, [isOther]);

  return (
    <>
      <PageSpinner />
      {user ? (
        <Navigate to={isOther ? areaHome(user.userType) : paths.student.sharedEssay} replace />
      ) : (
        <Navigate to={paths.login} state={{ from: paths.student.sharedEssay }} replace />
      )}
    </>
  );
}

const NOT_OPENED = {
  title: 'O que você compartilhou não foi aberto',
  description: 'Ele abre na folha de redação, que só contas de aluno têm.',
};
