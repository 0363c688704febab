import { startBuiltServer, type BuiltServer } from "#scripts/built-server.ts";
import type { Deps } from "#src/server/deps.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";
import { pick } from "#tests/e2e/support/answer.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { openPage } from "#tests/e2e/support/hydrated.ts";
import { inDialog } from "#tests/e2e/support/owner.ts";
import { joinByScript, type ScriptedPhone } from "#tests/e2e/support/scripted-phones.ts";
import { openServerDatabase, rememberToken } from "#tests/e2e/support/session.ts";
import { makeTeam } from "#tests/factories/organisation/organisation.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { startBalancer, type Balancer } from "#tests/setup/process/balancer.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import type { Page } from "@playwright/test";

/*
 * A workshop on two servers of which one dies: two phones are browsers, one without scripts, and the rest are
 * scripted, sixty of them in CI.
 */

// The browser's reports of a cut stream and an erased page.
test.use({
  expectedComplaints:
    /net::ERR_(?:INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE|CONNECTION_RESET)|status of 404/,
});

const people = process.env.THOROUGH === "1" ? 60 : 15;
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

let balancer: Balancer;
let servers: readonly BuiltServer[] = [];
let deps: Deps;

test.beforeAll(async () => {
  const databaseUrl = `file:${test.info().outputPath("room.db")}`;
  balancer = await startBalancer();
  const settings = { SITE_URL: balancer.url };
  servers = await Promise.all([
    startBuiltServer(databaseUrl, settings),
    startBuiltServer(databaseUrl, settings),
  ]);
  balancer.lead(servers.map(({ url }) => url));
  deps = await openServerDatabase(databaseUrl);
});

test.afterAll(async () => {
  await deps.db.close();
  await Promise.all(servers.map((server) => server.stop()));
  await balancer.stop();
});

/** Moves everyone on from the wall, which never shows a name. */
async function leadOn(wall: Page, label: string, next: string): Promise<void> {
  await expect(wall.locator("main")).not.toContainText(/Ada|Cem|Phone/);
  await button(wall, label).click();
  await inDialog(wall, label).click();
  await expect(heading(wall, next)).toBeVisible();
}

async function join(page: Page, code: string, name: string): Promise<void> {
  await page.goto(balancer.url + workshopPaths.join(code));
  await page.getByLabel("Your name").fill(name);
  await button(page, "Join the workshop").click();
  await expect(heading(page, `You’re in, ${name}`)).toBeVisible();
}

async function describeNext(page: Page): Promise<void> {
  await expect(heading(page, /^How do you see (?!yourself)/)).toBeVisible();
  await pick(page, "Able", "Calm", "Kind", "Wise", "Warm");
  await button(page, /^Send my/).click();
  await expect(page.getByText(/^Your words for .* are in\.$/)).toBeVisible();
}

