import { describe, expect, it } from "vitest";
import {
  orgInvitationMail,
  organisationRemovalMail,
  organisationRoleMail,
} from "#src/server/domain/mail/templates/organisation/membership.ts";
import {
  teamEndsMail,
  teamNudgeMail,
  teamOverMail,
  teamReminderMail,
  teamRoundMail,
} from "#src/server/domain/mail/templates/organisation/team-round.ts";
import { organisationRoles, type OrganisationRole } from "#src/shared/organisation/organisation.ts";
import {
  alreadyRegisteredMail,
  verificationCodeMail,
  verificationLinkMail,
} from "#src/server/domain/mail/templates/account/registration.ts";
import {
  invitationMail,
  invitationReminderMail,
} from "#src/server/domain/mail/templates/survey/invitation.ts";
import { surveyClosesMail, surveyOverMail } from "#src/server/domain/mail/templates/survey/round-ends.ts";
import { surveyReadyMail } from "#src/server/domain/mail/templates/survey/round-ready.ts";
import type { Email } from "#src/server/domain/mail/text/email.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import { newSignInMail } from "#src/server/domain/mail/templates/account/password.ts";

const env = { siteUrl: "https://panes.example" };
const stop = `${env.siteUrl}/email/unsubscribe?token=xyz`;
const render = (email: Email) => renderMail(env, email, stop);

describe("the email with a code", () => {
  const mail = render(verificationCodeMail("K7M2PQ", "en"));

  it("shows the code in both forms, on its own line in the text", () => {
    expect(mail.text).toMatch(/^ {4}K7M2PQ$/m);
    expect(mail.html).toContain(">K7M2PQ<");
  });
});

describe("the email with a link that confirms an address", () => {
  const { subject, text, html } = render(verificationLinkMail("Ada", "abc"));

  it("has the link in both forms, and not in the subject", () => {
    expect(text).toContain("Confirm my address: https://panes.example/verify-email/abc\n");
    expect(html).toContain('href="https://panes.example/verify-email/abc"');
    expect(subject).toBe("Confirm your address for Openpane");
  });
});

describe("the email to an address that has an account", () => {
  it("escapes the name in HTML and not in text", () => {
    const mail = render(alreadyRegisteredMail(`<b>Ada<img src="x">`));
    expect(mail.html).toContain("Hello &lt;b&gt;Ada&lt;img src=&quot;x&quot;&gt;,");
    expect(mail.html).not.toMatch(/<b>|<img/);
    expect(mail.text).toContain(`Hello <b>Ada<img src="x">,`);
  });
});

const signIn = newSignInMail("Ada", "Firefox on Windows", new Date("2026-11-22T23:05:00.000Z"));

const survey = {
  ownerName: "Ada <i>",
  ownerFirstName: "Ada <i>",
  title: "Spring",
  minResponses: 3,
  language: null,
  closesAt: null,
};

const endings = ["open", "pick", "again", "overlap", "kept", "none"] as const;
const inTheWay = {
  ...{ peopleMissing: 1, peopleAdded: 1, needed: 2, until: "2027-05-24T00:00:00.000Z" },
  otherRound: { id: "r2", title: "Winter" },
};
const own = { surveyId: "r1", title: "Spring <i>", firstName: "Ada", minResponses: 3 };
const newsOf = (ending: (typeof endings)[number]) => {
  const counts = { answered: 5, unshown: 2, selfTraitIds: ending === "pick" ? null : ["calm"] };
  const overlap = ending === "overlap" ? inTheWay : null;
  const state = { ...own, ...counts, ending, overlap, closesAt: new Date("2026-11-23T09:00:00.000Z") };
  const snapshots = ending === "again" ? 1 : 0;
  return [surveyClosesMail(state), surveyOverMail(state), surveyReadyMail({ ...state, snapshots })].map(
    render,
  );
};

describe("emails about a survey", () => {
  it("keep the title out of subjects, which show on locked screens, and escape it", () => {
    for (const { subject, text, html } of endings.flatMap(newsOf)) {
      expect(subject).not.toContain("Spring");
      expect(text).toContain("“Spring <i>”");
      expect(html).toContain("“Spring &lt;i&gt;”");
    }
  });
});

