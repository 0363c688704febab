import { knownPassword as password, makeUserWithPassword } from "#tests/factories/password.ts";
import { makeApi, type ApiRequest } from "#tests/setup/api.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";

export const email = "ada@example.org";
export const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0";
export const page = { "sec-fetch-site": "same-origin", "user-agent": firefox };

/** Emails about a new sign-in. */
const noticesIn = async (deps: TestDeps, address = email) =>
  (await mailsTo(deps, address)).filter(({ kind }) => kind === "new sign-in");

/** The device cookie of an answer, or "". */
export const deviceCookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.includes("device="))
    ?.split(";")[0] ?? "";

/** Someone with a password, and a function that signs in from outside. */
export async function makeBrowserWorld(overrides: Parameters<typeof makeDeps>[0] = {}) {
  const deps = await makeDeps(overrides);
  const user = await makeUserWithPassword(deps, { email });
  const api = makeApi(deps);
  const enter = (headers: Readonly<Record<string, string>>, changes: ApiRequest = {}, address?: string) =>
    api("/api/login", { method: "POST", json: { email, password }, headers, ...changes }, address);
  return { deps, user, api, enter, notices: () => noticesIn(deps) };
}
