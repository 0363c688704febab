import { mails } from "#db/schema/index.ts";
import { getPersonPage } from "#src/server/domain/admin/people/get-person-page.ts";
import { makeOrganisation } from "#src/server/domain/organisation/get-organisation.ts";
import { addClients } from "#src/server/domain/programme/asking/ask-clients.ts";
import { askForHelp } from "#src/server/domain/support/ask-for-help.ts";
import { emailKinds, type MailKind } from "#src/shared/mail/email-kinds.ts";
import { addMember } from "#tests/factories/organisation/organisation.ts";
import { gatherRoom } from "#tests/factories/organisation/workshop.ts";
import { makeColleague, addTo } from "#tests/factories/programme/co-facilitator.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeClient, makeProgramme } from "#tests/factories/programme/programme.ts";
import { mailingEnv } from "#tests/factories/queued-invitations.ts";
import { givePlan } from "#tests/factories/billing.ts";
import { makeRefusedMail } from "#tests/factories/refused-mail.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { billingRow, buyPlan } from "#tests/setup/payments.ts";
import { describe, expect, it } from "vitest";

describe("emails on a person's page", () => {
  it("are of the kinds for accounts, payers and clients alone, whatever the queue has for them", async () => {
    const deps = await makeDeps();
    const person = await makeUser(deps);
    const kinds = Object.keys(emailKinds) as MailKind[];
    for (const kind of kinds) await makeRefusedMail(deps, person.email, { kind, eventKey: `${kind} x` });
    const isShown = (kind: MailKind): boolean =>
      emailKinds[kind].topic === null && !/^(demo|organisation|workshop|invitations|support)/.test(kind);
    const { emails } = await getPersonPage(deps, person.userId);
    expect(emails.items.map(({ kind }) => kind).sort()).toEqual(kinds.filter(isShown).sort());
  });

  it("reach a client under any spelling of their address, and are known by their event once sent", async () => {
    const deps = { ...(await makeDeps()), env: mailingEnv };
    const lead = await makeFacilitator(deps);
    const programme = await makeProgramme(deps, lead);
    const person = await makeUser(deps, { email: "zoe.q@gmail.com", mailbox: "zoeq@gmail.com" });
    await addClients(deps, lead, programme.id, [{ name: "Zoe", email: "zoeq+work@gmail.com" }]);
    const listed = async () => (await getPersonPage(deps, person.userId)).emails.items;
    const today = deps.clock.now().toISOString().slice(0, 10);
    const invitation = { kind: "client invitation", as: "client", created: today, refusal: null };
    expect(await listed()).toEqual([{ ...invitation, state: "waiting" }]);
    // As after an opt-out, which must not show.
    const canceled = { recipient: "", subjectType: null, subjectId: null } as const;
    await deps.db.write((tx) => tx.update(mails).set(canceled));
    expect(await listed()).toEqual([{ ...invitation, state: "waiting" }]);
    const settled = { state: "sent" } as const;
    await deps.db.write((tx) => tx.update(mails).set(settled));
    expect(await listed()).toEqual([{ ...invitation, state: "sent" }]);
  });

  it("have the server's sentence for a failure", async () => {
    const deps = await makeDeps();
    const person = await makeUser(deps);
    await makeRefusedMail(deps, person.email);
    const failed = { state: "failed", lastRefusal: "550 No such user" } as const;
    const eventKey = `trial over ${person.userId} 2026-11-25`;
    await makeRefusedMail(deps, "", { kind: "trial over", eventKey, ...failed });
    const { emails } = await getPersonPage(deps, person.userId);
    expect(emails.items.map(({ kind, as, state, refusal }) => [kind, as, state, refusal]).sort()).toEqual([
      ["password changed", "account", "retrying", "451 Try later"],
      ["trial over", "payer", "failed", "550 No such user"],
    ]);
  });

  it("include requests for help until they have left", async () => {
    const deps = { ...(await makeDeps()), env: mailingEnv };
    const [person, other] = [await makeUser(deps), await makeUser(deps)];
    for (const who of [person, other]) await askForHelp(deps, who, { message: "My secret trouble" });
    const page = await getPersonPage(deps, person.userId);
    expect(page.requests.items).toMatchObject([{ state: "waiting", refusal: null }]);
    expect(JSON.stringify(page)).not.toContain("trouble");
    await deps.db.write((tx) => tx.update(mails).set({ state: "sent", recipient: "", replyTo: null }));
    expect((await getPersonPage(deps, person.userId)).requests.items).toEqual([]);
  });
});

