import type { ClientProgress, ClientRow } from "#src/server/domain/programme/queries.ts";

type Agreement = Pick<ClientRow, "sharedSince" | "agreedAt">;

/**
 * Whether what a client agreed to share is for someone who leads the programme beside its owner: when they agreed, they were told of those
 * who had been added by then (rule F1).
 */
export const isMeantFor = (addedAt: Date, agreedAt: Date | null): boolean =>
  agreedAt !== null && addedAt < agreedAt;

/**
 * A client's row for someone who leads the programme. For whom a result isn't meant, it isn't shared.
 *
 * @param addedAt since when they lead it beside its owner; null for the owner.
 */
export function asSeenBy<Row extends Agreement>(addedAt: Date | null, row: Row): Row {
  const { sharedSince, agreedAt } = row;
  if (addedAt === null || sharedSince === null) return row;
  if (agreedAt === null || !isMeantFor(addedAt, agreedAt)) return { ...row, sharedSince: null };
  return { ...row, sharedSince: sharedSince > agreedAt ? sharedSince : agreedAt };
}

type Standing = Pick<ClientProgress, "sharedSince" | "shownAnswers" | "repliedAt">;

/**
 * Whether a session with a client is theirs to have: for the owner it is. Beside them someone may have one about a result that they see,
 * and with a client who has opened nothing yet and accepted when they were already named.
 */
export function mayMeet(addedAt: Date | null, { sharedSince, shownAnswers, repliedAt }: Standing): boolean {
  if (addedAt === null || sharedSince !== null) return true;
  return shownAnswers === null && repliedAt !== null && addedAt < repliedAt;
}

type Wish = Pick<ClientProgress, "state" | "sharesResult" | "sharedSince" | "shownAnswers" | "agreedAt">;

/** Whether a client shares their result with someone who leads the programme, and that has to wait (rule F3): both are told. */
export function sharingWaits(addedAt: Date | null, client: Wish): boolean {
  const { state, sharesResult, sharedSince, shownAnswers, agreedAt } = client;
  const isMeant = addedAt === null || isMeantFor(addedAt, agreedAt);
  return state === "accepted" && sharesResult && sharedSince === null && shownAnswers !== null && isMeant;
}
