import { lateSubject } from '../hand-lines/late-subject';

export default lateSubject(() => import('../practice/demo-practice'));
