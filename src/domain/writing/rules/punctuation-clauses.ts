import type { CheckedText } from '../checked-text.ts';
import type { Rule, RuleMatch } from '../rule.ts';

const BEFORE_COLON = new Set('como que de do da dos das em no na para com por pelo pela'.split(' '));
const LONGEST_MARKED = 80;

export const CLAUSE_PUNCTUATION_RULES: readonly Rule[] = [
  {
    id: 'punctuation/colon-inside',
    code: 'pontuacao',
    name: 'Dois-pontos que sobram',
    message: 'Depois de “como”, “que”, “de” e parecidos não vão dois-pontos.',
    example: 'cidades como Recife e Natal',
    find: findInnerColons,
  },
  {
    id: 'punctuation/question',
    code: 'pontuacao',
    name: 'Falta o ponto de interrogação',
    message: 'A pergunta direta termina com ponto de interrogação.',
    find: findQuestions,
  },
  {
    id: 'punctuation/ou-seja',
    code: 'pontuacao',
    name: 'Faltam as vírgulas de “ou seja” ou “isto é”',
    message: '“Ou seja” e “isto é” ficam entre vírgulas.',
    example: 'dois anos, ou seja, muito tempo',
    find: findBareExplanations,
  },
  {
    id: 'punctuation/etc',
    code: 'escolha-de-palavras',
    name: '“Etc.” com “e” ou reticências',
    message: '“Etc.” já quer dizer “e outras coisas”: não leva “e” antes nem reticências depois.',
    find: findEtc,
  },
  {
    id: 'punctuation/bracket',
    code: 'pontuacao',
    name: 'Parêntese sem par',
    message: 'O parêntese que se abre também se fecha.',
    find: findLoneBrackets,
  },
];

/** A colon in "Tais como:" before a list is not marked, because many accept it. */
function findInnerColons({ words, text }: CheckedText): RuleMatch[] {
  return words.flatMap((left, at): RuleMatch[] => {
    const right = words[at + 1];
    if (!BEFORE_COLON.has(left.lower) || right?.before !== ':' || left.isQuoted || right.isQuoted) return [];
    if (text[left.end] !== ':' || left.sentence !== right.sentence || left.paragraph !== right.paragraph)
      return [];
    if (/^tal|^tais/.test(words[at - 1]?.lower ?? '')) return [];
    return [{ start: left.start, end: left.end + 1, replacement: left.text }];
  });
}

const LONGEST_QUESTION = 25;

/** "Será que …." and "Até quando …." are always questions. */
function findQuestions({ sentences, text }: CheckedText): RuleMatch[] {
  return sentences.flatMap(({ words, end }): RuleMatch[] => {
    const start = /^(?:mas|e|então)$/.test(words[0]?.lower ?? '') ? 1 : 0;
    const opening = `${words[start]?.lower} ${words[start + 1]?.lower}`;
    const last = words.at(-1);
    if (!/^(?:será que|até quando)$/.test(opening) || !last || words.length > LONGEST_QUESTION) return [];
    if (words[0]?.isQuoted || text.slice(last.end, end) !== '.' || end - last.start > LONGEST_MARKED)
      return [];
    return [{ start: last.start, end, replacement: `${last.text}?` }];
  });
}

function findBareExplanations({ words, text }: CheckedText): RuleMatch[] {
  return words.flatMap((word, at): RuleMatch[] => {
    const next = words[at + 1];
    const isFound =
      (word.lower === 'ou' && next?.lower === 'seja') || (word.lower === 'isto' && next?.lower === 'é');
    const after = words[at + 2];
    if (!isFound || !next || !after || next.before !== '' || word.isQuoted) return [];
    // "Ou seja por isto, ou por aquilo" and "isto é claro" do not introduce explanations.
    const opens = word.before !== '' || words[at - 1]?.sentence !== word.sentence;
    if (
      word.lower === 'isto'
        ? word.before !== ',' ||
          after.before !== '' ||
          /^(?:muito|tão|bem|mais|o|a|um|uma)$/.test(after.lower)
        : /^(?:por|pel[oa]|um|uma|em)$/.test(after.lower)
    )
      return [];
    if (opens && after.before !== '') return [];
    if (after.before !== '' && after.before !== ',') return [];
    if (word.before !== '' && word.before !== ',' && after.before !== '') return [];
    const passage = text.slice(word.start, next.end);
    if (!opens) {
      const previous = words[at - 1];
      if (!previous || next.end - previous.start > LONGEST_MARKED) return [];
      const replacement = `${previous.text}, ${passage}${after.before === ',' ? '' : ','}`;
      return [{ start: previous.start, end: next.end, replacement }];
    }
    return [{ start: word.start, end: next.end, replacement: `${passage},` }];
  });
}

function findEtc({ words, text }: CheckedText): RuleMatch[] {
  return words.flatMap((word, at): RuleMatch[] => {
    if (word.lower !== 'etc' || word.isQuoted) return [];
    const previous = words[at - 1];
    const dots = /^(?:\.{2,}|…)/.exec(text.slice(word.end, word.end + LONGEST_MARKED))?.[0] ?? '';
    if (previous?.lower === 'e' && word.before === '') {
      return [{ start: previous.start, end: word.end + dots.length, replacement: dots ? 'etc.' : 'etc' }];
    }
    return dots ? [{ start: word.start, end: word.end + dots.length, replacement: 'etc.' }] : [];
  });
}

/** Unmatched brackets within a paragraph; list labels such as "a)" are ignored. */
function findLoneBrackets({ paragraphs, text }: CheckedText): RuleMatch[] {
  return paragraphs.flatMap(({ start, end }): RuleMatch[] => {
    const opened: number[] = [];
    for (let at = start; at < end; at += 1) {
      if (text[at] === '(') opened.push(at);
      else if (text[at] === ')') opened.pop();
    }
    return opened.length === 1 && opened[0] !== undefined ? [{ start: opened[0], end: opened[0] + 1 }] : [];
  });
}
