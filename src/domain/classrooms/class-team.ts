/** One of the teachers of a class. Its owner alone deletes it, hands it over, and invites and removes the others. */
export type ClassTeacher = { id: string; nome: string; dono: boolean; desde: string };

/** The invite for one more teacher: its link `/sala-professor/<code>` serves once. */
export type TeacherInvite = { codigo: string; valido_ate: string };

export type ClassTeam = {
  /** The owner first. */
  professores: readonly ClassTeacher[];
  sou_dono: boolean;
  /** The owner's to see; null while nobody is invited. */
  convite: TeacherInvite | null;
  /** Told to the owner and to whom it was made; null where the class is offered to nobody. */
  oferta: ClassOffer | null;
};

/** That a class is to become another teacher's, who has not answered yet. */
export type ClassOffer = { professor_id: string; nome: string; criada_em: string };

/** The answer to it: `sem_oferta` also where it was taken back; the limits are a hundred classes, own ones or others'. */
export type OfferAnswer = { motivo?: 'sem_oferta' | 'limite_de_salas' | 'limite_de_quem_passa' | undefined };

/** What becomes of an own class if the account ends. */
export type ClassFate = {
  id: string;
  nome: string;
  alunos: number;
  redacoes: number;
  /** The id of who gets it; null where it ends with the account. */
  fica_com: string | null;
  /** Whether the owner chose that teacher, by an offer. */
  oferecida: boolean;
  /** Those beside the owner, in the order in which they would get it. */
  professores: readonly { id: string; nome: string }[];
};

/** What an invite for a teacher tells. */
export type TeacherInvitation = { nome: string; professor_nome: string };

/** The answer to it. An unknown, a used, an expired and a revoked invite look the same: `convite_invalido`. */
export type TeacherJoinAnswer =
  | { sala: { id: string; nome: string }; motivo?: undefined }
  | {
      motivo: 'apenas_professores' | 'convite_invalido' | 'sala_cheia' | 'limite_de_salas';
      sala?: undefined;
    };
