import type { TalkContext } from "#src/server/domain/voice/brain.ts";

/** At most two words of letters: anything else that was typed as a name isn't spoken. */
const plainName = /^[\p{L}\p{M}][\p{L}\p{M}'’.-]{0,20}(?: [\p{L}\p{M}][\p{L}\p{M}'’.-]{0,20})?$/u;

/** The name to address someone by, or null. */
export function callName(firstName: string | null): string | null {
  const name = (firstName ?? "").normalize("NFC").trim();
  return plainName.test(name) ? name : null;
}

/** Introduces the coach and its limits, before anyone tries to talk to it in vain. */
export function greeting(context: TalkContext): readonly string[] {
  const name = callName(context.firstName);
  return [
    name === null ? "Hello." : `Hello, ${name}.`,
    "I’m a program with set questions, so I can’t understand what you say.",
    "You answer by tapping.",
  ];
}
