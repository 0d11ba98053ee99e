import { useNavigate } from 'react-router-dom';
import { EntryScreen } from '@/features/entry/entry-screen';
import { areaHome } from '../guards/area-home';
import { ContinueAs } from '../guards/continue-as';
import { PublicFrame } from '../layouts/public-frame';

export default function EntryPage() {
  const navigate = useNavigate();
  return (
    <PublicFrame>
      <EntryScreen
        continueLink={<ContinueAs to={areaHome} />}
        onSignedIn={({ user }) => void navigate(areaHome(user.userType))}
      />
    </PublicFrame>
  );
}
