import { GERUND_RULES } from '@/domain/writing/rules/gerundism';
import { checkExamples, type Examples } from '../../../support/check-examples';
import { dictionary } from '../../../support/dictionary';

const EXAMPLES: Record<string, Examples> = {
  'gerundism/future': {
    wrong: ['O governo [vai estar ajudando] o povo.', 'A lei [irá estar punindo] os culpados.'],
    right: ['O governo vai ajudar o povo.', 'O povo está ajudando o governo.'],
  },
};

checkExamples(GERUND_RULES, EXAMPLES, () => dictionary);
