import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { forgetToken, readToken, storeToken } from "./token-store.ts";
import { useAuth } from "./use-auth.ts";
import { useSession } from "./use-session.ts";

const visited = watchPage();

function Page() {
  return <p>{useSession(false) ? "calls are made" : "nobody"}</p>;
}

/** The page's main island comes to life after the token was checked, as it may on a slow machine. */
function SlowPage() {
  return useAuth().status === "anonymous" ? <Page /> : null;
}

it("leaves a page on which nobody is signed in for the sign-in", () => {
  forgetToken();
  renderIsland(<Page />);
  expect(screen.getByText("nobody")).toBeTruthy();
  expect(visited).toEqual([expect.stringContaining("/login?next=")]);
});

it("stays where a token was refused and forgotten before the page looked: it says that the session has ended", async () => {
  storeToken("dead");
  fakeTrpc({ "GET /api/me": () => new Refusal(401, "Please sign in.") });
  renderIsland(<SlowPage />);
  expect(await screen.findByText("calls are made")).toBeTruthy();
  expect([readToken(), visited]).toEqual([null, []]);
});
