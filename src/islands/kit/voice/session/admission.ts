import { errorText } from "#src/islands/kit/api/api-error.ts";
import { request } from "#src/islands/kit/api/request.ts";
import type { TalkPurpose } from "#src/shared/voice/talk.ts";
import { type Admission, TalkFailure, unableToConnect } from "./talk.ts";

interface Asked {
  readonly purpose: TalkPurpose;
  readonly surveyId?: string | undefined;
  /** Asks for the built-in coach instead of the usual one. */
  readonly brain?: "built-in" | undefined;
}

/**
 * Asks the server for a way into a talk.
 *
 * @throws {TalkFailure} with the server's sentence when it gives none
 */
export async function requestAdmission({ purpose, surveyId, brain }: Asked): Promise<Admission> {
  const query = new URLSearchParams({
    purpose,
    ...(surveyId !== undefined && { surveyId }),
    ...(brain && { brain }),
  });
  const answer = await request("get", `/api/voice/get-signed-url?${query.toString()}`, undefined, {
    // A demo needs no sign-in, and panels show the error themselves.
    seesTo401: true,
  }).catch((error: unknown) => {
    throw new TalkFailure({ kind: "refused", message: errorText(error) });
  });
  if (isAdmission(answer)) return answer;
  throw new TalkFailure({ kind: "no-connection", message: unableToConnect });
}

const isAdmission = (answer: unknown): answer is Admission =>
  typeof answer === "object" && answer !== null && "signedUrl" in answer && "variables" in answer;
