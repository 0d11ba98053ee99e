import { seededRandom } from '../../../../tools/scorer/seeded-random.ts';
import { essayLine } from '../essay-files.ts';

const TOPICS = [
  { theme: 'O descarte do lixo eletrônico no Brasil', topic: 'o descarte do lixo eletrônico' },
  { theme: 'A falta de água nas cidades brasileiras', topic: 'a falta de água nas cidades' },
  { theme: 'O acesso da população ao transporte público', topic: 'o acesso ao transporte público' },
  { theme: 'A prática de esportes na infância', topic: 'a prática de esportes na infância' },
  { theme: 'Os desafios da agricultura familiar', topic: 'o trabalho da agricultura familiar' },
  { theme: 'A preservação das línguas indígenas', topic: 'a preservação das línguas indígenas' },
];
const OPENINGS = ['Além disso', 'Nesse contexto', 'Por outro lado', 'Dessa forma', 'Ademais', 'Com efeito'];
const VERBS = ['revela', 'agrava', 'mantém', 'expõe', 'prolonga', 'explica'];
const OBJECTS = [
  'a distância entre a lei e a vida das famílias',
  'o pouco dinheiro que as prefeituras recebem',
  'a desigualdade entre o centro e a periferia',
  'o silêncio de quem deveria fiscalizar',
  'a pressa com que o país trata os mais pobres',
];
const REASONS = [
  'porque a escola quase não discute o assunto',
  'já que os moradores raramente são ouvidos',
  'uma vez que faltam técnicos e orçamento',
  'pois ninguém responde pelo que deixou de fazer',
];
const SLIPS = [
  'As pessoa não liga pra isso.',
  'Isso é muito errado e tem que acaba.',
  'Agente ve isso todo dia.',
];
const SOURCES = ['essay-br', 'uol', 'house'];

/**
 * The lines of a corpus file with `count` essays, composed of stock sentences. Each has a random quality: a better
 * essay is longer, better linked and graded higher. The result is the same for the same seed.
 */
export function generateEssays(count: number, seed: number): string {
  const random = seededRandom(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const lines = Array.from({ length: count }, (_, at) => {
    const quality = random();
    const { theme, topic } = pick(TOPICS);
    const sentence = () => {
      if (random() > quality + 0.4) return pick(SLIPS);
      const opening =
        random() < quality ? `${pick(OPENINGS)}, ${topic}` : topic[0]?.toUpperCase() + topic.slice(1);
      return `${opening} ${pick(VERBS)} ${pick(OBJECTS)}, ${pick(REASONS)}.`;
    };
    const paragraph = () => Array.from({ length: 2 + Math.round(quality * 3) }, sentence).join(' ');
    const proposal = `Portanto, o governo deve investir contra o problema, por meio de verbas, a fim de mudar ${topic}.`;
    const paragraphs = Array.from({ length: 3 + Math.round(quality) }, paragraph);
    const level = () => Math.round(Math.min(5, Math.max(0, 1 + quality * 4 + (random() - 0.5) * 1.5))) * 40;
    return essayLine({
      id: `g${at}`,
      prompt_id: theme,
      theme,
      prompt: random() < 0.5 ? `Leia um trecho de notícia: ${topic} preocupa os moradores.` : undefined,
      text: [...paragraphs, ...(quality > 0.3 ? [proposal] : [])].join('\n'),
      c1: level(),
      c2: level(),
      c3: level(),
      c4: level(),
      c5: level(),
      source: pick(SOURCES),
      subset: at % 2 === 0 ? 'even' : 'odd',
    });
  });
  return lines.join('\n');
}
