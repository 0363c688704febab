import { holdsOver } from "#tests/histories/hold.ts";
import { describe, it } from "vitest";

describe("the promise to peers", () => {
  it("holds over random histories: part 2 of 4", () => holdsOver(2), 600_000);
});
