import type { ProfileFormValues } from '@/contracts/profile-form';
import { createKept } from '@/lib/create-kept';

/** A profile that was being edited when the session ended (decisions §3 "keeps the fields"). */
export const keptEdit = createKept<ProfileFormValues>('profile', {
  nome: '',
  telefone: '',
  cidade: '',
  avatar_url: '',
  data_nascimento: '',
  genero: '',
  pais: '',
  estado: '',
  escolaridade: '',
  area_interesse: '',
  biografia: '',
});
