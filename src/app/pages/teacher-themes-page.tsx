import { TeacherThemeScreen } from '@/features/themes/teacher-theme-screen';
import { lazyDialog } from '@/lib/lazy-dialog';

const GiveThemeDialog = lazyDialog(() =>
  import('@/features/give-theme/give-theme-dialog').then((module) => module.GiveThemeDialog),
);

/** `/dashboard/teacher/temas`. */
export default function TeacherThemesPage() {
  return <TeacherThemeScreen GiveTheme={GiveThemeDialog} />;
}
