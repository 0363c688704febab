import type { Turn } from "#src/shared/voice/talk.ts";

const speakers = { coach: "Coach", person: "You" } as const;

/** A talk as a text file for the person's device, named after the day where they are. */
export function transcriptFile(turns: readonly Turn[], roundTitle: string, now: Date) {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
  const lines = turns.map(({ from, text }) => `${speakers[from]}: ${text.replaceAll(/\s+/g, " ").trim()}`);
  const title = `A talk about “${roundTitle}”, ${day}`;
  return {
    fileName: `openpane-talk-${day}.txt`,
    contentType: "text/plain;charset=utf-8",
    body: `${[title, ...lines].join("\n\n")}\n`,
  };
}
