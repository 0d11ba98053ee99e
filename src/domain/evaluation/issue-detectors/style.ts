import type { AnalyzedText } from '../../text/analyze-text.ts';
import type { FindingCode } from '../../writing/categories.ts';
import type { Issue } from './issue.ts';
import { indexPhrases, matchPhrases } from '../../text/phrases.ts';

type StyleEntry = { code: FindingCode; message: string };

const FIRST_PERSON = 'Prefira a forma impessoal: “é possível perceber”, “nota-se”, “é preciso”.';
const PERSONAL = 'Exemplo pessoal: prefira um fato, um dado ou uma situação que valha para toda a sociedade.';
const GENERIC = 'Abertura genérica: comece por um fato, autor, obra ou dado ligado ao tema.';
const CLICHE = 'Frase feita: troque por uma ideia sua, ligada ao tema.';
const GENERALIZATION = 'Generalização: delimite de quem fala e apoie a afirmação em um dado ou exemplo.';

function entries(code: FindingCode, message: string, phrases: string): [string, StyleEntry][] {
  return phrases.split(',').map((phrase) => [phrase.trim(), { code, message }]);
}

const STYLE = indexPhrases([
  ...entries(
    'primeira-pessoa',
    FIRST_PERSON,
    'eu acho que, eu acho, eu penso que, eu penso, eu acredito que, eu acredito, eu creio que, eu concordo, na minha opinião, em minha opinião, no meu ponto de vista, ao meu ver, eu sei que, eu vejo, eu vi',
  ),
  ...entries(
    'primeira-pessoa',
    PERSONAL,
    'minha mãe, meu pai, na minha casa, minha casa, minha família, minha vida, meus amigos',
  ),
  ...entries(
    'abertura-generica',
    GENERIC,
    'desde os primórdios, desde os primórdios da humanidade, desde o início dos tempos, desde que o mundo é mundo, desde sempre, desde a antiguidade até os dias atuais, nos dias de hoje, no mundo em que vivemos, nos tempos atuais, como todos sabem, como todos sabemos, é de conhecimento de todos',
  ),
  ...entries(
    'cliche',
    CLICHE,
    'fechar com chave de ouro, luz no fim do túnel, a esperança é a última que morre, um mundo melhor, mundo melhor, futuro melhor para todos, um país melhor para todos, um país melhor, um futuro melhor, fazer a sua parte, fazer sua parte, faça sua parte, faça a sua parte, de suma importância, de mãos dadas, a união faz a força, abrir mão de tudo, correr atrás dos sonhos, pensar fora da caixa, virar a página, tapar o sol com a peneira, colher os frutos, jogo de interesses, a passos largos, faca de dois gumes',
  ),
  ...entries(
    'generalizacao',
    GENERALIZATION,
    'todo mundo sabe, todos sabem que, todos nós sabemos, ninguém se importa, ninguém liga, ninguém faz nada, não faz nada, os políticos só, todo político, sempre foi assim, nunca vai mudar, ninguém respeita, todos os políticos',
  ),
]);

/** What weakens an argument without being an error: first person, set phrases, sweeping claims. */
export function findStyleIssues(essay: AnalyzedText): Issue[] {
  return matchPhrases(essay, STYLE).flatMap(({ first, start, end, entry }) =>
    essay.words[first]?.isQuoted ? [] : [{ start, end, ...entry }],
  );
}
