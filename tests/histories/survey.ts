import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { after, days } from "#src/server/clock.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { getSurvey } from "#src/server/domain/survey/read.ts";
import { savePrediction, saveSelf } from "#src/server/domain/survey/own-words.ts";
import { shareSurvey } from "#src/server/domain/survey/change-survey.ts";
import type { Email } from "#src/server/domain/mail/text/email.ts";
import type { Invitation } from "#src/shared/invitation/invitation.output.ts";
import { leastResponses } from "#src/shared/survey/survey-limits.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { makeOlder, wordsFrom } from "#tests/factories/survey.ts";
import type { TestClock } from "#tests/setup/test-clock.ts";
import type { History } from "./history.ts";
import { SurveyModel } from "./model.ts";

export interface SentInvitation extends Invitation {
  readonly token: string;
  used: boolean;
  revoked: boolean;
}

/** Anything with a movable clock. */
export type PlayedDeps = Deps & { readonly clock: TestClock };

/** A survey of the product beside its model. */
export interface PlayedSurvey {
  readonly deps: PlayedDeps;
  readonly owner: Actor;
  /** As its owner left it, except for its numbers. */
  survey: Survey;
  readonly closesAt: Date | null;
  readonly model: SurveyModel;
  /** Its open link, or null. */
  shareId: string | null;
  /** A removed open link. */
  deadShareId: string | null;
  completedAt: Date | null;
  readonly invitations: SentInvitation[];
  /** Expected emails to its owner. */
  readonly mails: Email[];
  /** Results that its owner has an email about, by the number of earlier ones. */
  readonly toldAt: Set<number>;
  toldOfClosing: boolean;
  /** The day of the reminder; null without one or afterwards. */
  lookBackOn: string | null;
  /** Whether it has been sent at least once. */
  wasReminded: boolean;
  /** Panes that have been on a card. */
  readonly panesShown: Set<string>;
  /** Whether its owner heard of enough answers before picking own words. */
  toldWordless: boolean;
}

export const isOpen = ({ deps, completedAt, closesAt }: PlayedSurvey): boolean =>
  completedAt === null && (closesAt === null || closesAt > deps.clock.now());

export async function startSurvey(
  deps: PlayedDeps,
  owner: Actor,
  { audience, isTold, raisedBy, daysToDeadline, picksLate, isGuessed }: Omit<History, "steps">,
): Promise<PlayedSurvey> {
  const minResponses = leastResponses[audience] + raisedBy;
  const closesAt = daysToDeadline === null ? null : after(deps.clock.now(), days(daysToDeadline));
  const created = await createSurvey(deps, owner, { audience, minResponses, closesAt });
  const { id } = created;
  if (!isTold) await makeOlder(deps, id);
  const own = picksLate ? await getSurvey(deps, owner, id) : await saveSelf(deps, owner, id, wordsFrom(0));
  const survey = isGuessed ? await savePrediction(deps, owner, id, wordsFrom(3)) : own;
  return {
    deps,
    owner,
    survey,
    closesAt,
    model: new SurveyModel(minResponses),
    shareId: audience === "organisation" ? null : (await shareSurvey(deps, owner, id)).shareId,
    deadShareId: null,
    completedAt: null,
    invitations: [],
    mails: [],
    toldAt: new Set(),
    toldOfClosing: false,
    lookBackOn: null,
    wasReminded: false,
    toldWordless: false,
    panesShown: new Set(),
  };
}
