import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Sent } from "./Sent.tsx";
import { shownProgrammeSummary } from "#tests/factories/programme/shown-new-programme.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc } from "#tests/fakes/trpc.ts";
import { storeSkipped } from "./outcome.ts";

const visited = watchPage();
const programme = shownProgrammeSummary();
const show = (sending: { sent: number; waiting: number; later?: number; failed: number }) =>
  renderIsland(<Sent faId="fa-1" initial={{ programme, sending: { later: 0, ...sending } }} />);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe("progress", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is asked for every two seconds while something waits, and not after that", async () => {
    let sent = 4;
    const calls = fakeTrpc({
      "programme.sending": () => {
        sent += 7;
        return { sent, waiting: 18 - sent, failed: 0 };
      },
    });
    show({ sent: 4, waiting: 14, failed: 0 });
    const bar = screen.getByRole<HTMLProgressElement>("progressbar", { name: "4 of 18 invitations sent" });
    expect([bar.value, bar.max]).toEqual([4, 18]);
    expect(calls).toHaveLength(0);
    await pass(2_100);
    expect(screen.getByText("11 of 18 invitations sent")).toBeTruthy();
    await pass(2_100);
    expect(screen.getByText("All 18 invitations are sent.")).toBeTruthy();
    expect(screen.queryByRole("progressbar")).toBeNull();
    await pass(10_000);
    expect(calls).toHaveLength(2);
  });

  it("is not asked for in a tab that nobody looks at", async () => {
    const calls = fakeTrpc({ "programme.sending": () => ({ sent: 5, waiting: 13, later: 0, failed: 0 }) });
    const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    show({ sent: 4, waiting: 14, failed: 0 });
    await pass(10_000);
    expect(calls).toHaveLength(0);
    hidden.mockReturnValue("visible");
    await pass(2_100);
    expect(calls).toHaveLength(1);
  });
});

describe("what came of it", () => {
  it("names who was skipped, and why", () => {
    fakeTrpc({});
    storeSkipped("fa-1", [{ name: "Sam Reed", email: "sam@example.org", reason: "is a client already." }]);
    show({ sent: 2, waiting: 0, failed: 0 });
    expect(screen.getByText("1 person wasn’t invited")).toBeTruthy();
    expect(screen.getByText("Sam Reed").closest("li")?.textContent).toBe(
      "Sam Reed (sam@example.org) is a client already.",
    );
  });

  it("says what could not be delivered", () => {
    fakeTrpc({});
    show({ sent: 1, waiting: 0, failed: 2 });
    expect(screen.getByText("1 of 3 invitations sent")).toBeTruthy();
    expect(screen.getByText(/2 invitations couldn’t be delivered/)).toBeTruthy();
  });

  it("says that some go out later, and doesn't wait for them", () => {
    fakeTrpc({});
    show({ sent: 2, waiting: 0, later: 1, failed: 0 });
    expect(screen.getByText("2 of 3 invitations sent")).toBeTruthy();
    expect(screen.getByText(/1 invitation goes out later/)).toBeTruthy();
  });

  it("leads someone unknown to the login", () => {
    renderIsland(<Sent faId="fa-1" initial={null} />);
    expect(visited).toHaveLength(1);
  });
});
