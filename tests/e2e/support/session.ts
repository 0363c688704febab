import { openDatabase } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import { createDeps } from "#src/server/app.ts";
import type { Deps } from "#src/server/deps.ts";
import { parseEnv } from "#src/server/env.ts";
import { sessionTokenName } from "#src/server/http/request/request-context.ts";
import { makeUser } from "#tests/factories/user.ts";
import type { Page } from "@playwright/test";

export interface SignedIn {
  readonly actor: Actor;
  readonly token: string;
}

/** Opens the running server's database as a second process. */
export async function openServerDatabase(databaseUrl: string): Promise<Deps> {
  return createDeps(parseEnv({ LOG_LEVEL: "silent" }), await openDatabase({ url: databaseUrl }));
}

/** Creates a person and signs their browser in by rows: cookie and stored token. */
export async function signIn(page: Page, deps: Deps, overrides: Partial<Actor> = {}): Promise<SignedIn> {
  const actor = await makeUser(deps, overrides);
  const token = await deps.sessions.start(actor.userId);
  await rememberToken(page, token);
  return { actor, token };
}

/** Stores the token in a browser like a sign-in. */
export async function rememberToken(page: Page, token: string): Promise<void> {
  const url = process.env.E2E_URL ?? "";
  await page
    .context()
    .addCookies([{ name: sessionTokenName, value: token, url, httpOnly: true, sameSite: "Strict" }]);
  await page.context().addInitScript(
    ({ name, value }) => {
      // Blank pages have no storage. Only once, so that signing out lasts.
      if (!location.protocol.startsWith("http")) return;
      if (sessionStorage.getItem("signed in by the test") !== null) return;
      sessionStorage.setItem("signed in by the test", "yes");
      localStorage.setItem(name, value);
    },
    { name: sessionTokenName, value: token },
  );
}
