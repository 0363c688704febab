import type { Email } from "#src/server/domain/mail/text/email.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import { describe, expect, it } from "vitest";

const env = { siteUrl: "https://panes.example", SUPPORT_EMAIL: "help@panes.example" };
const stop = `${env.siteUrl}/email/unsubscribe?token=xyz`;
const time = new Date("2026-12-23T14:00:00.000Z");
const note = "I’d love to hear from you.\n\nTake your time.";

const owned = { ownerName: "Ada", ownerFirstName: "Ada", title: "Spring", minResponses: 3, closesAt: time };
const own = { id: "r1", surveyId: "r1", title: "Spring", firstName: "Ada", minResponses: 3, closesAt: time };
const state = {
  ...own,
  answered: 1,
  unshown: 0,
  overlap: null,
  selfTraitIds: ["calm"],
  ending: "none",
  snapshots: 0,
};
const programme = {
  facilitatorName: "Mira Holm", otherNames: [], title: "Autumn", minResponses: 3, closesAt: time,
  opens: "alone", purpose: note, note, reminders: true, addedName: "Jo Park",
  sender: { name: "Mira Holm", address: "mira@example.org" },
}; // prettier-ignore
const team = { id: "org-1", name: "Harbour" };
const change = { firstName: "Ada", organisation: team, by: "Olga Owen" };
const teamRound = {
  id: "t-1", title: "Spring", purpose: note, organisation: "Harbour",
  panelSize: 5, closesAt: time, firstName: "Ada", by: "Olga Owen",
}; // prettier-ignore

/** Arguments of each template. */
const samples: Readonly<Record<string, readonly unknown[]>> = {
  alreadyRegisteredMail: ["Ada"],
  emailChangeLinkMail: ["abc"],
  verificationLinkMail: ["Ada", "abc"],
  welcomeMail: [env, { firstName: "Ada", intendedAccountType: null, hasPassword: true, invitation: null, link: "http://localhost:4321/s/abc" }],
  passwordResetMail: ["Ada", "abc"],
  passwordChangedMail: ["Ada"],
  emailChangeAskedMail: ["Ada"],
  accountDeletedMail: [env, "Ada"],
  emailChangedMail: [env, "Ada"],
  verificationCodeMail: ["K7M2PQ", "en"],
  signInLinkMail: ["Ada", "abc", null],
  newSignInMail: ["Ada", "Firefox on Windows", time],
  adminGrantedMail: [env, "Ada"],
  adminRevokedMail: [env, "Ada"],
  planGrantedMail: [env, "Ada", time],
  planRevokedMail: [env, "Ada", false],
  signedOutMail: [env, "Ada"],
  deletedByAdminMail: [env, "Ada"],
  roundClosedMail: [env, "Ada", { id: "r1", title: "Spring" }],
  linkTurnedOffMail: [env, "Ada", { id: "r1", title: "Spring" }],
  emailChangeKnownMail: ["Ada"],
  teamRoundMail: [teamRound],
  teamReminderMail: [teamRound],
  orgInvitationMail: [{ organisation: "Harbour", invitedBy: "Olga Owen", role: "member", note, replyTo: null }, "abc"],
  teamNudgeMail: [teamRound],
  teamEndsMail: [teamRound],
  teamOverMail: [{ ...teamRound, hasPicture: true, windows: 5, leastAnswers: 4, part: { surveyId: "s-1", hasOwnWords: true, hasWindow: true } }],
  organisationRoleMail: [change, "owner", "member"],
  organisationRemovalMail: [change],
  workshopWindowMail: [
    { hasWindow: true, title: "Day one", host: "Erin Walsh", organisation: "Harbour", erasedAt: time, language: "en" },
    "guest-key",
  ],
  invitationReminderMail: [owned, "abc"],
  surveyOverMail: [state],
  invitationMail: [owned, "abc", note],
  invitationsGivenUpMail: ["Ada", ["bo@example.org"]],
  thanksMail: [owned],
  surveyReadyMail: [state],
  surveyClosesMail: [state],
  planEndedMail: ["Ada", "cancelled"],
  trialEndsMail: ["Ada", time],
  firstPaymentMail: ["Ada", time, null],
  paymentFailedMail: ["Ada"],
  trialOverMail: ["Ada"],
  lookBackMail: [{ ...own, panes: [] }],
  supportRequestMail: [{ name: "Ada", email: "ada@example.org", message: note, isFirst: false }],
  repliesMail: [{ firstName: "Mira", who: "clients", path: "/x", replies: [{ name: "Ada", hasAccepted: true, title: "Autumn" }] }],
  trialStartedMail: ["Ada", time],
  planBoughtMail: ["Ada", { price: "$19 a month", firstPaymentAt: null, renewsAt: time, endsAt: null }],
  planChangedMail: [env, "Ada", { price: "$190 a year", firstPaymentAt: time, renewsAt: time, endsAt: null }, "$19 a month"],
  planCanceledMail: ["Ada", time],
  resultsSharedMail: ["Mira", [{ clientId: "c", clientName: "Ada", faId: "f", programme: "Autumn" }]],
  clientInvitationMail: [programme, "Ada", "abc"],
  clientNudgeMail: [programme, "Ada", { surveyId: "r1", stage: "asked", text: note }],
  clientSessionMail: [programme, "Ada", { surveyId: "r1", token: "abc" }],
  facilitatorDigestMail: ["Mira", [{ title: "Autumn", stages: {}, ready: [], shared: [] }]],
  facilitatorAddedMail: [programme, "Ada", "r1"],
  clientReminderMail: [programme, "Ada", "abc", { askedBy: null }],
  demoThanksMail: ["Ada"],
  demoVisitorMail: [{ name: "Ada", email: "ada@example.org", role: "Team Leader" }],
}; // prettier-ignore

