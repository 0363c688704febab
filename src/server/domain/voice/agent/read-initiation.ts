import type { TalkContext } from "#src/server/domain/voice/brain.ts";
import { careFor } from "#src/shared/voice/care.ts";
import { isDemoRole } from "#src/shared/voice/demo-roles.ts";
import type { Initiation } from "#src/shared/voice/protocol.ts";
import { talkVariables, type Turn } from "#src/shared/voice/talk.ts";
import { answerMax, earlierTurnsMax } from "#src/shared/voice/voice-limits.ts";
import type { TalkSubject } from "#src/server/domain/voice/talk-subject.ts";
import { z } from "zod";

const firstNameMax = 80;
const textMax = { coach: 1_000, person: answerMax } as const;

const turn = z.object({ from: z.enum(["coach", "person"]), text: z.string() });

function parseList(json: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/**
 * The newest turns, each cut to its limit. What isn't a turn is left out: nobody is kept from talking by an old page. So is what someone in
 * trouble has said: they were told who can help, and no brain hears of it.
 */
const readTurns = (json: string): readonly Turn[] =>
  parseList(json)
    .slice(-earlierTurnsMax)
    .flatMap((value) => {
      const { data } = turn.safeParse(value);
      const text = data?.text.trim().slice(0, textMax[data.from]) ?? "";
      const isLeftOut = text === "" || (data?.from === "person" && careFor(text) !== null);
      return data === undefined || isLeftOut ? [] : [{ from: data.from, text }];
    });

/** What a brain may know: the subject of the talk, and what the client says with its first message. */
export function readInitiation(subject: TalkSubject, message: Initiation): TalkContext {
  const variables = message.dynamic_variables ?? {};
  const text = (name: string): string => {
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    return typeof value === "string" ? value.trim() : "";
  };
  const firstName = text(talkVariables.firstName).slice(0, firstNameMax);
  const role = text(talkVariables.role);
  return {
    ...subject,
    firstName: firstName === "" || careFor(firstName) !== null ? null : firstName,
    role: isDemoRole(role) ? role : null,
    textOnly: message.conversation_config_override?.conversation?.text_only === true,
    ownVoice: text(talkVariables.ownVoice) === "yes",
    earlierTurns: readTurns(text(talkVariables.earlierTurns)),
  };
}
