import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import { endAllSessionsIn } from "#src/server/auth/session/sessions.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import { setAdministratorIn } from "#src/server/domain/account/administrators.ts";
import { isAdministrator } from "#src/server/domain/account/rules.ts";
import { sendVerificationLink } from "#src/server/domain/account/verification/verify-email.ts";
import { adminErrors } from "#src/server/domain/admin/errors.ts";
import { getPlanIn, grantPlanIn, hasGivenPlanIn, revokePlanIn } from "#src/server/domain/billing/plan.ts";
import type { PlainKind } from "#src/shared/mail/email-kinds.ts";
import * as mails from "#src/server/domain/mail/templates/account/by-administrator.ts";
import { type Email, dayInUtc } from "#src/server/domain/mail/text/email.ts";
import type { AdminAct, PersonAct } from "#src/shared/admin/admin-acts.ts";
import { planTexts } from "#src/shared/plan/plan-texts.ts";

interface Outcome {
  /** The message for the administrator. */
  readonly message: string;
  /** The email to the person; null if they get another one. */
  readonly email: { readonly kind: PlainKind; readonly content: Email } | null;
}

interface Deed {
  readonly logged: AdminAct;
  /** Whether it grants power or can't be undone: see `confirmPerson`. */
  readonly isSensitive: boolean;
  /** @throws {DomainError} conflict if there is nothing to do. */
  readonly run: (
    tx: Transaction,
    deps: TransactionDeps,
    person: Actor,
    until: Date | null,
  ) => Promise<Outcome>;
}

/** Deleting takes more than a transaction: see `deletePerson`. */
export type PersonDeed = Exclude<PersonAct, "delete">;

async function grantAdmin(tx: Transaction, deps: TransactionDeps, person: Actor): Promise<Outcome> {
  const { email } = person;
  if (person.emailVerifiedAt === null) throw adminErrors.unconfirmed({ email });
  if (isAdministrator(deps.env, person)) throw adminErrors.alreadyAdministrator({ email });
  await setAdministratorIn(tx, person.userId, true, deps.clock.now());
  const content = mails.adminGrantedMail(deps.env, person.firstName);
  return { message: `${email} is an administrator now.`, email: { kind: "admin granted", content } };
}

async function revokeAdmin(tx: Transaction, deps: TransactionDeps, person: Actor): Promise<Outcome> {
  const { email } = person;
  const without = { ...person, isAdmin: false, role: "user" as const };
  if (!isAdministrator(deps.env, person)) throw adminErrors.noAdministrator({ email });
  if (isAdministrator(deps.env, without)) throw adminErrors.supportStays({ email });
  await setAdministratorIn(tx, person.userId, false, deps.clock.now());
  const content = mails.adminRevokedMail(deps.env, person.firstName);
  return { message: `${email} is no longer an administrator.`, email: { kind: "admin revoked", content } };
}

async function grantPlan(
  tx: Transaction,
  deps: TransactionDeps,
  person: Actor,
  until: Date | null,
): Promise<Outcome> {
  await grantPlanIn(tx, person.userId, until, deps.clock.now());
  const lasts = until === null ? "until you take it away" : `until ${dayInUtc(until)}`;
  const content = mails.planGrantedMail(deps.env, person.firstName, until);
  return {
    message: `${person.email} has ${planTexts.planName} ${lasts}.`,
    email: { kind: "plan granted", content },
  };
}

async function revokePlan(tx: Transaction, deps: TransactionDeps, person: Actor): Promise<Outcome> {
  const { userId, email, firstName } = person;
  if (!(await hasGivenPlanIn(tx, userId))) throw adminErrors.noGivenPlan({ email });
  await revokePlanIn(tx, userId, deps.clock.now());
  const { needsUpgrade } = await getPlanIn(tx, deps, person);
  return {
    message: `${email} no longer has the plan from you. A plan that they pay for, or a trial, goes on.`,
    email: { kind: "plan revoked", content: mails.planRevokedMail(deps.env, firstName, !needsUpgrade) },
  };
}

async function endSessions(
  tx: Transaction,
  deps: TransactionDeps,
  { userId, email, firstName }: Actor,
): Promise<Outcome> {
  await endAllSessionsIn(tx, userId);
  const content = mails.signedOutMail(deps.env, firstName);
  return { message: `${email} is signed out everywhere.`, email: { kind: "signed out", content } };
}

async function resendVerification(tx: Transaction, deps: TransactionDeps, person: Actor): Promise<Outcome> {
  const { email } = person;
  if (person.emailVerifiedAt !== null) throw adminErrors.alreadyConfirmed({ email });
  await sendVerificationLink(tx, deps, person);
  return { message: `We’ve sent ${email} a new link. Links from before don’t work any more.`, email: null };
}

/** Acts on people, from the browser and from the shell. */
export const personDeeds: Readonly<Record<PersonDeed, Deed>> = {
  "resend-verification": { logged: "resend verification", isSensitive: false, run: resendVerification },
  "end-sessions": { logged: "end sessions", isSensitive: false, run: endSessions },
  "grant-plan": { logged: "grant plan", isSensitive: true, run: grantPlan },
  "revoke-plan": { logged: "revoke plan", isSensitive: false, run: revokePlan },
  "grant-admin": { logged: "grant admin", isSensitive: true, run: grantAdmin },
  "revoke-admin": { logged: "revoke admin", isSensitive: true, run: revokeAdmin },
};
