import { NoticeMailPreference } from '@/features/notices/notice-mail-preference';
import { TeacherProfile } from '@/features/profile/teacher-profile';

/** `/dashboard/teacher/profile`. */
export default function TeacherProfilePage() {
  return <TeacherProfile notices={<NoticeMailPreference />} />;
}
