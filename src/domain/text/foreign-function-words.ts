export type ForeignLanguage = 'inglês' | 'espanhol' | 'francês' | 'italiano' | 'alemão';

/** Frequent function words of languages in which essays may be submitted, without accents. */
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
    "le la les de des du et en un une est que qui dans pour par sur au aux ce cette ces il elle ils elles on nous vous ne pas plus avec sont son sa ses leur leurs mais ou comme tout tous etre avoir ont fait peut doit se si aussi entre sans sous tres nos notre beaucoup c'est n'est d'abord".split(
      ' ',
    ),
  ),
  italiano: new Set(
    'il lo la i gli le di del della dei delle degli che e un uno una per con non sono nel nella nei nelle da dal dalla dai si come ma anche piu questo questa questi queste perche chi cui ha hanno essere deve devono puo possono potranno ogni quasi sempre molto tutti tutte su sul sulla al alla ai alle cosa loro suo sua'.split(
      ' ',
    ),
  ),
  alemão: new Set(
    'der die das und ist in zu den dem des ein eine einen einem einer nicht mit auf fur von im es sich auch als an er sie wir ich hat haben wird werden kann konnen sind war aber oder wenn noch nur so um nach bei aus durch uber dass denn diese dieser jede alle viele mehr soll mussen damit'.split(
      ' ',
    ),
  ),
};
