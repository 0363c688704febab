import { holdsOver } from "#tests/histories/hold.ts";
import { describe, it } from "vitest";

describe("the promise to peers", () => {
  it("holds over random histories: part 1 of 4", () => holdsOver(1), 600_000);
});
