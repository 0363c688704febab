import type { User, Done } from "./account.ts";

export interface Registered {
  readonly user: User;
}

export interface Resent extends Done {
  /** Something that keeps the mail from arriving as usual; the same for every address. */
  readonly warning?: string;
}

export interface Verified extends Done {
  /** A one-time code for a session, in the browser that registered; null in any other. */
  readonly autoToken: string | null;
}

export interface VerificationStatus {
  readonly verified: boolean;
}
