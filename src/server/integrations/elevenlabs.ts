import { seconds } from "#src/server/clock.ts";
import type { TalksElsewhere } from "#src/server/domain/voice/brain.ts";
import { DomainError } from "#src/server/errors.ts";
import type { Logger } from "#src/server/log.ts";
import { noteStatus, type Reachability } from "#src/server/reachability.ts";
import { isLoopbackHost } from "#src/shared/loopback.ts";
import { z } from "zod";

/** A person is waiting. */
const deadlineMs = seconds(8);
/** A signed URL is a few hundred characters; a body that is larger than this isn't one. */
const longestBody = 16_384;

export interface ElevenLabsSettings {
  readonly apiKey: string;
  readonly agentId: string;
  /** The service's base URL without a trailing slash, such as https://api.eu.residency.elevenlabs.io. */
  readonly apiUrl: string;
  readonly log: Logger;
  readonly reachability: Reachability;
}

const texts = {
  away: "The voice coach can’t be reached right now. Please try again in a few minutes.",
  busy: "The voice coach has no time right now. Please try again later.",
  refused: "The voice coach isn’t set up correctly on this site. Please tell us if this goes on.",
} as const;
type Trouble = keyof typeof texts;

const unavailable = (trouble: Trouble): DomainError =>
  new DomainError({ kind: "unavailable", code: `voice.provider_${trouble}`, text: texts[trouble] });

/** ElevenLabs, which talks with browsers directly. Our key stays on the server. */
export function elevenLabs(settings: ElevenLabsSettings, timeoutMs = deadlineMs): TalksElsewhere {
  const { apiKey, agentId, apiUrl, log, reachability } = settings;
  const url = new URL(`${apiUrl}/v1/convai/conversation/get-signed-url`);
  url.searchParams.set("agent_id", agentId);
  // Makes the URL good for one talk. Otherwise it starts any number within fifteen minutes, on our bill.
  url.searchParams.set("include_conversation_id", "true");
  const refuse = (trouble: Trouble, status: number | null, fault: string | null): never => {
    log.warn("no signed url from elevenlabs", { status, fault });
    throw unavailable(trouble);
  };
  const ask = async () => {
    const response = await fetch(url, {
      headers: { "xi-api-key": apiKey, accept: "application/json" },
      // Our key must not follow a redirect.
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, isOk: response.ok, body: await readBody(response) };
  };
  return {
    name: "elevenlabs",
    heardBy: "ElevenLabs",
    hasVoice: true,
    agentId,
    signedUrl: async () => {
      const answer = await ask().catch((error: unknown) => {
        reachability.failed();
        return refuse("away", null, error instanceof Error ? error.name : null);
      });
      const { status, isOk, body } = answer;
      const trouble = isOk ? null : troubleOf(status, body);
      if (trouble === "busy") reachability.answered();
      else noteStatus(reachability, status);
      if (trouble !== null) return refuse(trouble, status, null);
      const signed = signedUrlIn(body, url);
      return signed ?? refuse("refused", status, "no_url");
    },
  };
}

/** The body as JSON; null if it is too long or invalid. */
async function readBody(response: Response): Promise<unknown> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of response.body ?? []) {
    length += piece.length;
    // Leaving the loop closes the connection.
    if (length > longestBody) return null;
    pieces.push(piece);
  }
  try {
    return JSON.parse(Buffer.concat(pieces).toString("utf8"));
  } catch {
    return null;
  }
}

const errorDetail = z.object({
  status: z.string().optional(),
  code: z.string().optional(),
  type: z.string().optional(),
});
/** What went wrong is a sentence, an object, or a list of faults in the request. */
const errorBody = z.object({ detail: z.union([z.string(), z.array(z.unknown()), errorDetail]) });

function troubleOf(status: number, body: unknown): Trouble {
  const detail = errorBody.safeParse(body).data?.detail;
  const words =
    typeof detail === "string"
      ? detail
      : detail !== undefined && !Array.isArray(detail)
        ? [detail.status, detail.code, detail.type].join(" ")
        : "";
  // A used-up quota also comes as a 401.
  if (status === 429 || /quota|concurren|rate.?limit|too_many|busy/i.test(words)) return "busy";
  return status >= 500 || status === 408 ? "away" : "refused";
}

const signedBody = z.object({ signed_url: z.string().max(4_096) });

/** The URL if it leads to our configured host, encrypted; tests on this machine may go without. */
function signedUrlIn(body: unknown, from: URL): string | null {
  const signed = signedBody.safeParse(body).data?.signed_url;
  if (signed === undefined || !URL.canParse(signed)) return null;
  const { protocol, host, hostname } = new URL(signed);
  const isPrivate = protocol === "wss:" || (protocol === "ws:" && isLoopbackHost(hostname));
  return isPrivate && host === from.host ? signed : null;
}
