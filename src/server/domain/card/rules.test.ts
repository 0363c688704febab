import { makeAgreeingSnapshot } from "#tests/factories/snapshot.ts";
import { describe, expect, it } from "vitest";
import { requireArenaWords } from "./rules.ts";

/* Own words: able … calm. Three of them were picked by others too, and two that are not own ones. */
const result = makeAgreeingSnapshot(["able", "accepting", "bold"], 3, ["able", "bold", "kind", "warm"]);

describe("requireArenaWords", () => {
  it("takes what both sides picked", () => {
    expect(() => requireArenaWords(result, ["bold", "able"])).not.toThrow();
  });

  it.each([
    ["of the Blind Spot", "kind"],
    ["of the Façade", "accepting"],
    ["of the Unknown", "witty"],
    ["that there is not", "awesome"],
  ])("refuses a word %s, and says which field is at fault", (_, word) => {
    expect(() => requireArenaWords(result, ["able", word])).toThrow(
      expect.objectContaining({
        kind: "bad_request",
        issues: [expect.objectContaining({ path: "selectedTraits" })],
      }),
    );
  });
});
