import type { Actor } from "#src/server/actor.ts";
import { once } from "#tests/setup/once.ts";
import { after, days } from "#src/server/clock.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { requestEmailChange } from "#src/server/domain/account/email.ts";
import { requestSignInLink } from "#src/server/domain/account/verification/sign-in-link.ts";
import { requestPasswordReset } from "#src/server/domain/account/password.ts";
import { sendVerificationCode } from "#src/server/domain/account/verification/send-verification-code.ts";
import { makeCard } from "#src/server/domain/card/own-card.ts";
import { listInvitations } from "#src/server/domain/invitation/list-invitations.ts";
import { revokeInvitation } from "#src/server/domain/invitation/change-invitations.ts";
import { savePlan } from "#src/server/domain/action-plan/plans.ts";
import { startSessionIn } from "#src/server/domain/session/start-session.ts";
import { closeSurvey } from "#src/server/domain/survey/change-survey.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { knownPassword, makeUserWithPassword } from "#tests/factories/password.ts";
import { anyOrigin, browserWith, followLink, registerNewcomer } from "#tests/factories/registration.ts";
import { answerInvited, invite } from "#tests/factories/invitation.ts";
import { makeInvitedSurvey } from "#tests/factories/invited-survey.ts";
import { makeCircled } from "#tests/factories/circles.ts";
import {
  makeAlikeAnswers,
  makeAnswers,
  makeBusyOwner,
  makeOlder,
  makeSharedSurvey,
} from "#tests/factories/survey.ts";
import { makeClient, makeProgramme } from "#tests/factories/programme/programme.ts";
import { deletePost } from "#src/server/domain/blog/writing/publish-post.ts";
import { makeDraft, makePost } from "#tests/factories/post.ts";
import { makeUser } from "#tests/factories/user.ts";
import { signIn } from "#tests/setup/api.ts";
import { actionPlanInput } from "#src/shared/action-plan/action-plan.input.ts";
import { buyPlan } from "#tests/setup/payments.ts";
import type { TestDeps } from "#tests/setup/deps.ts";
import { codeFor, mailsTo, tokenFor } from "#tests/setup/local-mailbox.ts";
import { makeAdminWorld } from "./admin-world.ts";
import { makeProgrammeWorld } from "./programme-world.ts";
import { makeTeamWorld } from "./team-world.ts";
import { groupNames } from "./group-names.ts";
import type { Row } from "./row.ts";

const ownerEmail = "owner@example.org";
const newEmail = "new@example.org";
const waitingEmail = "waiting@example.org";

/** A fresh address: emails to one are limited. */
const newAddress = ({ ids }: TestDeps): string => `invited-${ids.id().toLowerCase()}@example.org`;

/** The token behind this text in the newest email to an address. */
async function mailedToken(deps: TestDeps, email: string, before: string): Promise<string> {
  const text = (await mailsTo(deps, email)).at(-1)?.text ?? "";
  return new RegExp(`${before}([\\w-]+)`).exec(text)?.[1] ?? "";
}

async function revealedSurvey(deps: TestDeps, owner: Actor): Promise<string> {
  const { survey, shareId } = await makeSharedSurvey(deps, owner);
  await makeAnswers(deps, shareId, 3);
  await revealSurvey(deps, owner, survey.id);
  return survey.id;
}

/** Closed, with a result whose words are clear. */
async function overSurvey(deps: TestDeps, owner: Actor): Promise<string> {
  const { survey, shareId } = await makeSharedSurvey(deps, owner);
  await makeAlikeAnswers(deps, shareId);
  await revealSurvey(deps, owner, survey.id);
  return (await closeSurvey(deps, owner, survey.id)).id;
}

async function closedLink(deps: TestDeps, owner: Actor): Promise<string> {
  const { survey, shareId } = await makeSharedSurvey(deps, owner);
  await closeSurvey(deps, owner, survey.id);
  return shareId;
}

/** A survey with one invited person and their token, after `next`. */
async function invitedSurvey(
  deps: TestDeps,
  owner: Actor,
  next: (token: string, surveyId: string) => Promise<unknown> = () => Promise.resolve(),
) {
  const { id } = await createSurvey(deps, owner, {});
  const token = await invite(deps, owner, id, newAddress(deps));
  await next(token, id);
  return { id, token };
}

/** A survey with one invited person fewer than another, which has been opened. */
async function overlappingSurvey(deps: TestDeps, owner: Actor): Promise<string> {
  await (await makeInvitedSurvey(deps, owner, "ABCDE", { title: "Spring" })).open();
  return (await makeInvitedSurvey(deps, owner, "ABCD")).id;
}

