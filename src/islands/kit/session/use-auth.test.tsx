import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetToken, readToken, storeToken } from "./session.ts";
import { useAuth, useSession } from "./use-auth.ts";

const visited = watchPage();
const user = { id: "u1", onboardingState: { intendedAccountType: null, return_to: null } };

function Shown() {
  const auth = useAuth();
  return (
    <p>{auth.status === "authenticated" ? `${auth.status} ${auth.user.id} ${auth.token}` : auth.status}</p>
  );
}

describe("the token that a browser keeps", () => {
  beforeEach(() => storeToken("abc"));

  it("is checked once on a page, past every cache, whoever asks", async () => {
    fakeTrpc({ "GET /api/me": () => user });
    renderIsland(
      <>
        <Shown />
        <Shown />
      </>,
    );
    expect(screen.getAllByText("loading")).toHaveLength(2);
    expect(await screen.findAllByText("authenticated u1 abc")).toHaveLength(2);
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^\/api\/me\?refresh=\d{13}$/),
      expect.objectContaining({
        headers: { "cache-control": "no-cache", pragma: "no-cache", authorization: "Bearer abc" },
      }),
    );
  });

  it.each([
    ["is refused", () => new Refusal(401, "Please sign in.")],
    ["belongs to nobody", () => ({})],
    ["is answered with nonsense", () => "hello"],
  ])("is forgotten when it %s", async (_, answer) => {
    fakeTrpc({ "GET /api/me": answer });
    renderIsland(<Shown />);
    expect(await screen.findByText("anonymous")).toBeTruthy();
    expect([readToken(), visited]).toEqual([null, []]);
  });

  it.each([
    ["the network is lost", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["the server fails", () => new Refusal(503, "Not now.")],
    ["the server is too busy", () => new Refusal(429, "Later.")],
  ])("is kept for the next page when %s", async (_, answer) => {
    fakeTrpc({ "GET /api/me": answer });
    renderIsland(<Shown />);
    expect(await screen.findByText("anonymous")).toBeTruthy();
    expect(readToken()).toBe("abc");
  });

  it("is not forgotten for an older one that is refused", async () => {
    fakeTrpc({
      "GET /api/me": () => {
        storeToken("newer");
        return new Refusal(401, "Please sign in.");
      },
    });
    renderIsland(<Shown />);
    expect(await screen.findByText("anonymous")).toBeTruthy();
    expect(readToken()).toBe("newer");
  });
});

it("needs no call where there is no token", async () => {
  forgetToken();
  const calls = fakeTrpc({ "GET /api/me": () => user });
  renderIsland(<Shown />);
  await vi.waitFor(() => expect(screen.getByText("anonymous")).toBeTruthy(), 10_000);
  expect(calls).toEqual([]);
});

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
