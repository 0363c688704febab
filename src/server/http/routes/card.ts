import { shareCardOutput } from "#src/shared/result/card.output.ts";
import { download } from "#src/server/http/rest/download.ts";
import type { Operation } from "#src/server/http/rest/operation.ts";
import { exportedPictureOutput } from "#src/shared/result/card.output.ts";
import { cardDraftInput, cardInput, keepsakeInput } from "#src/shared/result/card.input.ts";

/** A file that no cache on the way may keep. */
function keptByNobody(file: Parameters<typeof download>[0]): Response {
  const response = download(file);
  response.headers.set("cache-control", "private, no-store");
  return response;
}

const path = "/surveys/{surveyId}/card";

/** An owner's calls about the card of a round. */
export const cardOperations: readonly Operation[] = [
  {
    method: "post",
    path,
    summary:
      "Make a card to show, from clear words of the newest result; an earlier card of the round is gone then. Of an older round, whose peers weren’t told, it takes words of the Arena once the round is closed",
    procedure: "card.make",
    status: 201,
    body: cardInput,
    output: shareCardOutput,
  },
  {
    method: "get",
    path,
    summary: "The card of a round, and where it can be seen",
    procedure: "card.get",
    output: shareCardOutput,
  },
  {
    method: "delete",
    path,
    summary: "Remove the card: its page and picture are gone immediately",
    procedure: "card.revoke",
    status: 204,
  },
  {
    method: "get",
    path: `${path}/picture`,
    summary: "The picture of a card with these words as a PNG, for its owner alone: no card is made",
    procedure: "card.draw",
    query: cardDraftInput,
    otherOutputs: { "image/png": exportedPictureOutput },
    respond: keptByNobody,
  },
  {
    method: "get",
    path: "/surveys/{surveyId}/keepsake",
    summary:
      "The whole window of the newest result as a PNG, for its owner alone; with the round’s title or without",
    procedure: "card.keepsake",
    query: keepsakeInput,
    otherOutputs: { "image/png": exportedPictureOutput },
    respond: keptByNobody,
  },
];