type Template = (...filledIn: readonly unknown[]) => Email;
const files = import.meta.glob<Record<string, unknown>>(
  ["/src/server/domain/mail/templates/**/*.ts", "!/src/server/domain/mail/templates/**/*.test.ts"],
  { eager: true },
);
const isTemplate = (entry: [string, unknown]): entry is [string, Template] =>
  entry[0].endsWith("Mail") && typeof entry[1] === "function";
const templates = Object.values(files).flatMap((file) => Object.entries(file)).filter(isTemplate); // prettier-ignore
const mails = templates.map(([name, template]) => ({
  name,
  ...renderMail(env, template(...(samples[name] ?? [])), stop),
}));

describe("every template", () => {
  it("has a sample in this test", () => {
    expect(templates.length).toBeGreaterThan(40);
    expect(templates.map(([name]) => name).toSorted()).toEqual(Object.keys(samples).toSorted());
  });

  it.each(mails)("$name names the zone of each time that it shows", ({ subject, text, html }) => {
    for (const form of [subject, text, html.replaceAll(/<style>[^]*?<\/style>|style="[^"]*"/g, "")]) {
      const times = [...form.matchAll(/\b\d{1,2}:\d{2}\b(.{0,4})/gs)].map(([, after = ""]) => after);
      expect(times.filter((after) => after !== " UTC")).toEqual([]);
    }
  });

  it.each(mails)("$name calls its way out “Unsubscribe”", ({ text, html }) => {
    expect(text).toContain(`\nUnsubscribe: ${stop}\n`);
    expect(html).toContain(">Unsubscribe</a>");
    expect(text + html).not.toMatch(/stop these emails/i);
  });

  it.each(mails)("$name shows a note as one quote", ({ text, html }) => {
    const notes = text.split("> I’d love to hear from you.\n>\n> Take your time.").length - 1;
    expect(text.split("Take your time.").length - 1).toBe(notes);
    expect(html.split("<blockquote").length - 1).toBe(Math.min(notes, 1));
  });

  it.each(["clientInvitationMail", "clientReminderMail", "clientNudgeMail", "clientSessionMail"])(
    "%s says that replies reach someone only if they do",
    (name) => {
      const [, template] = templates.find(([known]) => known === name) ?? [];
      const [, ...others] = samples[name] ?? [];
      const textTo = (sender: unknown) =>
        template && renderMail(env, template({ ...programme, sender }, ...others)).text;
      expect(textTo(programme.sender)).toContain("Your reply goes to Mira Holm.");
      expect(textTo({ name: "www.spam.example", address: "mira@example.org" })).toContain(
        "to mira@example.org.",
      );
      expect(textTo({ name: "Mira Holm", address: null })).toContain("your reply wouldn’t reach Mira Holm.");
    },
  );

  it("of a team round leads to no other survey", () => {
    const ofTeams = mails.filter(({ name }) => /^team|^org/.test(name));
    expect(ofTeams).toHaveLength(8);
    for (const { text } of ofTeams) expect(text).not.toMatch(/assessment\/new|start a (?:new )?round/i);
  });

  it("shows a survey's end in UTC, and the support address where it names one", () => {
    const textOf = (name: string) => mails.find((mail) => mail.name === name)?.text ?? "";
    for (const name of ["invitationMail", "invitationReminderMail", "clientInvitationMail", "teamRoundMail"])
      expect(textOf(name)).toContain("23 December 2026 at 14:00 UTC");
    expect(textOf("accountDeletedMail")).toContain("help@panes.example");
  });
});
