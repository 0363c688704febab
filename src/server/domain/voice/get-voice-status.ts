import type { Deps } from "#src/server/deps.ts";
import type { voiceStatusOutput } from "#src/shared/voice/voice.output.ts";
import type { z } from "zod";

/** What our own agent answers to: clients want a name, and there is only one. */
export const ownAgentId = "openpane";

/** Whether there is a coach to talk to, and who thinks behind it. */
export function getVoiceStatus({ voice }: Pick<Deps, "voice">): z.output<typeof voiceStatusOutput> {
  if (voice === null) return { enabled: false, agentId: "", brain: "built-in", heardBy: null };
  const agentId = "agentId" in voice ? voice.agentId : ownAgentId;
  return { enabled: true, agentId, brain: voice.name, heardBy: voice.heardBy };
}
