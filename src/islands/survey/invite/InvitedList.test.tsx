import { overlappingSurvey } from "#tests/factories/shown-survey.ts";
import { emails, invitationTo, send, show } from "#tests/fakes/invite-by-mail.tsx";
import { watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { act, cleanup, fireEvent, render, renderHook, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OverlapNotice } from "./InviteByMail.tsx";
import { usePace } from "#src/islands/survey/page/LoadedSurvey.tsx";

watchPage();

describe("the list of invited people", () => {
  const items = () => within(screen.getByRole("list", { name: "Invited people" })).getAllByRole("listitem");
  const takeBack = (email: string) => send(`Withdraw the invitation to ${email}`);
  const answer = (name: string) =>
    fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name }));

  it("says whose email goes out later, and whose couldn't be sent", async () => {
    const [later, failed, usual] = emails(3).map(invitationTo);
    fakeTrpc({
      "invitation.list": () => [{ ...later, delivery: "later" }, { ...failed, delivery: "failed" }, usual],
    });
    show();
    await screen.findByText(/^3 people invited\./);
    const texts = items().map(({ textContent }) => textContent);
    expect(texts[0]).toContain("Goes out later: this address has had too many invitations today.");
    expect(texts[1]).toContain(
      "Couldn’t be sent: this address has had too many invitations. Ask them directly or use your link.",
    );
    expect(texts[2]).not.toContain("too many");
  });

  it("can be tried again", async () => {
    let isDown = true;
    fakeTrpc({
      "invitation.list": () => (isDown ? new Refusal(500, "It failed.") : emails(2).map(invitationTo)),
    });
    show();
    expect(await screen.findByText("The list of people you invited didn’t load")).toBeTruthy();
    isDown = false;
    send("Try again");
    await vi.waitFor(() => expect(items()).toHaveLength(2), 10_000);
  });

  it.each([
    [404, 0],
    [500, 1],
  ])("after a refusal with %i has people: %i", async (status, left) => {
    fakeTrpc({
      "invitation.list": () => emails(1).map(invitationTo),
      "invitation.revoke": () => new Refusal(status, "It was not done."),
    });
    show();
    await screen.findByText(/^1 person invited\./);
    takeBack("person-0@example.org");
    answer("Withdraw it");
    await screen.findByText(
      left === 0 ? "You haven’t invited anyone by email yet." : "The invitation wasn’t withdrawn",
    );
    expect(screen.queryAllByRole("listitem")).toHaveLength(left);
  });
});

const { overlap } = overlappingSurvey();
const late = overlap && { ...overlap, peopleMissing: 0, peopleAdded: 0 };
const takenBack = /whose invitation you withdrew/;

it.each([
  ["Your window can’t open with this list", overlappingSurvey()],
  ["Your next result can’t open with this list", overlappingSurvey({ hasAnalysis: true })],
  ["Your window can’t open yet", overlappingSurvey({ overlap: late })],
  ["Your next result can’t open yet", overlappingSurvey({ overlap: late, hasAnalysis: true })],
])("says: %s", (title, survey) => {
  render(<OverlapNotice survey={survey} />);
  expect(screen.getByText(title)).toBeTruthy();
  // Which invitations count says nothing where the list is fine, and one answer is missing.
  expect(screen.queryByText(takenBack) === null).toBe(survey.overlap === late);
});

it("says nothing if no other round is in the way", () => {
  const { container } = render(<OverlapNotice survey={overlappingSurvey({ overlap: null })} />);
  expect(container.textContent).toBe("");
});

describe("how often it is asked for", () => {
  const minute = 60_000;
  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it("asks every 15 s for ten minutes, and again after someone comes back", () => {
    const { result } = renderHook(usePace);
    expect(result.current).toBe(15_000);
    pass(10 * minute - 1);
    expect(result.current).toBe(15_000);
    pass(1);
    expect(result.current).toBe(false);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(result.current).toBe(15_000);
    pass(10 * minute);
    expect(result.current).toBe(false);
  });
});
