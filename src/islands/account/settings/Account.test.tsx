import { ConfirmEmail } from "#src/islands/account/verification/ConfirmEmail.tsx";
import { readToken, storeToken } from "#src/islands/kit/session/session.ts";
import { paths } from "#src/shared/site/paths.ts";
import { shownUser } from "#tests/factories/shown-user.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Account } from "./Account.tsx";

watchPage();

const user = shownUser();

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

const preferences = { rounds: true, plans: true, invitations: true, clients: true };
const brand = { isAvailable: false, logo: null, colour: null };
const draw = (initial = user) =>
  renderIsland(<Account initial={initial} sessions={[]} preferences={preferences} brand={brand} />);

describe("the profile", () => {
  it("is saved with what is typed; an empty username is none", async () => {
    const calls = fakeTrpc({ "account.update": () => ({ ...user, firstName: "Adele" }) });
    draw();
    type("First name", " Adele ");
    press("Save my profile");
    expect(await screen.findByText("Your profile is saved")).toBeTruthy();
    expect(calls.map(({ input }) => input)).toEqual([
      { firstName: "Adele", lastName: "Vale", displayName: null, username: null },
    ]);
  });

  it("asks nobody with one name to make up another", async () => {
    const sukarno = shownUser({ name: "Sukarno", firstName: "Sukarno", lastName: "" });
    const calls = fakeTrpc({ "account.update": () => sukarno });
    draw(sukarno);
    type(/^Username/, "bung");
    press("Save my profile");
    expect(await screen.findByText("Your profile is saved")).toBeTruthy();
    expect(calls.map(({ input }) => input)).toEqual([
      { firstName: "Sukarno", displayName: null, username: "bung" },
    ]);
  });

  it("says what is wrong beside the field, before it asks the server and after", async () => {
    const message = "Someone else has this username. Please choose another";
    const calls = fakeTrpc({ "account.update": () => new Refusal(409, message) });
    draw();
    type("First name", "");
    type(/^Username/, "a");
    press("Save my profile");
    const summary = screen.getByRole("alert").textContent;
    expect(summary).toContain("First name is missing");
    expect(summary).toContain("A username has 3 to 30");
    expect(calls).toEqual([]);
    type("First name", "Ada");
    type(/^Username/, "ada");
    press("Save my profile");
    expect(await screen.findByText(message)).toBeTruthy();
    expect(field(/^Username/).value).toBe("ada");
  });
});

describe("the password", () => {
  const fill = (current: string, password: string, confirmation = password) => {
    type("Current password", current);
    type("New password", password);
    type("Confirm password", confirmation);
  };

  it("is changed, the new token kept, and the fields emptied", async () => {
    storeToken("old");
    const calls = fakeTrpc({ "account.changePassword": () => ({ token: "new", user }) });
    draw();
    fill("Old-tulip-1", "new tulip two");
    press("Change my password");
    expect(await screen.findByText("Your password is changed")).toBeTruthy();
    expect(readToken()).toBe("new");
    expect(field("New password").value).toBe("");
    // The list of sessions is asked for again: the other devices are gone from it.
    expect(calls.map(({ procedure }) => procedure)).toEqual(["account.changePassword", "session.list"]);
    expect(calls[0]?.input).toEqual({ currentPassword: "Old-tulip-1", password: "new tulip two" });
  });

  it("stays when the present one is wrong, with what was typed", async () => {
    const message = "That password is wrong";
    fakeTrpc({
      "account.changePassword": () => new Refusal(400, message, [{ path: "currentPassword", message }]),
    });
    draw();
    fill("Guess-1234", "New-tulip-2");
    press("Change my password");
    expect((await screen.findByRole("alert")).textContent).toContain(message);
    expect(field("Current password").getAttribute("aria-invalid")).toBe("true");
    expect(field("New password").value).toBe("New-tulip-2");
  });
});

watchPage();

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

  it.each([
    ["someone with another account", "bea@example.org", "Go to Dashboard"],
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
  it("stay as they were when that fails", async () => {
    fakeTrpc({ "mail.setPreferences": () => new Refusal(503, "Please try again in a moment.") });
    draw();
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: /News of your rounds/ });
    fireEvent.click(box);
    expect(await screen.findByText("Your choice wasn’t saved")).toBeTruthy();
    expect(box.checked).toBe(true);
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
