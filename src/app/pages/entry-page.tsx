import { useNavigate } from 'react-router-dom';
import { useEntryServices, useStore } from '@/data/services-context';
import { ContinueLink } from '@/features/entry/entry-card';
import { EntryScreen } from '@/features/entry/entry-screen';
import { areaHome, destination } from '../guards/destination';
import { takeEnd } from '../guards/ended-on';
import { PublicFrame } from '../layouts/public-frame';

/** `/`. A signed-in user gets a link to their area; who signs in after a lost session continues where it ended. */
export default function EntryPage() {
  const navigate = useNavigate();
  const user = useStore(useEntryServices().session.user);
  return (
    <PublicFrame>
      <EntryScreen
        continueLink={user && <ContinueLink to={areaHome(user.userType)} name={user.name} />}
        onSignedIn={({ user, isReturning }) => {
          const page = takeEnd();
          void navigate(destination(user.userType, isReturning ? page : null));
        }}
      />
    </PublicFrame>
  );
}
