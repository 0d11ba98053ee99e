import { useEffect, useRef, useState } from 'react';
import { messages } from '@/copy/messages';
import { useProfile } from '@/data/use-profile';
import { useLeaveGuard } from '@/lib/use-leave-guard';
import { lazyDialog } from '@/lib/lazy-dialog';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { notify } from '@/ui/toast';
import { InformationList, InformationSkeleton } from './information-list';
import { ProfileForm } from './profile-form';

const LeaveDialog = lazyDialog(() => import('@/ui/leave-dialog').then((module) => module.LeaveDialog));

type PersonalInformationProps = { isEditing: boolean; onClose(): void };

/** The personal-information card in its view and edit modes (spec §2 "Student profile"). */
export function PersonalInformation({ isEditing, onClose }: PersonalInformationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasChanges, setHasChanges] = useState(false);
  // Not the form's own: what is given up on the way out is the form.
  const guard = useLeaveGuard({ isActive: hasChanges, discard: onClose });

  useEffect(() => {
    if (isEditing) heading.current?.focus();
  }, [isEditing]);

  return (
    <section aria-labelledby="profile-information">
      <h3 id="profile-information" ref={heading} tabIndex={-1} className="text-lg outline-none">
        Informações pessoais
      </h3>
      <Content isEditing={isEditing} onClose={onClose} onChanged={setHasChanges} />
      <LeaveDialog
        open={guard.isAsking}
        stay={guard.stay}
        leave={guard.leave}
        description="O que você mudou no perfil ainda não foi salvo."
      />
    </section>
  );
}

type ContentProps = PersonalInformationProps & { onChanged(hasChanges: boolean): void };

function Content({ isEditing, onClose, onChanged }: ContentProps) {
  const { data, isError, refetch } = useProfile();

  useEffect(() => {
    if (isError) notify(messages.profileLoadFailed);
  }, [isError]);

  if (data && isEditing) return <ProfileForm profile={data} onClose={onClose} onChanged={onChanged} />;
  if (data) return <InformationList profile={data} />;
  if (!isError) return <InformationSkeleton />;
  return (
    <div role="alert" className="mt-3">
      <EmptyState
        title="Seu perfil não abriu agora"
        headingLevel={3}
        action={
          <Button variant="outline" onClick={() => void refetch()}>
            Tentar de novo
          </Button>
        }
      >
        Seus dados continuam guardados. Confira a conexão e tente de novo.
      </EmptyState>
    </div>
  );
}
