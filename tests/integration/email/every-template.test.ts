import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { describe, expect, it } from "vitest";

const env = { siteUrl: "https://panes.example", SUPPORT_EMAIL: "help@panes.example" };
const stop = `${env.siteUrl}/email/unsubscribe?token=xyz`;
const time = new Date("2026-12-23T14:00:00.000Z");
const note = "I’d love to hear from you.\n\nTake your time.";
const links = { token: "abc", unsubscribeUrl: stop };

const owned = { ownerFirstName: "Ada", ownerLastName: "", title: "Spring", minResponses: 3, closesAt: time };
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
const change = { firstName: "Ada", organisation: team, by: "Olga Owen", role: "member" };
const teamRound = {
  id: "t-1", title: "Spring", purpose: note, organisation: "Harbour", startedBy: "Olga Owen",
  panelSize: 5, closesAt: time, firstName: "Ada", leader: "Olga Owen",
}; // prettier-ignore

/** Arguments of each template, after the settings. */
const samples: Readonly<Record<string, readonly unknown[]>> = {
  alreadyRegisteredMail: ["Ada"],
  emailChangeLinkMail: ["abc"],
  verificationLinkMail: ["Ada", "abc"],
  welcomeMail: [{ firstName: "Ada", intendedAccountType: null, hasPassword: true, link: "http://localhost:4321/s/abc" }],
  passwordResetMail: ["Ada", "abc"],
  passwordChangedMail: ["Ada"],
  emailChangeAskedMail: ["Ada"],
  accountDeletedMail: ["Ada"],
  emailChangedMail: ["Ada"],
  verificationCodeMail: ["K7M2PQ"],
  signInLinkMail: ["Ada", "abc", null],
  newSignInMail: ["Ada", { device: "Firefox on Windows", time }],
  adminGrantedMail: ["Ada"],
  adminRevokedMail: ["Ada"],
  planGrantedMail: ["Ada", time],
  planRevokedMail: ["Ada"],
  signedOutMail: ["Ada"],
  deletedByAdminMail: ["Ada"],
  roundClosedMail: ["Ada", "Spring"],
  linkTurnedOffMail: ["Ada", "Spring"],
  emailChangeKnownMail: ["Ada"],
  teamRoundMail: [teamRound, stop],
  teamReminderMail: [teamRound, stop],
  orgInvitationMail: [{ organisation: "Harbour", invitedBy: "Olga Owen", role: "member", note, replyTo: null }, links],
  teamNudgeMail: [teamRound, stop],
  teamEndsMail: [teamRound, stop],
  teamOverMail: [{ ...teamRound, hasPicture: true, windows: 5, leastAnswers: 4, part: { surveyId: "s-1", hasOwnWords: true, hasWindow: true } }, stop],
  organisationRoleMail: [change],
  organisationRemovalMail: [change],
  workshopWindowMail: [
    { hasWindow: true, title: "Day one", host: "Erin Walsh", organisation: "Harbour", erasedAt: time },
    "guest-key",
  ],
  invitationReminderMail: [owned, links],
  surveyOverMail: [state, stop],
  invitationMail: [owned, { ...links, note }],
  invitationsGivenUpMail: ["Ada", ["bo@example.org"]],
  thanksMail: [owned, stop],
  surveyReadyMail: [state, stop],
  surveyClosesMail: [state, stop],
  planEndedMail: ["Ada", "cancelled"],
  trialEndsMail: ["Ada", time],
  firstPaymentMail: ["Ada", time],
  paymentFailedMail: ["Ada"],
  trialOverMail: ["Ada"],
  lookBackMail: [{ ...own, panes: [] }, stop],
  supportRequestMail: [{ name: "Ada", email: "ada@example.org", message: note, isFirst: false }],
  repliesMail: [{ firstName: "Mira", who: "clients", path: "/x", replies: [{ name: "Ada", hasAccepted: true, title: "Autumn" }] }, stop],
  trialStartedMail: ["Ada", time],
  planBoughtMail: ["Ada", { price: "$19 a month", firstPaymentAt: null, renewsAt: time, endsAt: null }],
  planChangedMail: ["Ada", { price: "$190 a year", firstPaymentAt: time, renewsAt: time, endsAt: null }, "$19 a month"],
  planCanceledMail: ["Ada", time],
  resultsSharedMail: [{ firstName: "Mira", shares: [{ clientId: "c", clientName: "Ada", faId: "f", programme: "Autumn" }] }, stop],
  clientInvitationMail: [programme, "Ada", links],
  clientNudgeMail: [programme, "Ada", { surveyId: "r1", stage: "asked", text: note, unsubscribeUrl: stop }],
  clientSessionMail: [programme, "Ada", { surveyId: "r1", unsubscribeUrl: stop }],
  facilitatorDigestMail: [{ firstName: "Mira", programmes: [{ title: "Autumn", stages: {}, ready: [], shared: [] }] }, stop],
  facilitatorAddedMail: [programme, { name: "Ada", surveyId: "r1" }, stop],
  clientReminderMail: [programme, "Ada", { ...links, askedBy: null }],
  demoThanksMail: ["Ada"],
  demoVisitorMail: [{ name: "Ada", email: "ada@example.org", role: "Team Leader" }],
}; // prettier-ignore

type Template = (...filledIn: readonly unknown[]) => MailContent;
const files = import.meta.glob<Record<string, unknown>>(
  ["/src/server/domain/mail/templates/**/*.ts", "!/src/server/domain/mail/templates/**/*.test.ts"],
  { eager: true },
);
const isTemplate = (entry: [string, unknown]): entry is [string, Template] =>
  entry[0].endsWith("Mail") && typeof entry[1] === "function";
const templates = Object.values(files).flatMap((file) => Object.entries(file)).filter(isTemplate); // prettier-ignore
const mails = templates.map(([name, template]) => ({ name, ...template(env, ...(samples[name] ?? [])) }));

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
    const isOptional = text.includes(stop);
    expect(text.includes(`\nUnsubscribe: ${stop}\n`)).toBe(isOptional);
    expect(html.includes(">Unsubscribe</a>")).toBe(isOptional);
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
      const textTo = (sender: unknown) => template?.(env, { ...programme, sender }, ...others).text;
      expect(textTo(programme.sender)).toContain("Your reply goes to Mira Holm.");
      expect(textTo({ name: "www.spam.example", address: "mira@example.org" })).toContain(
        "to mira@example.org.",
      );
      expect(textTo({ name: "Mira Holm", address: null })).not.toContain("Your reply");
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
