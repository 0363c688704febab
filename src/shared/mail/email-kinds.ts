import type { MailTopic } from "./mail-topics.ts";

/** The types of ids that an email may have as its subject; "survey" is for emails about plans. */
export type SubjectType =
  | ("account" | "client" | "invitation" | "organisation invite")
  | ("survey" | "team person" | "workshop guest");

interface Facts {
  /** What its reader can turn off; null: emails about the account always come, without waiting. */
  readonly topic: MailTopic | null;
  /** What it is about, if that can end before the email leaves: its feature has a rule for that. */
  readonly subject: SubjectType | null;
  /** Whether its event can recur: then the row stays once the email is sent. */
  readonly keep: boolean;
}

const account = { topic: null, subject: null, keep: true } as const;
const once = { topic: null, subject: null, keep: false } as const;
const rounds = { topic: "rounds", subject: null, keep: true } as const;
const clients = { topic: "clients", subject: null, keep: true } as const;
const request = { topic: "invitations", keep: false } as const;

export const emailKinds = {
  "account deleted": account,
  "admin granted": account,
  "admin revoked": account,
  "client invitation": { ...request, subject: "client", keep: true },
  "client nudge": { ...request, subject: "client" },
  "client reminder": { ...request, subject: "client" },
  "client session": { ...request, subject: "client", keep: true },
  "demo thanks": once,
  "demo visitor": once,
  "email change asked": account,
  "email change link": account,
  "email changed": account,
  "facilitator added": { ...rounds, keep: false },
  "facilitator digest": clients,
  invitation: { ...request, subject: "invitation" },
  "invitations given up": once,
  "link turned off": account,
  "look back": { topic: "plans", subject: "survey", keep: false },
  "organisation invitation": { ...request, subject: "organisation invite" },
  "organisation removal": once,
  "organisation role": once,
  "new sign-in": account,
  "password changed": account,
  "password reset": account,
  "payment failed": account,
  "plan ended": account,
  "plan granted": account,
  "plan revoked": account,
  "result shared": clients,
  "round closed": account,
  "round closes": rounds,
  "round over": rounds,
  "round ready": rounds,
  "signed out": account,
  "support request": account,
  "team round": { ...request, subject: "team person" },
  "team round ends": { ...request, subject: "team person" },
  "team round nudge": { ...request, subject: "team person" },
  "team round over": rounds,
  "team round reminder": { ...request, subject: "team person" },
  thanks: { ...request, subject: "invitation" },
  "trial ends": account,
  "trial over": account,
  "verification code": account,
  "verification link": account,
  welcome: { ...once, subject: "account" },
  "workshop window": { ...once, subject: "workshop guest" },
} as const satisfies Readonly<Record<string, Facts>>;

export type MailKind = keyof typeof emailKinds;
export const factsOf = (kind: MailKind): Facts => emailKinds[kind];

type KindsWith<T> = { [K in MailKind]: (typeof emailKinds)[K] extends T ? K : never }[MailKind];
/** Emails that are only sent while their subject exists. */
export type SubjectKind = Exclude<MailKind, KindsWith<{ subject: null }>>;
/** What people can turn off. */
export type TopicKind = Exclude<MailKind, KindsWith<{ topic: null }>>;
/** News that always come and stay true. */
export type PlainKind = Exclude<MailKind, SubjectKind | TopicKind>;

/** A kind, with the id of its subject if it has one. */
export type AboutSubject<Kind extends MailKind> =
  | { readonly kind: Exclude<Kind, SubjectKind>; readonly subjectId?: undefined }
  | { readonly kind: Extract<Kind, SubjectKind>; readonly subjectId: string };
