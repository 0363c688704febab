import type { TalkContext } from "#src/server/domain/voice/brain.ts";

/** At most two words of letters: anything else that was typed as a name isn't said. */
const plainName = /^[\p{L}\p{M}][\p{L}\p{M}'’.-]{0,20}(?: [\p{L}\p{M}][\p{L}\p{M}'’.-]{0,20})?$/u;

/** The name to call someone by, or null. */
export function callName(firstName: string | null): string | null {
  const name = (firstName ?? "").normalize("NFC").trim();
  return plainName.test(name) ? name : null;
}

/** What the coach can't do, said once and before anyone talks to it for a minute in vain. */
export const speechNote: readonly string[] = [
  "I’m a program: I hear when you speak and when you stop, but I can’t understand the words.",
  "It’s still worth saying your answers aloud, or you can type or tap them.",
];

/** Who is talking here, and about what. */
export function greeting(context: TalkContext, subject: readonly string[]): readonly string[] {
  const name = callName(context.firstName);
  const note = context.textOnly ? ["I’m a program, not a person."] : speechNote;
  return [name === null ? "Hello." : `Hello, ${name}.`, ...note, ...subject];
}
