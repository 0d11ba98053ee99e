import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'hyphen/video': {
    wrong: ['Assisti a duas [vídeo aulas→videoaulas].', 'A [vídeo conferência→videoconferência] caiu.'],
    right: ['O vídeo da aula saiu.', 'A videoaula começou.'],
  },
  'hyphen/portanto': {
    wrong: ['[Por tanto→Portanto], é preciso agir.', 'Choveu; a rua, [por tanto→portanto], alagou.'],
    right: ['Ele lutou por tanto tempo que cansou.', 'É preciso, portanto, agir.'],
  },
  'hyphen/contudo': {
    wrong: [
      '[Com tudo→Contudo], a obra parou.',
      '[Com tudo contudo→Contudo], a obra parou.',
      'Tentou, [com tudo→contudo], não passou.',
    ],
    right: ['Com tudo isso, cansou.', 'Ficou com tudo o que era dele.'],
  },
  'hyphen/todavia': {
    wrong: ['[Toda via→Todavia], faltou verba.', 'Estudou, [toda via→todavia] não passou.'],
    right: ['Toda via pública deve ter luz.', 'Todavia, faltou verba.'],
  },
  'hyphen/sobretudo': {
    wrong: [
      'Faltam médicos, [sobre tudo→sobretudo] no interior.',
      'É preciso, [sobre tudo→sobretudo], ouvir.',
    ],
    right: ['Falou sobre tudo.', 'Faltam médicos, sobretudo no interior.'],
  },
  'hyphen/enfim': {
    wrong: ['[Em fim→Enfim], chegou a hora.', 'Houve festa, música, [em fim→enfim], alegria.'],
    right: ['Está em fim de carreira.', 'Enfim, chegou a hora.'],
  },
  'hyphen/sequer': {
    wrong: ['Ele nem [se quer→sequer] leu.', 'O povo não tem [se quer→sequer] água.'],
    right: ['Ninguém sabe se quer ficar.', 'Ele nem sequer leu.'],
  },
  'hyphen/acima': {
    wrong: ['Como dito [a cima→acima], é grave.', 'O valor ficou [a baixo→abaixo] da média.'],
    right: ['Olhou-o de baixo a cima.', 'Vendeu a baixo custo.'],
  },
  'hyphen/apesar': {
    wrong: ['[A pesar→Apesar] da chuva, saiu.', 'Riu, [a pesar→apesar] de tudo.'],
    right: ['Apesar da chuva, saiu.', 'Começou a pesar o pão.'],
  },
  'hyphen/comigo': {
    wrong: ['Venha [com migo→comigo].', 'Ninguém ficou [com nosco→conosco].'],
    right: ['Venha comigo.', 'Com sigo? Não, consigo.'],
  },
  'hyphen/afora': {
    wrong: ['Viajou pelo mundo [a fora→afora].', 'Pela vida [à fora→afora], aprendeu.'],
    right: ['Saiu porta afora.', 'Pela janela, a fora do carro.'],
  },
  'hyphen/porventura': {
    wrong: ['Se [por ventura→porventura] chover, fique.', 'Os que [por ventura→porventura] faltarem perdem.'],
    right: ['Se porventura chover, fique.', 'Foi por ventura ou azar que chegou.'],
  },
  'hyphen/ao': {
    wrong: ['Tem direito [a o→ao] descanso.', 'É um tema relacionado [a os→aos] alunos.'],
    right: ['Tem direito a o que pediu.', 'Tem direito ao descanso.'],
  },
  'hyphen/two-pieces': {
    wrong: ['Em [contra partida→contrapartida], recebeu apoio.', 'A [sobre carga→sobrecarga] queimou o fio.'],
    right: ['A luta contra a partida dele foi dura.', 'Falou sobre a carga do caminhão.'],
  },
  'hyphen/mente': {
    wrong: ['Saiu [rápida mente→rapidamente] daqui.', 'Chegou [anterior mente→anteriormente] ao prazo.'],
    right: ['A própria mente engana.', 'Corpo e mente pedem descanso.'],
  },
};
