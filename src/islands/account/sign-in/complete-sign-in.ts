import { useEffect } from "react";
import { errorText, unreachable } from "#src/islands/kit/api/api-error.ts";
import { localStore, tabStore } from "#src/islands/kit/browser/browser-storage.ts";
import { readSignedIn, storeSession } from "#src/islands/kit/session/session.ts";
import { useAuth } from "#src/islands/kit/session/use-auth.ts";
import { forgetPlace } from "#src/islands/kit/session/use-return-to.ts";
import type { SignedIn, User } from "#src/shared/account/account.output.ts";
import { safeNext } from "#src/shared/account/safe-next.ts";
import { verificationTexts } from "#src/shared/account/verification-texts.ts";
import { askBackKey } from "#src/shared/onboarding/start-words.ts";
import { type EventName, consentGiven, consentKey } from "#src/shared/site/analytics.ts";
import { type SignInQuery, destinationAfterSignIn } from "#src/shared/site/destination.ts";
import { paths } from "#src/shared/site/paths.ts";

/** What to do after a sign-in instead of going to `destinationAfterSignIn`. */
export type Welcome = (user: User) => void;

/**
 * Stores the session and opens the person's next page.
 *
 * @throws {Error} when the answer lacks the token or the person; nothing is kept then
 */
export function completeSignIn(answer: SignedIn, query: SignInQuery, welcome?: Welcome): void {
  const session = readSignedIn(answer, "Invalid login response");
  const { user } = session;
  const isNew = location.pathname === paths.register();
  // The next person on this device mustn't see whom a new account has answered.
  if (!isNew) tabStore.write(askBackKey, null);
  storeSession(session);
  countEvent(isNew ? "sign_up" : "login");
  if (welcome) welcome(user);
  else void goOn(user, query).then((destination) => location.assign(destination));
}

/** Where they go. A stored place is cleared first, because not every page does that itself. */
async function goOn(user: User, query: SignInQuery): Promise<string> {
  const destination = destinationAfterSignIn(user, query);
  if (destination === safeNext(user.onboardingState.return_to)) await forgetPlace(destination);
  return destination;
}

/**
 * Leads on someone whose token works although the page saw no cookie, and forgets a dead token.
 *
 * @param email the only person who is led on; null: anyone who is signed in
 */
export function useKnownPerson(query: SignInQuery, welcome?: Welcome, email: string | null = null): void {
  const auth = useAuth();
  useEffect(() => {
    if (auth.status !== "authenticated" || (email !== null && auth.user.email !== email)) return;
    if (welcome) welcome(auth.user);
    else void goOn(auth.user, query).then((destination) => location.replace(destination));
  }, [auth, query, welcome, email]);
}

/**
 * An answer may say itself that nothing came of the call.
 *
 * @throws {Error} with what the answer says; with `otherwise` where it says nothing
 */
export function requireSuccess<Answer extends { success?: boolean; message?: string; error?: string }>(
  answer: Answer,
  otherwise: string,
): Answer {
  if (answer.success === false) throw new Error([answer.message, answer.error].find(Boolean) ?? otherwise);
  return answer;
}

/** The server's text for a failure, or else `otherwise`. */
export function serverText(error: unknown, otherwise: string): string {
  const text = errorText(error);
  return text === "" || text === unreachable ? otherwise : text;
}

export function requireUser<Answer extends { readonly user?: unknown }>(answer: Answer): Answer {
  if (!answer.user) throw new Error(verificationTexts.noUser);
  return answer;
}

/** Counts a sign-in or sign-up, if the cookie banner was accepted: a page's pattern and the event's name. */
export function countEvent(name: Exclude<EventName, "pageview">): void {
  const path = document.getElementById("visit")?.dataset["page"];
  if (path === undefined || localStore.read(consentKey) !== consentGiven) return;
  const counted = fetch("/api/analytics", {
    method: "POST",
    // It goes out while the page is left.
    keepalive: true,
    credentials: "omit",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name, path }),
  });
  // A sign-in doesn't wait for it.
  counted.catch(() => undefined);
}
