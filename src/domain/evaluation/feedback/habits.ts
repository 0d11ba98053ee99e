/** Description of a recurring mistake, by the name of the rule that marks it. */
const HABITS: Record<string, string> = {
  'Duas frases unidas só por vírgula': 'você une frases inteiras só com vírgula',
  'Vírgula entre o sujeito e o verbo': 'você separa do verbo, com vírgula, quem faz a ação',
  'Frase solta que depende da anterior': 'você deixa solta a frase que só completa a anterior',
  'Frase sem verbo': 'você põe ponto em frases que não têm verbo',
  'Frase sem verbo principal': 'você começa frases com verbo em “-ndo” e as deixa pela metade',
  'Crase antes de verbo': 'você põe crase antes de verbo',
  'Falta a crase': 'você deixa a crase de fora',
  'Falta a vírgula depois do começo da frase': 'você não põe vírgula depois do que abre a frase',
};

/** Number of marks of one rule from which the mistake is called a habit. */
export const HABIT_FROM = 3;

/**
 * Returns, for example, "você une frases inteiras só com vírgula: 7 vezes"; null if there are too few marks for a
 * habit or the rule has no description.
 */
export function sayHabit(rule: string | undefined, times: number): string | null {
  const habit = rule === undefined ? undefined : HABITS[rule];
  return habit === undefined || times < HABIT_FROM ? null : `${habit}: ${times} vezes`;
}

/** Rules with a description in `HABITS`. */
export const RULES_WITH_HABIT: readonly string[] = Object.keys(HABITS);
