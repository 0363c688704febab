/** The signed-in person that a request acts for. */
export interface Actor {
  readonly userId: string;
  readonly email: string;
  /** The canonical mailbox, see `canonicalMailbox`. */
  readonly mailbox: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string | null;
  readonly role: "user" | "admin";
  readonly isAdmin: boolean;
  readonly onboardingStatus: "not_started" | "completed";
  readonly intendedAccountType: "individual" | "facilitator" | null;
  readonly returnTo: string | null;
}

/** Where a request comes from, as limits see it. */
export interface Origin {
  /** The address that limits count: an IPv4 address, or the /64 of an IPv6 one. */
  readonly network: string;
}
