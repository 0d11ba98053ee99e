import type { Profile } from '@/domain/profile/profile';

export const FIELD_LABELS: Record<keyof Profile, string> = {
  nome: 'Nome',
  telefone: 'Telefone',
  cidade: 'Cidade',
  avatar_url: 'Foto de perfil',
  data_nascimento: 'Data de nascimento',
  genero: 'Gênero',
  pais: 'País',
  estado: 'Estado',
  escolaridade: 'Escolaridade',
  area_interesse: 'Área de interesse',
  biografia: 'Biografia',
};
