import { holdsOver } from "#tests/histories/hold.ts";
import { describe, it } from "vitest";

describe("the promise to peers", () => {
  it("holds over random histories: part 3 of 4", () => holdsOver(3), 600_000);
});
