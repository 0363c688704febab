import { useQuery } from "@tanstack/react-query";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { api } from "#src/islands/kit/api/api.ts";
import { readToken, storeToken } from "#src/islands/kit/session/session.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { Refusal, fakeTrpc } from "#tests/fakes/trpc.ts";
import { LoadFailed } from "./loading.tsx";

const visited = watchPage();

function Surveys() {
  const query = useQuery({ queryKey: ["rounds"], queryFn: () => api.survey.list.query() });
  if (query.error === null) return <p>{query.data ? "All there" : "Loading"}</p>;
  return (
    <LoadFailed
      what="Your rounds"
      error={query.error}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

it("lets a person sign in again whose session has ended", async () => {
  const noted = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  history.replaceState(null, "", "/dashboard/self");
  storeToken("dead");
  fakeTrpc({ "survey.list": () => new Refusal(401, "Please sign in.") });
  renderIsland(<Surveys />);
  const signIn = await screen.findByRole("button", { name: "Sign in again" });
  expect(noted).toHaveBeenCalledOnce();
  expect(readToken()).toBe("dead");
  fireEvent.click(signIn);
  expect(readToken()).toBeNull();
  expect(visited).toEqual(["/login?next=%2Fdashboard%2Fself"]);
});

it("does not offer to retry what is not there", async () => {
  fakeTrpc({ "survey.list": () => new Refusal(404, "Round not found.") });
  renderIsland(<Surveys />);
  expect(await screen.findByRole("heading", { name: "There’s nothing here" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});
