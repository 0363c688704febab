import { paths } from "#src/shared/site/paths.ts";

/** What /login shows, by its query. */
export type LogInMode =
  | { readonly kind: "log-in" }
  | { readonly kind: "forgot-password" }
  | { readonly kind: "reset-password"; readonly token: string };

/** A link for a new password may say `token` or `reset`. */
export function logInMode(params: URLSearchParams): LogInMode {
  const token = params.get("token") ?? params.get("reset");
  if (token !== null && token !== "") return { kind: "reset-password", token };
  return { kind: params.get("mode") === "forgot-password" ? "forgot-password" : "log-in" };
}

/** Where addresses of old password screens lead: with a token to the form for a new password, else to the request of one. */
export function passwordTarget(params: URLSearchParams): string {
  const mode = logInMode(params);
  return mode.kind === "reset-password" ? paths.resetPassword(mode.token) : paths.forgotPassword();
}
