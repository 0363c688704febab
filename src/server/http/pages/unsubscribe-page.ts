import type { MailTopic } from "#src/shared/mail/mail-topics.ts";
import { readForm, publicErrorOf } from "./page-form.ts";
import type { PageLocals } from "./pages.ts";

/*
 * The page behind the link in an email that its reader can do without. It works without a script, without an account and
 * without a cookie: the link is all that it goes by. Looking at it changes nothing, because email scanners follow links; the
 * button sends what email providers send by themselves when someone unsubscribes in their program (RFC 8058).
 */

/** What there is to see. */
export type UnsubscribePage =
  | { readonly show: "unknown"; readonly status: 404 }
  | {
      readonly show: "topic";
      readonly status: 200;
      readonly topic: MailTopic;
      /** Whether such emails come. */
      readonly wanted: boolean;
      /** Whether emails about the one round of this email are stopped; null where it is about no invitation. */
      readonly surveyMuted: boolean | null;
      /** What this very request decided; null when it only looked. */
      readonly changed: "topic" | "round" | null;
    };

/** The field by which a form lets emails come again. */
export const resubscribeField = "resubscribe";

/** What an email provider sends; the button's form has the same. A POST that says neither this nor that changes nothing. */
export const oneClick = { name: "List-Unsubscribe", value: "One-Click" } as const;

/** The field by which a form stops emails about one round, or lets them come again. */
export const surveyField = { name: "this-round", stop: "stop", resume: "resume" } as const;

/** What a form asks for: about all emails of the kind, or those about one round. */
type Wish = { readonly wanted: boolean } | { readonly muted: boolean };

/** Null when it is no form of this page. */
async function wishIn(request: Request): Promise<Wish | null> {
  const form = await readForm(request);
  const survey = form.one(surveyField.name);
  if (survey === surveyField.stop) return { muted: true };
  if (survey === surveyField.resume) return { muted: false };
  if (form.one(resubscribeField) !== "") return { wanted: true };
  return form.one(oneClick.name) === oneClick.value ? { wanted: false } : null;
}

const changedBy = (wish: Wish | null) => (wish === null ? null : "muted" in wish ? "round" : "topic");

function fulfil({ api }: Pick<PageLocals, "api">, token: string, wish: Wish | null) {
  if (wish === null) return api.mail.subscription({ token });
  return "muted" in wish
    ? api.invitation.setSurveyMuted({ token, ...wish })
    : api.mail.setSubscription({ token, ...wish });
}

/** Does what the form says, if one was sent, and says how it stands. */
export async function openUnsubscribePage(
  request: Request,
  locals: Pick<PageLocals, "api">,
): Promise<UnsubscribePage> {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const wish = request.method === "POST" ? await wishIn(request) : null;
  try {
    const subscription = await fulfil(locals, token, wish);
    // Emails about a round that the person is no longer invited to do not come again.
    const isVain = wish !== null && "muted" in wish && subscription.surveyMuted === null;
    return { show: "topic", status: 200, ...subscription, changed: isVain ? null : changedBy(wish) };
  } catch (error) {
    if (publicErrorOf(error).status < 500) return { show: "unknown", status: 404 };
    throw error;
  }
}
