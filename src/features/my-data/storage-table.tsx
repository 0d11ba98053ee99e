import { useServices, useSessionUser } from '@/data/services-context';
import type { UserType } from '@/domain/session/session-user';

/** Table of the data and their storage locations. On a phone, the location is below its label. */
export function StorageTable() {
  const { userType } = useSessionUser();
  const { hasServer } = useServices().capabilities;
  return (
    <table className="mt-4 w-full text-left">
      <caption className="sr-only">O que fica guardado, e onde</caption>
      <thead className="text-sm text-muted max-sm:sr-only">
        <tr className="border-b">
          <th scope="col" className="py-2 pr-6 font-semibold">
            O quê
          </th>
          <th scope="col" className="py-2 font-semibold">
            Onde
          </th>
        </tr>
      </thead>
      <tbody>
        {storagePlaces(userType, hasServer).map(({ what, where }) => (
          <tr key={what} className="border-b max-sm:grid max-sm:py-2.5">
            <th scope="row" className="font-normal sm:w-1/2 sm:py-2.5 sm:pr-6">
              {what}
            </th>
            <td className="text-ink-2 max-sm:text-sm sm:py-2.5">{where}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type StoragePlace = { what: string; where: string };

const DEVICE = 'Neste aparelho';
const SERVER = 'No servidor';
const SERVER_OR_WAITING = `${SERVER}; as que aguardam envio, neste aparelho`;
const NOWHERE = 'Em lugar nenhum';

const EXTRA = 'Nascimento, gênero, estado, país, escolaridade, interesse e biografia';
const TRACKING: StoragePlace = { what: 'Localização, contatos, anúncios e rastreadores', where: NOWHERE };
const CARD: StoragePlace = {
  what: 'Cartão de pagamento',
  where: `${NOWHERE} no Grifo: fica com o provedor do pagamento`,
};
const GUEST: StoragePlace = {
  what: 'O que foi escrito em “Experimentar agora”',
  where: `${DEVICE}, até você guardar ou apagar`,
};
const PHOTOS: StoragePlace = {
  what: 'Fotos das redações',
  where: `${NOWHERE}: só o texto lido vai para o rascunho`,
};

const HAND_LINES: StoragePlace = {
  what: 'Linhas escritas à mão que você deu, e a autorização anotada na sala',
  where: SERVER,
};

const HAND: StoragePlace = {
  what: 'O que o Grifo aprendeu da sua letra',
  where: `${DEVICE}, até você apagar`,
};

const NOTICE_MAILS: StoragePlace = {
  what: 'Se você pediu o resumo dos avisos por e-mail, e até que dia eles já foram contados',
  where: SERVER,
};

/** The data and their storage locations. Update this list whenever the code stores data differently. */
export function storagePlaces(userType: UserType, isOnServer: boolean): StoragePlace[] {
  return isOnServer ? onServer(userType) : onDevice(userType);
}

function onServer(userType: UserType): StoragePlace[] {
  const student: StoragePlace[] = [
    { what: 'Redações, correções e suas avaliações delas', where: SERVER_OR_WAITING },
    { what: 'Canetinhas, conquistas, créditos e compras', where: SERVER },
    { what: 'Do que você discordou nas correções; a redação junto, só se você deixou', where: SERVER },
    {
      what: 'Salas, o que você enviou, o que os professores disseram; quantos códigos você errou',
      where: SERVER,
    },
    { what: 'Redações suas que um professor fotografou: o texto, até você ou ele apagar', where: SERVER },
    { what: 'De uma sala de que removeram você: o que enviou, por 30 dias', where: SERVER },
    { what: 'Seu nome anterior, por 30 dias depois de uma mudança', where: SERVER },
    { what: 'O nome com que você entrou em cada sala pela primeira vez', where: SERVER },
    { what: 'Que você retirou uma redação de uma sala, por 60 dias; os avisos que você leu', where: SERVER },
    NOTICE_MAILS,
    { what: 'Links de correções que você criou', where: SERVER },
    { what: 'O que você treinou, com frases das suas redações, e cada resposta', where: SERVER_OR_WAITING },
    { what: 'Entradas do repertório que você favoritou', where: SERVER_OR_WAITING },
    HAND_LINES,
    {
      what: 'Rascunho e versões dele, planos de redações, simulado que ainda não foi enviado, temas que você anotou',
      where: DEVICE,
    },
    GUEST,
    HAND,
    PHOTOS,
    CARD,
  ];
  const teacher: StoragePlace[] = [
    {
      what: 'Salas, temas, convites, professores, nomes e e-mails anotados e suas revisões',
      where: SERVER,
    },
    { what: 'Comentários que você guardou para repetir', where: SERVER },
    { what: 'De que alunos você anotou a autorização para dar linhas escritas à mão', where: SERVER },
    { what: 'Os avisos que você leu', where: SERVER },
    NOTICE_MAILS,
    {
      what: 'Redações que você fotografou (de quem não entrou na sala, até 365 dias), e a autorização que confirmou',
      where: SERVER,
    },
    { what: 'Fotos de redações', where: `${NOWHERE}: só o texto conferido vai para a sala` },
    { what: 'Textos de uma pilha que você ainda não enviou', where: DEVICE },
    { what: 'Plano e compras', where: SERVER },
    CARD,
  ];
  const dev: StoragePlace[] = [{ what: 'Comunicados que você publicou', where: `${SERVER}, como da equipe` }];
  return [
    { what: 'Nome, e-mail, telefone, cidade e foto', where: SERVER },
    { what: 'Senha', where: `${SERVER}, embaralhada: ninguém consegue ler` },
    { what: EXTRA, where: DEVICE },
    ...{ student, teacher, dev }[userType],
    { what: 'Mensagens à equipe', where: SERVER_OR_WAITING },
    { what: 'Preferências e mensagem começada', where: DEVICE },
    TRACKING,
  ];
}

function onDevice(userType: UserType): StoragePlace[] {
  const student: StoragePlace[] = [
    { what: 'Redações, correções, planos, rascunho e versões dele, temas que você anotou', where: DEVICE },
    GUEST,
    HAND,
    { what: 'Canetinhas, conquistas e discordâncias', where: DEVICE },
    { what: 'Links de correções que você criou', where: DEVICE },
    { what: 'O que você treinou, com frases das suas redações, e cada resposta', where: DEVICE },
    { what: 'Entradas do repertório que você favoritou', where: DEVICE },
    { what: 'Linhas escritas à mão que você deu', where: DEVICE },
    PHOTOS,
  ];
  const teacher: StoragePlace[] = [
    { what: 'Salas, temas, convites, nomes e e-mails anotados e seus comentários', where: DEVICE },
  ];
  const dev: StoragePlace[] = [{ what: 'Comunicados que você publicou', where: DEVICE }];
  return [
    { what: 'Nome, e-mail e perfil', where: DEVICE },
    { what: 'Senha', where: `${NOWHERE}: no modo demonstração ela não é conferida` },
    ...{ student, teacher, dev }[userType],
    { what: 'Mensagens à equipe e preferências', where: DEVICE },
    TRACKING,
  ];
}
