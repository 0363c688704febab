import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { replacements } from "./voice-sdk.mjs";

const library = "node_modules/@elevenlabs/client/dist";

/** An update of the library that moves one would silently bring WebRTC back into the build. */
it.each(Object.entries(replacements))(
  "%s is still in the voice library, and exports the same",
  (place, code) => {
    const [, name = ""] = /export (?:const|class) (\w+)/.exec(code) ?? [];
    expect(name).not.toBe("");
    const original = readFileSync(`${library}/${place}`, "utf8");
    expect(original).toMatch(new RegExp(`export (?:const|class|(?:async )?function) ${name}\\b`));
  },
);
