import { paths } from '@/lib/paths';
import { Badge } from '@/ui/badge';
import { MyDataLink } from './my-data-link';
import { PersonalInformation } from './personal-information';
import { PreferencesSection } from './preferences-section';
import { ProfileHeader } from './profile-header';
import { TeacherStats } from './teacher-stats';
import { TeachingCard } from './teaching-card';
import { useEditMode } from './use-edit-mode';

/** Spec §2 "Teacher profile". */
export function TeacherProfile() {
  const { photo, isEditing, editButton, edit, close } = useEditMode();
  return (
    <div className="grid grid-cols-1 gap-9">
      <ProfileHeader
        photo={photo}
        badge={<Badge variant="outline">Professor</Badge>}
        onEdit={edit}
        editButton={editButton}
      />
      <TeacherStats />
      <div className="grid grid-cols-1 gap-9 md:grid-cols-[1.4fr_1fr] md:gap-10 lg:gap-14">
        <PersonalInformation isEditing={isEditing} onClose={close} />
        <div className="grid content-start gap-9">
          <TeachingCard />
          <PreferencesSection />
          <MyDataLink to={paths.teacher.myData} />
        </div>
      </div>
    </div>
  );
}
