import { startBuiltServer } from "#scripts/built-server.ts";
import { installBuild } from "#scripts/build/builds.ts";
import { sessionTokenName } from "#src/server/http/request/request-context.ts";
import { makeUser } from "#tests/factories/user.ts";
import { expect, testOfServer as test } from "#tests/e2e/support/fixtures.ts";
import { cpSync, existsSync, mkdirSync, realpathSync, rmSync, symlinkSync, utimesSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { inviteOne, makeRevealedSurvey } from "#tests/e2e/support/survey.ts";
import { routeRows } from "#tests/e2e/support/route-rows.ts";
import { openServerDatabase } from "#tests/e2e/support/session.ts";

/* An update beside a running server: other builds replace its own, and packages are installed again. */

/** A folder with a build, and links to everything else. */
function makeSite(folder: string): { update: () => void } {
  mkdirSync(folder, { recursive: true });
  for (const part of ["node_modules", "db", "src"]) symlinkSync(resolve(part), join(folder, part));
  const copy = (target: string) => cpSync(realpathSync("dist/current"), target, { recursive: true });
  const install = () => installBuild(copy, "any", join(folder, "dist"));
  install();
  const first = realpathSync(join(folder, "dist/current"));
  return {
    update: () => {
      // Old builds are removed once they have been finished for a while.
      utimesSync(join(first, ".sources"), 0, 0);
      install();
      install();
      expect(existsSync(first), "the build that runs").toBe(false);
      for (const part of ["node_modules", "db", "src"]) rmSync(join(folder, part));
    },
  };
}

test("a running server survives an update beside it, even for its first requests @thorough", async ({
  playwright,
}) => {
  const folder = test.info().outputPath("site");
  const site = makeSite(folder);
  const databaseUrl = `file:${join(folder, "openpane.db")}`;
  const server = await startBuiltServer(databaseUrl, {}, folder);
  const request = await playwright.request.newContext({ baseURL: server.url });
  try {
    site.update();
    const deps = await openServerDatabase(databaseUrl);
    const admin = await makeUser(deps, { isAdmin: true });
    const token = await deps.sessions.start(admin.userId);
    const round = await makeRevealedSurvey(request, token, 6);
    const invitation = await inviteOne(deps, request, token, round.id);
    await deps.db.close();
    const known = { ...round, invitation, unsubscribe: "/email/unsubscribe?token=unknown" };
    const addresses = Object.values(routeRows)
      .flat()
      .map(({ address }) => (typeof address === "string" ? address : address(known)));
    expect(addresses.length).toBeGreaterThan(50);
    const failed: string[] = [];
    for (const cookie of ["", `${sessionTokenName}=${token}`]) {
      for (const address of addresses) {
        const answer = await request.get(address, { headers: { cookie } });
        if (answer.status() >= 500) failed.push(`${String(answer.status())} ${address}`);
      }
    }
    expect(failed).toEqual([]);

    const headers = { authorization: `Bearer ${token}` };
    const report = await request.get(`/api/surveys/${round.id}/export?format=pdf`, { headers });
    expect((await report.body()).subarray(0, 5).toString()).toBe("%PDF-");
    await request.post(`/api/surveys/${round.id}/close`, { headers });
    const words = { selectedTraits: ["brave", "calm"] };
    const made = await request.post(`/api/surveys/${round.id}/card`, { headers, data: words });
    const { publicId } = z.object({ publicId: z.string() }).parse(await made.json());
    expect((await request.get(`/card/${publicId}.png`)).headers()["content-type"]).toBe("image/png");
    const common = await request.post("/api/verify-code-and-register", {
      data: { email: "a@example.org", code: "AAAAAA", firstName: "A", lastName: "B", password: "password1" },
    });
    expect(common.status()).toBe(400);
  } finally {
    await request.dispose();
    await server.stop();
  }
});
