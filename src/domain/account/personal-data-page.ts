import type { PhotoConfirmation } from '../classrooms/photographed-essay.ts';
import type { ListedDisagreement } from '../disagreements/disagreement.ts';
import { ANSWER_OPENINGS, nameOfTarget } from '../disagreements/names.ts';
import type { Correction } from '../evaluation/correction.ts';
import { MESSAGE_KIND_NAMES, SENT_STATUS_NAMES } from '../messages/message.ts';
import { STUDENT_OFFER, TEACHER_OFFER } from '../plans/offers.ts';
import { purchaseFate } from '../plans/purchase.ts';
import { planBadge } from '../session/session-user.ts';
import { formatBirthDate } from '../profile/birth-date.ts';
import { isPortrait } from '../profile/portrait.ts';
import type { Profile } from '../profile/profile.ts';
import { ACHIEVEMENTS } from '../rewards/achievements.ts';
import { balanceOf } from '../rewards/ledger.ts';
import type { ExportedClassroom, ExportedEnrolment, PersonalData } from './personal-data.ts';

/** Formats a date for readers; returns an empty text if there is no date. */
type SayDate = (iso: string) => string;

/** Formats and names for the page, injected because they are not rules of the product. */
export type PageWords = {
  date: SayDate;
  gender: Record<Exclude<Profile['genero'], ''>, string>;
  schooling: Record<Exclude<Profile['escolaridade'], ''>, string>;
  interest: Record<Exclude<Profile['area_interesse'], ''>, string>;
};

/**
 * The personal data as a page to read and to print: one file without scripts, pictures or external resources. The
 * file is returned in parts, like the JSON. Data that only programs understand, such as the keys of this device, is
 * in the JSON only.
 */
export function toPageParts(data: PersonalData, words: PageWords): string[] {
  return [
    HEAD,
    ...sectionsOf(data, words).map(({ markup }) => markup),
    html`<h2 id="redacoes">Redações (${data.redacoes.length})</h2>`.markup,
    ...data.redacoes.map((one) => essay(one, data, words.date).markup),
    html`<footer><p>Este arquivo abre sem internet. O arquivo JSON traz os mesmos dados, para programas. Ele traz também
      o que está só no aparelho, como o rascunho e as preferências.</p></footer></body></html>`.markup,
  ];
}

