import { VERB_NUMBER_RULES } from '@/domain/writing/rules/verb-number';
import { checkExamples } from '../../../support/check-examples';
import { lexiconWithModels } from '../../../support/lexicon-with-models';

checkExamples(
  VERB_NUMBER_RULES,
  {
    'agreement/verb-number': {
      wrong: ['Muitos alunos das escolas não [pode] estudar.', 'São leis e normas que [protege] a mata.'],
      right: ['Muitos alunos das escolas não podem estudar.', 'O dono das casas pode vender tudo.'],
    },
  },
  () => lexiconWithModels,
);
