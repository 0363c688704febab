import { voiceTexts } from "#src/shared/voice/voice-texts.ts";
import { expect, it } from "vitest";
import { talkTexts } from "./talk-texts.ts";
import { reasonOf } from "./wire.ts";

it.each(Object.values({ ...talkTexts, ...voiceTexts }))("a connection can be closed with: %s", (sentence) => {
  expect(reasonOf(sentence)).toBe(sentence);
});
