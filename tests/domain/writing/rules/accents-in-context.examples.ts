import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'accent/e-é': {
    wrong: [
      'O vírus [e→é] um perigo que ronda a vila.',
      'O bairro não [e→é] seguro.',
      'Essa não [e→é] a realidade da maioria.',
      'A educação [e→é] um direito de todos.',
    ],
    right: [
      'A demora escolar e um ambiente ruim, a pressa dos chefes e o medo estragam tudo.',
      'Uma e outra resposta estão certas.',
      'Ela ficou frustrada com o produto de um anúncio e arrependida por ter gastado tanto.',
      'Um costume tão antigo e necessário para a vila.',
      'A água é um bem de todos.',
      'A água e a luz faltaram ontem.',
      'Em decorrência disso, e somada à fome, a seca expulsa famílias.',
      'O bairro muda, dificultando, deste modo, a leitura das crianças da vila e um melhor debate do tema.',
      'A vila piora aos olhos da sociedade e um problema grave para todos aparece.',
    ],
  },
  'accent/esta-está': {
    wrong: [
      'O medo [esta→está] presente em cada rua.',
      'O problema [esta→está] na falta de cuidado.',
      'A sociedade [esta→está] cada vez mais atenta.',
    ],
    right: [
      'O avô cuida da neta, e esta se alegra com ele.',
      'Por que esta necessidade de agradar a todos?',
      'Medidas como esta mudarão o bairro.',
      'Não é esta a primeira vez que falta água.',
      'Dizem que esta era a saída mais rápida.',
      'O problema está na falta de cuidado.',
      'Nunca vi esta cidade tão cheia.',
      'A saída aparenta esta distante de quem procura.',
    ],
  },
  'accent/está-esta': {
    wrong: [
      'Sob [está→esta] ótica, o plano falha.',
      '[Está→Esta] lei é muito antiga.',
      'Não há saída para [está→esta] situação.',
    ],
    right: [
      'A obra é nova, está sujeita a mudanças.',
      'Nela está contida a vontade de todos.',
      'Está tornando-se comum morar longe.',
      'Ela está na escola.',
      'O país está em crise.',
    ],
  },
  'accent/da-dá': {
    wrong: ['Isso se [da→dá] por falta de água.', 'O processo se [da→dá] de forma lenta.'],
    right: ['Isso se dá por falta de água.', 'A porta da escola está aberta.'],
  },
  'accent/pais-país': {
    wrong: ['O [pais→país] precisa de escolas.', 'Em todo o [pais→país] faltam médicos.'],
    right: ['O país precisa de escolas.', 'Os pais levam os filhos à escola.'],
  },
  'accent/ate-até': {
    wrong: ['A loja abre [ate→até] tarde.', 'Isso vale [ate→até] hoje.'],
    right: ['A loja abre até tarde.', 'Isso vale até hoje.'],
  },
  'accent/nos-nós': {
    wrong: ['É isso que todos [nos→nós] queremos.', 'Todos [nos→nós] sabemos disso.'],
    right: ['Todos nós sabemos disso.', 'Isso ocorre nos bairros pobres.'],
  },
  'accent/nós-nos': {
    wrong: ['Isso [nós→nos] leva a outra questão.', 'O exemplo [nós→nos] mostra o caminho.'],
    right: ['O exemplo nos mostra o caminho.', 'Todos nós sabemos disso.'],
  },
  'accent/ira-irá': {
    wrong: ['A cidade [ira→irá] crescer muito.', 'O governo [ira→irá] construir escolas.'],
    right: ['A cidade irá crescer muito.', 'Falou com ira e saiu.'],
  },
  'accent/verb-noun': {
    wrong: [
      'É [valido→válido] lembrar o caso.',
      'Eram combustíveis [fosseis→fósseis].',
      'Os [policias] chegaram.',
      'A [pratica→prática] do esporte faz bem.',
      'O transporte [publico→público] é lento.',
    ],
    right: [
      'Ele duvida de tudo.',
      'A imprensa noticia o caso.',
      'A violência vitima milhares.',
      'O cartório valida o voto.',
      'É bom que a prefeitura analise e aprove a obra.',
      'A prática do esporte faz bem.',
      'Ela pratica esportes todo dia.',
      'Como ele já previa, o rio subiu.',
      'O dano atinge quem sofre a ofensa e quem a pratica.',
    ],
  },
  'accent/noun-verb': {
    wrong: ['O clima [influência→influencia] as pessoas.', 'A mídia [influência→influencia] os jovens.'],
    right: [
      'Com a sociedade tóxica que existe, tudo cansa.',
      'O clima influencia as pessoas.',
      'A influência da mídia é grande.',
      'Criaram o tear e máquina a vapor.',
    ],
  },
  'accent/tem-têm': {
    wrong: [
      'As pessoas [tem→têm] direito à saúde.',
      'Os jovens que [vem→vêm] de longe chegam tarde.',
      'A criança e os avós [tem→têm] fome.',
    ],
    right: [
      'Que medos e planos tem uma criança?',
      'Um dos motivos que tem afastado os alunos é o frio.',
      'O conto fala de uma de suas personagens, que tem medo do mar.',
      'Uma das vizinhas mais antigas, que não tem filhos, cuida da horta.',
      'Uma horta como outras tantas tem vir acompanhada de cuidados.',
      'Há muito tempo essa briga entre os vizinhos vem afastando todos.',
      'Quem espalha essas mentiras tem culpa.',
      'Essa pressão para caber em corpos ideais tem efeitos graves.',
      'Por motivos emocionais, convém analisar os casos.',
      'São os custos altos que se tem com a obra.',
      'A miséria, que muitas vezes tem origem antiga, cresce.',
      'As pessoas têm direito à saúde.',
      'O aluno das escolas públicas tem pouco tempo.',
      'A falta de livros e outros materiais tem afastado os alunos da escola.',
      'A ação de bombeiros e voluntários tem ajudado muita gente.',
      'A valorização dos professores e demais profissionais tem de crescer.',
      'A distribuição de água e alimentos tem falhado.',
      'A escola recebe alunos, contrata professores e mantém a biblioteca.',
    ],
  },
  'accent/têm-tem': {
    wrong: [
      'O meio ambiente não [têm→tem] recebido cuidado.',
      'A escola [têm→tem] duas salas.',
      'Cada pessoa [têm→tem] sua opinião.',
    ],
    right: [
      'Os países como Gana têm recebido toneladas de roupas usadas.',
      'Tanto a escola quanto a família têm um papel.',
      'As pessoas que sofrem desse tipo de doença não têm ajuda.',
      'A escola tem duas salas.',
      'As escolas da cidade têm duas salas.',
      'Uns têm tudo, outros não têm nada.',
      'Enquanto umas têm muito, outras nada têm.',
      'Alguns têm casa, muitos também têm medo.',
    ],
  },
};