describe("emails about a blocked survey", () => {
  it("say why and what to do, and don't say that the window can be opened", () => {
    const [closes, over, ready] = newsOf("overlap");
    for (const { subject, text } of [closes, over, ready].flatMap((mail) => mail ?? [])) {
      expect(text).toContain(
        "Almost the same people were invited to this round and to “Winter”. 1 person was invited only here, and 1 person was invited only there",
      );
      expect(text).toMatch(/can open from 24 May 2027/);
      expect(`${subject} ${text}`).not.toMatch(/can be opened|open its window|up to you|whenever you like/);
    }
    for (const mail of [closes, ready]) expect(mail?.text).toContain("Invite the person who’s missing");
    expect(over?.text).toContain("This round is closed");
  });
});

describe("emails to invited people", () => {
  it("promise to hide who answered, except for a name that the peer adds", () => {
    for (const { text } of [invitationMail(survey, "abc", null), invitationReminderMail(survey, "abc")].map(
      render,
    )) {
      expect(text).toContain("Unless you add your name, Ada <i> isn’t told whether you answered.");
    }
  });

  it.each(["ownerName", "ownerFirstName"])("print no address that stands as the %s", (part) => {
    const { subject, text } = render(invitationMail({ ...survey, [part]: "evil.example" }, "abc", null));
    expect(`${subject} ${text}`).not.toContain("evil");
  });
});

const team = { id: "org-1", name: "Harbour <i>" };
const change = { firstName: "Ada", organisation: team, by: "Olga Owen" };
const teamRound = {
  ...{ id: "t-1", title: "Spring <i>", purpose: "Before & after", organisation: team.name },
  ...{ panelSize: 5, closesAt: new Date("2026-12-23T09:00:00.000Z") },
  firstName: "Ada",
  by: "Olga Owen",
};
const orgInvitation = (role: OrganisationRole, note: string | null = null) =>
  render(
    orgInvitationMail({ organisation: team.name, invitedBy: "Olga Owen", role, note, replyTo: null }, "abc"),
  );
const part = { surveyId: "s-1", hasOwnWords: true, hasWindow: true };
const teamMails = [
  ...organisationRoles.map((role) => organisationRoleMail(change, "owner", role)),
  organisationRemovalMail(change),
  ...[teamRoundMail, teamReminderMail, teamNudgeMail, teamEndsMail].map((mail) => mail(teamRound)),
  ...[part, { ...part, hasWindow: false }, { ...part, hasWindow: false, hasOwnWords: false }, null].map(
    (one) => teamOverMail({ ...teamRound, hasPicture: true, windows: 5, leastAnswers: 4, part: one }),
  ),
].map(render);

describe("emails about a team", () => {
  it("don’t tell a leader about themselves", () => {
    for (const mail of [teamRoundMail, teamNudgeMail, teamEndsMail]) {
      const { text, subject } = render(mail({ ...teamRound, by: null }));
      expect(subject + text).not.toMatch(/Olga|Someone|Before & after/);
      expect(text).toMatch(/You(?:’ve| asked us)/);
    }
  });

  it("keep its name and its rounds' titles out of subjects, and escape them", () => {
    for (const { subject, html } of teamMails) {
      expect(subject).not.toMatch(/Harbour|Spring/);
      expect(html).not.toContain("<i>");
    }
  });

  it("name the team and carry a note only in an invitation", () => {
    expect(orgInvitation("member").subject).toMatch(/^Olga Owen invites you to the team “Harbour/);
    const note = "See you on Monday.\n<b>Olga</b>";
    const noted = orgInvitation("member", note);
    expect(noted.text).toContain("Olga Owen writes:\n\n> See you on Monday.\n>\n> <b>Olga</b>");
    expect(noted.html).not.toContain("<b>");
  });
});

describe("every email", () => {
  const mails = [
    ...teamMails,
    ...[
      verificationCodeMail("K7M2PQ", "en"),
      alreadyRegisteredMail("Ada"),
      verificationLinkMail("Ada", "abc"),
      signIn,
      invitationMail(survey, "abc", "Please & thanks"),
      invitationReminderMail(survey, "abc"),
    ].map(render),
    ...endings.flatMap(newsOf),
  ];

  it("has no image, no script and no address but the site's", () => {
    for (const { html } of mails) {
      expect(html).not.toMatch(/<img|<script|background-image|url\(/);
      const addresses = [...html.matchAll(/https?:\/\/[^\s"'<]+/g)].map(([address]) => address);
      expect(addresses.every((address) => address.startsWith(env.siteUrl))).toBe(true);
    }
  });

  it("has the same content in both forms", () => {
    for (const { text, html } of mails) {
      const [first = ""] = text.split("\n");
      expect(html).toContain(`>${first}</p>`);
    }
  });
});
