import { expect, it } from "vitest";
import { queryClient } from "./trpc.ts";

it("is new for each render on the server, so that nobody sees another's data", () => {
  const first = queryClient();
  first.setQueryData(["me"], "Alma");
  expect(queryClient()).not.toBe(first);
  expect(queryClient().getQueryData(["me"])).toBeUndefined();
});
