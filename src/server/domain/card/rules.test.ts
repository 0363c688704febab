import { makeAgreeingSnapshot } from "#tests/factories/snapshot.ts";
import { describe, expect, it } from "vitest";
import { requireClearArenaWords } from "./make-card.ts";

const own = ["able", "accepting", "bold"];
const result = makeAgreeingSnapshot(own, 5, ["able", "bold", "kind", "warm"]);

describe("requireClearArenaWords", () => {
  it("takes what both sides picked", () => {
    expect(() => requireClearArenaWords(result, ["bold", "able"])).not.toThrow();
  });

  it("takes none while a result says what people said, and no more", () => {
    const glimpse = makeAgreeingSnapshot(own, 4, ["able", "bold"]);
    expect(() => requireClearArenaWords(glimpse, ["able"])).toThrow(/clearly stand out/);
  });

  it.each([
    ["of the Blind Spot", "kind"],
    ["of the Façade", "accepting"],
    ["of the Unknown", "witty"],
    ["that there is not", "awesome"],
  ])("refuses a word %s, and says which field is at fault", (_, word) => {
    expect(() => requireClearArenaWords(result, ["able", word])).toThrow(
      expect.objectContaining({
        kind: "bad_request",
        issues: [expect.objectContaining({ path: "selectedTraits" })],
      }),
    );
  });
});
