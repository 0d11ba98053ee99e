/** Slips that the distance to a word tells wrongly, or that a rare word of the dictionary hides: wrong, then right. */
const SLIPS = `cidadões cidadãos
dia-a-dia dia_a_dia
mão-de-obra mão_de_obra
infanto-juvenil infantojuvenil
concerteza com_certeza
porisso por_isso
apartir a_partir
derrepente de_repente
oque o_que
discursão discussão
mendingo mendigo
iorgute iogurte
pobrema problema`;

export const KNOWN_SLIPS: ReadonlyMap<string, string> = new Map(
  SLIPS.split('\n').map((line) => {
    const [wrong = '', right = ''] = line.split(' ');
    return [wrong, right.replaceAll('_', ' ')];
  }),
);
