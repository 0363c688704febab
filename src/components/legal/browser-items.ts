import { consentKey } from "#src/shared/site/analytics.ts";
import { cookieNames } from "#src/shared/cookie-names.ts";
import { facts } from "./facts.ts";

/** Where a browser stores something: cookies, permanent storage, a tab's storage. */
export type Place = "cookie" | "lasting" | "tab";

export interface BrowserItem {
  readonly place: Place;
  /** As a browser lists it; what differs from round to round is in angle brackets. */
  readonly name: string;
  readonly purpose: string;
  readonly until: string;
}

const cookie = (name: string, until: string, purpose: string): BrowserItem => ({
  place: "cookie",
  name,
  until,
  purpose,
});
const lasting = (name: string, until: string, purpose: string): BrowserItem => ({
  place: "lasting",
  name,
  until,
  purpose,
});
const tab = (name: string, purpose: string): BrowserItem => ({
  place: "tab",
  name,
  purpose,
  until: "until it is used, you sign out, or the tab is closed",
});

const day = facts.sessionCookie;
const loggedOut = "until you sign out";

/** Everything that the product stores in a browser. A test searches the source for omissions. */
export const browserItems: readonly BrowserItem[] = [
  cookie(
    cookieNames.session,
    `${day}, then again when you come back signed in; until you sign out`,
    "Signing in: by it the server knows that a page is for you. The same secret is in the storage below, where it lasts longer.",
  ),
  cookie(
    cookieNames.device,
    `${facts.deviceDays} days after your last sign-in here`,
    "Security: a random number by which we recognise this browser. We email you about sign-ins from any other one. It cannot sign anyone in, and stays after you sign out.",
  ),
  cookie(
    cookieNames.registration,
    `${facts.confirmation}, or until your address is confirmed`,
    "Only if you register by link: identifies this browser, so that your link signs nobody else in.",
  ),
  cookie(
    cookieNames.receipt,
    facts.receipt,
    "Only if you answer someone’s round, or describe someone in a team round or a workshop: carries your receipt to the page that shows it, and is sent to that page only. The words you sent go with it until that page has shown them.",
  ),
  cookie(
    cookieNames.workshop,
    `${facts.workshop}, or until you leave the workshop`,
    "Only if you join a workshop: leads you back to your page when you scan the code again. It is sent to the page behind the code only.",
  ),
  lasting(
    cookieNames.session,
    `${loggedOut}; it opens nothing once the session is over, at most ${facts.sessionDays} days after its last use`,
    "Signing in: the secret that pages send with what you do. Scripts of this site can read it, as they send it. A page on which you could answer a round sends it once where it does not know yet that you are signed in, as nobody answers their own.",
  ),
  lasting(
    "openpane.user",
    `${loggedOut}, or the session is found to be over`,
    "Signing in: your name, your email address and whether you’re an administrator, so that the account menu shows them at once. The server is asked on each page.",
  ),
  lasting("theme", "until you switch back", "Light or dark, if you chose other than your system has."),
  lasting(
    consentKey,
    "until you delete it in your browser",
    "Whether you said OK or No in the banner, so that it doesn’t ask again.",
  ),
  lasting(
    "openpane:answer:<link>",
    "until you send the answer or delete it; 24 hours at most once you have tried to send it",
    "The order in which you see the words, those you have ticked and not sent, and the name if you typed one, so that a reload loses nothing. Once you have tried to send, also when, and the key of that answer, so that it goes out when you are back online, and is not stored twice.",
  ),
  lasting(
    "openpane.start",
    `until your first round has them, you decide to pick others, or ${loggedOut}`,
    "Words you have picked for yourself on the home page, or after answering someone’s round, before you signed up.",
  ),
  lasting(
    "openpane.message.<round>",
    loggedOut,
    "The message that you wrote to send with a round’s link, if you changed ours.",
  ),
  lasting(
    "openpane.words.<round>",
    `until you save the words, or ${loggedOut}`,
    "Words you are picking for yourself.",
  ),
  lasting(
    "openpane.guess.<round>",
    `until you save the words, or ${loggedOut}`,
    "Words you are guessing others will pick.",
  ),
  lasting(
    "openpane.plan.<round>.<pane>",
    `until you clear it, or ${loggedOut}`,
    "What you planned to try, from a time when plans were kept in the browser. Nothing new is written here.",
  ),
  lasting(
    "openpane.programme.<you>.<form>",
    `until the invitations are sent, or ${loggedOut}`,
    "What you are typing to start a programme or to add clients to one: its settings, your note, and the people.",
  ),
  lasting(
    "openpane.notes.<client>",
    `until they are saved, or ${loggedOut}`,
    "Your notes on a client, until the server has them.",
  ),
  lasting(
    "openpane.post.<post>",
    "until the server has it, or you sign out",
    "An administrator’s post for the blog, until the server has it.",
  ),
  lasting("openpane.onboarding.role", loggedOut, "What you do for work, if you said so at the start."),
  lasting(
    "openpane.after-verification",
    "until that link signs you in, or you sign out",
    "Where to go on once your address is confirmed.",
  ),
  tab("openpane.typed-email", "The address you typed below your words, until we’ve sent a code to it."),
  tab(
    "openpane.ask-back",
    "Only if you answer someone’s round and go on to one of your own: their first name, so that you can ask them back. It isn’t sent.",
  ),
  tab("openpane.sign-up", "The address that a code was sent to."),
  tab("openpane.link-sent-to", "The address that a link was sent to."),
  tab("openpane.onboarding.title", "The title you are typing for your first round."),
  tab("openpane.new-round", "What you are typing into the form for a new round."),
  tab("openpane.invitations.<round>", "Addresses and the note that you are typing to invite people."),
  tab("openpane.team-round.<team>", "What you are typing to start a team round, and who takes part."),
  tab("openpane.team-invites.<team>", "Addresses on your list of people to invite to your team."),
  tab("openpane.team-invite-text.<team>", "Addresses that you are typing there."),
  tab("openpane.team-invite-note.<team>", "The note that you are typing to them."),
  tab("openpane.programme.sent.<programme>", "Who was not invited, and why, after you sent invitations."),
  tab("openpane.toast", "A message for the next page."),
  tab("openpane.returned-to", "A page we have returned you to, so that it happens only once."),
];
