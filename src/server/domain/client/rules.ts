import { after, hours } from "#src/server/clock.ts";
import type { SharingChanges } from "#src/shared/sharing/sharing.input.ts";
import { clientErrors } from "./errors.ts";
import type { ClientRow, Invited, LedgerRow } from "./queries.ts";

/** Leaving, or deleting the round, resets these at once. */
export const sharesNothing = {
  surveyId: null,
  agreedAt: null,
  sharedSince: null,
  isCounted: null,
  sharedPlan: null,
} as const satisfies Partial<ClientRow>;

/** A session that nobody has ended is over for the client's pages after half a day. */
const openSince = (now: Date): Date => after(now, -hours(12));

/** The name of the facilitator whose session the client can join now; null if there is none. */
export function findHost({ meetingState, meetingAt, host, facilitator }: Invited, now: Date): string | null {
  if (!hasStarted(meetingState) || meetingAt === null || meetingAt <= openSince(now)) return null;
  return host ?? facilitator.name;
}

/** Once the facilitator has started, the client may agree, or open the window alone. */
const hasStarted = (state: Invited["meetingState"]): boolean => state === "asked" || state === "running";

export const isWaitingForMeeting = ({ programme, meetingState, hasResult }: Invited): boolean =>
  programme.opens === "together" && !hasResult && !hasStarted(meetingState);

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

/** Decides what a request changes; repeating it changes nothing. All of it takes effect at once. */
export function decideSharing(
  client: Pick<ClientRow, "sharedSince" | "isCounted" | "sharedPlan">,
  changes: SharingChanges,
  { now, asOf, hasNewReader }: ReadState,
) {
  const shares = client.sharedSince !== null;
  const { result = shares, group = client.isCounted } = changes;
  const plan = changes.plan === undefined ? client.sharedPlan : changes.plan === "" ? null : changes.plan;
  const startsSharing = result && !shares;
  const sharesAgain = result && shares && changes.again === true && hasNewReader;
  const stopsSharing = !result && shares;
  return {
    columns: {
      ...(startsSharing && { agreedAt: asOf, sharedSince: now }),
      ...(sharesAgain && { agreedAt: asOf }),
      ...(stopsSharing && { agreedAt: null, sharedSince: null }),
      ...(group !== client.isCounted && { isCounted: group }),
      ...(plan !== client.sharedPlan && { sharedPlan: plan }),
    },
    /** The ledger entries, in this order. Being counted isn't among them: it's shown to nobody. */
    entries: [
      ...entryIf(startsSharing, "result shared"),
      ...entryIf(sharesAgain, "result shared again"),
      ...entryIf(stopsSharing, "result unshared"),
      ...entryIf(plan !== null && client.sharedPlan === null, "plan shared"),
      ...entryIf(plan === null && client.sharedPlan !== null, "plan unshared"),
    ],
  };
}

/** The event of a client's share for emails; `domain/facilitator/news-queries.ts` builds it in SQL. */
export const shareKey = (clientId: string, sharedSince: Date): string =>
  `result shared ${clientId} ${String(sharedSince.getTime())}`;

export const isOfResult = (what: LedgerRow["what"]): boolean =>
  what === "result shared" || what === "result shared again";

export const agreesToMore = ({ entries }: ReturnType<typeof decideSharing>): boolean =>
  entries.some((what) => isOfResult(what) || what === "plan shared");

/** The programme's deadline, unless it has passed. */
export const deadlineOf = ({ closesAt }: Pick<Invited["programme"], "closesAt">, now: Date): Date | null =>
  closesAt !== null && closesAt > now ? closesAt : null;

/** @throws {DomainError} conflict if the invited person can no longer join */
export function requireJoinable(
  { client, programme, facilitator }: Invited,
  others: readonly { readonly mailbox: string }[],
): void {
  const name = facilitator.name;
  if ([facilitator, ...others].some(({ mailbox }) => mailbox === client.mailbox))
    throw clientErrors.ownProgramme();
  // Deleting the round counts as leaving: an old link must not bring it back.
  if (client.state === "left" || client.state === "accepted") throw clientErrors.left({ facilitator: name });
  if (programme.closedAt !== null) throw clientErrors.over({ facilitator: name });
}
