import {
  surveyOutput,
  shareLinkOutput,
  questionOutput,
  answerOptionOutput,
  currentAssessmentOutput,
} from "#src/shared/survey/survey.output.ts";
import { dashboardStatsOutput } from "#src/shared/survey/dashboard.output.ts";
import type { Operation } from "#src/server/http/rest/operation.ts";
import { newSurveyInput, selectionInput, surveyChangesInput } from "#src/shared/survey/survey.input.ts";

const path = "/surveys/{surveyId}";

/** An owner's calls about rounds. */
export const surveyOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/surveys",
    summary: "Your rounds, newest first",
    procedure: "survey.list",
    output: surveyOutput.array(),
  },
  {
    method: "post",
    path: "/surveys",
    summary: "Start a round; it has no public link yet",
    procedure: "survey.create",
    status: 201,
    body: newSurveyInput,
    output: surveyOutput,
  },
  {
    method: "get",
    path,
    summary: "One round",
    procedure: "survey.get",
    output: surveyOutput,
  },
  {
    method: "patch",
    path,
    summary: "Change title, description, deadline, or raise the minimum of answers",
    procedure: "survey.update",
    body: surveyChangesInput,
    output: surveyOutput,
  },
  {
    method: "delete",
    path,
    summary: "Erase a round with its answers and results",
    procedure: "survey.delete",
    status: 204,
  },
  {
    method: "put",
    path: `${path}/self`,
    summary: "Keep your own words; until the first reveal",
    procedure: "survey.saveSelf",
    body: selectionInput,
    output: surveyOutput,
  },
  {
    method: "put",
    path: `${path}/prediction`,
    summary: "Keep your guess of the words that others pick; optional, until the first reveal",
    procedure: "survey.savePrediction",
    body: selectionInput,
    output: surveyOutput,
  },
  {
    method: "delete",
    path: `${path}/prediction`,
    summary: "Remove your guess; until the first reveal",
    procedure: "survey.dropPrediction",
    output: surveyOutput,
  },
  {
    method: "post",
    path: `${path}/share`,
    summary: "Make the open link, or get the present one",
    procedure: "survey.share",
    output: shareLinkOutput,
  },
  {
    method: "delete",
    path: `${path}/share`,
    summary: "Revoke the open link",
    procedure: "survey.unshare",
    status: 204,
  },
  {
    method: "post",
    path: `${path}/close`,
    summary: "End a round: nobody can answer any more",
    procedure: "survey.close",
    output: surveyOutput,
  },
  {
    method: "post",
    path: `${path}/thanks`,
    summary: "Thank everyone who was invited, once: after the first reveal, or once the round is closed",
    procedure: "survey.thank",
    output: surveyOutput,
  },
  {
    method: "get",
    path: `${path}/questions`,
    summary: "The question that peers answer",
    procedure: "survey.questions",
    output: questionOutput.array(),
  },
  {
    method: "get",
    path: `${path}/answer-options`,
    summary: "The words that answer the question",
    procedure: "survey.answerOptions",
    output: answerOptionOutput.array(),
  },
  {
    method: "get",
    path: "/dashboard/stats",
    summary: "Totals over your rounds, and the newest five",
    procedure: "survey.stats",
    output: dashboardStatsOutput,
  },
  {
    method: "get",
    path: "/user/current-assessment",
    summary: "The newest round that still runs; null where there is none",
    procedure: "survey.current",
    output: currentAssessmentOutput,
  },
];
