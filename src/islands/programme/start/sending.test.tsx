import { draftKey, type Aim } from "./use-wizard.ts";
import { shownNewProgramme, shownProgrammeSummary } from "#tests/factories/programme/shown-new-programme.ts";
import { watchPage } from "#tests/fakes/island.tsx";
import {
  ann,
  click,
  heading,
  newAim,
  readyDraft,
  showStart,
  someStart,
  storeDraft,
} from "#tests/fakes/start-programme.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";

const visited = watchPage();

describe("sending", () => {
  const skipped = [{ name: "Ben Ode", email: "ben@example.org", reason: "is a client already." }];

  it("makes one programme of two clicks, forgets the draft and keeps who was skipped", async () => {
    const calls = fakeTrpc({ "programme.create": () => shownNewProgramme({ skipped }) });
    storeDraft(readyDraft);
    showStart();
    const send = screen.getByRole("button", { name: "Send 2 invitations" });
    act(() => {
      send.click();
      send.click();
    });
    await waitFor(() => expect(visited).toEqual(["/facilitator/assessment/sent?faId=fa-1"]));
    act(() => send.click());
    expect(calls.map(({ input }) => input)).toEqual([
      {
        idempotencyKey: expect.stringMatching(/^[\da-f]{32}$/) as string,
        title: "Spring cohort",
        purpose: "",
        language: "fr",
        closesAt: null,
        minResponses: 3,
        opens: "client",
        reminders: true,
        ...{ message: null, subject: null, opening: null },
        clients: [
          { name: "Ann Lee", email: "ann@example.org" },
          { name: "Ben Ode", email: "ben@example.org" },
        ],
      },
    ]);
    expect(localStorage.getItem(draftKey(newAim, someStart))).toBeNull();
    expect(sessionStorage.getItem("openpane.programme.sent.fa-1")).toBe(JSON.stringify(skipped));
    expect(screen.getByRole("heading", { name: "Check and send" })).toBeTruthy();
  });

  it("leads to the field that the server refuses, and loses nothing", async () => {
    const message = "A title is one line of plain text.";
    fakeTrpc({ "programme.create": () => new Refusal(400, message, [{ path: "title", message }]) });
    storeDraft(readyDraft);
    showStart();
    click("Send 2 invitations");
    expect(await heading("What is it for?")).toBeTruthy();
    expect(screen.getByLabelText("Title").getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(screen.getByRole("alert"));
    expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("Spring cohort");
    expect(visited).toEqual([]);
  });

  it("leads to the row that the server refuses", async () => {
    const message = "A name is one line of plain text.";
    fakeTrpc({
      "programme.create": () => new Refusal(400, message, [{ path: "clients.1.name", message }]),
    });
    storeDraft(readyDraft);
    showStart();
    click("Send 2 invitations");
    expect(await heading("Who takes part?")).toBeTruthy();
    expect(screen.getByDisplayValue("Ben Ode").getAttribute("aria-invalid")).toBe("true");
  });

  it("sends the same key again after a lost answer, and after a reload, but not for the next draft", async () => {
    let isLost = true;
    const calls = fakeTrpc({
      "programme.create": () => {
        if (isLost) throw new TypeError("no network");
        return shownNewProgramme({});
      },
    });
    const key = (n: number) => (calls[n]?.input as { idempotencyKey: string }).idempotencyKey;
    // As an earlier version stored it.
    storeDraft({ ...readyDraft, key: undefined as never });
    showStart();
    click("Send 2 invitations");
    expect(await screen.findByText(/nobody gets a second email/)).toBeTruthy();
    cleanup();
    showStart();
    click("Send 2 invitations");
    expect(await screen.findByText(/nobody gets a second email/)).toBeTruthy();
    expect(key(0)).toMatch(/^[\da-f]{32}$/);
    expect(key(1)).toBe(key(0));
    click("Start over");
    click("Discard it");
    storeDraft({ ...readyDraft, key: undefined as never });
    cleanup();
    isLost = false;
    showStart();
    click("Send 2 invitations");
    await waitFor(() => expect(visited).toEqual(["/facilitator/assessment/sent?faId=fa-1"]));
    expect(key(2)).not.toBe(key(0));
  });

  it("gives the next draft another key without a reload", async () => {
    showStart();
    const keyNow = () =>
      (JSON.parse(localStorage.getItem(draftKey(newAim, someStart)) ?? "{}") as { key: string }).key;
    const type = (value: string) => fireEvent.change(screen.getByLabelText("Title"), { target: { value } });
    type("Spring");
    const first = keyNow();
    click("Start over");
    click("Discard it");
    type("Autumn");
    expect(keyNow()).toMatch(/^[\da-f]{32}$/);
    expect(keyNow()).not.toBe(first);
  });

  it("says so where the draft has started a programme before it was changed", async () => {
    const message = "This programme has already started, with other settings or people.";
    fakeTrpc({ "programme.create": () => new Refusal(409, message) });
    storeDraft(readyDraft);
    showStart();
    click("Send 2 invitations");
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it("says so when the plan has ended meanwhile, and keeps the draft", async () => {
    fakeTrpc({ "programme.create": () => new Refusal(402, "Facilitator access requires it.") });
    storeDraft(readyDraft);
    showStart();
    click("Send 2 invitations");
    expect(await screen.findByText("Upgrade Required")).toBeTruthy();
    expect(localStorage.getItem(draftKey(newAim, someStart))).not.toBeNull();
  });

  it("looks through all steps first", async () => {
    const calls = fakeTrpc({});
    storeDraft({ ...readyDraft, people: [{ ...ann, verdict: "duplicate" }] });
    showStart();
    click("Send 1 invitation");
    expect(await heading("Who takes part?")).toBeTruthy();
    expect(calls).toEqual([]);
  });
});

describe("more clients for a programme that runs", () => {
  const adding: Aim = { kind: "add", faId: "fa-1" };
  const running = { ...someStart, programme: shownProgrammeSummary({ clientCount: 3 }) };

  it("skips the settings, and sends the people alone", async () => {
    const calls = fakeTrpc({ "programme.addClients": () => ({ invited: [], skipped: [] }) });
    storeDraft({ step: "review", reached: "review", people: [ann] }, running, adding);
    showStart({ aim: adding, initial: running });
    expect(screen.getAllByRole("button", { name: /^Step/ })).toHaveLength(3);
    click("Send 1 invitation");
    await waitFor(() => expect(visited).toEqual(["/facilitator/assessment/sent?faId=fa-1"]));
    expect(calls.map(({ input }) => input)).toEqual([
      { faId: "fa-1", clients: [{ name: "Ann Lee", email: "ann@example.org" }] },
    ]);
  });

  it("is not for one that is closed", () => {
    showStart({
      aim: adding,
      initial: { ...running, programme: shownProgrammeSummary({ status: "closed" }) },
    });
    expect(screen.getByText("“Spring cohort” is closed")).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "Who takes part?" })).toBeNull();
  });
});
