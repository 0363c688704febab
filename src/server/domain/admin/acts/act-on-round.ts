import type { Deps } from "#src/server/deps.ts";
import { findAccountById } from "#src/server/domain/account/find-account.ts";
import { adminErrors } from "#src/server/domain/admin/errors.ts";
import { writeActIn } from "#src/server/domain/audit-log/write-act.ts";
import { dayOf } from "#src/server/domain/admin/lists.ts";
import { getRound } from "#src/server/domain/admin/rounds/list-rounds.ts";
import type { PlainKind } from "#src/shared/mail/email-kinds.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import {
  linkTurnedOffMail,
  roundClosedMail,
} from "#src/server/domain/mail/templates/account/by-administrator.ts";
import { type Decide, changeSurveyIn, closing, unsharing } from "#src/server/domain/survey/change-survey.ts";
import { getAnySurvey } from "#src/server/domain/survey/read.ts";
import type { AdminAct } from "#src/shared/admin/admin-acts.ts";
import type { RoundAct } from "#src/shared/admin/lists.ts";
import type { RoundActInput } from "#src/shared/admin/admin.input.ts";
import type { AdminRound } from "#src/shared/admin/admin.output.ts";
import { requireStillConfirmed, type AdminCaller } from "./confirm-caller.ts";

interface RoundDeed {
  readonly decide: Decide;
  /** The fields that the act changes. */
  readonly changedFields: (now: Date) => Partial<AdminRound>;
  readonly logged: AdminAct;
  readonly kind: PlainKind;
  readonly content: typeof roundClosedMail;
  readonly message: string;
  /** The error if there is nothing to do. */
  readonly refusal: () => Error;
}

const deeds: Readonly<Record<RoundAct, RoundDeed>> = {
  close: {
    decide: closing,
    changedFields: (now) => ({ closed: dayOf(now) }),
    logged: "close round",
    kind: "round closed",
    content: roundClosedMail,
    message: "The round is closed. Its owner gets an email.",
    refusal: adminErrors.roundClosed,
  },
  "turn-off-link": {
    decide: unsharing,
    changedFields: () => ({ hasLink: false }),
    logged: "turn off link",
    kind: "link turned off",
    content: linkTurnedOffMail,
    message: "The link is off. The round’s owner gets an email.",
    refusal: adminErrors.noLink,
  },
};

/**
 * Acts on someone's round like its owner could, logs it and emails them, in one write.
 *
 * @throws {DomainError} not_found; conflict if there is nothing to do.
 */
export const actOnRound = (
  deps: Deps,
  caller: AdminCaller,
  { surveyId, act }: RoundActInput,
): Promise<{ readonly message: string; readonly round: AdminRound }> =>
  deps.db.write(async (tx) => {
    const { decide, changedFields, logged, kind, content, message, refusal } = deeds[act];
    await requireStillConfirmed(tx, deps, caller);
    const round = await getRound(tx, deps, surveyId);
    const survey = await getAnySurvey(tx, surveyId);
    const account = await findAccountById(tx, survey.userId);
    if (account === null) throw adminErrors.roundNotFound();
    if (!(await changeSurveyIn(tx, deps, survey, decide))) throw refusal();
    await writeActIn(tx, deps, { actorId: caller.actor.userId, act: logged, targetId: surveyId });
    const mail = content(deps.env, account.firstName, survey);
    await queueMail(tx, deps, { kind, to: account.email, content: mail });
    return { message, round: { ...round, ...changedFields(deps.clock.now()) } };
  });
