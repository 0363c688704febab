import { startBuiltServer, type BuiltServer } from "#scripts/built-server.ts";
import type { Deps } from "#src/server/deps.ts";
import { paths } from "#src/shared/site/paths.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";
import { pick } from "#tests/e2e/support/answer.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { openPage } from "#tests/e2e/support/hydrated.ts";
import { inDialog } from "#tests/e2e/support/owner.ts";
import { joinByScript, type ScriptedPhone } from "#tests/e2e/support/scripted-phones.ts";
import { openServerDatabase, rememberToken } from "#tests/e2e/support/session.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { startBalancer, type Balancer } from "#tests/setup/process/balancer.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import type { Page } from "@playwright/test";

/*
 * A workshop on two servers of which one dies: three phones are browsers, one without scripts and one late,
 * and the rest are scripted: a full room in CI.
 */

// The browser's reports of a cut stream and an erased page.
test.use({
  expectedComplaints:
    /net::ERR_(?:INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE|CONNECTION_RESET)|status of 404/,
});

// With the one who comes late, as many as a room takes.
const people = process.env.THOROUGH === "1" ? 59 : 15;
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
  await expect(wall.locator("main")).not.toContainText(/Ada|Cem|Zoe|Phone/);
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
  const owner = await makeFacilitator(deps, { firstName: "Erin", lastName: "Walsh" });
  const token = await deps.sessions.start(owner.userId);
  await rememberToken(page, token);
  await openPage(page, balancer.url + paths.dashboardFacilitator());
  await page.getByRole("link", { name: "Start a workshop" }).click();
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
  const zoe = await openVisitor({ viewport });
  const scripted: ScriptedPhone[] = [];

  await test.step("people join, each once", async () => {
    await ada.goto(balancer.url + workshopPaths.join(code));
    await expect(ada.getByText("Led by Erin Walsh")).toBeVisible();
    await expect(ada.getByText(/only the host keeps the picture of the group/)).toBeVisible();
    await join(ada, code, "Ada");
    await join(cem, code, "Cem");
    for (let n = 0; n < people - 2; n += 1)
      scripted.push(await joinByScript(balancer.url, code, `Phone ${String(n)}`));
    await expect(wall.getByText(`Count heads: ${people} people have joined.`)).toBeVisible();
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
    await cem.reload();
    for (const [phone, answer] of [
      [ada, "Count my window"],
      [cem, "Leave mine out"],
    ] as const) {
      await phone.getByText("Shall your window count").click();
      await button(phone, answer).click();
      await expect(
        phone.getByText(/^Your window (?:counts in|is left out of) the group’s picture/),
      ).toBeVisible();
    }
    await Promise.all(scripted.map((phone) => phone.beCounted()));
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
  });

  await test.step("someone comes late, and describes others without a window", async () => {
    await zoe.goto(balancer.url + workshopPaths.join(code));
    await expect(zoe.getByText(/^Fewer than five people are still describing/)).toBeVisible();
    await zoe.getByLabel("Your name").fill("Zoe");
    await button(zoe, "Join the workshop").click();
    await expect(heading(zoe, "You’re in time to describe others")).toBeVisible();
    await button(zoe, "Describe others").click();
    for (let n = 0; n < 5; n += 1) await describeNext(zoe);
    await cem.reload();
    for (let n = 0; n < 5; n += 1) await describeNext(cem);
    await expect(wall.getByText("Everyone has finished")).toBeVisible();
  });

  await test.step("windows open together, each on its own phone", async () => {
    await leadOn(wall, "Open all windows", "Windows are open on your phones");
    await expect(wall.getByText(`${people} windows are open`)).toBeVisible();
    await cem.reload();
    for (const phone of [ada, cem]) await expect(heading(phone, "One thing to try")).toBeVisible();
    await expect(zoe.getByText(/^Nobody described you this time/)).toBeVisible();
    const windows = await Promise.all(scripted.map(async (phone) => (await phone.place()).window));
    expect(windows.every((window) => (window?.responseCount ?? 0) >= 5)).toBe(true);
  });

  await test.step("the picture is on the wall in steps, and on phones", async () => {
    await button(wall, "Show the picture").click();
    await inDialog(wall, "Show the picture").click();
    const counted = `${people - 1} people in the picture`;
    await expect(wall.getByText(counted)).toBeVisible();
    await wall.keyboard.press("End");
    await expect(wall.getByText(/^To talk about/)).toBeVisible();
    await expect(heading(ada, "The picture of your group")).toBeVisible();
    await expect(ada.getByText(counted)).toBeVisible();
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

  await test.step("the host ends it, keeps the picture, and deletes everything", async () => {
    await button(page, "End the workshop").click();
    await inDialog(page, "End it").click();
    await expect(page.getByText(/^The workshop is over. People/)).toBeVisible();
    await expect(heading(wall, "Thank you")).toBeVisible();
    const csv = await page
      .context()
      .request.get(`${balancer.url}/api/workshops/${page.url().split("/").at(-1) ?? ""}/picture?format=csv`);
    expect(csv.ok()).toBe(true);
    await button(page, "Delete the workshop").click();
    await inDialog(page, "Delete it for good").click();
    await expect(page.getByText("The workshop is deleted")).toBeVisible();
    await cem.reload();
    await expect(heading(cem, "There’s nothing here any more")).toBeVisible();
  });
});
