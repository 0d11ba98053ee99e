import { useRef, useState } from 'react';
import { errorSentence } from '@/copy/errors';
import { messages } from '@/copy/messages';
import { useLateServices } from '@/data/use-late-services';
import { notify } from '@/ui/toast';

/** A name on its way into the list; `failure` says why it did not get there, until it does. */
export type AddedStudent = { key: number; name: string; isSending: boolean; failure: string | null };

/** Adds names one after the other without making anybody wait; what failed stays until it is tried again or dropped. */
export function useAddedStudents(classroomId: string) {
  const { classrooms } = useLateServices();
  const [added, setAdded] = useState<readonly AddedStudent[]>([]);
  const lastKey = useRef(0);

  const drop = (key: number) => setAdded((known) => known.filter((one) => one.key !== key));
  const change = (key: number, changes: Partial<AddedStudent>) =>
    setAdded((known) => known.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  async function send({ key, name }: Pick<AddedStudent, 'key' | 'name'>) {
    try {
      await classrooms.expectStudent(classroomId, name);
      drop(key);
      notify(messages.studentAdded);
    } catch (error) {
      change(key, { isSending: false, failure: errorSentence(error) });
    }
  }

  return {
    added,
    drop,
    add(name: string) {
      lastKey.current += 1;
      const key = lastKey.current;
      setAdded((known) => [...known, { key, name, isSending: true, failure: null }]);
      void send({ key, name });
    },
    retry(student: AddedStudent) {
      change(student.key, { isSending: true });
      void send(student);
    },
  };
}
