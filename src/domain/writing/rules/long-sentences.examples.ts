import type { Examples } from '../examples.ts';

const ON = 'e levaram o que podiam, pois a estrada era longa e o frio da serra já se fazia sentir na pele';

export const EXAMPLES: Record<string, Examples> = {
  'structure/long-sentence': {
    wrong: [
      `[Eles saíram cedo de casa] ${ON} ${ON}.`,
      `Choveu. [Os donos, que não queriam] perder o que a loja rendia quando chovia, fecharam as portas ${ON}!`,
    ],
    right: [
      `Eles saíram cedo de casa ${ON}. Elas saíram bem mais tarde ${ON}. Os outros saíram ao meio-dia ${ON}.`,
      'Eles saíram. Elas saíram mais tarde. Os outros saíram ao meio-dia. Ninguém ficou na vila.',
    ],
  },
};
