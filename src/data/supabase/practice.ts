import { lateSubject } from '../hand-lines/late-subject';

export default lateSubject(() => import('../practice/supabase-practice'));
