import { EntryById } from '@/features/repertoire/entry-by-id';
import { RepertoireList } from '@/features/repertoire/repertoire-list';
import { useOpenedItem } from '../navigation/location-state';

/** `/dashboard/student/repertorio`: the library, or with `?ver=<id>` one entry of it. */
export default function RepertoirePage() {
  const { id, lastId, cameFromList, linkTo, close } = useOpenedItem();
  if (id !== null) return <EntryById key={id} id={id} takesFocus={cameFromList} onBack={close} />;
  return <RepertoireList linkTo={linkTo} returnedFrom={lastId} />;
}
