export type ForeignLanguage = 'inglês' | 'espanhol' | 'francês';

/** Frequent words of grammar of the languages an essay may come in by mistake; no accents. */
export const FOREIGN_FUNCTION_WORDS: Record<ForeignLanguage, ReadonlySet<string>> = {
  inglês: new Set(
    'the of and to in is that it for was on are with they be at this have from or had by but not what were we when your can there an which their if will each about up out them then these so some would into has more two could been now than its who did get may should because people many most through such over also how our after us while where both being every'.split(
      ' ',
    ),
  ),
  espanhol: new Set(
    'el la los las de que y en un una por con para del al lo su sus es son se no como mas pero este esta estos estas ese esa hay muy sin sobre tambien hasta desde cuando donde quien porque nos les le ya o ha han fue ser tiene tienen puede pueden debe deben entre todo todos otra otro otros muchas muchos personas nuestro nuestra asi'.split(
      ' ',
    ),
  ),
  francês: new Set(
    'le la les de des du et en un une est que qui dans pour par sur au aux ce cette ces il elle ils elles on nous vous ne pas plus avec sont son sa ses leur leurs mais ou comme tout tous etre avoir ont fait peut doit se si aussi entre sans sous tres nos notre beaucoup'.split(
      ' ',
    ),
  ),
};
