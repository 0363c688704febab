import { readToken, storeToken } from "#src/islands/kit/session/token-store.ts";
import { paths } from "#src/shared/site/paths.ts";
import { shownUser } from "#tests/factories/shown-user.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Account } from "./AccountIsland.tsx";
import { ConfirmEmail } from "#src/islands/account/verification/ConfirmEmailIsland.tsx";

const visited = watchPage();

const user = shownUser();

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const draw = () =>
  renderIsland(
    <Account
      initial={user}
      sessions={[]}
      preferences={{ rounds: true, plans: true, invitations: true, clients: true }}
    />,
  );
const inputs = (calls: readonly { input: unknown }[]) => calls.map(({ input }) => input);
const done = (message: string) => ({ success: true, message });

it("tells a password manager in each form whose password it asks for", () => {
  fakeTrpc({});
  draw();
  press("Change my address");
  press("Delete my account");
  const forms = [...document.forms].filter((form) => form.querySelector('input[type="password"]'));
  const usernames = forms.map(
    (form) => form.querySelector<HTMLInputElement>('input[autocomplete="username"]')?.value,
  );
  expect(usernames).toEqual([user.email, user.email, user.email]);
});

describe("another address", () => {
  const open = () => {
    draw();
    press("Change my address");
  };

  it("is sent with the password, and the news takes the form's place", async () => {
    const calls = fakeTrpc({ "emailChange.request": () => done("Sent.") });
    open();
    type("New email address", " new@example.org ");
    type("Your password", "Granite-tulip-4");
    press("Send me the link");
    expect((await screen.findByText(/It went to new@example.org/)).closest(".notice")).toBe(
      document.activeElement,
    );
    expect(inputs(calls)).toEqual([{ email: "new@example.org", password: "Granite-tulip-4" }]);
    expect(screen.queryByLabelText("New email address")).toBeNull();
  });

  it.each([
    ["", "x", "Please enter your email address"],
    ["nonsense", "x", "Please enter a valid email"],
    ["ADA@example.org", "x", "This is already your address"],
    ["new@example.org", "", "Password is required"],
  ])("%j with the password %j is not sent", (email, password, message) => {
    const calls = fakeTrpc({});
    open();
    type("New email address", email);
    type("Your password", password);
    press("Send me the link");
    expect(screen.getByRole("alert").textContent).toContain(message);
    expect(calls).toEqual([]);
  });

  it("that the server refuses is said beside the field of this form", async () => {
    const message = "That password is wrong";
    fakeTrpc({ "emailChange.request": () => new Refusal(400, message, [{ path: "password", message }]) });
    open();
    type("New email address", "new@example.org");
    type("Your password", "Guess-1234");
    press("Send me the link");
    await screen.findByRole("alert");
    expect(field("Your password").getAttribute("aria-invalid")).toBe("true");
    expect(field("New password").getAttribute("aria-invalid")).toBeNull();
    expect(field("New email address").value).toBe("new@example.org");
  });

  it("need not be given: the form goes again", () => {
    fakeTrpc({});
    open();
    press("Keep my address");
    expect(screen.queryByLabelText("New email address")).toBeNull();
  });

  it("is confirmed by a click, never by opening the page", async () => {
    const calls = fakeTrpc({ "emailChange.confirm": () => done("It is changed.") });
    renderIsland(<ConfirmEmail token="abc" hasCookie={false} />);
    expect(calls).toEqual([]);
    press("Confirm this address");
    expect(await screen.findByText("It is changed.")).toBeTruthy();
    expect(inputs(calls)).toEqual([{ token: "abc" }]);
  });

  it.each([
    ["somebody else, who is told so", "bea@example.org", "Go to Dashboard"],
    ["the person themselves", "new@example.org", "Go to your account"],
  ])("is confirmed in a browser of %s", async (_, emailAfter, label) => {
    let email = "bea@example.org";
    fakeTrpc({
      "account.me": () => ({ ...user, email }),
      "emailChange.confirm": () => {
        email = emailAfter;
        return done("It is changed.");
      },
    });
    renderIsland(<ConfirmEmail token="abc" hasCookie />);
    press("Confirm this address");
    expect(await screen.findByRole("link", { name: label })).toBeTruthy();
    expect(screen.queryByText(/sign out first/) !== null).toBe(label === "Go to Dashboard");
  });
});

