import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { BrainName } from "#src/shared/voice/talk.ts";
import { request } from "#src/islands/kit/api/request.ts";

export interface VoiceStatus {
  readonly enabled: boolean;
  readonly brain: BrainName;
  /** Who hears the talk beside this server; null: nobody. */
  readonly heardBy: string | null;
}

/** Whether this server has a coach to talk to, and who thinks behind it. */
export function useVoiceStatus(): UseQueryResult<VoiceStatus> {
  return useQuery({ queryKey: ["/api/voice/feature-status"], queryFn: readVoiceStatus });
}

async function readVoiceStatus(): Promise<VoiceStatus> {
  const answer = await request("get", "/api/voice/feature-status", undefined, {
    kind: "query",
    seesTo401: true,
  });
  if (isVoiceStatus(answer)) return answer;
  throw new Error("Unable to connect to voice service. Please try again.");
}

const isVoiceStatus = (answer: unknown): answer is VoiceStatus =>
  typeof answer === "object" &&
  answer !== null &&
  "enabled" in answer &&
  "brain" in answer &&
  "heardBy" in answer;
