/** The signed-in person that a request acts for. */
export interface Actor {
  readonly userId: string;
  readonly email: string;
  /** The canonical mailbox: it may deny something, but never grants anything. See `canonicalMailbox`. */
  readonly mailbox: string;
  /** The whole name, as others read it. */
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string | null;
  readonly username: string | null;
  /** With `isAdmin`, the account's marks; `isAdministrator` decides. */
  readonly role: "user" | "admin";
  readonly isAdmin: boolean;
  /** null until the person has shown that they read this address. */
  readonly emailVerifiedAt: Date | null;
  readonly onboardingStatus: "not_started" | "completed";
  readonly intendedAccountType: "individual" | "facilitator" | null;
  readonly returnTo: string | null;
}

/**
 * The address that a person has shown they read; null before that. Anything that shows or changes what
 * belongs to an address requires exactly this one: `name+tag@host` may be another person than `name@host`.
 */
export const verifiedAddress = ({
  email,
  emailVerifiedAt,
}: Pick<Actor, "email" | "emailVerifiedAt">): string | null => (emailVerifiedAt === null ? null : email);

/** The origin of a request, for limits. */
export interface Origin {
  /** The narrowest network that limits count: an IPv4 address or an IPv6 /64. `networksOf` widens it. */
  readonly network: string;
  /** The client in words: "Firefox on Windows". Undefined in scripts and tests. */
  readonly device?: string;
  /** The browser's device token: from its cookie, or new with a sign-in. null for clients without cookies. */
  readonly deviceToken?: string | null;
  /** Whether the caller has hung up. */
  readonly hasLeft?: () => boolean;
}

declare const kind: unique symbol;

/**
 * The id of something that the caller may access. Only the gate of its kind makes one, by a type predicate,
 * and queries on its children take this type: a forgotten check doesn't compile.
 */
export type Authorized<
  Kind extends "survey" | "programme" | "client" | "organisation" | "team round" | "workshop",
> = string & { readonly [kind]: Kind };