describe("emails", () => {
  it("are chosen by a checkbox that shows what is stored", async () => {
    const calls = fakeTrpc({
      "mail.setPreferences": () => ({ rounds: false, plans: true, invitations: true, clients: true }),
    });
    draw();
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: /News of your rounds/ });
    fireEvent.click(box);
    expect(await screen.findByText("You won’t get any more news of your rounds")).toBeTruthy();
    expect(inputs(calls)).toEqual([{ rounds: false }]);
    expect(box.checked).toBe(false);
  });

  it("stay as they were when that fails", async () => {
    fakeTrpc({ "mail.setPreferences": () => new Refusal(503, "Please try again in a moment.") });
    draw();
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: /News of your rounds/ });
    fireEvent.click(box);
    expect(await screen.findByText("Your choice wasn’t saved")).toBeTruthy();
    expect(box.checked).toBe(true);
  });

  it("are asked for where the page did not bring them", async () => {
    fakeTrpc({
      "mail.preferences": () => ({ rounds: false, plans: true, invitations: true, clients: true }),
    });
    renderIsland(<Account initial={user} sessions={[]} />);
    const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: /News of your rounds/ });
    expect(box.checked).toBe(false);
  });
});

describe("the data", () => {
  it("are fetched with the token, and by the link alone without one", async () => {
    const saved = vi.spyOn(URL, "createObjectURL");
    const calls = fakeTrpc({
      "ownData.export": () => ({ fileName: "x.json", contentType: "application/json", body: "{}" }),
    });
    draw();
    const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Download my data" });
    link.addEventListener("click", (event) => event.preventDefault());
    expect(link.getAttribute("href")).toBe(paths.accountExport());
    fireEvent.click(link);
    expect(calls).toEqual([]);
    storeToken("mine");
    fireEvent.click(link);
    await vi.waitFor(() => expect(saved).toHaveBeenCalled(), 10_000);
    expect(calls[0]?.authorization).toBe("Bearer mine");
  });
});

describe("the end of an account", () => {
  const open = () => {
    draw();
    press("Delete my account");
    expect(screen.getByRole("dialog").textContent).toContain("the answers, the results and your cards");
  };

  it("needs the password and the word, and forgets everything here", async () => {
    storeToken("mine");
    localStorage.setItem("openpane.draft", "words");
    const calls = fakeTrpc({ "ownData.deleteAll": () => done("Gone.") });
    open();
    press("Delete it for good");
    const alert = screen.getByRole("alert").textContent;
    expect(alert).toContain("Password is required");
    expect(alert).toContain("Please type the word “delete”");
    expect(calls).toEqual([]);
    type("Password of this account", "Granite-tulip-4");
    type("Type the word “delete”", "Delete");
    press("Delete it for good");
    await vi.waitFor(() => expect(visited).toEqual([paths.accountDeleted()]), 10_000);
    expect(inputs(calls)).toEqual([{ password: "Granite-tulip-4", confirmation: "Delete" }]);
    expect(readToken()).toBeNull();
    expect(localStorage.getItem("openpane.draft")).toBeNull();
  });

  it("is off when the password is wrong, and nothing is forgotten", async () => {
    storeToken("mine");
    const message = "That password is wrong";
    fakeTrpc({ "ownData.deleteAll": () => new Refusal(400, message, [{ path: "password", message }]) });
    open();
    type("Password of this account", "Guess-1234");
    type("Type the word “delete”", "delete");
    press("Delete it for good");
    expect((await screen.findByRole("alert")).textContent).toContain(message);
    expect(readToken()).toBe("mine");
    expect(visited).toEqual([]);
  });

  it("leaves no password behind in a question that was closed", () => {
    fakeTrpc({});
    open();
    type("Password of this account", "Granite-tulip-4");
    press("Keep my account");
    expect(screen.queryByLabelText("Password of this account")).toBeNull();
    press("Delete my account");
    expect(field("Password of this account").value).toBe("");
  });
});
