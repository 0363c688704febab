import {
  answers,
  billings,
  clients,
  invitationLinks,
  invitations,
  organisationMembers,
  organisations,
  participants,
  programmeFacilitators,
  programmes,
  sharingLedger,
  snapshots,
  surveys,
  users,
} from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { after, days, hours } from "#src/server/clock.ts";
import { buildSnapshotContent } from "#src/server/domain/analysis/snapshot-content.ts";
import { writePortrait } from "#src/server/domain/insight/portrait/write-portrait.ts";
import { answerKeys } from "#src/server/domain/response/answer-keys.ts";
import { blankSurvey } from "#src/server/domain/survey/create-survey.ts";
import { inCatalogueOrder } from "#src/server/domain/survey/own-words.ts";
import { sha256 } from "#src/server/ids.ts";
import { knownPassword } from "#tests/factories/password.ts";
import { hashPassword } from "#src/server/auth/passwords.ts";
import type { TestDeps } from "#tests/setup/deps.ts";
import type { History, Start } from "./history.ts";
import { newPerson, type Person } from "./person.ts";
import type { Secrets } from "./secrets.ts";

export const faId = "programme";
export const teamId = "team";
/** For the programme and its clients' surveys. */
export const minResponses = 3;
const title = "Spring cohort";

const newcomer: Start = { at: "invited", answers: 0, invitees: 0, isCounted: false, base: 0 };

let hashed: Promise<string> | undefined;

const actorOf = (userId: string, email: string, firstName: string, now: Date): Actor => ({
  ...{ userId, email, mailbox: email, username: null },
  ...{ name: `${firstName} Holm`, firstName, lastName: "Holm", displayName: null },
  ...{ role: "user", isAdmin: false, emailVerifiedAt: after(now, -days(9)), returnTo: null },
  ...{ onboardingStatus: "completed", intendedAccountType: "individual" },
});

/** Results of the same answers are calculated once. */
const results = new Map<string, Pick<typeof snapshots.$inferInsert, "content" | "insights">>();

function resultOf(selfTraitIds: readonly string[], peerPicks: readonly (readonly string[])[]) {
  const key = JSON.stringify([selfTraitIds, peerPicks]);
  const known = results.get(key);
  if (known !== undefined) return known;
  const content = buildSnapshotContent({ catalogueVersion: 1, selfTraitIds, peerPicks, names: [] });
  const result = { content, insights: writePortrait(content) };
  results.set(key, result);
  return result;
}

/** All rows of a client, as the product's functions would have written them. */
function rowsOf(person: Person, start: Start, secrets: Secrets, programme: typeof programmes.$inferInsert) {
  const { index, name, email, clientId } = person;
  const asked = programme.createdAt;
  const isIn = start.at !== "invited";
  const client = {
    ...{ id: clientId, programmeId: faId, name, email, mailbox: email, invitedAt: asked },
    state: isIn ? ("accepted" as const) : ("invited" as const),
    surveyId: isIn ? `round-${index}` : null,
    repliedAt: isIn ? asked : null,
    isCounted: start.isCounted ? true : null,
    nextReminderAt: isIn ? null : after(asked, days(3)),
  };
  const link = { tokenHash: sha256(person.token), kind: "programme", invitationId: clientId } as const;
  if (!isIn) return { client, link, round: null };
  const surveyId = `round-${index}`;
  const results = { invited: 0, accepted: 0, asking: 0, opened: 1, renewed: 2 }[start.at];
  const isOpened = results > 0;
  const hasWords = start.at === "asking" || isOpened;
  const earlier = results === 2 ? minResponses : 0;
  const count = isOpened ? earlier + Math.max(minResponses, start.answers) : hasWords ? start.answers : 0;
  const self = hasWords ? inCatalogueOrder(secrets.own(index, 1, start.base)) : null;
  const releasedIn = (n: number) => (n < earlier ? 1 : isOpened ? results : null);
  const peers = Array.from({ length: count }, (_, n) => ({
    keys: answerKeys(`key-${index}-${n}`),
    traitIds: inCatalogueOrder(secrets.picks(index, n, start.base)),
    name: secrets.peerName(index, n),
  }));
  const survey = {
    ...blankSurvey(surveyId, `user-${index}`, asked),
    ...{ title, closesAt: programme.closesAt ?? null, selfTraitIds: self },
    ...(hasWords && { shareId: `share-${index}-00000000000000`, shareCode: `code-${index}-000000` }),
  };
  const snapshot = (number: number, of: number) => {
    const result = resultOf(
      self ?? [],
      peers.slice(0, of).map(({ traitIds }) => traitIds),
    );
    const names = peers
      .slice(0, of)
      .flatMap(({ name: given }) => given ?? [])
      .sort();
    return {
      ...{ id: `snapshot-${index}-${number}`, surveyId, number, responseCount: of, writingUntil: null },
      content: {
        ...result.content,
        participants: [...names, ...Array.from({ length: of - names.length }, () => null)],
      },
      insights: result.insights,
      ...{ insightSource: "template", createdAt: asked, updatedAt: asked },
    };
  };
  const round = {
    survey,
    answers: peers.map(({ keys, traitIds }, n) => ({
      ...{ id: keys.answerId, surveyId, traitIds, releasedIn: releasedIn(n) },
    })),
    participants: peers.flatMap(({ keys, name: given }, n) =>
      given === null ? [] : [{ id: keys.participantId, surveyId, name: given, releasedIn: releasedIn(n) }],
    ),
    invitations: Array.from({ length: hasWords ? start.invitees : 0 }, (_, n) => {
      const address = secrets.invitee(index, n);
      return { id: `invitation-${index}-${n}`, surveyId, email: address, mailbox: address, invitedAt: asked };
    }),
    snapshots: [
      ...(earlier > 0 ? [snapshot(1, earlier)] : []),
      ...(isOpened ? [snapshot(results, count)] : []),
    ],
    ledger: [
      {
        ...{ id: `ledger-${index}`, surveyId, clientId, facilitatorName: "Mira Holm" },
        ...{ what: "joined" as const, at: asked, number: 1 },
      },
    ],
  };
  Object.assign(person, {
    ...{ surveyId, state: "accepted", isCounted: start.isCounted },
    ...(hasWords && { shareId: survey.shareId, version: 1 }),
    results,
  });
  person.peers.push(
    ...peers.map((_, n) => ({ key: `key-${index}-${n}`, isReleased: isOpened, isGone: false })),
  );
  person.invitations.push(
    ...round.invitations.map((_, n) => ({ token: `invite-${index}-${n}`, isUsed: false })),
  );
  return { client, link, round };
}

