import type { MailTopic } from "#src/shared/mail/mail-topics.ts";
import { readForm, publicErrorOf } from "./page-form.ts";
import type { PageLocals } from "./pages.ts";

/*
 * The page behind an email's unsubscribe link. It needs no script, account or cookie: the link is enough.
 * Looking changes nothing, because email scanners follow links; the button posts what email programs post
 * when someone unsubscribes there (RFC 8058).
 */

/** The states of the page. */
export type UnsubscribePage =
  | { readonly show: "unknown"; readonly status: 404 }
  | {
      readonly show: "topic";
      readonly status: 200;
      readonly topic: MailTopic;
      /** Whether such emails come. */
      readonly wanted: boolean;
      /** Whether emails about this email's round are muted; null if it isn't about an invitation. */
      readonly surveyMuted: boolean | null;
      /** What this request changed; null if nothing. */
      readonly changed: "topic" | "round" | null;
    };

/** The form field that turns emails on again. */
export const resubscribeField = "resubscribe";

/** What email programs post, and the button, too. A POST without it, or the fields above, changes nothing. */
export const oneClick = { name: "List-Unsubscribe", value: "One-Click" } as const;

/** The form field that mutes or unmutes one round. */
export const surveyField = { name: "this-round", stop: "stop", resume: "resume" } as const;

/** The requested change: for all emails of the kind, or for one round. */
type Change = { readonly wanted: boolean } | { readonly muted: boolean };

/** null if it isn't a form of this page. */
async function readChange(request: Request): Promise<Change | null> {
  const form = await readForm(request);
  const survey = form.one(surveyField.name);
  if (survey === surveyField.stop) return { muted: true };
  if (survey === surveyField.resume) return { muted: false };
  if (form.one(resubscribeField) !== "") return { wanted: true };
  return form.one(oneClick.name) === oneClick.value ? { wanted: false } : null;
}

const changedBy = (wish: Change | null) => (wish === null ? null : "muted" in wish ? "round" : "topic");

function applyChange({ api }: Pick<PageLocals, "api">, token: string, wish: Change | null) {
  if (wish === null) return api.mail.subscription({ token });
  return "muted" in wish
    ? api.invitation.setSurveyMuted({ token, ...wish })
    : api.mail.setSubscription({ token, ...wish });
}

/** Applies the form, if one was sent, and loads the result. */
export async function openUnsubscribePage(
  request: Request,
  locals: Pick<PageLocals, "api">,
): Promise<UnsubscribePage> {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const wish = request.method === "POST" ? await readChange(request) : null;
  try {
    const subscription = await applyChange(locals, token, wish);
    // Someone who is no longer invited to the round can't be subscribed to it.
    const isVain = wish !== null && "muted" in wish && subscription.surveyMuted === null;
    return { show: "topic", status: 200, ...subscription, changed: isVain ? null : changedBy(wish) };
  } catch (error) {
    if (publicErrorOf(error).status < 500) return { show: "unknown", status: 404 };
    throw error;
  }
}
