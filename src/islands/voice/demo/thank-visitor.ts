import { request } from "#src/islands/kit/api/request.ts";
import type { Intro } from "./intro.ts";

/** Has the link to sign up sent to the visitor. Nobody waits for it, and the demo is none the worse if it fails. */
export function thankVisitor({ role, firstName, email }: Intro): void {
  void request("post", "/api/helpline-demo/send-emails", { role, firstName, email }).catch(() => undefined);
}
