import { openDatabase } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import { createDeps } from "#src/server/app.ts";
import type { Deps } from "#src/server/deps.ts";
import { parseEnv } from "#src/server/env.ts";
import { sessionTokenName } from "#src/server/http/request/request-context.ts";
import { makeUser } from "#tests/factories/user.ts";
import type { Page } from "@playwright/test";

/** A person who is signed in, and what their bearer token is. */
export interface SignedIn {
  readonly actor: Actor;
  readonly token: string;
}

/** Opens the database of the running server, as a second process beside it: for rows that a test starts from. */
export async function openServerDatabase(databaseUrl: string): Promise<Deps> {
  return createDeps(parseEnv({ LOG_LEVEL: "silent" }), await openDatabase({ url: databaseUrl }));
}

/** Makes a person and signs their browser in by rows alone: the cookie, and the token where the client keeps it. */
export async function signIn(page: Page, deps: Deps, overrides: Partial<Actor> = {}): Promise<SignedIn> {
  const actor = await makeUser(deps, overrides);
  const token = await deps.sessions.start(actor.userId);
  await rememberToken(page, token);
  return { actor, token };
}

/** Gives a browser the token as a sign-in would. */
export async function rememberToken(page: Page, token: string): Promise<void> {
  const url = process.env.E2E_URL ?? "";
  await page
    .context()
    .addCookies([{ name: sessionTokenName, value: token, url, httpOnly: true, sameSite: "Strict" }]);
  await page.context().addInitScript(
    ({ name, value }) => {
      // Blank pages have no storage. Once: what the page does with it later, signing out above all, must last.
      if (!location.protocol.startsWith("http")) return;
      if (sessionStorage.getItem("signed in by the test") !== null) return;
      sessionStorage.setItem("signed in by the test", "yes");
      localStorage.setItem(name, value);
    },
    { name: sessionTokenName, value: token },
  );
}
