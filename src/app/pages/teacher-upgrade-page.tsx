import { useNavigate } from 'react-router-dom';
import { TeacherUpgrade } from '@/features/plan/teacher-upgrade';
import { paths } from '@/lib/paths';
import { useHasNavigated } from '../navigation/page-main';

/** `/dashboard/teacher/upgrade`. Back returns to the previous page, or home if the URL was opened directly. */
export default function TeacherUpgradePage() {
  const navigate = useNavigate();
  const hasNavigated = useHasNavigated();
  return <TeacherUpgrade onBack={() => void (hasNavigated ? navigate(-1) : navigate(paths.teacher.home))} />;
}
