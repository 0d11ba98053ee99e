import type { UserType } from '@/domain/session/session-user';

export type Kept = { what: string; where: string };

const DEVICE = 'Neste aparelho';
const SERVER = 'No servidor';
const SERVER_OR_WAITING = `${SERVER}; as que aguardam envio, neste aparelho`;
const NOWHERE = 'Em lugar nenhum';

const EXTRA = 'Nascimento, gênero, estado, país, escolaridade, interesse e biografia';
const TRACKING: Kept = { what: 'Localização, contatos, anúncios e rastreadores', where: NOWHERE };
const CARD: Kept = {
  what: 'Cartão de pagamento',
  where: `${NOWHERE} no Grifo: fica com o provedor do pagamento`,
};
const PHOTOS: Kept = { what: 'Fotos das redações', where: `${NOWHERE}: só o texto lido vai para o rascunho` };

/** What is kept where, in plain words. Every row is true of the code: change it along with it. */
export function whereThingsAre(userType: UserType, isOnServer: boolean): Kept[] {
  return isOnServer ? withAccount(userType) : onDeviceOnly(userType);
}

function withAccount(userType: UserType): Kept[] {
  const student: Kept[] = [
    { what: 'Redações, correções e suas avaliações delas', where: SERVER_OR_WAITING },
    { what: 'Canetinhas, conquistas, créditos e compras', where: SERVER },
    { what: 'Turmas, o que você enviou e o que o professor disse', where: SERVER },
    { what: 'Rascunho e versões dele', where: DEVICE },
    PHOTOS,
    CARD,
  ];
  const teacher: Kept[] = [
    { what: 'Salas, temas, convites, nomes anotados e seus comentários', where: SERVER },
    { what: 'Plano e compras', where: SERVER },
    CARD,
  ];
  const dev: Kept[] = [{ what: 'Comunicados que você publicou', where: `${SERVER}, como da equipe` }];
  return [
    { what: 'Nome, e-mail, telefone, cidade e endereço da foto', where: SERVER },
    { what: 'Senha', where: `${SERVER}, embaralhada: ninguém consegue ler` },
    { what: EXTRA, where: DEVICE },
    ...{ student, teacher, dev }[userType],
    { what: 'Mensagens à equipe', where: SERVER_OR_WAITING },
    { what: 'Preferências e mensagem começada', where: DEVICE },
    TRACKING,
  ];
}

function onDeviceOnly(userType: UserType): Kept[] {
  const student: Kept[] = [
    { what: 'Redações, correções, rascunho e versões dele', where: DEVICE },
    { what: 'Canetinhas e conquistas', where: DEVICE },
    PHOTOS,
  ];
  const teacher: Kept[] = [{ what: 'Salas, temas, convites e seus comentários', where: DEVICE }];
  const dev: Kept[] = [{ what: 'Comunicados que você publicou', where: DEVICE }];
  return [
    { what: 'Nome, e-mail e perfil', where: DEVICE },
    { what: 'Senha', where: `${NOWHERE}: no modo demonstração ela não é conferida` },
    ...{ student, teacher, dev }[userType],
    { what: 'Mensagens à equipe e preferências', where: DEVICE },
    TRACKING,
  ];
}
