import { saysWho } from '../../argument/element-words.ts';
import type { InterventionElement } from '../../argument/intervention-elements.ts';
import { AGENT_HEADS, isGerund } from '../../argument/rules/proposal-words.ts';
import type { EssayReading } from '../read-essay.ts';

/** Nouns that occur in essays on any theme with any agent, so that their presence does not show an agent. */
const ANYBODY = new Set(
  `pessoas sociedade população povo brasil país brasileiros brasileiro indivíduo indivíduos cidadão cidadãos jovens adultos alunos
  estudantes comunidade comunidades família famílias pais mães veículos justiça receita usuários consumidor consumidores estado
  união`.split(/\s+/),
);
const MAY_SAY: Record<Exclude<InterventionElement, 'agente' | 'ação'>, RegExp> = {
  meio: /(?<!\p{L})(?:utiliz(?:ar|e|em|ad[oa]s?)|us(?:ar|e|em) (?:d?[aeo]s? )?|fazer uso|meios de|por meio|por intermédio|através|mediante|por via|viabilizad|a partir d|com (?:\p{L}+ )?(?:ajuda|apoio|auxílio|criação|inclusão|realização|uso|palestras|campanhas|aulas|projetos|programas|investimentos?|parcerias?|verbas|propagandas)|(?:n[ao]s|em) (?:\p{L}+ )?(?:redes sociais|escolas|mídias|televisão|rádios?|internet|palestras|campanhas|aulas))(?!\p{L})/iu,
  finalidade:
    /(?<!\p{L})(?:para (?:que|\p{L}+[aeiô]r(?:em)?)|pra|[aà] ?fim de|visando|com vistas|objetiv\p{L}+|intuito|finalidade|propósito|(?:assim|dess[ae] (?:forma|maneira|modo)|destarte|com isso|só assim),? [^.;:?]{0,60}(?:rá|rão|remos))(?!\p{L})/iu,
  detalhamento:
    /(?<!\p{L})(?:por exemplo|a exemplo|tais? como|(?<!(?:bem|assim|tanto) )como(?! (?:também|se|forma|meio)(?!\p{L}))|parcerias?|com (?:a |o |os |as )?(?:ajuda|apoio|auxílio|participação|presença)|junto (?:a|à|ao|aos|com)|juntamente|responsáve(?:l|is)|compost[ao]|órgãos?|além d[eoai]|desde|onde|cuj[oa]s?|[oa]s? qua(?:l|is)|(?:voltad|direcionad|destinad|adaptad|ministrad)[oa]s?|explicando|mostrando)(?!\p{L})|\s[–—-]\s|\(/iu,
};

/**
 * Whether the proposal's paragraphs contain words that may express the element, even if it was not recognized; the
 * element is then not requested.
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

/** Relative clauses and names of places, which express a detail as often as the words of `MAY_SAY` do. */
const TELLS_MORE =
  /(?<!(?:necessári[oa]s?|preciso|importante|fundamental|essencial|imprescindível|indispensável|urgente|mister|crucial|para|já|vez|visto|fim de|de modo|de forma|assim|com)),? que (?!(?:[oa]s?|uma?|se|ess[ae]s?|est[ae]s?|não|haja|seja|sejam)(?!\p{L}))\p{L}+|(?<!\p{L})(?:n[oa]s?|em) (?:\p{L}+ )?(?:escolas?|universidades?|ruas?|praças?|bairros?|periferias?|cidades?|municípios?|comunidades?|postos?|hospita(?:l|is)|redes|mídias?|televisão|tv|internet|salas?|aulas?|bibliotecas?|empresas?)(?!\p{L})/iu;

/**
 * Whether the proposal's sentence or the next sentence of its paragraph has words that usually express a means or a
 * detail, or has "nós" where an agent is expected; the element is then not reported as a doubt.
 */
export function isSaidOtherwise({ essay, proposal }: EssayReading, element: InterventionElement): boolean {
  const action = proposal.passages['ação'];
  const at = essay.sentences.findIndex(({ start, end }) => {
    const from = action?.start ?? proposal.sentence?.start ?? -1;
    return start <= from && from < end;
  });
  const [own, next] = [essay.sentences[at], essay.sentences[at + 1]];
  if (!own || !action) return false;
  if (element === 'agente') return saysWho(essay, action);
  if (element !== 'meio' && element !== 'detalhamento') return false;
  const said = essay.text.slice(own.start, next?.paragraph === own.paragraph ? next.end : own.end);
  if (element === 'detalhamento') return MAY_SAY.detalhamento.test(said) || TELLS_MORE.test(said);
  return MAY_SAY.meio.test(said) || own.words.some(({ lower }, word) => word > 0 && isGerund(lower));
}
