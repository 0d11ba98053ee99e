import { seededRandom } from '../../scorer/measures/seeded-random.ts';

const SAMPLES = 500;
const WORDS =
  'a leitura no Brasil depende de escolas que abrem a biblioteca todo dia porque sem livro por perto nenhum hábito nasce e o jovem cresce longe da cultura escrita'.split(
    ' ',
  );

type Sample = { texto: string; nota: number; correcao: object };

/** Essays of 300 words with corrections of some 20 marks, about as large as real ones; always the same. */
export function sampleCorrections(): Sample[] {
  const random = seededRandom(5);
  const words = (count: number) =>
    Array.from({ length: count }, () => WORDS[Math.floor(random() * WORDS.length)]).join(' ');
  return Array.from({ length: SAMPLES }, () => {
    const levels = Array.from({ length: 5 }, () => 40 * Math.floor(random() * 6));
    const competencias = Object.fromEntries(
      levels.map((note, index) => [`competencia_${index + 1}`, { note, feedback: words(40) }]),
    );
    const erros_detectados = Array.from({ length: 20 }, (_, index) => ({
      start: index * 80,
      end: index * 80 + 12,
      trecho: words(2),
      classe: 'amarelo',
      codigo: 'exemplo',
      competencia: 1,
      mensagem: words(12),
    }));
    const nota = levels.reduce((sum, level) => sum + level, 0);
    return { texto: words(300), nota, correcao: { nota_final: nota, competencias, erros_detectados } };
  });
}
