import { readToken, storeToken } from "#src/islands/kit/session/token-store.ts";
import { shownUser } from "#tests/factories/shown-user.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Account } from "./AccountIsland.tsx";

watchPage();

const user = shownUser();

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("the profile", () => {
  it("is saved with what is typed; an empty username is none", async () => {
    const calls = fakeTrpc({ "account.update": () => ({ ...user, firstName: "Adele" }) });
    renderIsland(
      <Account
        initial={user}
        sessions={[]}
        preferences={{ rounds: true, plans: true, invitations: true, clients: true }}
      />,
    );
    type("First name", " Adele ");
    press("Save my profile");
    expect(await screen.findByText("Your profile is saved")).toBeTruthy();
    expect(calls.map(({ input }) => input)).toEqual([
      { firstName: "Adele", lastName: "Vale", username: null },
    ]);
  });

  it("asks nobody with one name to make up another", async () => {
    const sukarno = shownUser({ name: "Sukarno", firstName: "Sukarno", lastName: "" });
    const calls = fakeTrpc({ "account.update": () => sukarno });
    renderIsland(
      <Account
        initial={sukarno}
        sessions={[]}
        preferences={{ rounds: true, plans: true, invitations: true, clients: true }}
      />,
    );
    type(/^Username/, "bung");
    press("Save my profile");
    expect(await screen.findByText("Your profile is saved")).toBeTruthy();
    expect(calls.map(({ input }) => input)).toEqual([{ firstName: "Sukarno", username: "bung" }]);
  });

  it("says what is wrong beside the field, before it asks the server and after", async () => {
    const message = "Someone else has this username. Please choose another";
    const calls = fakeTrpc({ "account.update": () => new Refusal(409, message) });
    renderIsland(
      <Account
        initial={user}
        sessions={[]}
        preferences={{ rounds: true, plans: true, invitations: true, clients: true }}
      />,
    );
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
    renderIsland(
      <Account
        initial={user}
        sessions={[]}
        preferences={{ rounds: true, plans: true, invitations: true, clients: true }}
      />,
    );
    fill("Old-tulip-1", "New-tulip-2");
    press("Change my password");
    expect(await screen.findByText("Your password is changed")).toBeTruthy();
    expect(readToken()).toBe("new");
    expect(field("New password").value).toBe("");
    // The list of sessions is asked for again: the other devices are gone from it.
    expect(calls.map(({ procedure }) => procedure)).toEqual(["account.changePassword", "session.list"]);
    expect(calls[0]?.input).toEqual({ currentPassword: "Old-tulip-1", password: "New-tulip-2" });
  });

  it("is asked for, both the present and the new one", () => {
    const calls = fakeTrpc({});
    renderIsland(
      <Account
        initial={user}
        sessions={[]}
        preferences={{ rounds: true, plans: true, invitations: true, clients: true }}
      />,
    );
    press("Change my password");
    const summary = screen.getByRole("alert").textContent;
    expect(summary).toContain("Your current password is missing");
    expect(summary).toContain("Password is required");
    expect(calls).toEqual([]);
  });

  it("stays when the present one is wrong, with what was typed", async () => {
    const message = "That password is wrong";
    fakeTrpc({
      "account.changePassword": () => new Refusal(400, message, [{ path: "currentPassword", message }]),
    });
    renderIsland(
      <Account
        initial={user}
        sessions={[]}
        preferences={{ rounds: true, plans: true, invitations: true, clients: true }}
      />,
    );
    fill("Guess-1234", "New-tulip-2");
    press("Change my password");
    expect((await screen.findByRole("alert")).textContent).toContain(message);
    expect(field("Current password").getAttribute("aria-invalid")).toBe("true");
    expect(field("New password").value).toBe("New-tulip-2");
  });
});