test("a workshop goes from its code to its picture although a server dies", async ({ page, openVisitor }) => {
  test.slow();
  const { owner, team } = await makeTeam(deps);
  const token = await deps.sessions.start(owner.userId);
  await rememberToken(page, token);
  await openPage(page, balancer.url + workshopPaths.newWorkshop(team.id));
  await page.getByLabel("Title").fill("An evening in May");
  await button(page, "Start the workshop").click();
  await expect(heading(page, "An evening in May")).toBeVisible();
  await expect(page.getByText("Nobody has joined yet.")).toBeVisible();
  const opened = page.context().waitForEvent("page");
  await page.getByRole("link", { name: "Open the wall" }).click();
  const wall = await opened;
  await expect(heading(wall, "Scan to join")).toBeVisible();
  const address = (await page.getByLabel("Address to join").inputValue()).split("/");
  const code = address.at(-1) ?? "";

  const viewport = { width: 360, height: 740 };
  const ada = await openVisitor({ viewport });
  const cem = await openVisitor({ viewport, javaScriptEnabled: false });
  const scripted: ScriptedPhone[] = [];

  await test.step("people join, each once", async () => {
    await join(ada, code, "Ada");
    await join(cem, code, "Cem");
    for (let n = 0; n < people - 2; n += 1)
      scripted.push(await joinByScript(balancer.url, code, `Phone ${String(n)}`));
    await expect(wall.getByText(`${people} people have joined`)).toBeVisible();
    await expect(heading(page, `Who’s here (${people})`)).toBeVisible();
    // Scanning again leads back to the same page.
    await ada.goto(balancer.url + workshopPaths.join(code));
    await ada.getByRole("link", { name: /Go on/ }).click();
    await expect(heading(ada, "You’re in, Ada")).toBeVisible();
  });

  await test.step("everyone picks their own words", async () => {
    await leadOn(wall, "Start picking words", "How do you see yourself?");
    await cem.reload();
    for (const phone of [ada, cem]) {
      await expect(heading(phone, "How do you see yourself?")).toBeVisible();
      await pick(phone, "Able", "Bold", "Calm", "Kind", "Witty");
      await button(phone, /^Save my/).click();
      await expect(heading(phone, "Your words are saved")).toBeVisible();
    }
    await Promise.all(scripted.map((phone, n) => phone.pickOwn(wordsFrom(n))));
    await expect(wall.getByText(`${people} of ${people} have saved theirs`)).toBeVisible();
  });

  await test.step("they describe each other, and one server dies", async () => {
    await leadOn(wall, "Start describing", "Describe each other");
    await describeNext(ada);
    await Promise.all(scripted.slice(0, people / 3).map((phone) => phone.describeAll(wordsFrom(1))));
    await pick(ada, "Able", "Calm", "Kind");
    const rest = Promise.all(scripted.slice(people / 3).map((phone) => phone.describeAll(wordsFrom(2))));
    await servers[0]?.kill();
    await rest;
    // Ticked words and the wall are still there.
    await ada.reload();
    await expect(ada.getByText("3 picked")).toBeVisible();
    await pick(ada, "Wise", "Warm");
    await button(ada, /^Send my/).click();
    for (let n = 0; n < 3; n += 1) await describeNext(ada);
    await expect(heading(ada, "You’ve described everyone")).toBeVisible();
    await cem.reload();
    for (let n = 0; n < 5; n += 1) await describeNext(cem);
    await expect(wall.getByText("Everyone has finished")).toBeVisible();
  });

  await test.step("windows open together, each on its own phone", async () => {
    await leadOn(wall, "Open all windows", "Your window is open");
    await cem.reload();
    for (const phone of [ada, cem]) {
      await expect(heading(phone, "One thing to try")).toBeVisible();
      await button(phone, "Count me in").click();
      await expect(heading(phone, "You’re counted in")).toBeVisible();
    }
    const windows = await Promise.all(scripted.map(async (phone) => (await phone.place()).window));
    expect(windows.map((window) => window?.responseCount)).toEqual(windows.map(() => 5));
    await Promise.all(scripted.map((phone) => phone.beCounted()));
    await expect(wall.getByText(/Enough/)).toBeVisible();
  });

  await test.step("the picture of all is on the wall, and on phones", async () => {
    await leadOn(wall, "Show the team picture", "An evening in May");
    await expect(wall.getByText(`${people} of you are counted, and nobody is named.`)).toBeVisible();
    await wall.keyboard.press("End");
    await expect(heading(wall, "What to talk about")).toBeVisible();
    await expect(ada.getByText(`${people} people counted, and nobody is named.`)).toBeVisible();
  });

  await test.step("someone emails themselves their link, and finds their window by it", async () => {
    await ada.getByLabel("Your email").fill("ada@example.org");
    await button(ada, "Email me my link").click();
    await expect(ada.getByText(/^We’ve sent it/)).toBeVisible();
    const text = (await mailsTo(deps, "ada@example.org")).at(-1)?.text ?? "";
    const later = await openVisitor({ viewport });
    await later.goto(/https?:\/\/\S+\/workshops\/\S+/.exec(text)?.[0] ?? "");
    await expect(heading(later, "One thing to try")).toBeVisible();
  });

  await test.step("the host ends it, and erases everything", async () => {
    await button(page, "End the workshop").click();
    await inDialog(page, "End it").click();
    await expect(page.getByText(/^The workshop is over. People/)).toBeVisible();
    await expect(heading(wall, "Thank you")).toBeVisible();
    await button(page, "Erase everything now").click();
    await inDialog(page, "Erase it for good").click();
    await expect(page.getByText("The workshop is erased")).toBeVisible();
    await cem.reload();
    await expect(heading(cem, "There’s nothing here any more")).toBeVisible();
  });
});