/** The facilitator, their programme, a colleague, and clients with accounts. */
export async function startHistory(deps: TestDeps, history: History, secrets: Secrets) {
  const now = deps.clock.now();
  // Long enough ago for a nudge.
  const asked = after(now, -hours(100));
  const { opens, daysToDeadline, beginsWithMia } = history;
  const closesAt = daysToDeadline === null ? null : after(now, days(daysToDeadline));
  const mira = actorOf("mira", "mira@example.org", "Mira", now);
  const mia = actorOf("mia", "mia@example.org", "Mia", now);
  const programme = {
    ...{ id: faId, facilitatorId: mira.userId, title, purpose: "To see.", note: null, closesAt, opens },
    ...{ minResponses, reminders: true, createdAt: asked },
  };
  const starts = [...history.clients, ...(history.hasNewcomer ? [newcomer] : [])];
  const all = starts.map((start, index) => {
    const actor = actorOf(`user-${index}`, `client-${index}@example.org`, `Client${index}`, now);
    const person = newPerson(index, start.base, actor);
    if (start !== newcomer) person.actor = actor;
    return { person, ...rowsOf(person, start, secrets, programme) };
  });
  const people = all.map(({ person }) => person);
  const passwordHash = await (hashed ??= hashPassword(knownPassword));
  await deps.db.write(async (tx) => {
    const accounts = [mira, mia, ...people.flatMap(({ actor }) => actor ?? [])];
    await tx.insert(users).values(
      accounts.map(({ userId: id, ...rest }) => ({
        ...rest,
        id,
        passwordHash,
        createdAt: asked,
        updatedAt: asked,
      })),
    );
    const paid = { subscriptionStatus: "active", updatedAt: asked } as const;
    await tx
      .insert(billings)
      .values([mira, mia].map(({ userId }) => ({ ...paid, userId, subscriptionId: `sub ${userId}` })));
    await tx.insert(programmes).values(programme);
    await tx.insert(organisations).values({ id: teamId, name: "Harbour", createdAt: asked });
    const leading = { organisationId: teamId, role: "owner", joinedAt: asked, leadsSince: asked } as const;
    await tx.insert(organisationMembers).values([mira, mia].map(({ userId }) => ({ ...leading, userId })));
    const added = { programmeId: faId, userId: mia.userId, organisationId: teamId, addedAt: asked };
    if (beginsWithMia) await tx.insert(programmeFacilitators).values(added);
    const rounds = all.flatMap(({ round }) => round ?? []);
    if (rounds.length > 0) await tx.insert(surveys).values(rounds.map(({ survey }) => survey));
    await tx.insert(clients).values(all.map(({ client }) => client));
    await tx.insert(invitationLinks).values(all.map(({ link }) => link));
    const picked = rounds.flatMap((round) => round.answers);
    if (picked.length > 0) await tx.insert(answers).values(picked);
    const named = rounds.flatMap((round) => round.participants);
    if (named.length > 0) await tx.insert(participants).values(named);
    const invited = rounds.flatMap((round) => round.invitations);
    if (invited.length > 0) {
      await tx.insert(invitations).values(invited);
      await tx.insert(invitationLinks).values(
        invited.map(({ id }) => ({
          tokenHash: sha256(id.replace("invitation", "invite")),
          kind: "survey" as const,
          invitationId: id,
        })),
      );
    }
    const results = rounds.flatMap((round) => round.snapshots);
    if (results.length > 0) await tx.insert(snapshots).values(results);
    const entries = rounds.flatMap(({ ledger }) => ledger);
    if (entries.length > 0) await tx.insert(sharingLedger).values(entries);
  });
  return { mira, mia, people };
}
