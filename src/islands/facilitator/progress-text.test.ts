import { expect, it } from "vitest";
import { progressText } from "./stages.tsx";

it.each([
  [{}, "No clients yet"],
  [{ invited: 1 }, "1 client: 1 hasn’t replied"],
  [
    { invited: 5, accepted: 1, answering: 3, ready: 1, shared: 2, declined: 1 },
    "13 clients: 2 shared with you, 1 ready to open, 4 under way, 5 haven’t replied, 1 declined",
  ],
])("tells how far %j are", (counts, text) => {
  expect(progressText(counts)).toBe(text);
});