async function invitationIn(deps: TestDeps, owner: Actor, surveyId: string): Promise<string> {
  const [invitation] = await listInvitations(deps, owner, surveyId);
  return invitation?.id ?? "";
}

const invitedLongAgo = ({ clock }: TestDeps) => ({ invitedAt: after(clock.now(), -days(4)) });

/** The objects of rows, each created on demand. */
function makeNames(
  deps: TestDeps,
  owner: Actor,
  { facilitator, lapsed }: Readonly<Record<"facilitator" | "lapsed", () => Promise<Actor>>>,
) {
  const open = once(() => makeSharedSurvey(deps, owner));
  const invited = once(() => invitedSurvey(deps, owner));
  const tokenAfter = (next: Parameters<typeof invitedSurvey>[2]) =>
    once(async () => (await invitedSurvey(deps, owner, next)).token);
  const registered = once(() => registerNewcomer(deps, { email: waitingEmail, password: knownPassword }));
  const linkToken = once(async () => {
    await registered();
    return tokenFor(deps, waitingEmail);
  });
  const carded = once(async () => {
    const id = await overSurvey(deps, owner);
    return { id, card: await makeCard(deps, owner, id, ["bold"]) };
  });
  const programme = once(async () => makeProgramme(deps, await facilitator()));
  const client = once(async () => makeClient(deps, await programme(), invitedLongAgo(deps)));
  const lapsedProgramme = once(async () => makeProgramme(deps, await lapsed()));
  const lapsedClient = once(async () => makeClient(deps, await lapsedProgramme(), invitedLongAgo(deps)));
  return {
    /** A facilitator's programme with a client who hasn't replied for days. */
    faId: async () => (await programme()).id,
    clientId: async () => (await client()).id,
    /** A client of the same facilitator who was asked just now. */
    newClientId: once(async () => (await makeClient(deps, await programme())).id),
    closedFaId: once(async () => {
      const closedAt = deps.clock.now();
      return (await makeProgramme(deps, await facilitator(), { closedAt })).id;
    }),
    /** The same of a facilitator with an expired plan. */
    lapsedFaId: async () => (await lapsedProgramme()).id,
    lapsedClientId: async () => (await lapsedClient()).id,
    /** A complete post, a published one and a deleted one. */
    post: once(async () => (await makeDraft(deps, owner)).id),
    livePost: once(async () => (await makePost(deps, owner)).id),
    deletedPost: once(async () => {
      const { id } = await makePost(deps, owner);
      await deletePost(deps, owner, id);
      return id;
    }),
    /** Everyone's password. */
    password: () => Promise.resolve(knownPassword),
    ownerEmail: () => Promise.resolve(ownerEmail),
    /** A browser in which the owner has signed in. */
    knownDevice: once(async () => {
      const deviceToken = deps.ids.token(128);
      const browser = { ...anyOrigin(), device: "Firefox", deviceToken };
      await deps.db.write((tx) => startSessionIn(tx, deps, browser, owner));
      return deviceToken;
    }),
    inAWeek: () => Promise.resolve(after(deps.clock.now(), days(7)).toISOString()),
    own: once(async () => (await createSurvey(deps, owner, {})).id),
    /** For an organisation, from a time with the plan. */
    organisation: once(async () => {
      const begun = await createSurvey(deps, { ...owner, isAdmin: true }, { audience: "organisation" });
      return begun.id;
    }),
    /** Someone else's visit to the payment page. */
    visit: once(async () => buyPlan(deps, await makeUser(deps))),
    /** A survey with a link and no answers. */
    open: async () => (await open()).survey.id,
    link: async () => (await open()).shareId,
    /** A revealed survey with three answers. */
    shown: once(() => revealedSurvey(deps, owner)),
    /** `shown` with an action plan for its Unknown. */
    planned: once(async () => {
      const surveyId = await revealedSurvey(deps, owner);
      const plan = actionPlanInput.parse({ traitId: "witty" });
      await savePlan(deps, owner, { surveyId, pane: "unknown" }, plan);
      return surveyId;
    }),
    /** With three answers, blocked by another survey. */
    overlapping: once(() => overlappingSurvey(deps, owner)),
    /** Closed, with a result whose words are clear. */
    over: once(() => overSurvey(deps, owner)),
    /** From before peers were told of cards: an open and a closed one. */
    older: once(async () => makeOlder(deps, await revealedSurvey(deps, owner))),
    olderOver: once(async () => makeOlder(deps, await overSurvey(deps, owner))),
    /** The first of two opened circles with six answers each. */
    circled: once(() => makeCircled(deps, owner)),
    /** `over` with a card, and the path of the card's page. */
    carded: async () => (await carded()).id,
    cardPath: async () => new URL((await carded()).card.url).pathname,
    closedLink: once(() => closedLink(deps, owner)),
    closed: once(async () => (await closeSurvey(deps, owner, (await createSurvey(deps, owner, {})).id)).id),
    invited: async () => (await invited()).id,
    asked: once(async () => {
      const { id } = await createSurvey(deps, owner, {});
      await invite(deps, owner, id, newAddress(deps));
      return (await closeSurvey(deps, owner, id)).id;
    }),
    invitationId: async () => invitationIn(deps, owner, (await invited()).id),
    invitationToken: async () => (await invited()).token,
    usedToken: tokenAfter((token) => answerInvited(deps, token)),
    closedToken: tokenAfter((_, id) => closeSurvey(deps, owner, id)),
    revokedToken: tokenAfter(async (_, id) =>
      revokeInvitation(deps, owner, id, await invitationIn(deps, owner, id)),
    ),
    session: once(async () => deps.sessions.idOf(await signIn(deps, owner))),
    code: once(async () => {
      await sendVerificationCode(deps, anyOrigin(), { email: newEmail });
      return codeFor(deps, newEmail);
    }),
    /** The same, after someone else has taken the address. */
    lateCode: once(async () => {
      await sendVerificationCode(deps, anyOrigin(), { email: newEmail });
      await makeUser(deps, { email: newEmail });
      return codeFor(deps, newEmail);
    }),
    resetToken: once(async () => {
      await requestPasswordReset(deps, anyOrigin(), { email: ownerEmail });
      return mailedToken(deps, ownerEmail, "token=");
    }),
    signInToken: once(async () => {
      await requestSignInLink(deps, anyOrigin(), { email: ownerEmail });
      return mailedToken(deps, ownerEmail, "link=");
    }),
    emailChangeToken: once(async () => {
      const change = { email: newEmail, password: knownPassword };
      await requestEmailChange(deps, owner, anyOrigin(), change);
      return mailedToken(deps, newEmail, "/account/confirm-email/");
    }),
    /** An unconfirmed account: address, token, browser cookie and one-time code. */
    waitingEmail: async () => (await registered()).user.email,
    linkToken,
    registrationKey: async () => (await registered()).key,
    autoToken: once(async () => {
      const { key } = await registered();
      return (await followLink(deps, await linkToken(), browserWith(key))).autoToken ?? "";
    }),
  };
}

