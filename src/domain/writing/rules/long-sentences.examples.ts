import type { Examples } from '../examples.ts';

const ON = 'e levaram o que podiam, pois a estrada era longa e o frio da serra já se fazia sentir na pele';

export const EXAMPLES: Record<string, Examples> = {
  'structure/long-sentence': {
    wrong: [
      `[Eles saíram cedo de casa] ${ON}. [Elas saíram bem mais tarde] ${ON}. [Os outros saíram ao meio] dia ${ON}.`,
      `Choveu. [Os donos fecharam a loja] ${ON}! [Os vizinhos fecharam as portas] ${ON}. [Os filhos, já crescidos, vieram] ${ON}.`,
    ],
    right: [
      `Eles saíram cedo de casa ${ON}. Elas saíram bem mais tarde ${ON}. Os outros ficaram.`,
      'Eles saíram. Elas saíram mais tarde. Os outros saíram ao meio-dia. Ninguém ficou na vila.',
    ],
  },
};