describe("what a person leads", () => {
  it("is programmes, teams and workshops, without clients, members and guests", async () => {
    const deps = await makeDeps();
    const lead = await makeFacilitator(deps);
    const { colleague, team } = await makeColleague(deps, lead);
    await makeProgramme(deps, lead, { title: "Example", isExample: true });
    const spring = await makeProgramme(deps, lead, { title: "Spring" });
    await makeClient(deps, spring, { name: "Hidden Client" });
    await makeClient(deps, spring, { state: "accepted" });
    await addTo(deps, lead, spring, colleague, team);
    await makeProgramme(deps, lead, { title: "Autumn", closedAt: deps.clock.now() });
    await gatherRoom(deps, { many: 1, of: { owner: lead, team } });
    const today = deps.clock.now().toISOString().slice(0, 10);
    const page = await getPersonPage(deps, lead.userId);
    expect(page).toMatchObject({
      programmes: {
        items: [
          { title: "Autumn", isOwn: true, clients: 0, accepted: 0, started: today, closed: today },
          { title: "Spring", isOwn: true, clients: 2, accepted: 1, started: today, closed: null },
        ],
        hasMore: false,
      },
      teams: [{ name: "Harbour", role: "owner", joined: today }],
      workshops: { items: [{ team: "Harbour", step: "gathering", started: today }], hasMore: false },
    });
    expect(JSON.stringify(page)).not.toMatch(/Hidden|Guest/);
    expect(await getPersonPage(deps, colleague.userId)).toMatchObject({
      programmes: { items: [{ title: "Spring", isOwn: false }] },
      teams: [{ role: "facilitator" }],
      workshops: { items: [] },
    });
  });

  it("is cut after the newest fifty", async () => {
    const deps = await makeDeps();
    const lead = await makeFacilitator(deps);
    for (let n = 0; n < 51; n += 1) await makeProgramme(deps, lead);
    const { programmes } = await getPersonPage(deps, lead.userId);
    expect([programmes.items.length, programmes.hasMore]).toEqual([50, true]);
  });
});

describe("what a person pays", () => {
  it("is the subscription, who has its seats, and the provider's page", async () => {
    const deps = await makeDeps();
    const owner = await makeUser(deps);
    expect((await getPersonPage(deps, owner.userId)).billing).toEqual({
      ...{ subscription: null, problem: null, holders: [], seatOf: null, customerPage: null },
    });
    await buyPlan(deps, owner, { seats: 2 });
    const team = await makeOrganisation(deps, owner, { name: "Harbour" });
    const mia = await addMember(deps, team, { role: "facilitator", firstName: "Mia", lastName: "Falk" });
    const { customerId } = await billingRow(deps, owner);
    expect((await getPersonPage(deps, owner.userId)).billing).toEqual({
      subscription: {
        ...{ interval: "month", amount: 1900, currency: "usd", seats: 2 },
        ...{ renews: "2026-12-20", until: null },
      },
      problem: null,
      holders: [{ id: mia.userId, name: "Mia Falk" }],
      seatOf: null,
      customerPage: `http://localhost:4321/dev/portal/${customerId ?? ""}`,
    });
    expect((await getPersonPage(deps, mia.userId)).billing).toMatchObject({ seatOf: "Harbour" });
    const late = await makeUser(deps);
    await givePlan(deps, late, { status: "past_due" });
    expect((await getPersonPage(deps, late.userId)).billing.problem).toBe("past_due");
  });
});
