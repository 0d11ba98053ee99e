import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'confusion/portando': {
    wrong: [
      '[Portando→Portanto], a prefeitura deve abrir mais creches.',
      '[Portando→Portanto], faltam vagas nas escolas do bairro.',
      'O Estado errou, [portando→portanto] deve reparar o dano.',
      '[Portando→Portanto] é cedo.',
    ],
    right: ['Portando o crachá, o aluno entra na biblioteca.', 'Ele saiu portando um livro.'],
  },
  'confusion/em-quanto': {
    wrong: [
      '[Em quanto→Enquanto] o poder público espera, as turmas ficam sem professor.',
      'Uns leem muito, [em quanto→enquanto] outros nunca abrem um livro.',
    ],
    right: ['Em quanto tempo a obra termina?', 'Não se sabe em quanto o preço subiu.'],
  },
  'confusion/apresar': {
    wrong: ['[Apresar→Apesar] da chuva, a praça ficou cheia.', 'Ele leu tudo, [apresar→apesar] do barulho.'],
    right: ['A marinha tenta apresar o navio.', 'Apesar da chuva, a praça ficou cheia.'],
  },
  'confusion/por-fim': {
    wrong: [
      'O bairro precisa [por→pôr] fim à espera pelo ônibus.',
      'É hora de [por→pôr] fim a esse descaso.',
    ],
    right: ['Por fim, a escola deve abrir a quadra.', 'A obra foi, por fim, entregue ao bairro.'],
  },
  'confusion/pelo-o': {
    wrong: ['A cidade pagou [pelo o→pelo] transporte.', 'A rua foi fechada [pela a→pela] prefeitura.'],
    right: ['A cidade pagou pelo transporte.', 'Ele passou pela avenida.'],
  },
  'confusion/em-virtude': {
    wrong: ['Em [virtudes→virtude] da chuva, a feira parou.', 'Ele saiu em [virtudes→virtude] do calor.'],
    right: ['Ela vê em virtudes simples um exemplo.', 'Em virtude da chuva, a feira parou.'],
  },
  'confusion/rede-social': {
    wrong: ['As redes [sócias→sociais] divertem.', 'Ela saiu da rede [sócia→social].'],
    right: ['As duas irmãs são sócias da loja.', 'As redes sociais divertem.'],
  },
  'confusion/formar': {
    wrong: ['De certa [formar→forma], ele venceu.', 'Dessa [formar→forma], todos ganham.'],
    right: ['A vila gosta de formar músicos.', 'De certa forma, ele venceu.'],
  },
};