/** People and objects in an empty database, for one row. */
export async function makeWorld(deps: TestDeps) {
  const owner = await makeUserWithPassword(deps, { email: ownerEmail });
  const facilitator = once(() => makeFacilitator(deps, { email: "mira@example.org" }));
  const lapsed = once(() => makeUser(deps));
  const busy = once(() => makeBusyOwner(deps));
  const { admin, ...administered } = makeAdminWorld(deps);
  const programme = makeProgrammeWorld(deps);
  const team = makeTeamWorld(deps);
  const people: Readonly<Record<Row[1], () => Promise<Actor | null>>> = {
    nobody: () => Promise.resolve(null),
    owner: () => Promise.resolve(owner),
    stranger: () => makeUser(deps),
    facilitator,
    rival: () => makeFacilitator(deps),
    /** Had the plan, and has a programme from that time. */
    lapsed: async () => {
      const someone = await lapsed();
      await makeProgramme(deps, someone, { title: "Last year" });
      return someone;
    },
    buyer: async () => {
      const buyer = await makeUser(deps);
      await buyPlan(deps, buyer);
      return buyer;
    },
    busy: async () => (await busy()).owner,
    admin,
    pastAdmin: admin,
    waiting: () => makeUser(deps, { emailVerifiedAt: null }),
    ...programme.people,
    ...team.people,
  };
  const names: Readonly<Record<string, () => Promise<string>>> = {
    ...makeNames(deps, owner, { facilitator, lapsed }),
    ...programme.names,
    ...team.names,
    ...groupNames(deps, owner),
    ...administered.names,
    busyClosed: async () => (await busy()).closedId,
  };
  return {
    deps,
    tokenOf: async (whom: Row[1]): Promise<string | null> => {
      const person = await people[whom]();
      if (person === null) return null;
      return whom === "pastAdmin" ? administered.signInLongAgo(person) : signIn(deps, person);
    },
    /** Replaces `{name}`. */
    fill: async (text: string): Promise<string> => {
      let filled = text;
      for (const [placeholder, name = ""] of text.matchAll(/\{(\w+)\}/g)) {
        const make = names[name];
        if (make === undefined) throw new Error(`No row can name ${placeholder}.`);
        filled = filled.replace(placeholder, await make());
      }
      return filled;
    },
  };
}
