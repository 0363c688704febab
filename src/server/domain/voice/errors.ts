import { defineRefusal } from "#src/server/errors.ts";
import { voiceTexts } from "#src/shared/voice/voice-texts.ts";

export const voiceErrors = {
  off: defineRefusal({ code: "voice.off", kind: "unavailable", text: voiceTexts.off }),
  ticketSpent: defineRefusal({
    code: "voice.ticketSpent",
    kind: "forbidden",
    text: voiceTexts.ticketSpent,
  }),
  busy: defineRefusal({ code: "voice.busy", kind: "unavailable", text: voiceTexts.busy }),
};
