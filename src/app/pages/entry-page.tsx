import { useNavigate } from 'react-router-dom';
import { EntryScreen } from '@/features/entry/entry-screen';
import { useServices, useStore } from '@/data/services-context';
import { areaHome } from '../guards/area-home';
import { ThemeSwitch } from '../theme/theme-switch';

export default function EntryPage() {
  const navigate = useNavigate();
  return (
    <EntryScreen aside={<ThemeSwitch />} onSignedIn={({ user }) => void navigate(areaHome(user.userType))} />
  );
}
