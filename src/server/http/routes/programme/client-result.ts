import { download } from "#src/server/http/rest/download.ts";
import type { Operation } from "#src/server/http/rest/operation.ts";
import { notesInput } from "#src/shared/programme/programme.input.ts";
import { notesOutput } from "#src/shared/programme/programme.output.ts";
import { preparationFormatInput } from "#src/shared/preparation/preparation.input.ts";
import { preparationOutput } from "#src/shared/preparation/preparation.output.ts";
import { preparationInWords, type Preparation } from "#src/shared/preparation/preparation.ts";
import { retakeOutput } from "#src/shared/preparation/retake.output.ts";
import { retakesInWords } from "#src/shared/preparation/retake.ts";
import { analysisOutput, exportedReportOutput } from "#src/shared/result/analysis.output.ts";
import { analysisInWords } from "#src/shared/result/texts/in-words.ts";
import { ledgerOutput } from "#src/shared/sharing/sharing.output.ts";
import type { SharedResult } from "#src/shared/sharing/shared-result.ts";

const path = "/facilitator/clients/{clientId}";

/** A client's result, as their facilitator sees it while it is shared. */
export const clientResultOperations: readonly Operation[] = [
  {
    method: "get",
    path: `${path}/analysis`,
    summary: "A client’s newest analysis; 404 unless they share it with you",
    procedure: "clientResult.analysis",
    respond: ({ analysis }: SharedResult) => analysisInWords(analysis),
    output: analysisOutput,
  },
  {
    method: "get",
    path: `${path}/ledger`,
    summary: "What a client agreed to and withdrew, oldest first: the same list that the client reads",
    procedure: "clientResult.ledger",
    output: ledgerOutput,
  },
  {
    method: "get",
    path: `${path}/preparation`,
    summary: "What to prepare a session with; 404 unless the client shares their result with you",
    procedure: "clientResult.preparationAs",
    query: preparationFormatInput,
    output: preparationOutput,
    otherOutputs: { "application/pdf": exportedReportOutput },
    respond: (given: Preparation | Parameters<typeof download>[0]) =>
      "contentType" in given ? download(given) : preparationInWords(given),
  },
  {
    method: "get",
    path: `${path}/retakes`,
    summary:
      "The results that a client shares with you in all of your programmes, and what changed beyond chance",
    procedure: "clientResult.retakes",
    output: retakeOutput.array(),
    respond: retakesInWords,
  },
  {
    method: "get",
    path: `${path}/notes`,
    summary: "Your own notes on a client",
    procedure: "clientResult.notes",
    output: notesOutput,
  },
  {
    method: "put",
    path: `${path}/notes`,
    summary: "Save your notes on a client",
    procedure: "clientResult.saveNotes",
    body: notesInput,
    output: notesOutput,
  },
];
