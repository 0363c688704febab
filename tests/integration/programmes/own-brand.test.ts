import { billings, mails, ownBrands } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import type { OutgoingMail } from "#src/server/domain/mail/queue/mail-transport.ts";
import { inviteMembers } from "#src/server/domain/organisation/inviting/invite-members.ts";
import { makeOrganisation } from "#src/server/domain/organisation/get-organisation.ts";
import { getPlan, grantPlanIn } from "#src/server/domain/billing/plan.ts";
import { parseEnv } from "#src/server/env.ts";
import { makeColleague } from "#tests/factories/programme/co-facilitator.ts";
import { findShownBrand, hasOwnName, saveColour, saveLogo } from "#src/server/domain/own-brand/own-brand.ts";
import { createProgramme, testInvitation } from "#src/server/domain/programme/create-programme.ts";
import { getClientInvitation } from "#src/server/domain/client/invitation.ts";
import { getWallBrand, startWorkshop } from "#src/server/domain/workshop/leading/workshop.ts";
import { getOwnMeetingBrand } from "#src/server/domain/meeting/own-meeting.ts";
import { getOrgInvite } from "#src/server/domain/organisation/joining.ts";
import { getProgrammeBrand } from "#src/server/domain/programme/present-programme.ts";
import { exportTeamPicture } from "#src/server/domain/team/get-team-round.ts";
import type { TeamPicture } from "#src/shared/team/team.output.ts";
import { makeFinishedRound } from "#tests/factories/organisation/finished-round.ts";
import { startRound } from "#tests/factories/organisation/organisation.ts";
import { orgInvitationIn } from "#tests/factories/organisation/inviting.ts";
import { askClient, makeMember } from "#tests/factories/programme/client.ts";
import { makeProgramme } from "#tests/factories/programme/programme.ts";
import { addClients } from "#src/server/domain/programme/asking/ask-clients.ts";
import { givePlan } from "#tests/factories/billing.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeUser } from "#tests/factories/user.ts";
import { deliverDueMails } from "#tests/setup/deliver-mails.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, it } from "vitest";

const wide = () =>
  sharp({ create: { width: 1_200, height: 300, channels: 4, background: "#1d5fa880" } })
    .png()
    .toBuffer();

const env = parseEnv({
  ...{ BOT_CHECK: "off", SITE_URL: "https://panes.example", MAIL_URL: "smtp://mail.example" },
});
const withMail = () => makeDeps({ env });

async function addBrand(deps: TestDeps, person: Actor): Promise<void> {
  await saveLogo(deps, person, (await wide()).toString("base64"));
  await saveColour(deps, person, "#1d5fa8");
}

async function branded(deps: TestDeps): Promise<Actor> {
  const erin = await makeFacilitator(deps, { firstName: "Erin", lastName: "Walsh" });
  await addBrand(deps, erin);
  return erin;
}

async function delivered(deps: TestDeps): Promise<readonly OutgoingMail[]> {
  const sent: OutgoingMail[] = [];
  await deliverDueMails(deps, { send: (mail) => Promise.resolve(void sent.push(mail)) });
  return sent;
}

const uma = { name: "Uma", email: "uma@example.org" };
const words = { subject: "Before we meet", opening: "Dear Uma,\nplease see how others see you." };
const spring = { title: "Spring", message: null, clients: [uma] };

const endPlan = (deps: TestDeps, { userId }: Actor) =>
  deps.db.write((tx) =>
    tx.update(billings).set({ subscriptionStatus: "canceled" }).where(eq(billings.userId, userId)),
  );

it("stores a small PNG on white, without what else was in the file", async () => {
  const deps = await makeDeps();
  const erin = await branded(deps);
  const row = await deps.db.read.select().from(ownBrands).get();
  const { format, width, height, hasAlpha } = await sharp(row?.logo ?? undefined).metadata();
  expect({ format, width, height, hasAlpha }).toEqual({
    ...{ format: "png", width: 400, height: 115, hasAlpha: false },
  });
  expect((await findShownBrand(deps.db.read, deps, erin.userId))?.colour).toBe("#1d5fa8");
});

it("a client's email carries the logo, the colour and the words, and keeps promise, link and way out", async () => {
  const deps = await withMail();
  const erin = await branded(deps);
  await createProgramme(deps, erin, { ...spring, ...words });
  const rows = await deps.db.read.select().from(mails);
  expect(rows.map(({ html }) => html.includes("cid:"))).toEqual([false]);
  const [mail, ...others] = await delivered(deps);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(words.subject);
  expect(mail?.logo?.bytes.length).toBeGreaterThan(0);
  expect(mail?.html).toContain(`src="cid:${mail?.logo?.cid ?? ""}"`);
  expect(mail?.html).toContain("background-color:#1d5fa8");
  for (const part of [
    "please see how others see you.",
    "accept or decline",
    "invitee?token=",
    "Nobody sees who",
  ])
    expect(mail?.text).toContain(part);
});

