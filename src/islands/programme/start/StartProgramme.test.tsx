import type { CheckedRow } from "#src/shared/programme/programme.output.ts";
import { shownProgrammeSummary } from "#tests/factories/programme/shown-new-programme.ts";
import { watchPage } from "#tests/fakes/island.tsx";
import {
  ann,
  ben,
  click,
  heading,
  readyDraft,
  showStart,
  someStart,
  storeDraft,
} from "#tests/fakes/start-programme.tsx";
import { reading } from "#tests/fakes/reading.ts";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { Draft } from "./draft.ts";
import type { Aim } from "./use-wizard.ts";

const visited = watchPage();
/** Reads "name,email" by line, as far as these tests need it. */
function check(input: unknown): CheckedRow[] {
  const lines = (input as { text: string }).text.split("\n");
  const rows = lines.map((raw, place) => {
    const [name = "", email = ""] = raw.split(",").map((cell) => cell.replaceAll('"', "").trim());
    return { line: place + 1, name, email };
  });
  return rows
    .filter(({ name }) => name !== "name")
    .map((row) => ({
      ...row,
      verdict: !row.email.includes("@") ? "not_an_address" : row.name === "" ? "missing_name" : "ok",
    }));
}
const preview = () => ({ subject: "An invitation", text: "Hello Ann Lee", html: "" });

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
beforeEach(() => void fakeTrpc({ ...reading, "programme.check": check, "programme.preview": preview }));

describe("the steps", () => {
  it("go on once nothing is missing, and give the new heading the focus", async () => {
    showStart();
    click("Add people");
    expect(screen.getByRole("alert")).toBe(document.activeElement);
    expect(screen.getByLabelText("Title").getAttribute("aria-invalid")).toBe("true");
    type("Title", "Spring cohort");
    click("Add people");
    expect(await heading("Who takes part?")).toBe(document.activeElement);
    click("Back");
    expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("Spring cohort");
    click("Step 2 People");
    expect(await heading("Who takes part?")).toBe(document.activeElement);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Step 4 Review" }).disabled).toBe(true);
  });

  it("lose nothing over a reload, unsent text included", async () => {
    showStart();
    type("Title", "Spring cohort");
    click("Add people");
    type("Name", "Cal");
    type("Or add a list", "Dee, dee@example.org");
    cleanup();
    showStart();
    expect(await heading("Who takes part?")).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Cal");
    expect(screen.getByLabelText<HTMLTextAreaElement>("Or add a list").value).toBe("Dee, dee@example.org");
  });

  it("begin again only when someone means it", async () => {
    storeDraft(readyDraft);
    showStart();
    click("Start over");
    click("Keep my draft");
    expect(await heading("Check and send")).toBeTruthy();
    click("Start over");
    click("Discard it");
    expect(await heading("What is it for?")).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("");
  });

  it("are somebody's own", () => {
    storeDraft(readyDraft);
    showStart({ initial: { ...someStart, userId: "u2" } });
    expect(screen.getByRole("heading", { name: "What is it for?" })).toBeTruthy();
  });
});

