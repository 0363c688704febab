/** The signed-in person that a request acts for. */
export interface Actor {
  readonly userId: string;
  readonly email: string;
  /** The canonical mailbox: it may deny something, and never grants anything. See `canonicalMailbox`. */
  readonly mailbox: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string | null;
  /** With `isAdmin` below, what the account is marked with: `isAdministrator` decides. */
  readonly role: "user" | "admin";
  readonly isAdmin: boolean;
  /** null: nobody has shown yet that they read this address. */
  readonly emailVerifiedAt: Date | null;
  readonly onboardingStatus: "not_started" | "completed";
  readonly intendedAccountType: "individual" | "facilitator" | null;
  readonly returnTo: string | null;
}

/**
 * The address that a person has shown they read, null before that. Anything that shows or changes what belongs to an address
 * asks for exactly this one: `name+tag@host` may be another person than `name@host`.
 */
export const verifiedAddress = ({
  email,
  emailVerifiedAt,
}: Pick<Actor, "email" | "emailVerifiedAt">): string | null => (emailVerifiedAt === null ? null : email);

/** Where a request comes from, as limits see it, and with what. */
export interface Origin {
  /** The narrowest network that limits count: an IPv4 address, or the /64 of an IPv6 one. `networksOf` has the wider ones. */
  readonly network: string;
  /** What it comes with, in words: "Firefox on Windows". Missing where nobody from outside asks: scripts, tests. */
  readonly device?: string;
  /** Tells this browser from others: the token in its cookie, or one that it gets with a sign-in. null: it keeps none. */
  readonly deviceToken?: string | null;
  /** Whether the caller has hung up. */
  readonly hasLeft?: () => boolean;
}

declare const kind: unique symbol;

/**
 * The id of something that the caller may reach. Only the gate of its kind makes one, by a type predicate. Queries on what
 * belongs to it take this type, so that a forgotten check doesn't compile.
 */
export type Authorized<
  Kind extends "survey" | "programme" | "client" | "organisation" | "team round" | "workshop",
> = string & { readonly [kind]: Kind };
