import { DEMONSTRATIVE_RULES } from '@/domain/writing/rules/demonstratives';
import { checkExamples } from '../../../support/check-examples';
import { dictionary } from '../../../support/dictionary';

checkExamples(
  DEMONSTRATIVE_RULES,
  {
    'demonstrative/este': {
      wrong: [
        'A água falta. [Este→Esse] problema já foi citado.',
        'O preço sobe. Diante [disto→disso] tudo, todos perdem.',
      ],
      right: ['Este problema é o de todos.', 'A água falta. Neste momento, chove na serra.'],
    },
  },
  () => dictionary,
);
