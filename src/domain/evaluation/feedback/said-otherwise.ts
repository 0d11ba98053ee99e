import type { InterventionElement } from '../../argument/intervention-elements.ts';
import { AGENT_HEADS, isGerund } from '../../argument/rules/proposal-words.ts';
import type { EssayReading } from '../read-essay.ts';

/** Of these anybody speaks, whoever is to act. */
const ANYBODY = new Set(
  `pessoas sociedade população povo brasil país brasileiros brasileiro indivíduo indivíduos cidadão cidadãos jovens adultos alunos
  estudantes comunidade comunidades família famílias pais mães veículos justiça receita usuários consumidor consumidores estado
  união`.split(/\s+/),
);
const MAY_SAY: Record<Exclude<InterventionElement, 'agente' | 'ação'>, RegExp> = {
  meio: /(?<!\p{L})(?:por meio|por intermédio|através|mediante|por via|viabilizad|a partir d|com (?:\p{L}+ )?(?:ajuda|apoio|auxílio|criação|inclusão|realização|uso|palestras|campanhas|aulas|projetos|programas|investimentos?|parcerias?|verbas|propagandas)|(?:n[ao]s|em) (?:\p{L}+ )?(?:redes sociais|escolas|mídias|televisão|rádios?|internet|palestras|campanhas|aulas))(?!\p{L})/iu,
  finalidade:
    /(?<!\p{L})(?:para (?:que|\p{L}+[aeiô]r(?:em)?)|pra|[aà] ?fim de|visando|com vistas|objetiv\p{L}+|intuito|finalidade|propósito|(?:assim|dess[ae] (?:forma|maneira|modo)|destarte|com isso|só assim),? [^.;:?]{0,60}(?:rá|rão|remos))(?!\p{L})/iu,
  detalhamento:
    /(?<!\p{L})(?:por exemplo|a exemplo|tais? como|(?<!(?:bem|assim|tanto) )como(?! (?:também|se|forma|meio)(?!\p{L}))|parcerias?|com (?:a |o |os |as )?(?:ajuda|apoio|auxílio|participação|presença)|junto (?:a|à|ao|aos|com)|juntamente|responsáve(?:l|is)|compost[ao]|órgãos?|além d[eoai]|desde|onde|cuj[oa]s?|[oa]s? qua(?:l|is))(?!\p{L})|\s[–—-]\s|\(/iu,
};

/**
 * Whether the paragraphs in which a proposal is looked for have words by which an element may be told, recognised or not: then nobody
 * is asked to write it.
 */
export function maySay({ essay, proposal, structure }: EssayReading, element: InterventionElement): boolean {
  const last = structure.countedParagraphs.at(-1);
  const own = essay.paragraphs[proposal.sentence?.paragraph ?? -1];
  const done = proposal.passages['ação'];
  const isDone = (start: number) => done !== undefined && start >= done.start && start < done.end;
  return [own, last === own ? undefined : last].some((paragraph) => {
    if (!paragraph || element === 'ação') return false;
    if (element === 'agente')
      return paragraph.words.some(
        ({ lower, start }) => AGENT_HEADS.has(lower) && !ANYBODY.has(lower) && !isDone(start),
      );
    const isDoing = element === 'meio' && paragraph.words.some(({ lower }, at) => at > 0 && isGerund(lower));
    return isDoing || MAY_SAY[element].test(essay.text.slice(paragraph.start, paragraph.end));
  });
}