/** Explicit colors, because the page is read without the app's styles. */
const HEAD = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Meus dados no Grifo</title><style>
body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 Georgia,serif;color:#1a1a1a;background:#fff}
h1,h2,h3{line-height:1.25;margin:2rem 0 .5rem}h2{border-bottom:1px solid #bbb}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dt{font-weight:bold}dd{margin:0;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.25rem .5rem;border-bottom:1px solid #ddd;overflow-wrap:anywhere}
.texto{white-space:pre-wrap;overflow-wrap:anywhere}article{border-top:2px solid #bbb;margin-top:2rem}
@media (max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}
@media print{body{margin:0;max-width:none}article{break-before:page}}
</style></head><body>`;

function sectionsOf(data: PersonalData, words: PageWords): Html[] {
  const { conta, perfil } = data;
  const sayDate = words.date;
  return [
    html`<h1>Meus dados no Grifo</h1>
      <p>
        De ${conta.name}, copiados em ${sayDate(data.exportadoEm)}. Ficam guardados em: ${data.guardadoEm}.
      </p>`,
    html`<h2>Conta e perfil</h2>
      ${facts([
        ['Nome', conta.name],
        ['E-mail', conta.email],
        ['Conta de', { student: 'estudante', teacher: 'professor', dev: 'equipe' }[conta.userType]],
        ['Desde', sayDate(conta.createdAt)],
        ['Plano', conta.userType === 'dev' ? '' : planBadge(conta.plan, conta.userType)],
        ['Créditos', String(conta.creditos_correcoes)],
        ['Telefone', perfil.telefone],
        ['Cidade', perfil.cidade],
        ['Estado', perfil.estado],
        ['País', perfil.pais],
        ['Foto', isPortrait(perfil.avatar_url) ? 'guardada no perfil, inteira no arquivo de dados' : ''],
        ['Endereço da foto', isPortrait(perfil.avatar_url) ? '' : perfil.avatar_url],
        ['Nascimento', formatBirthDate(perfil.data_nascimento)],
        ['Gênero', perfil.genero && words.gender[perfil.genero]],
        ['Escolaridade', perfil.escolaridade && words.schooling[perfil.escolaridade]],
        ['Interesse', perfil.area_interesse && words.interest[perfil.area_interesse]],
        ['Biografia', perfil.biografia],
        ['Aparece no ranking', data.apareceNoRanking ? 'sim' : 'não'],
      ])}`,
    ...data.turmas.map((one) => enrolment(one, sayDate)),
    ...data.remocoes.map((one) => removed(one, sayDate)),
    list(
      'Redações que professores fotografaram',
      data.redacoesFotografadas.map(({ enviado_em, sala_nome, correction, revisao }) => [
        sayDate(enviado_em),
        `${correction.theme} (sala ${sala_nome}, nota ${correction.finalScore})`,
        correction.originalText,
        revisao
          .map(({ competencia, comentario, motivo }) => `C${competencia}: ${motivo} ${comentario}`)
          .join(' '),
      ]),
    ),
    ...data.salas.map((one) => classroom(one, sayDate)),
    list(
      `Canetinhas (saldo: ${balanceOf(data.canetinhas)})`,
      data.canetinhas.map(({ created_at, description, amount }) => [
        sayDate(created_at),
        description,
        String(amount),
      ]),
    ),
    list(
      'Conquistas',
      data.conquistas.map((one) => [sayDate(one.data_desbloqueio), achievementName(one.codigo)]),
    ),
    list(
      'Compras',
      data.compras.map((purchase) => [
        sayDate(purchase.created_at),
        purchase.produto === 'professor_anual' ? TEACHER_OFFER.name : STUDENT_OFFER.name,
        purchase.creditos === 1 ? '1 crédito' : `${purchase.creditos} créditos`,
        purchaseFate(purchase) ?? '',
      ]),
    ),
    list(
      'Links de correções',
      data.linksDeCorrecoes.map(({ created_at, tema, valido_ate, com_nome }) => [
        sayDate(created_at),
        tema,
        `${com_nome ? 'com' : 'sem'} nome, até ${sayDate(valido_ate)}`,
      ]),
    ),
    list(
      'Do que você discordou nas correções',
      data.discordancias.map((one) => [
        sayDate(one.created_at),
        data.redacoes.find(({ id }) => id === one.redacao_id)?.theme ?? '',
        `Competência ${one.competencia}. ${nameOfTarget(one)}`,
        one.motivo,
        answerTo(one),
      ]),
    ),
    list(
      'Favoritos do repertório',
      data.repertorioFavorito.map((one) => [sayDate(one.created_at), one.entrada.replaceAll('-', ' ')]),
    ),
    list(
      'Linhas escritas à mão que você deu ao Grifo (as imagens estão no arquivo de dados)',
      data.linhasDadas.map(({ created_at, texto }) => [sayDate(created_at), texto]),
    ),
    list(
      'Treino, por falta (as frases e cada resposta estão no arquivo de dados)',
      data.treino.map((one) => [
        `desde ${sayDate(one.desde)}`,
        one.falta,
        `certas: ${one.acertos}, erradas: ${one.erros}, certas seguidas: ${one.seguidas}`,
      ]),
    ),
    list(
      'Mensagens à equipe',
      data.mensagens.map((one) => [
        sayDate(one.created_at),
        MESSAGE_KIND_NAMES[one.tipo_problema],
        one.mensagem,
        SENT_STATUS_NAMES[one.status],
      ]),
    ),
    list(
      'Versões do rascunho',
      data.versoesDoRascunho.map(({ at, theme, essay: text }) => [sayDate(at), theme, text]),
    ),
  ];
}

function answerTo({ resultado, resposta, com_redacao }: ListedDisagreement): string {
  const answer = resultado === null ? 'Sem resposta.' : `${ANSWER_OPENINGS[resultado]} ${resposta}`;
  return com_redacao ? `${answer} A equipe pode ler a redação.` : answer;
}

/** The name of an achievement; its code if the app no longer has it. */
function achievementName(codigo: string): string {
  return ACHIEVEMENTS.find((one) => one.codigo === codigo)?.nome ?? codigo;
}

function essay(correction: Correction, { avaliacoes }: PersonalData, sayDate: SayDate): Html {
  const { id, theme, submittedAt, finalScore, originalText, competencies, summary } = correction;
  const rating = avaliacoes.find(({ redacao }) => redacao === id);
  return html`<article>
    <h3>${theme || 'Sem tema'}</h3>
    <p>${sayDate(submittedAt)} · nota ${finalScore}</p>
    <div class="texto">${originalText}</div>
    <h4>Correção</h4>
    <table>
      ${competencies.map(
        ({ name, score, feedback }) =>
          html`<tr>
            <th>${name}</th>
            <td>${score}</td>
            <td>${feedback}</td>
          </tr>`,
      )}
    </table>
    ${points(4, 'Pontos fortes', summary.strengths)}${points(4, 'A melhorar', summary.weaknesses)}
    ${points(4, 'Próximos passos', summary.improvements)}
    ${points(
      4,
      'Marcações no texto',
      correction.aiAnalysis.erros_detectados.map(
        ({ trecho, mensagem, sugestao }) => `“${trecho}”: ${mensagem}${sugestao ? ` (${sugestao})` : ''}`,
      ),
    )}
    ${rating ? html`<p>Você avaliou a correção com ${rating.estrelas} de 5. ${rating.comentario}</p>` : ''}
  </article>`;
}

function enrolment(one: ExportedEnrolment, sayDate: SayDate): Html {
  const teachers = one.professores.join(', ');
  return html`<h2>Sala ${one.nome}</h2>
    <p>Com ${teachers}, desde ${sayDate(one.entrou_em)}. Redações enviadas: ${one.envios.length}.</p>
    ${one.avaliacoesDoProfessor.map(
      ({ enviado_em, revisao }) =>
        html`${points(
          3,
          `O que o professor disse da redação de ${sayDate(enviado_em)}`,
          revisao.map(
            ({ competencia, comentario, nivel, motivo }) =>
              `Competência ${competencia}: ${comentario}${nivel === null ? '' : ` Nível ${nivel}: ${motivo}`}`,
          ),
        )}`,
    )}`;
}

function removed(one: PersonalData['remocoes'][number], sayDate: SayDate): Html {
  const { sala_nome, entrou_em, removido_em, guardado_ate, envios } = one;
  return html`<h2>Sala ${sala_nome}, de que um professor removeu você</h2>
    <p>
      Desde ${sayDate(entrou_em)}, até ${sayDate(removido_em)}. O que você enviou fica guardado até
      ${sayDate(guardado_ate)}, para o caso de a remoção ser desfeita.
    </p>
    ${envios.map(
      ({ enviado_em, tema, texto, revisao, anotacoes }) =>
        html`${points(3, `Redação de ${sayDate(enviado_em)}: ${tema}`, [
          ...(texto === null ? [] : [texto]),
          ...(anotacoes?.geral ? [`O professor disse: ${anotacoes.geral}`] : []),
          ...(anotacoes?.marcas ?? []).map(({ trecho, comentario }) => `“${trecho}”: ${comentario}`),
          ...revisao.map(
            ({ competencia, comentario, nivel, motivo }) =>
              `Competência ${competencia}: ${comentario}${nivel === null ? '' : ` Nível ${nivel}: ${motivo}`}`,
          ),
        ])}`,
    )}`;
}

function classroom(one: ExportedClassroom, sayDate: SayDate): Html {
  return html`<h2>Sala ${one.nome}</h2>
    <p>${one.descricao} Criada em ${sayDate(one.criada_em)}.</p>
    ${points(3, 'Alunos', [
      ...one.alunos.map(({ nome }) => nome),
      ...one.nomes.map(({ nome, email }) => (email ? `${nome} (${email})` : nome)),
    ])}
    ${points(
      3,
      'Temas',
      one.temas.map(({ tema, criado_em }) => `${sayDate(criado_em)}: ${tema}`),
    )}
    <p>Redações recebidas: ${one.envios.length}.</p>
    ${one.autorizacaoDasFotos ? html`<p>${photoConfirmation(one.autorizacaoDasFotos, sayDate)}</p>` : ''}`;
}

function photoConfirmation({ professor_nome, confirmado_em }: PhotoConfirmation, sayDate: SayDate): string {
  return `Autorização para fotografar redações confirmada por ${professor_nome} em ${sayDate(confirmado_em)}.`;
}

function facts(rows: readonly (readonly [string, string])[]): Html {
  const given = rows.filter(([, value]) => value !== '');
  return html`<dl>
    ${given.map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`;
}

function list(title: string, rows: readonly (readonly string[])[]): Html {
  if (rows.length === 0) return html``;
  return html`<h2>${title}</h2>
    <table>
      ${rows.map(
        (cells) =>
          html`<tr>
            ${cells.map((cell) => html`<td class="texto">${cell}</td>`)}
          </tr>`,
      )}
    </table>`;
}

/** A list with its own heading: level 4 for an essay, level 3 for a class. */
function points(level: 3 | 4, title: string, sentences: readonly string[]): Html {
  if (sentences.length === 0) return html``;
  return html`${level === 3 ? html`<h3>${title}</h3>` : html`<h4>${title}</h4>`}
    <ul>
      ${sentences.map((one) => html`<li>${one}</li>`)}
    </ul>`;
}

/** Trusted markup: all values in it have been escaped. */
export type Html = { readonly markup: string };

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A template tag that escapes its values, except markup that the tag itself produced. */
export function html(
  parts: TemplateStringsArray,
  ...values: (string | number | Html | readonly Html[])[]
): Html {
  const markup = parts.reduce((done, part, index) => {
    const value = values[index];
    return done + part + (value === undefined ? '' : toMarkup(value));
  }, '');
  return { markup };
}

function toMarkup(value: string | number | Html | readonly Html[]): string {
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
  if (typeof value === 'number') return String(value);
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
}
