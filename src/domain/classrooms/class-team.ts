/** One of the teachers of a class. Its owner alone deletes it, and invites and removes the others. */
export type ClassTeacher = { id: string; nome: string; dono: boolean; desde: string };

/** The invite for one more teacher: its link `/sala-professor/<code>` serves once. */
export type TeacherInvite = { codigo: string; valido_ate: string };

export type ClassTeam = {
  /** The owner first. */
  professores: readonly ClassTeacher[];
  sou_dono: boolean;
  /** The owner's to see; null while nobody is invited. */
  convite: TeacherInvite | null;
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
