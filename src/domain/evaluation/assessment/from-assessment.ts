import type { CompetencyNumber, Level } from '../../rubric/competency.ts';
import { totalOf } from '../../rubric/total-of.ts';
import { applyCeilings } from '../../scoring/guards/apply-ceilings.ts';
import { isAddressedToGrader } from '../../scoring/guards/addressed-to-grader.ts';
import { CEILING_EXPLANATIONS } from '../../scoring/guards/ceiling.ts';
import { byCompetency } from '../by-competency.ts';
import { COMPETENCIES_WITH_ERRORS, MAX_IMPROVEMENTS } from '../correction.ts';
import type { Evaluation, EvaluationExtras } from '../evaluation.ts';
import type { EvidenceItem } from '../evidence.ts';
import { gatherEvidence } from '../feedback/gather-evidence.ts';
import { inFavor, against } from '../feedback/evidence-item.ts';
import { suggestVideos, toVideoSuggestion } from '../feedback/video-suggestions.ts';
import type { EssayReading } from '../read-essay.ts';
import { MAX_VIDEO_SUGGESTIONS } from '../rules-constants.ts';
import type { Span } from '../../text/span.ts';
import { zeroEvaluation } from '../zero-evaluation.ts';
import type { AssessedCompetency, Assessment } from './assessment.ts';
import { findOfficialCeilings, type OfficialCeiling } from './official-ceilings.ts';
import { cleanSentence } from './clean-sentence.ts';
import { createPassageFinder } from './find-passage.ts';
import { mergeFindings } from './merge-findings.ts';

const MAX_FEEDBACK_CHARACTERS = 900;
const MAX_POINT_CHARACTERS = 300;
const MAX_LABEL_CHARACTERS = 60;
const MAX_SUBJECT_CHARACTERS = 80;
const MAX_SUMMARY_POINTS = 5;
const MAX_EVIDENCE_ITEMS = 6;

/**
 * An evaluation from a language model's answer. The model names levels, passages and reasons; this code decides: an
 * essay off its theme or of another text type is worth 0, official ceilings hold, the total is a sum, quotes and
 * errors stand only where the essay has them, links are our own.
 * @param version Which prompt and model the answer came from.
 */
export function fromAssessment(
  assessment: Assessment,
  { reading, version }: { reading: EssayReading; version: string },
): Evaluation {
  const coherence = {
    coherent: assessment.tema.abordagem === 'completa',
    justification: cleanSentence(assessment.tema.justificativa, MAX_POINT_CHARACTERS),
  };
  const provenance = { producer: 'model', version } as const;
  const zeroReason = zeroReasonOf(assessment);
  if (zeroReason) return zeroEvaluation(zeroReason, { ...provenance, coherence });

  const essay = reading.essay.text;
  const findPassage = createPassageFinder(essay);
  const ceilings = findOfficialCeilings(assessment, findPassage);
  const levels = applyCeilings(levelsOf(assessment), ceilings);
  const assessed = (number: CompetencyNumber) => assessment.competencias[`competencia_${number}`];
  const improvements = byCompetency((number) => cleanList(assessed(number).melhorias, MAX_IMPROVEMENTS));
  const ruleEvidence = gatherEvidence(reading);
  const subjects = assessment.estudos.map((subject) => cleanSentence(subject, MAX_SUBJECT_CHARACTERS));
  const videos = [...new Set(subjects.filter(Boolean))].slice(0, MAX_VIDEO_SUGGESTIONS);
  return {
    nota_final: totalOf(levels),
    competencias: byCompetency((number) => ({
      note: levels[number],
      feedback: cleanSentence(assessed(number).feedback, MAX_FEEDBACK_CHARACTERS),
      ...(COMPETENCIES_WITH_ERRORS.has(number) && { erros: improvements[`competencia_${number}`] }),
    })),
    erros_detectados: mergeFindings(essay, reading.findings, assessment.erros_detectados, findPassage),
    videos_sugeridos: videos.length > 0 ? videos.map(toVideoSuggestion) : suggestVideos(reading, levels),
    resumo: summaryOf(assessment, reading),
    grifo: {
      ...provenance,
      ...(ceilings.length > 0 && { ceilings: ceilings.map(explain) }),
      evidence: byCompetency((number) => {
        const quoted = evidenceOf(essay, assessed(number), findPassage);
        return quoted.length > 0 ? quoted : ruleEvidence[`competencia_${number}`];
      }),
      improvements,
      coherence,
    },
  };
}

function zeroReasonOf({ tema, tipo_textual: type }: Assessment): EvaluationExtras['zeroReason'] | null {
  if (tema.abordagem === 'fuga') return 'fuga-ao-tema';
  return type.dissertativo_argumentativo ? null : 'tipo-textual';
}

function levelsOf({ competencias }: Assessment): Record<CompetencyNumber, Level> {
  return {
    1: competencias.competencia_1.note,
    2: competencias.competencia_2.note,
    3: competencias.competencia_3.note,
    4: competencias.competencia_4.note,
    5: competencias.competencia_5.note,
  };
}

/** The passages the essay really has, under what the model says they show. */
function evidenceOf(
  essay: string,
  { trechos }: AssessedCompetency,
  findPassage: (quote: string) => Span | null,
): EvidenceItem[] {
  const items: EvidenceItem[] = [];
  for (const { trecho, lado, mostra } of trechos) {
    const place = findPassage(trecho);
    const label = cleanSentence(mostra, MAX_LABEL_CHARACTERS);
    if (!place || label === '' || items.length === MAX_EVIDENCE_ITEMS) continue;
    items.push((lado === 'favor' ? inFavor : against)(essay, label, { spans: [place] }));
  }
  return items;
}

/** A note to the grader was kept from the model, and so must be told by us. */
function summaryOf({ resumo }: Assessment, reading: EssayReading): Evaluation['resumo'] {
  const { seen, advice } = CEILING_EXPLANATIONS['recado-ao-corretor'];
  const hasNote = isAddressedToGrader(reading.essay);
  return {
    pontos_fortes: cleanList(resumo.pontos_fortes, MAX_SUMMARY_POINTS),
    pontos_fracos: [...(hasNote ? [seen] : []), ...cleanList(resumo.pontos_fracos, MAX_SUMMARY_POINTS)],
    melhorias: [...(hasNote ? [advice] : []), ...cleanList(resumo.melhorias, MAX_SUMMARY_POINTS)],
  };
}

/** No empty point, none twice. */
function cleanList(points: readonly string[], most: number): string[] {
  const clean = points.map((point) => cleanSentence(point, MAX_POINT_CHARACTERS)).filter(Boolean);
  return [...new Set(clean)].slice(0, most);
}

function explain({ reason, seen, advice }: OfficialCeiling) {
  return { reason, seen, advice };
}
