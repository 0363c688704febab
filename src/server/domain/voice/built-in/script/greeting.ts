import type { TalkContext } from "#src/server/domain/voice/brain.ts";

/** At most two words of letters: anything else that was typed as a name isn't said. */
const plainName = /^[\p{L}\p{M}][\p{L}\p{M}'’.-]{0,20}(?: [\p{L}\p{M}][\p{L}\p{M}'’.-]{0,20})?$/u;

/** The name to call someone by, or null. */
export function callName(firstName: string | null): string | null {
  const name = (firstName ?? "").normalize("NFC").trim();
  return plainName.test(name) ? name : null;
}

/** Who is talking here, and what it can't do: said before anyone tells it something in vain. */
export function greeting(context: TalkContext): readonly string[] {
  const name = callName(context.firstName);
  return [
    name === null ? "Hello." : `Hello, ${name}.`,
    "I’m a program with set questions, so I can’t understand what you say.",
    "You answer by tapping.",
  ];
}
