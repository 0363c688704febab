import { defineRefusals } from "#src/server/errors.ts";
import { voiceTexts } from "#src/shared/voice/voice-texts.ts";

export const voiceErrors = defineRefusals("voice", {
  off: { kind: "unavailable", text: voiceTexts.off },
  ticketSpent: { kind: "forbidden", text: voiceTexts.ticketSpent },
  busy: { kind: "unavailable", text: voiceTexts.busy },
});
