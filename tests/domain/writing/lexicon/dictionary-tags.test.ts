import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NOMINAL, PLURAL, SINGULAR, TAGS } from '@/domain/writing/lexicon/tags';
import { dictionary } from '../../../support/dictionary';

const { mascSing, femSing, mascPlur, femPlur } = TAGS;
const nominal = (form: string) => dictionary.tagsOf(form) & NOMINAL;
const wrong = (words: string, bits: number) => words.split(' ').filter((word) => nominal(word) !== bits);

describe('the dictionary tells gender and number', () => {
  it.each([
    [
      'what compares has one form for both genders',
      SINGULAR,
      'melhor pior maior menor superior inferior anterior posterior interior exterior ulterior',
    ],
    [
      'and so in the plural',
      PLURAL,
      'melhores piores maiores menores superiores inferiores anteriores posteriores interiores exteriores ulteriores',
    ],
    ['so do colours in -cor', SINGULAR, 'tricolor bicolor incolor multicor indolor'],
    [
      'other words in -or are masculine',
      mascSing,
      'trabalhador escritor professor agressor amor valor calor favor setor motor tambor licor',
    ],
    ['their feminine is in -ora', femSing, 'trabalhadora escritora professora agressora promissora motora'],
    ['or they are feminine', femSing, 'cor flor dor'],
    [
      'the plural of -il is no singular',
      PLURAL,
      'infantis juvenis estudantis hostis imbecis sutis senis viris gentis mercantis febris',
    ],
    ['nor that of -i', PLURAL, 'táxis álibis júris travestis biquínis safáris'],
    ['nor that of -ô, -é, -ê', mascPlur, 'robôs avôs cafés comitês'],
    ['nor that of -ó, -á, -é where gender is unsure', PLURAL, 'crachás sofás pés xodós'],
    ['nor that of -u', mascPlur, 'graus réus tabus urubus nus véus troféus bambus'],
    ['nor that of -ã', PLURAL, 'fãs ímãs talismãs'],
    ['feminine in -ã', femPlur, 'irmãs cidadãs alemãs manhãs maçãs lãs'],
    ['singular in -ês', mascSing, 'inglês português japonês burguês mês viés gás país'],
    ['either in -ês', SINGULAR, 'cortês montês'],
    ['plural of -ês', mascPlur, 'ingleses portugueses japoneses burgueses meses vieses gases países reveses'],
    ['plural of -m and -n', mascPlur, 'homens jardins sons tons'],
    ['either in -m', SINGULAR, 'jovem ruim comum afim'],
    ['plural of -ão', mascPlur, 'irmãos cristãos alemães órgãos patrões leões'],
    ['feminine plural of -ão', femPlur, 'ações mãos decisões ocasiões regiões'],
    ['plural of -l', mascPlur, 'papéis lençóis espanhóis animais hospitais'],
    ['either in -l', PLURAL, 'cruéis fiéis sociais difíceis úteis finais'],
    ['-logia is feminine', femSing, 'metodologia biotecnologia antropologia'],
    ['grandparents', PLURAL, 'avós'],
  ])('%s', (_what, bits, words) => {
    expect(wrong(words, bits)).toEqual([]);
  });

  // Pronouns, and words that are also adverbs, are excluded, because their singular or their plural has additional
  // readings.
  const EXCEPTIONS = new Set('entregue muro par embate pró foto nota metrópole per algum nenhum'.split(' '));

  it('gives a frequent singular and its plural the same gender, and to no form both numbers', () => {
    const frequent = readFileSync('tools/writing/dictionary/frequent-forms.txt', 'utf8')
      .split(/\s+/)
      .slice(1);
    const singulars = frequent.filter((form) => nominal(form) !== 0 && (nominal(form) & PLURAL) === 0);
    expect(singulars.length).toBeGreaterThan(3000);
    const differing = singulars.flatMap((form) =>
      pluralsOf(form)
        .filter((plural) => nominal(plural) !== 0 && nominal(plural) !== nominal(form) * mascPlur)
        .map((plural) => `${form} ${plural}`),
    );
    expect(differing.filter((pair) => !EXCEPTIONS.has(pair.split(' ')[0] ?? ''))).toEqual([]);
  });
});

function pluralsOf(form: string): string[] {
  if (form.endsWith('ês')) return [`${form.slice(0, -2)}eses`];
  if (form.endsWith('s')) return [];
  if (/[rz]$/.test(form)) return [`${form}es`];
  if (form.endsWith('m')) return [`${form.slice(0, -1)}ns`];
  if (form.endsWith('il')) return [`${form.slice(0, -1)}s`, `${form.slice(0, -2)}eis`];
  if (/[eo]l$/.test(form))
    return [`${form.slice(0, -2)}${form.endsWith('el') ? 'éis' : 'óis'}`, `${form.slice(0, -1)}is`];
  if (form.endsWith('l')) return [`${form.slice(0, -1)}is`];
  if (form.endsWith('ão')) return ['ões', 'ãos', 'ães'].map((ending) => form.slice(0, -2) + ending);
  return [`${form}s`];
}
