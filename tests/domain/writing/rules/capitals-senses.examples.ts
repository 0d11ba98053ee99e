import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'capitals/estado': {
    wrong: [
      'É dever do [estado→Estado] proteger a todos.',
      'Cabe ao [estado→Estado] investir em escolas.',
      'O [estado→Estado] brasileiro é lento.',
    ],
    right: [
      'É dever do Estado proteger a todos.',
      'O estado de saúde dele piorou.',
      'Cabe ao estado do Ceará decidir.',
      'Ele mora no estado vizinho.',
    ],
  },
  'capitals/constituição': {
    wrong: ['Está escrito na [constituição→Constituição].', 'A [constituição→Constituição] garante a saúde.'],
    right: [
      'O atleta tem a constituição muscular certa.',
      'A constituição da unidade escolar mudou.',
      'Está escrito na Constituição.',
      'A constituição de famílias mudou.',
      'A constituição física do atleta impressiona.',
    ],
  },
  'capitals/senado': {
    wrong: ['O projeto está no [senado→Senado] desde maio.', 'Coube ao [judiciário→Judiciário] decidir.'],
    right: [
      'O projeto está no Senado desde maio.',
      'O poder legislativo decidiu.',
      'Foi a um congresso de medicina.',
    ],
  },
  'capitals/ministry': {
    wrong: [
      'O [ministério da educação→Ministério da Educação] deve agir.',
      'Cabe ao [Ministério da saúde→Ministério da Saúde] vacinar.',
    ],
    right: [
      'O Ministério da Educação deve agir.',
      // With the non-breaking spaces that Word inserts.
      'O Ministério\u00A0da\u00A0Educação deve agir.',
      'O ministério deve agir.',
    ],
  },
  'capitals/deus': {
    wrong: ['Ele tem fé em [deus→Deus] e em si.', 'Chegou bem, graças a [deus→Deus].'],
    right: ['Ele tem fé em Deus e em si.', 'Zeus era o maior deus grego.'],
  },
  'capitals/bible-and-earth': {
    wrong: ['Ela lê a [bíblia→Bíblia] todo dia.', 'O planeta [terra→Terra] aquece.'],
    right: ['O planeta Terra aquece.', 'Ele lavra a terra do avô.'],
  },
  'capitals/republic': {
    wrong: [
      'O presidente da [república→República] vetou a lei.',
      'A presidência da [república→República] calou.',
    ],
    right: ['O presidente da República vetou a lei.', 'Ela mora numa república de estudantes.'],
  },
  'capitals/acronym': {
    wrong: ['Segundo o [ibge→IBGE], somos muitos.', 'A [onu→ONU] reagiu.'],
    right: ['Segundo o IBGE, somos muitos.', 'Fez o ENEM e o Enem de novo.'],
  },
  'capitals/century': {
    wrong: ['A escola pública nasceu no século [xix→XIX].', 'Entre os séculos XIX e [xx→XX], tudo mudou.'],
    right: ['A cidade cresceu no século XX.', 'O século e a vila mudaram.'],
  },
};
