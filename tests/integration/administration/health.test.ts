import { after, hours } from "#src/server/clock.ts";
import { getHealth } from "#src/server/domain/admin/health/get-health.ts";
import { parseEnv } from "#src/server/env.ts";
import { makeRefusedMail } from "#tests/factories/refused-mail.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";

describe("health", () => {
  it("says what runs here, without a secret", async () => {
    const deps = await makeDeps();
    const { parts, migrations, newestMigration } = await getHealth(deps);
    expect(parts.map(({ name }) => name)).toEqual(["Database", "Email", "Model", "Voice", "Payments"]);
    expect(parts[0]).toMatchObject({ reachable: true });
    expect(migrations).toBeGreaterThan(19);
    expect(newestMigration).toMatch(/^\d{4}_\w+/);
  });

  it("tells by the hour that emails are stuck", async () => {
    const env = parseEnv({ SITE_URL: "http://localhost:4321", MAIL_URL: "smtp://user:secret@localhost:25" });
    const deps = await makeDeps({ env });
    const stuckSince = after(deps.clock.now(), -hours(1));
    await makeRefusedMail(deps, "ada@example.org", { dueAt: stuckSince });
    await deps.hourlyMails.count(deps);
    const health = await getHealth(deps);
    expect(health.parts[1]).toMatchObject({ reachable: false, since: stuckSince.toISOString() });
    expect(JSON.stringify(health)).not.toContain("secret");
  });
});
