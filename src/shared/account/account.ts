export * from "./account-texts.ts";

/** The signed-in person as the API gives it. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string | null;
  readonly role: "user" | "admin";
  readonly isAdmin: boolean;
  readonly onboardingStatus: "not_started" | "completed";
  readonly onboardingState: {
    readonly intendedAccountType: "individual" | "facilitator" | null;
    readonly return_to: string | null;
  };
}

export interface SignedIn {
  readonly token: string;
  readonly user: User;
}

/** What calls answer that mail something or change a password. */
export interface Done {
  readonly success: true;
  readonly message: string;
}