it("without the plan everything is fixed again, in emails that wait as well", async () => {
  const deps = await withMail();
  const erin = await branded(deps);
  const { id } = await createProgramme(deps, erin, { ...spring, ...words });
  await endPlan(deps, erin);
  await addClients(deps, erin, id, [{ name: "Vic", email: "vic@example.org" }]);
  const sent = await delivered(deps);
  expect(sent.map(({ logo }) => logo)).toEqual([null, null]);
  expect(sent.map(({ html }) => /cid:|#1d5fa8"/.test(html))).toEqual([false, false]);
  for (const { subject, text } of sent) {
    expect(subject).toBe("Erin Walsh invites you to find out how others see you");
    expect(text).toContain("Erin Walsh invites you to the programme “Spring”. Openpane shows");
    expect(text).not.toContain("please see how others see you");
    expect(text).toMatch(/invitee\?token=[\w-]{43}\n/);
    expect(text).toMatch(/\nUnsubscribe: https/);
  }
  const token = /token=([\w-]+)/.exec(sent.find(({ to }) => to === uma.email)?.text ?? "")?.[1] ?? "";
  expect((await getClientInvitation(deps, anybody, { token })).programme).toBe("Spring");
});

const brand = { logo: expect.stringMatching(/^data:image\/png;base64,/) as string, colour: "#1d5fa8" };
const anybody = { actor: null, origin: { network: "192.0.2.1" } };

it("pages for a client, and walls, show logo and colour while the plan lasts", async () => {
  const deps = await makeDeps();
  const erin = await branded(deps);
  const programme = await makeProgramme(deps, erin);
  const { token } = await askClient(deps, programme);
  const { actor: client, surveyId } = await makeMember(deps, programme);
  const workshop = await startWorkshop(deps, erin, { title: "Spring" });
  const shown = async () => [
    (await getClientInvitation(deps, anybody, { token })).brand,
    await getOwnMeetingBrand(deps, client, surveyId),
    await getProgrammeBrand(deps, erin, programme.id),
    await getWallBrand(deps, erin, workshop.id),
  ];
  expect(await shown()).toEqual([brand, brand, brand, brand]);
  await endPlan(deps, erin);
  expect(await shown()).toEqual([null, null, null, null]);
});

it("a team's picture and the page of an invitation into it do, too, for everyone", async () => {
  const deps = await makeDeps();
  const { owner, people, round, team } = await makeFinishedRound(deps, 5);
  await addBrand(deps, owner);
  await inviteMembers(deps, owner, { id: team.id, emails: [uma.email], role: "member", message: null });
  const token = (await orgInvitationIn(deps, uma.email)).split("/").at(-1) ?? "";
  const [actor = owner] = people;
  const shown = async () => [
    (await getOrgInvite(deps, anybody, { token })).brand,
    ((await exportTeamPicture(deps, { actor }, round.id)) as TeamPicture).brand,
  ];
  expect(await shown()).toEqual([brand, brand]);
  await endPlan(deps, owner);
  expect(await shown()).toEqual([null, null]);
});

it("a trial's emails have no logo and fixed words", async () => {
  const deps = await withMail();
  const erin = await branded(deps);
  await deps.db.write((tx) => tx.delete(billings).where(eq(billings.userId, erin.userId)));
  await givePlan(deps, erin, { status: "trialing" });
  await createProgramme(deps, erin, spring);
  const [mail] = await delivered(deps);
  expect(mail?.logo).toBeNull();
  expect(mail?.text).toContain("pick words that describe you");
  await expect(createProgramme(deps, erin, { ...spring, ...words })).rejects.toMatchObject({
    kind: "plan_needed",
  });
});

it("an invitation into a team carries the inviter's logo", async () => {
  const deps = await withMail();
  const erin = await branded(deps);
  const { id } = await makeOrganisation(deps, erin, { name: "Northwind" });
  await inviteMembers(deps, erin, { id, emails: ["wes@example.org"], role: "member", message: null });
  expect((await delivered(deps)).map(({ to, logo }) => [to, logo !== null])).toEqual([
    ["wes@example.org", true],
  ]);
});

it("a round in a team does so by emails, too", async () => {
  const deps = await withMail();
  const { owner } = await startRound(deps, 5);
  await addBrand(deps, owner);
  expect((await delivered(deps)).map(({ subject, logo }) => [subject, logo !== null])).toEqual(
    Array.from({ length: 5 }, () => ["Olga Owen asks you to pick words for your colleagues", true]),
  );
});

it("a seat has it if its plan is paid for or given, but not in a trial", async () => {
  const deps = await makeDeps();
  const erin = await makeUser(deps);
  await givePlan(deps, erin, { status: "trialing" });
  const { colleague } = await makeColleague(deps, erin);
  const haveIt = () =>
    Promise.all([erin, colleague].map(({ userId }) => hasOwnName(deps.db.read, deps, userId)));
  expect((await getPlan(deps, colleague)).features.facilitatorAccess).toBe(true);
  expect(await haveIt()).toEqual([false, false]);
  await deps.db.write((tx) => grantPlanIn(tx, erin.userId, null, deps.clock.now()));
  expect(await haveIt()).toEqual([true, true]);
});

it("a test goes to one's own confirmed address, ten times an hour", async () => {
  const deps = await withMail();
  const erin = await branded(deps);
  const unconfirmed = { ...erin, emailVerifiedAt: null };
  const input = { title: "Spring", message: null, ...words };
  await expect(testInvitation(deps, unconfirmed, input)).rejects.toMatchObject({ kind: "forbidden" });
  for (let n = 0; n < 10; n += 1) await testInvitation(deps, erin, input);
  await expect(testInvitation(deps, erin, input)).rejects.toMatchObject({ kind: "too_many_requests" });
  const sent = await delivered(deps);
  expect(new Set(sent.map(({ to }) => to))).toEqual(new Set([erin.email]));
  expect(sent[0]?.subject).toBe("Test: Before we meet");
  expect(sent[0]?.logo?.bytes.length).toBeGreaterThan(0);
});
