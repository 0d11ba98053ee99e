import type { RuleSentences } from './rule-sentences.ts';

/**
 * Sentences about the crase that is missing after a noun, adjective or expression:
 * own wording; each `wrong` has exactly the fault of its rule, each `right` none.
 */
export const CRASE_SENTENCES_1: readonly RuleSentences[] = [
  {
    rule: 'crase/missing',
    pairs: [
      {
        wrong: 'Muitos bairros de Belém ainda não têm acesso a rede de esgoto.',
        right: 'Muitos bairros de Belém ainda não têm acesso à rede de esgoto.',
      },
      {
        wrong: 'O combate a dengue começa no quintal de cada casa.',
        right: 'O combate à dengue começa no quintal de cada casa.',
      },
      {
        wrong: 'Todo trabalhador tem direito a remuneração combinada no contrato.',
        right: 'Todo trabalhador tem direito à remuneração combinada no contrato.',
      },
      {
        wrong: 'O professor pediu mais atenção a pontuação nas respostas da prova.',
        right: 'O professor pediu mais atenção à pontuação nas respostas da prova.',
      },
      {
        wrong: 'Quanto a alimentação, a cantina trocou os salgados por frutas da região.',
        right: 'Quanto à alimentação, a cantina trocou os salgados por frutas da região.',
      },
      {
        wrong: 'As enchentes causaram prejuízos as famílias que moram perto do rio.',
        right: 'As enchentes causaram prejuízos às famílias que moram perto do rio.',
      },
      {
        wrong: 'O incentivo a prática de esportes afasta os adolescentes das telas.',
        right: 'O incentivo à prática de esportes afasta os adolescentes das telas.',
      },
      {
        wrong: 'A prefeitura ofereceu cursos gratuitos as mulheres que procuram emprego.',
        right: 'A prefeitura ofereceu cursos gratuitos às mulheres que procuram emprego.',
      },
      {
        wrong: 'A pesquisa comprova que dormir mal está ligado a queda do rendimento escolar.',
        right: 'A pesquisa comprova que dormir mal está ligado à queda do rendimento escolar.',
      },
      {
        wrong: 'Na zona rural, o transporte escolar nem sempre chega as localidades mais distantes.',
        right: 'Na zona rural, o transporte escolar nem sempre chega às localidades mais distantes.',
      },
      {
        wrong: 'A leitura em voz alta serve de estímulo a imaginação das crianças pequenas.',
        right: 'A leitura em voz alta serve de estímulo à imaginação das crianças pequenas.',
      },
      {
        wrong: 'Muitos torcedores assistiram a final do campeonato na praça da cidade.',
        right: 'Muitos torcedores assistiram à final do campeonato na praça da cidade.',
      },
      {
        wrong: 'A volta as aulas presenciais devolveu o convívio entre os colegas.',
        right: 'A volta às aulas presenciais devolveu o convívio entre os colegas.',
      },
      {
        wrong: 'O abandono da praça está associado a falta de iluminação no entorno.',
        right: 'O abandono da praça está associado à falta de iluminação no entorno.',
      },
    ],
  },
  {
    rule: 'crase/governed-noun',
    pairs: [
      {
        wrong: 'O jogo foi adiado devido a chuva que alagou o campo.',
        right: 'O jogo foi adiado devido à chuva que alagou o campo.',
      },
      {
        wrong: 'Graças a vacina, doenças que assustavam o país foram controladas.',
        right: 'Graças à vacina, doenças que assustavam o país foram controladas.',
      },
      {
        wrong: 'O excesso de telas é prejudicial a saúde dos olhos.',
        right: 'O excesso de telas é prejudicial à saúde dos olhos.',
      },
      {
        wrong: 'O barulho constante das máquinas é nocivo a audição dos operários.',
        right: 'O barulho constante das máquinas é nocivo à audição dos operários.',
      },
      {
        wrong: 'Jogar lixo pela janela do ônibus é um desrespeito a coletividade.',
        right: 'Jogar lixo pela janela do ônibus é um desrespeito à coletividade.',
      },
      {
        wrong: 'A turma já está acostumada as rodas de leitura das sextas-feiras.',
        right: 'A turma já está acostumada às rodas de leitura das sextas-feiras.',
      },
      {
        wrong: 'Dúvidas relativas a matrícula podem ser resolvidas na secretaria da escola.',
        right: 'Dúvidas relativas à matrícula podem ser resolvidas na secretaria da escola.',
      },
      {
        wrong: 'Muitos entregadores trabalham expostos as variações do clima, sem abrigo nem água.',
        right: 'Muitos entregadores trabalham expostos às variações do clima, sem abrigo nem água.',
      },
      {
        wrong: 'Quem mora na encosta está sujeito a perda da casa a cada temporal.',
        right: 'Quem mora na encosta está sujeito à perda da casa a cada temporal.',
      },
      {
        wrong: 'O terreno da antiga fábrica foi destinado a construção de uma biblioteca.',
        right: 'O terreno da antiga fábrica foi destinado à construção de uma biblioteca.',
      },
      {
        wrong: 'A letra do samba faz alusão a vida dos migrantes nordestinos em São Paulo.',
        right: 'A letra do samba faz alusão à vida dos migrantes nordestinos em São Paulo.',
      },
      {
        wrong: 'Parte da cidade permanece alheia a realidade dos ribeirinhos.',
        right: 'Parte da cidade permanece alheia à realidade dos ribeirinhos.',
      },
      {
        wrong: 'A curiosidade é inerente a infância e merece estímulo desde cedo.',
        right: 'A curiosidade é inerente à infância e merece estímulo desde cedo.',
      },
      {
        wrong: 'O curso noturno precisa ser adaptado a rotina de quem trabalha o dia inteiro.',
        right: 'O curso noturno precisa ser adaptado à rotina de quem trabalha o dia inteiro.',
      },
      {
        wrong: 'A renda de muitas artesãs do interior ainda é inferior a média nacional.',
        right: 'A renda de muitas artesãs do interior ainda é inferior à média nacional.',
      },
      {
        wrong: 'O laboratório exige obediência as normas de segurança durante os experimentos.',
        right: 'O laboratório exige obediência às normas de segurança durante os experimentos.',
      },
      {
        wrong: 'O agricultor que abandona a queimada se mostra favorável a preservação do solo.',
        right: 'O agricultor que abandona a queimada se mostra favorável à preservação do solo.',
      },
    ],
  },
  {
    rule: 'crase/in-relation',
    pairs: [
      {
        wrong: 'Em relação a saúde, a cidade avançou pouco nos últimos anos.',
        right: 'Em relação à saúde, a cidade avançou pouco nos últimos anos.',
      },
      {
        wrong: 'A cidade melhorou muito em relação a coleta de lixo.',
        right: 'A cidade melhorou muito em relação à coleta de lixo.',
      },
      {
        wrong: 'Há muita desinformação em relação as vacinas, mesmo entre adultos.',
        right: 'Há muita desinformação em relação às vacinas, mesmo entre adultos.',
      },
      {
        wrong: 'O debate diz respeito a qualidade da merenda servida nas escolas.',
        right: 'O debate diz respeito à qualidade da merenda servida nas escolas.',
      },
      {
        wrong: 'No que tange a segurança, a iluminação das ruas faz diferença.',
        right: 'No que tange à segurança, a iluminação das ruas faz diferença.',
      },
      {
        wrong: 'Com relação a mobilidade, faltam calçadas largas e rampas nas esquinas.',
        right: 'Com relação à mobilidade, faltam calçadas largas e rampas nas esquinas.',
      },
      {
        wrong: 'As queixas dos moradores dizem respeito as ruas sem calçamento.',
        right: 'As queixas dos moradores dizem respeito às ruas sem calçamento.',
      },
      {
        wrong: 'No que concerne a educação infantil, ainda faltam vagas em creches.',
        right: 'No que concerne à educação infantil, ainda faltam vagas em creches.',
      },
      {
        wrong: 'Quem lê muito se torna mais crítico em relação as propagandas que aparecem no celular.',
        right: 'Quem lê muito se torna mais crítico em relação às propagandas que aparecem no celular.',
      },
      {
        wrong: 'O preconceito com relação as religiões de matriz africana fere a liberdade de culto.',
        right: 'O preconceito com relação às religiões de matriz africana fere a liberdade de culto.',
      },
      {
        wrong: 'Com respeito a reciclagem, poucas cidades separam o lixo seco do úmido.',
        right: 'Com respeito à reciclagem, poucas cidades separam o lixo seco do úmido.',
      },
      {
        wrong: 'Uma decisão que pode dizer respeito a vida de todos deve ser discutida por todos.',
        right: 'Uma decisão que pode dizer respeito à vida de todos deve ser discutida por todos.',
      },
      {
        wrong: 'No que tange as praças, o abandono afasta as crianças e os idosos.',
        right: 'No que tange às praças, o abandono afasta as crianças e os idosos.',
      },
      {
        wrong: 'Muitos adolescentes sentem vergonha em relação a própria aparência.',
        right: 'Muitos adolescentes sentem vergonha em relação à própria aparência.',
      },
      {
        wrong: 'O regulamento foi pouco claro no que diz respeito as faltas por doença.',
        right: 'O regulamento foi pouco claro no que diz respeito às faltas por doença.',
      },
      {
        wrong: 'Os pais deveriam conversar mais com relação as amizades que os filhos fazem na internet.',
        right: 'Os pais deveriam conversar mais com relação às amizades que os filhos fazem na internet.',
      },
    ],
  },
];
