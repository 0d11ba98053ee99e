import type { Rule } from '../rule.ts';

/** First person in a text that should argue impersonally, and addresses to the reader. */
export const FIRST_PERSON_RULES: readonly Rule[] = [
  {
    id: 'first-person/i-think',
    code: 'primeira-pessoa',
    name: '“Eu acho que” na redação',
    message: 'Diga sem falar de você.',
    example: 'é possível perceber; nota-se; é preciso',
    patterns: [
      '[eu acho|penso|acredito|creio|concordo|sei|vejo|vi|considero|defendo|espero|discordo|entendo que?]',
      '[acho|penso|acredito|creio|suponho que]',
      '[eu] <1s>',
    ],
    except: ['que|se|não|ele|ela|quem acredito|penso'],
  },
  {
    id: 'first-person/opinion',
    code: 'primeira-pessoa',
    name: '“Na minha opinião”',
    message: 'O texto todo já é a sua opinião: afirme e mostre por quê.',
    patterns: [
      '[na|em minha opinião]',
      '[no|do meu ponto de vista]',
      '[ao|a meu ver]',
      '[sou a favor|contra]',
      '[sou totalmente|completamente a? favor|contra]',
      '[minha opinião é]',
      '[em minha? humilde opinião]',
    ],
  },
  {
    id: 'first-person/personal',
    code: 'primeira-pessoa',
    name: 'Exemplo pessoal',
    message: 'Prefira um fato, um dado ou uma situação que valha para toda a sociedade.',
    patterns: [
      '[minha mãe|família|casa|vida|escola|avó|irmã|filha|cidade|rua|infância]',
      '[meu pai|irmão|filho|bairro|avô|amigo|marido|professor]',
      '[meus amigos|pais|filhos|avós|colegas|irmãos]',
      '[minhas amigas|filhas|irmãs]',
    ],
    except: ['minha casa minha vida', 'minha casa , minha vida'],
  },
  {
    id: 'first-person/me',
    code: 'primeira-pessoa',
    name: '“Mim” ou “comigo” na redação',
    message: 'Diga sem falar de você: o texto vale para todos.',
    patterns: ['para|por|de|a [mim]', '[comigo]'],
  },
  {
    id: 'first-person/announce',
    code: 'primeira-pessoa',
    name: 'Anunciar o que vai escrever',
    message: 'Não anuncie o texto (“vou falar sobre”): comece pela ideia.',
    patterns: [
      '[vou falar|escrever|comentar|discutir|abordar|tratar|mostrar|citar|explicar]',
      '[quero falar|dizer|deixar|mostrar]',
      '[gostaria de falar|dizer|comentar|ressaltar]',
      '[venho por meio]',
      '[nesta|nessa redação]',
    ],
  },
  {
    id: 'reader/you',
    code: 'escolha-de-palavras',
    name: '“Você” para falar com quem lê',
    message: 'A redação não conversa com o leitor: prefira “a pessoa”, “o cidadão” ou “-se”.',
    patterns: ['[você|vocês]', '[com você|vocês]', '[seu leitor]', '[caro|prezado leitor]'],
  },
  {
    id: 'reader/imperative',
    code: 'escolha-de-palavras',
    name: 'Ordem a quem lê',
    message: 'A redação não dá ordens a quem lê: transforme em afirmação ou proposta.',
    patterns: [
      '^ [imagine|pense|reflita|lembre-se|lembrem-se|imaginem|pensem|reflitam|conscientize-se]',
      '^ [diga não] a|à|ao|às',
      '^ [não deixe|esqueça|esqueçam|deixem]',
      '^ [faça|façam] a|sua|o',
      '^ [vamos] mudar|fazer|lutar|acabar|cuidar|juntos|todos',
    ],
  },
];
