import type { ReactNode } from 'react';
import { CorrectedEssaysCard } from './corrected-essays-card';
import { PersonalInformation } from './personal-information';
import { CelebrationsSwitch, PreferencesSection } from './preferences-section';
import { ProfileHeader } from './profile-header';
import { StudentStats } from './student-stats';
import { useEditMode } from './use-edit-mode';

type StudentProfileProps = {
  classes?: ReactNode;
  ranking: ReactNode;
  offline?: ReactNode;
  achievements: ReactNode;
};

/** Spec §2 "Student profile". */
export function StudentProfile({ classes, ranking, offline, achievements }: StudentProfileProps) {
  const { photo, isEditing, editButton, edit, close } = useEditMode();
  return (
    <div className="grid grid-cols-1 gap-9">
      <ProfileHeader photo={photo} onEdit={edit} editButton={editButton} />
      <StudentStats />
      <div className="grid grid-cols-1 gap-9 md:grid-cols-[1.4fr_1fr] md:gap-10 lg:gap-14">
        <PersonalInformation isEditing={isEditing} onClose={close} />
        <div className="grid content-start gap-9">
          <CorrectedEssaysCard />
          {classes}
          <PreferencesSection>
            {ranking}
            <CelebrationsSwitch />
          </PreferencesSection>
          {offline}
        </div>
      </div>
      {achievements}
    </div>
  );
}
