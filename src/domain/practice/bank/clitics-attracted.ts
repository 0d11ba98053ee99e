import type { RuleSentences } from './rule-sentences.ts';

/** Sentences about pronouns attracted by a word before the verb: own wording; each `wrong` has exactly the fault of its rule, each `right` none. */
export const CLITIC_ATTRACTED_SENTENCES: readonly RuleSentences[] = [
  {
    rule: 'clitics/after-que',
    pairs: [
      {
        wrong: 'O problema que agrava-se a cada verão é a falta de água.',
        right: 'O problema que se agrava a cada verão é a falta de água.',
      },
      {
        wrong: 'Há jovens que sentem-se sozinhos mesmo com muitos seguidores.',
        right: 'Há jovens que se sentem sozinhos mesmo com muitos seguidores.',
      },
      {
        wrong: 'O hábito que torna-se rotina exige menos esforço.',
        right: 'O hábito que se torna rotina exige menos esforço.',
      },
      {
        wrong: 'Quem dedica-se a um esporte aprende a perder e a recomeçar.',
        right: 'Quem se dedica a um esporte aprende a perder e a recomeçar.',
      },
      {
        wrong: 'Os jovens que alimentam-se mal têm menos disposição.',
        right: 'Os jovens que se alimentam mal têm menos disposição.',
      },
      {
        wrong: 'A médica que formou-se na capital voltou para atender a sua gente.',
        right: 'A médica que se formou na capital voltou para atender a sua gente.',
      },
      {
        wrong: 'Os moradores que mudaram-se para longe perderam os vizinhos de toda a vida.',
        right: 'Os moradores que se mudaram para longe perderam os vizinhos de toda a vida.',
      },
      {
        wrong: 'Tudo indica que trata-se de uma obra sem planejamento.',
        right: 'Tudo indica que se trata de uma obra sem planejamento.',
      },
      {
        wrong: 'A carta que enviaram-me falava da reforma do colégio.',
        right: 'A carta que me enviaram falava da reforma do colégio.',
      },
      {
        wrong: 'A turma percebeu que ouve-se pouco o aluno tímido.',
        right: 'A turma percebeu que se ouve pouco o aluno tímido.',
      },
      {
        wrong: 'O rio que estende-se por três estados já perdeu suas matas.',
        right: 'O rio que se estende por três estados já perdeu suas matas.',
      },
      {
        wrong: 'As lendas, que perdem-se com o tempo, merecem registro.',
        right: 'As lendas, que se perdem com o tempo, merecem registro.',
      },
      {
        wrong: 'O livro mostra um menino que vê-se sem saída diante da seca.',
        right: 'O livro mostra um menino que se vê sem saída diante da seca.',
      },
      {
        wrong: 'É preciso entender por que abandona-se um animal já velho.',
        right: 'É preciso entender por que se abandona um animal já velho.',
      },
      {
        wrong: 'O bairro cresceu tanto que perdeu-se a noção de onde ele termina.',
        right: 'O bairro cresceu tanto que se perdeu a noção de onde ele termina.',
      },
      {
        wrong: 'A cidade precisa de ruas em que possa-se caminhar sem medo.',
        right: 'A cidade precisa de ruas em que se possa caminhar sem medo.',
      },
    ],
  },
  {
    rule: 'clitics/after-conjunction',
    pairs: [
      {
        wrong: 'Quando lê-se em família, a criança aprende mais palavras.',
        right: 'Quando se lê em família, a criança aprende mais palavras.',
      },
      {
        wrong: 'O aluno melhora porque sente-se acolhido pela turma.',
        right: 'O aluno melhora porque se sente acolhido pela turma.',
      },
      {
        wrong: 'A avó sorri quando lembra-se das cirandas da infância.',
        right: 'A avó sorri quando se lembra das cirandas da infância.',
      },
      {
        wrong: 'Embora fale-se muito em reciclagem, poucas ruas têm coleta seletiva.',
        right: 'Embora se fale muito em reciclagem, poucas ruas têm coleta seletiva.',
      },
      {
        wrong: 'O texto não diz onde encontra-se a solução.',
        right: 'O texto não diz onde se encontra a solução.',
      },
      {
        wrong: 'Caso torne-se frequente, a dor de cabeça exige uma consulta.',
        right: 'Caso se torne frequente, a dor de cabeça exige uma consulta.',
      },
      {
        wrong: 'A festa acontece na praça onde reúnem-se os moradores mais antigos.',
        right: 'A festa acontece na praça onde se reúnem os moradores mais antigos.',
      },
      {
        wrong: 'Enquanto constroem-se prédios, o bairro perde suas últimas árvores.',
        right: 'Enquanto se constroem prédios, o bairro perde suas últimas árvores.',
      },
      {
        wrong: 'O artesão trabalha sem pressa, porque orgulha-se de cada peça.',
        right: 'O artesão trabalha sem pressa, porque se orgulha de cada peça.',
      },
      {
        wrong: 'Quando muda-se a alimentação, o corpo leva tempo para responder.',
        right: 'Quando se muda a alimentação, o corpo leva tempo para responder.',
      },
      {
        wrong: 'Embora conheçam-se há anos, os vizinhos quase não conversam.',
        right: 'Embora se conheçam há anos, os vizinhos quase não conversam.',
      },
      {
        wrong: 'O transporte não é gratuito, como imagina-se em muitas cidades.',
        right: 'O transporte não é gratuito, como se imagina em muitas cidades.',
      },
      {
        wrong: 'Conforme aproxima-se a prova, cresce a ansiedade dos estudantes.',
        right: 'Conforme se aproxima a prova, cresce a ansiedade dos estudantes.',
      },
      {
        wrong: 'Se falta-lhe tempo para estudar, o jovem trabalhador pede ajuda aos colegas.',
        right: 'Se lhe falta tempo para estudar, o jovem trabalhador pede ajuda aos colegas.',
      },
      {
        wrong: 'Ou muda-se o horário do ônibus, ou o aluno perde a primeira aula.',
        right: 'Ou se muda o horário do ônibus, ou o aluno perde a primeira aula.',
      },
    ],
  },
];
