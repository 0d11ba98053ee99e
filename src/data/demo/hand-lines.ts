import { lateSubject } from '../hand-lines/late-subject';

export default lateSubject(() => import('../hand-lines/demo-hand-lines'));
