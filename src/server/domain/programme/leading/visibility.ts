import type { ClientProgress, ClientRow } from "#src/server/domain/programme/queries.ts";

type Agreement = Pick<ClientRow, "sharedSince" | "agreedAt">;

/** Whether a client's agreement covers a co-facilitator: it names those added before it (rule F1). */
export const agreementCovers = (addedAt: Date, agreedAt: Date | null): boolean =>
  agreedAt !== null && addedAt < agreedAt;

/**
 * A client as a facilitator may see them: a result that doesn't cover them isn't shared.
 *
 * @param addedAt when the co-facilitator was added; null for the owner
 */
export function visibleClient<Row extends Agreement>(addedAt: Date | null, row: Row): Row {
  const { sharedSince, agreedAt } = row;
  if (addedAt === null || sharedSince === null) return row;
  if (agreedAt === null || !agreementCovers(addedAt, agreedAt)) return { ...row, sharedSince: null };
  return { ...row, sharedSince: sharedSince > agreedAt ? sharedSince : agreedAt };
}

type MeetingFacts = Pick<ClientProgress, "sharedSince" | "shownAnswers" | "repliedAt">;

/**
 * Whether a facilitator may hold a session with a client. The owner always may; a co-facilitator may if they
 * see the result, or if the client hasn't opened one yet and accepted after the co-facilitator was added.
 */
export function mayMeet(
  addedAt: Date | null,
  { sharedSince, shownAnswers, repliedAt }: MeetingFacts,
): boolean {
  if (addedAt === null || sharedSince !== null) return true;
  return shownAnswers === null && repliedAt !== null && addedAt < repliedAt;
}
