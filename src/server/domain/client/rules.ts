import { joinName } from "#src/shared/account/names.ts";
import type { SharingChanges } from "#src/shared/sharing/sharing.input.ts";
import { clientErrors } from "./errors.ts";
import type { LedgerRow } from "./ledger-queries.ts";
import type { ClientRow, Invited, Participation } from "./queries.ts";

/** Leaving, or deleting the round, resets these at once. */
export const sharesNothing = {
  surveyId: null,
  sharesResult: false,
  agreedAt: null,
  sharedSince: null,
  countedSince: null,
  sharedPlan: null,
} as const satisfies Partial<ClientRow>;

/** Once the facilitator has started, the client may agree, or open the window alone. */
const hasStarted = (state: Participation["meetingState"]): boolean =>
  state === "asked" || state === "running";

export const isWaitingForMeeting = (
  { programme, meetingState }: Pick<Participation, "programme" | "meetingState">,
  hasResult: boolean,
): boolean => programme.opens === "together" && !hasResult && !hasStarted(meetingState);

interface SharingDecision {
  readonly columns: Partial<ClientRow>;
  /** The ledger entries, in this order. */
  readonly entries: readonly LedgerRow["what"][];
  /** The client now wants to share; whether the result may be shown is decided elsewhere. */
  readonly startsSharing: boolean;
}

type SharingState = Pick<ClientRow, "sharesResult" | "countedSince" | "sharedPlan">;

/** What a client had read before they agreed. */
interface ReadState {
  readonly now: Date;
  /** When they read who the facilitators are. */
  readonly asOf: Date;
  /** Whether an earlier agreement doesn't cover one of them. */
  readonly hasNewReader: boolean;
}

const entryIf = (condition: boolean, what: LedgerRow["what"]): readonly LedgerRow["what"][] =>
  condition ? [what] : [];

/** Decides what a request changes; repeating it changes nothing. Withdrawals take effect at once. */
export function decideSharing(
  client: SharingState,
  changes: SharingChanges,
  { now, asOf, hasNewReader }: ReadState,
): SharingDecision {
  const { result = client.sharesResult, group = client.countedSince !== null } = changes;
  const plan = changes.plan === undefined ? client.sharedPlan : changes.plan === "" ? null : changes.plan;
  const startsSharing = result && !client.sharesResult;
  const sharesAgain = result && client.sharesResult && changes.again === true && hasNewReader;
  const stopsSharing = !result && client.sharesResult;
  const joins = group && client.countedSince === null;
  const leaves = !group && client.countedSince !== null;
  return {
    startsSharing,
    columns: {
      ...(startsSharing && { sharesResult: true, agreedAt: asOf }),
      ...(sharesAgain && { agreedAt: asOf }),
      ...(stopsSharing && { sharesResult: false, agreedAt: null, sharedSince: null }),
      ...(joins && { countedSince: now }),
      ...(leaves && { countedSince: null }),
      ...(plan !== client.sharedPlan && { sharedPlan: plan }),
    },
    entries: [
      ...entryIf(startsSharing, "result shared"),
      ...entryIf(sharesAgain, "result shared again"),
      ...entryIf(stopsSharing, "result unshared"),
      ...entryIf(plan !== null && client.sharedPlan === null, "plan shared"),
      ...entryIf(plan === null && client.sharedPlan !== null, "plan unshared"),
      ...entryIf(joins, "group joined"),
      ...entryIf(leaves, "group left"),
    ],
  };
}

const agreements: ReadonlySet<LedgerRow["what"]> = new Set([
  "result shared",
  "result shared again",
  "plan shared",
  "group joined",
]);

export const agreesToMore = ({ entries }: Pick<SharingDecision, "entries">): boolean =>
  entries.some((what) => agreements.has(what));

/** The programme's deadline, unless it has passed. */
export const deadlineOf = ({ closesAt }: Pick<Invited["programme"], "closesAt">, now: Date): Date | null =>
  closesAt !== null && closesAt > now ? closesAt : null;

/** @throws {DomainError} conflict if the invited person can no longer join */
export function requireJoinable(
  { client, programme, facilitator }: Invited,
  otherMailboxes: readonly string[],
): void {
  const name = joinName(facilitator.firstName, facilitator.lastName);
  if ([facilitator.mailbox, ...otherMailboxes].includes(client.mailbox)) throw clientErrors.ownProgramme();
  // Deleting the round counts as leaving: an old link must not bring it back.
  if (client.state === "left" || client.state === "accepted") throw clientErrors.left({ facilitator: name });
  if (programme.closedAt !== null) throw clientErrors.over({ facilitator: name });
}
