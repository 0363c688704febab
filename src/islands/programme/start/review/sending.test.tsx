import { draftKey, type Aim } from "#src/islands/programme/start/start.ts";
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
import { act, screen, waitFor } from "@testing-library/react";
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
        title: "Spring cohort",
        purpose: "",
        closesAt: null,
        minResponses: 3,
        opens: "client",
        reminders: true,
        message: null,
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

  it("stays where it is when the server can't be reached", async () => {
    fakeTrpc({
      "programme.create": () => {
        throw new TypeError("no network");
      },
    });
    storeDraft(readyDraft);
    showStart();
    click("Send 2 invitations");
    expect(await screen.findByText("No invitation was sent")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Send 2 invitations" })).toBeTruthy();
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
