import { lateSubject } from '../hand-lines/late-subject';

export default lateSubject(() => import('../hand-lines/supabase-hand-lines'));
