import { DEMONSTRATIVE_RULES } from '@/domain/writing/rules/demonstratives';
import { checkExamples } from '../../../support/check-examples';
import { dictionary } from '../../../support/dictionary';

checkExamples(
  DEMONSTRATIVE_RULES,
  {
    'demonstrative/este': {
      wrong: ['[Este→Esse] problema já foi citado.', 'Diante [desta→dessa] situação, todos perdem.'],
      right: ['Esse problema já foi citado.', 'Neste momento, chove na serra.'],
    },
  },
  () => dictionary,
);
