import { shownInvite, shownTeam } from "#tests/factories/shown-team.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc } from "#tests/fakes/trpc.ts";
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { OpenInvites } from "./OpenInvites.tsx";

watchPage();

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const later = "2999-01-01T00:00:00.000Z";

it("sends again what may be sent, and says when the rest may", async () => {
  const calls = fakeTrpc({
    "organisation.resendInvite": () => shownInvite("a@x.org", { nextSendAt: later }),
  });
  const invites = [shownInvite("a@x.org"), shownInvite("b@x.org", { nextSendAt: later })];
  renderIsland(<OpenInvites organisation={shownTeam()} initial={invites} />);
  const wait = screen.getByRole("button", { name: "Send again to b@x.org" });
  expect(wait.getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(wait);
  expect(screen.getAllByText(/You can send it again from/)).toHaveLength(1);
  press("Send again to a@x.org");
  expect(await screen.findByText("The invitation to a@x.org is on its way again")).toBeTruthy();
  expect(screen.getAllByText(/You can send it again from/)).toHaveLength(2);
  expect(calls.map(({ input }) => input)).toEqual([{ id: "org-1", inviteId: "invite-a@x.org" }]);
});

it("withdraws one after a question, and moves the focus on", async () => {
  fakeTrpc({ "organisation.revokeInvite": () => null });
  renderIsland(<OpenInvites organisation={shownTeam()} initial={[shownInvite("a@x.org")]} />);
  press("Withdraw the invitation to a@x.org");
  press("Withdraw it");
  expect(await screen.findByText("The invitation to a@x.org is withdrawn")).toBeTruthy();
  expect(screen.getByText("Nobody who was invited still has to reply.")).toBeTruthy();
});

it("sends nothing once the plan is over, and cuts a long list", () => {
  const many = Array.from({ length: 25 }, (_, n) => shownInvite(`p${String(n)}@x.org`));
  renderIsland(<OpenInvites organisation={shownTeam({ isActive: false })} initial={many} />);
  expect(screen.queryByRole("button", { name: /Send again/ })).toBeNull();
  const list = within(screen.getByRole("list", { name: "Open invitations" }));
  expect(list.getAllByRole("listitem")).toHaveLength(20);
  press("Show all 25 invitations");
  expect(document.activeElement).toBe(list.getAllByRole("listitem")[20]);
});
