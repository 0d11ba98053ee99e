/**
 * A teacher of a class. Only the owner of a class deletes it, hands it over, and invites and removes other
 * teachers.
 */
export type ClassTeacher = { id: string; nome: string; dono: boolean; desde: string };

/** The invite for another teacher: its link `/sala-professor/<code>` can be used once. */
export type TeacherInvite = { codigo: string; valido_ate: string };

export type ClassTeam = {
  /** The teachers, the owner first. */
  professores: readonly ClassTeacher[];
  sou_dono: boolean;
  /** Visible to the owner only; null without an invite. */
  convite: TeacherInvite | null;
  /** Visible to the owner and to the recipient; null if the class is not offered. */
  oferta: ClassOffer | null;
};

/** A pending offer to hand a class over to another teacher. */
export type ClassOffer = { professor_id: string; nome: string; criada_em: string };

/**
 * The answer to accepting an offer. `sem_oferta` is also returned if the offer was withdrawn. `limite_de_salas`
 * means that the caller owns a hundred classes, `limite_de_quem_passa` that the former owner co-teaches a hundred.
 */
export type OfferAnswer = { motivo?: 'sem_oferta' | 'limite_de_salas' | 'limite_de_quem_passa' | undefined };

/** The consequence for one of the user's own classes if the account is deleted. */
export type ClassFate = {
  id: string;
  nome: string;
  alunos: number;
  redacoes: number;
  /** Id of the teacher who gets the class; null if the class is deleted with the account. */
  fica_com: string | null;
  /** Whether the owner chose the new owner by an offer. */
  oferecida: boolean;
  /** The co-teachers, in the order in which they would get the class. */
  professores: readonly { id: string; nome: string }[];
};

/** The contents of a teacher's invite. */
export type TeacherInvitation = { nome: string; professor_nome: string };

/** The answer to joining. Unknown, used, expired and revoked invites get the same answer: `convite_invalido`. */
export type TeacherJoinAnswer =
  | { sala: { id: string; nome: string }; motivo?: undefined }
  | {
      motivo: 'apenas_professores' | 'convite_invalido' | 'sala_cheia' | 'limite_de_salas';
      sala?: undefined;
    };