describe("the list", () => {
  const atPeople: Partial<Draft> = { ...readyDraft, step: "people", reached: "people", people: [] };

  it("says of each pasted row what to do, and checks it again in its place", async () => {
    storeDraft(atPeople);
    showStart();
    type("Or add a list", "Ann Lee,ann@example.org\nBen Ode,ben.example.org\n,cal@example.org");
    click("Check the list");
    expect(await screen.findByText("1 ready · 2 need a look")).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>("Or add a list").value).toBe("");
    const email = screen.getByDisplayValue("ben.example.org");
    expect(email.getAttribute("aria-invalid")).toBe("true");
    fireEvent.change(email, { target: { value: "ben@example.org" } });
    expect(await screen.findByText("2 ready · 1 needs a look")).toBeTruthy();
    click("See the email");
    expect(screen.getByText("1 row needs a look. Fix it or remove it.")).toBe(
      screen.getByRole("alert").querySelector("li"),
    );
    click("Remove the one that needs a look");
    click("See the email");
    expect(await heading("The email they’ll get")).toBe(document.activeElement);
  });

  it("asks whether what stands beside addresses are names", async () => {
    storeDraft(atPeople);
    showStart();
    type("Or add a list", "Please invite Ann Lee (ann@example.org)\nand Ben Ode (ben@example.org).");
    click("Check the list");
    expect(await screen.findByText("Are these their names?")).toBeTruthy();
    expect(screen.getByText("Ann Lee, Ben Ode")).toBeTruthy();
    expect(screen.queryByRole("checkbox")).toBeNull();
    click("Yes, add 2 people");
    expect(await screen.findByText("2 ready")).toBeTruthy();

    type("Or add a list", "Please invite Cal Moss (cal@example.org).");
    click("Check the list");
    expect(await screen.findByRole("button", { name: "Yes, add 1 person" })).toBeTruthy();
    click("No, I’ll type the names");
    expect(await screen.findByText("2 ready · 1 needs a look")).toBeTruthy();
  });

  it("takes one after the other, and leaves the cursor at the name", async () => {
    storeDraft(atPeople);
    showStart();
    click("Add to the list");
    expect(screen.getByText("Please enter a name.")).toBeTruthy();
    type("Name", "Ann Lee");
    type("Email", "ann@example.org");
    click("Add to the list");
    expect(document.activeElement).toBe(screen.getByLabelText("Name"));
    expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("");
    expect(await screen.findByText("1 ready")).toBeTruthy();
  });

  it("keeps its rows when the server can't be reached, and tries again", async () => {
    let isDown = true;
    fakeTrpc({
      "programme.check": (input) => {
        if (isDown) throw new TypeError("no network");
        return check(input);
      },
    });
    storeDraft({ ...atPeople, people: [{ ...ann, verdict: null }] });
    showStart();
    expect(await screen.findByText("The list wasn’t checked")).toBeTruthy();
    expect(screen.getByText("Ann Lee")).toBeTruthy();
    isDown = false;
    click("Check again");
    expect(await screen.findByText("1 ready")).toBeTruthy();
  });

  it("gives the focus to its heading when a row goes", () => {
    storeDraft({ ...atPeople, people: [ann, ben] });
    showStart();
    const remove = screen.getByRole("button", { name: "Remove Ann Lee" });
    act(() => remove.focus());
    fireEvent.click(remove);
    expect(screen.queryByText("Ann Lee")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your list" }));
  });

  it("is as long as a programme may be", async () => {
    const people = Array.from({ length: 3 }, (_, place) => ({ ...ann, id: place + 1 }));
    const programme = shownProgrammeSummary({ clientCount: 199 });
    const adding: Aim = { kind: "add", faId: "fa-1" };
    const present = { ...someStart, programme };
    storeDraft({ step: "people", reached: "people", people }, present, adding);
    showStart({ aim: adding, initial: present });
    click("See the email");
    expect(await screen.findByText(/at most 200 clients. Please remove 2\./)).toBeTruthy();
  });
});

describe("the email", () => {
  it("is shown with a real name in its language, and says beside the note what is wrong with it", async () => {
    const message = "A note can’t have links or addresses. Please take them out.";
    const calls = fakeTrpc({
      "programme.preview": (input) =>
        (input as { message: string | null }).message === null
          ? preview()
          : new Refusal(400, message, [{ path: "message", message }]),
    });
    storeDraft({ ...readyDraft, step: "email" });
    showStart();
    expect(await screen.findByText("Hello Ann Lee")).toBeTruthy();
    expect(calls[0]?.input).toMatchObject({ name: "Ann Lee", title: "Spring cohort", language: "fr" });
    type("A note from you (optional)", "See example.org");
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByText("Hello Ann Lee")).toBeTruthy();
  });

  it("keeps our subject and opening in a trial, and says why", async () => {
    const calls = fakeTrpc({ "programme.preview": preview });
    const trial = { ...someStart, hasOwnName: false };
    storeDraft({ ...readyDraft, step: "email", subject: "Mine" }, trial);
    showStart({ initial: trial });
    expect(await screen.findByText(/During the trial/)).toBeTruthy();
    for (const label of ["Subject (optional)", "Opening (optional)"])
      expect(screen.getByLabelText<HTMLInputElement>(label).disabled).toBe(true);
    expect(await screen.findByText("Hello Ann Lee")).toBeTruthy();
    expect(calls[0]?.input).toMatchObject({ subject: null, opening: null });
  });
});

describe("without the plan", () => {
  it("says what it takes", () => {
    showStart({ initial: { ...someStart, mayStart: false } });
    expect(screen.getByText("Upgrade Required")).toBeTruthy();
    expect(screen.queryByLabelText("Title")).toBeNull();
  });

  it("leads someone unknown to the login", () => {
    showStart({ initial: null });
    expect(visited).toHaveLength(1);
  });
});
