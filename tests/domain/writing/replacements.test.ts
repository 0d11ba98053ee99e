import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkText, createChecker } from '@/domain/writing/check-text';
import { readForChecking } from '@/domain/writing/checked-text';
import { isDictionary } from '@/domain/writing/lexicon/lexicon';
import { RULES } from '@/domain/writing/rules';
import {
  type FailedReplacement,
  findFailedReplacements,
  measureReplacements,
} from '../../../tools/writing/bench/measure-replacements.ts';
import { lexiconWithModels } from '../../support/lexicon-with-models';
import type { Examples } from './rules/examples';

const tables = import.meta.glob<Record<string, Examples>>('./rules/*.examples.ts', {
  eager: true,
  import: 'EXAMPLES',
});
const MARK = /\[([^\]→]*)(?:→[^\]]*)?\]/g;

/** In an essay, "agente" is wrong, and so is its replacement "a gente", which a second finding reports. */
const isOfRegister = ({ rule, by }: FailedReplacement) =>
  rule === 'confusion/agente' && by?.startsWith('spoken/a-gente');

if (!isDictionary(lexiconWithModels)) throw new Error('no dictionary');
const lexicon = lexiconWithModels;

describe('a replacement that uncovers another fault', () => {
  it.each([
    ['a comma to close an opening', 'Com tudo a escola não tem verba.', 'Com tudo → Contudo,'],
    ['the article', 'Ela enfrenta uma probema grave.', 'uma probema → um problema'],
    ['the number of the noun', 'Vi as espcie raras.', 'as espcie → as espécies'],
    ['the capital', 'Falou o presidente da republica.', 'presidente da republica → presidente da República'],
    ['the small letter', 'A escola e a Midia ajudam.', 'Midia → mídia'],
    ['the number of the verb', 'O gosto dos leitores, crescem.', 'leitores, crescem → leitores cresce'],
    ['the comma after the verb', 'Vale resaltar, que a escola ajuda.', 'resaltar, que → ressaltar que'],
    ['the place of the pronoun', 'O professor que resume -se a isso erra.', 'resume -se → se resume'],
    ['the comma before "porém"', 'Vi uma longametragem porém saí.', 'longametragem → longa-metragem,'],
    ['the number of the adjective', 'Ele leu umas palvras breve.', 'palvras breve → palavras breves'],
    ['the number of the article', 'Ela conta um probemas na feira.', 'um probemas → uns problemas'],
    ['the number of "ser"', 'As casas novas e a terra é construidas.', 'é construidas → são construídas'],
    ['the crase', 'Ela se refere as cidade do norte.', 'as cidade → às cidades'],
    ['"o mesmo"', 'Quero que as mesma possam votar.', 'as mesma → elas'],
    [
      'the preposition',
      'Leu em relação as milhares de cartas.',
      'em relação as milhares → em relação aos milhares',
    ],
    [
      'what the verb asks for',
      'Muitos optam por assistirem novelas.',
      'assistirem novelas → assistir a novelas',
    ],
    ['the pronoun after "não"', 'O bairro não paresse-se com a cidade.', 'paresse-se → se parece'],
    ['the verb after "para"', 'Ela estuda para alcanssa uma vaga.', 'alcanssa → alcançar'],
    ['the word of speech', 'Vi tudo, e ai o menino chorou.', 'ai → então'],
    [
      'several at once',
      'Segundo a camara dos deputados a lei mudou.',
      'camara dos deputados → Câmara dos Deputados,',
    ],
  ])('mends %s with it', (_what, text, mended) => {
    const findings = checkText(text, lexicon);
    const written = findings.map(
      ({ start, end, replacement }) => `${text.slice(start, end)} → ${replacement}`,
    );
    expect(written).toContain(mended);
    expect(findFailedReplacements(text, findings, lexicon)).toEqual([]);
  });

  it('says both', () => {
    const [mark] = checkText('Com tudo a escola não tem verba.', lexicon);
    expect(mark?.message).toMatch(/numa palavra só\..*separa-se com vírgula\.$/);
  });

  it('leaves every other replacement as it is', () => {
    const [mark] = checkText('A conciência pesa, e a noite é longa.', lexicon);
    expect(mark?.replacement).toBe('consciência');
  });
});

describe('each replacement, once it stands in the text', () => {
  it('changes what is seen, is made of words, and is not marked: all examples of all rules', () => {
    const rules = new Map(RULES.map((rule) => [rule.id, createChecker([rule])]));
    let replacements = 0;
    const failed = Object.values(tables).flatMap((table) =>
      Object.entries(table).flatMap(([id, { wrong }]) =>
        wrong.flatMap((sentence) => {
          const text = sentence.replace(MARK, '$1');
          const alone = rules.get(id)?.(readForChecking(text, lexicon)) ?? [];
          const all = [...alone, ...checkText(text, lexicon)];
          replacements += all.filter(({ replacement }) => replacement !== undefined).length;
          return findFailedReplacements(text, all, lexicon).map((one) => ({ ...one, text }));
        }),
      ),
    );
    expect(replacements).toBeGreaterThan(1000);
    expect(failed.filter((one) => !isOfRegister(one))).toEqual([]);
  });

  it('nor in the prose that is right', () => {
    const text = readFileSync('tests/fixtures/writing/prose.pt-BR.txt', 'utf8');
    const { failed } = measureReplacements([{ id: 'prose', text }], lexicon);
    expect(failed).toEqual([]);
  });
});
