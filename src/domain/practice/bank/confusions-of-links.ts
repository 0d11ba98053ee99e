import type { RuleSentences } from './rule-sentences.ts';

/** Sentences about “a fim de” and “mas”: own wording; each `wrong` has exactly the fault of its rule, each `right` none. */
export const CONFUSION_OF_LINK_SENTENCES: readonly RuleSentences[] = [
  {
    rule: 'confusion/afim',
    pairs: [
      {
        wrong: 'A turma plantou árvores afim de diminuir o calor no pátio.',
        right: 'A turma plantou árvores a fim de diminuir o calor no pátio.',
      },
      {
        wrong: 'O posto abre aos sábados afim de atender quem trabalha durante a semana.',
        right: 'O posto abre aos sábados a fim de atender quem trabalha durante a semana.',
      },
      {
        wrong: 'Afim de economizar água, a família passou a tomar banhos curtos.',
        right: 'A fim de economizar água, a família passou a tomar banhos curtos.',
      },
      {
        wrong: 'Os vizinhos se reuniram afim de limpar a margem do córrego.',
        right: 'Os vizinhos se reuniram a fim de limpar a margem do córrego.',
      },
      {
        wrong: 'A prefeitura mudou as rotas afim de encurtar as viagens de ônibus.',
        right: 'A prefeitura mudou as rotas a fim de encurtar as viagens de ônibus.',
      },
      {
        wrong: 'Muitos atletas deixam a própria cidade afim de treinar em grandes centros.',
        right: 'Muitos atletas deixam a própria cidade a fim de treinar em grandes centros.',
      },
      {
        wrong: 'Os jovens criaram um clube de leitura, afim de trocar livros e ideias.',
        right: 'Os jovens criaram um clube de leitura, a fim de trocar livros e ideias.',
      },
      {
        wrong: 'É preciso falar sobre vacinas, afim de combater os boatos.',
        right: 'É preciso falar sobre vacinas, a fim de combater os boatos.',
      },
      {
        wrong: 'O museu gravou a fala dos mais velhos, afim de preservar a língua do povo.',
        right: 'O museu gravou a fala dos mais velhos, a fim de preservar a língua do povo.',
      },
      {
        wrong: 'Cabe ao município instalar rampas, afim de garantir a passagem das cadeiras de rodas.',
        right: 'Cabe ao município instalar rampas, a fim de garantir a passagem das cadeiras de rodas.',
      },
      {
        wrong: 'Afim de que todos participem, o teatro oferece legendas e intérpretes.',
        right: 'A fim de que todos participem, o teatro oferece legendas e intérpretes.',
      },
      {
        wrong: 'A cooperativa vende pela internet, afim de que o artesão receba um preço justo.',
        right: 'A cooperativa vende pela internet, a fim de que o artesão receba um preço justo.',
      },
      {
        wrong: 'O hospital treinou a equipe afim que os pacientes surdos sejam entendidos.',
        right: 'O hospital treinou a equipe a fim de que os pacientes surdos sejam entendidos.',
      },
      {
        wrong:
          'As escolas devem abrir nos fins de semana, afim que as famílias tenham onde praticar esportes.',
        right:
          'As escolas devem abrir nos fins de semana, a fim de que as famílias tenham onde praticar esportes.',
      },
    ],
  },
  {
    rule: 'confusion/mais-mas',
    pairs: [
      {
        wrong: 'O aluno estudou muito, mais ficou nervoso na hora da prova.',
        right: 'O aluno estudou muito, mas ficou nervoso na hora da prova.',
      },
      {
        wrong: 'Todos falam em reciclar, mais ninguém separa o lixo.',
        right: 'Todos falam em reciclar, mas ninguém separa o lixo.',
      },
      {
        wrong: 'O ônibus passa na porta, mais vem sempre lotado.',
        right: 'O ônibus passa na porta, mas vem sempre lotado.',
      },
      {
        wrong: 'O time perdeu o jogo. Mais a torcida aplaudiu até o fim.',
        right: 'O time perdeu o jogo. Mas a torcida aplaudiu até o fim.',
      },
      {
        wrong: 'O esporte une a turma, mais a quadra continua fechada.',
        right: 'O esporte une a turma, mas a quadra continua fechada.',
      },
      {
        wrong: 'O remédio é gratuito, mais o posto fica longe da aldeia.',
        right: 'O remédio é gratuito, mas o posto fica longe da aldeia.',
      },
      {
        wrong: 'O celular aproxima quem está longe, mais pode afastar quem está perto.',
        right: 'O celular aproxima quem está longe, mas pode afastar quem está perto.',
      },
      {
        wrong: 'A avó não sabe ler, mais conhece centenas de histórias.',
        right: 'A avó não sabe ler, mas conhece centenas de histórias.',
      },
      {
        wrong: 'O museu é pequeno, mais guarda a memória de toda a região.',
        right: 'O museu é pequeno, mas guarda a memória de toda a região.',
      },
      {
        wrong: 'As vacinas são seguras, mais os boatos assustam muitos pais.',
        right: 'As vacinas são seguras, mas os boatos assustam muitos pais.',
      },
      {
        wrong: 'O jovem queria ser músico, mais a família exigia outra profissão.',
        right: 'O jovem queria ser músico, mas a família exigia outra profissão.',
      },
      {
        wrong: 'A internet chegou à vila, mais o sinal cai quando chove.',
        right: 'A internet chegou à vila, mas o sinal cai quando chove.',
      },
      {
        wrong: 'A horta é pequena. Mais alimenta dezenas de crianças da creche.',
        right: 'A horta é pequena. Mas alimenta dezenas de crianças da creche.',
      },
      {
        wrong: 'Muitos reclamam do trânsito, mais poucos deixam o carro em casa.',
        right: 'Muitos reclamam do trânsito, mas poucos deixam o carro em casa.',
      },
      {
        wrong: 'A leitura exige tempo, mais devolve muito a quem lê.',
        right: 'A leitura exige tempo, mas devolve muito a quem lê.',
      },
      {
        wrong: 'O sítio fica longe da escola, mais, com a estrada nova, a viagem ficou curta.',
        right: 'O sítio fica longe da escola, mas, com a estrada nova, a viagem ficou curta.',
      },
    ],
  },
];
