import type { InboxMessage } from './inbox.ts';

const HOUR_MS = 3_600_000;

/** Fictional messages of the local mode, shown while nobody on the device has written a message. */
const SAMPLES: readonly (Omit<InboxMessage, 'created_at' | 'conta_email'> & { hoursAgo: number })[] = [
  {
    id: 'exemplo-tema-da-sala',
    nome: 'Regina Campelo',
    email: 'regina.campelo@escola.exemplo',
    telefone: '(81) 98800-0000',
    tipo_problema: 'sugestao',
    mensagem:
      'Dou aula para quatro salas e costumo passar o mesmo tema para todas. Seria bom poder escolher as salas de uma vez, em vez de repetir o tema e o prazo em cada uma.',
    papel_usuario: 'teacher',
    hoursAgo: 3,
    status: 'nova',
  },
  {
    id: 'exemplo-foto-de-lado',
    nome: 'Tiago Bernardes',
    email: 'tiago.bernardes@email.exemplo',
    telefone: '',
    tipo_problema: 'bug',
    mensagem:
      'Tirei a foto da redação com o celular deitado e o texto veio com as linhas misturadas. Girei a foto e deu certo.\nO celular é um Android de 2021.',
    papel_usuario: 'student',
    hoursAgo: 26,
    status: 'nova',
  },
  {
    id: 'exemplo-competencia-cinco',
    nome: 'Jandira Melo',
    email: 'jandira.melo@email.exemplo',
    telefone: '',
    tipo_problema: 'dificuldade',
    mensagem:
      'Não entendi a diferença entre o meio e o detalhamento na competência V. O texto oficial é curto, um exemplo ao lado ajudaria bastante.',
    papel_usuario: 'student',
    hoursAgo: 51,
    status: 'em_analise',
  },
  {
    id: 'exemplo-agradecimento',
    nome: 'Paulo Sérgio Antunes',
    email: 'paulo.antunes@escola.exemplo',
    telefone: '',
    tipo_problema: 'outro',
    mensagem:
      'Usei o relatório na reunião de pais e todo mundo entendeu o gráfico por competência. Obrigado pelo cuidado com a versão para imprimir.',
    papel_usuario: 'teacher',
    hoursAgo: 123,
    status: 'resolvida',
  },
];

export function sampleInbox(now: Date): InboxMessage[] {
  return SAMPLES.map(({ hoursAgo, ...message }) => ({
    ...message,
    conta_email: message.email,
    created_at: new Date(now.getTime() - hoursAgo * HOUR_MS).toISOString(),
  }));
}
