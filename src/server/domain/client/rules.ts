import { joinName } from "#src/shared/account/names.ts";
import type { SharingChanges } from "#src/shared/sharing/sharing.input.ts";
import { clientErrors } from "./errors.ts";
import type { LedgerRow } from "./ledger-queries.ts";
import type { ClientRow, Invited, Participation } from "./queries.ts";

/** What leaving, or losing the round, ends at once. */
export const sharesNothing = {
  surveyId: null,
  sharesResult: false,
  agreedAt: null,
  sharedSince: null,
  countedSince: null,
  sharedPlan: null,
} as const satisfies Partial<ClientRow>;

/** Once the facilitator has started, the client may agree, or look alone first: "not now" is theirs to say. */
const hasStarted = (state: Participation["meetingState"]): boolean =>
  state === "asked" || state === "running";

/** Whether a client's first window has to stay closed until their facilitator starts the meeting. */
export const isWaitingForMeeting = (
  { programme, meetingState }: Pick<Participation, "programme" | "meetingState">,
  hasResult: boolean,
): boolean => programme.opens === "together" && !hasResult && !hasStarted(meetingState);

interface Decided {
  readonly columns: Partial<ClientRow>;
  /** What the ledger says of it, in this order. */
  readonly entries: readonly LedgerRow["what"][];
  /** The client wants the result to be seen. Whether it may be is not decided here. */
  readonly startsSharing: boolean;
}

type Wishes = Pick<ClientRow, "sharesResult" | "countedSince" | "sharedPlan">;

/** What a client has read before they agree to share a result. */
interface Read {
  readonly now: Date;
  /** When they read who leads the programme. */
  readonly asOf: Date;
  /** Whether someone led it by then whom an earlier agreement wasn't meant for. */
  readonly hasNewReader: boolean;
}

const noteIf = (isSo: boolean, what: LedgerRow["what"]): readonly LedgerRow["what"][] => (isSo ? [what] : []);

/** What a client's request changes: saying what holds already changes nothing. Taking something back holds at once. */
export function decideSharing(
  client: Wishes,
  changes: SharingChanges,
  { now, asOf, hasNewReader }: Read,
): Decided {
  const { result = client.sharesResult, group = client.countedSince !== null } = changes;
  const plan = changes.plan === undefined ? client.sharedPlan : changes.plan === "" ? null : changes.plan;
  const startsSharing = result && !client.sharesResult;
  const sharesAgain = result && client.sharesResult && changes.again === true && hasNewReader;
  const stopsSharing = !result && client.sharesResult;
  const joins = group && client.countedSince === null;
  const quits = !group && client.countedSince !== null;
  return {
    startsSharing,
    columns: {
      ...(startsSharing && { sharesResult: true, agreedAt: asOf }),
      ...(sharesAgain && { agreedAt: asOf }),
      ...(stopsSharing && { sharesResult: false, agreedAt: null, sharedSince: null }),
      ...(joins && { countedSince: now }),
      ...(quits && { countedSince: null }),
      ...(plan !== client.sharedPlan && { sharedPlan: plan }),
    },
    entries: [
      ...noteIf(startsSharing, "result shared"),
      ...noteIf(sharesAgain, "result shared again"),
      ...noteIf(stopsSharing, "result unshared"),
      ...noteIf(plan !== null && client.sharedPlan === null, "plan shared"),
      ...noteIf(plan === null && client.sharedPlan !== null, "plan unshared"),
      ...noteIf(joins, "group joined"),
      ...noteIf(quits, "group left"),
    ],
  };
}

const agreements: ReadonlySet<LedgerRow["what"]> = new Set([
  "result shared",
  "result shared again",
  "plan shared",
  "group joined",
]);

/** Whether something is agreed to that wasn't before. */
export const agreesToMore = ({ entries }: Pick<Decided, "entries">): boolean =>
  entries.some((what) => agreements.has(what));

/** The deadline that a client's round starts with: the programme's, unless that is over. */
export const deadlineOf = ({ closesAt }: Pick<Invited["programme"], "closesAt">, now: Date): Date | null =>
  closesAt !== null && closesAt > now ? closesAt : null;

/**
 * Whether someone who was asked can still join.
 *
 * @throws {DomainError} conflict
 */
export function requireJoinable(
  { client, programme, facilitator }: Invited,
  otherMailboxes: readonly string[],
): void {
  const name = joinName(facilitator.firstName, facilitator.lastName);
  if ([facilitator.mailbox, ...otherMailboxes].includes(client.mailbox)) throw clientErrors.ownProgramme();
  // Who has deleted their round has left as well: there is nothing that a click on an old link should bring back.
  if (client.state === "left" || client.state === "accepted") throw clientErrors.left({ facilitator: name });
  if (programme.closedAt !== null) throw clientErrors.over({ facilitator: name });
}
