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
  /**
   * What it carries of the person behind it: their name as sender, their address for replies. An email that
   * asks someone to describe another person never carries an address: an automatic reply would tell the
   * sender who hasn't answered (rule A7).
   */
  readonly carries: "nothing" | "name" | "address" | "name and address";
}

const account = { topic: null, subject: null, keep: true, carries: "nothing" } as const;
const once = { topic: null, subject: null, keep: false, carries: "nothing" } as const;
const rounds = { topic: "rounds", subject: null, keep: true, carries: "nothing" } as const;
const clients = { topic: "clients", subject: null, keep: true, carries: "nothing" } as const;
const question = { topic: null, subject: null, keep: true, carries: "address" } as const;
/** Asks for something; each kind says what it carries. */
const request = { topic: "invitations", keep: false } as const;
/** Asks someone about themselves. */
const personal = { ...request, carries: "name and address" } as const;
/** Asks someone to describe others. */
const describing = { ...request, carries: "name" } as const;

export const emailKinds = {
  "account deleted": account,
  "admin granted": account,
  "admin revoked": account,
  "client invitation": { ...personal, subject: "client", keep: true },
  "client nudge": { ...personal, subject: "client" },
  "client reminder": { ...personal, subject: "client" },
  "client replies": clients,
  "client session": { ...personal, subject: "client", keep: true },
  "demo thanks": once,
  "demo visitor": { ...question, keep: false },
  "email change asked": account,
  "email change link": account,
  "email changed": account,
  "facilitator added": { ...rounds, keep: false, carries: "name and address" },
  "facilitator digest": clients,
  invitation: { ...request, subject: "invitation", carries: "nothing" },
  "invitation test": { ...once, subject: "account", carries: "name and address" },
  "invitations given up": once,
  "link turned off": account,
  "look back": { topic: "plans", subject: "survey", keep: false, carries: "nothing" },
  "organisation invitation": { ...personal, subject: "organisation invite" },
  "organisation removal": once,
  "organisation role": once,
  "new sign-in": account,
  "password changed": account,
  "password reset": account,
  "payment failed": account,
  "plan bought": account,
  "plan canceled": account,
  "plan changed": account,
  "plan ended": account,
  "plan granted": account,
  "plan revoked": account,
  "result shared": clients,
  "round closed": account,
  "round closes": rounds,
  "round over": rounds,
  "round ready": rounds,
  "sign-in link": account,
  "signed out": account,
  "support request": question,
  "team replies": clients,
  "team round": { ...describing, subject: "team person" },
  "team round ends": { ...describing, subject: "team person" },
  "team round nudge": { ...describing, subject: "team person" },
  "team round over": rounds,
  "team round reminder": { ...describing, subject: "team person" },
  thanks: { ...request, subject: "invitation", carries: "nothing" },
  "trial ends": account,
  "trial over": account,
  "trial started": account,
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
