import { request } from "#src/islands/kit/api/request.ts";
import { readStoredName } from "#src/islands/kit/session/token-store.ts";
import { splitName } from "#src/shared/account/split-name.ts";
import type { Intro } from "./intro.ts";

/** Has the link to sign up sent to the visitor. Nobody waits for it, and the demo is none the worse if it fails. */
export function thankVisitor({ role, firstName, email }: Intro): void {
  const { lastName } = splitName(readStoredName());
  const visitor = { role, firstName, lastName, email };
  void request("post", "/api/helpline-demo/send-emails", visitor).catch(() => undefined);
}
