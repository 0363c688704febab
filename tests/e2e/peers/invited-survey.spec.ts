import { days } from "#src/server/clock.ts";
import { paths } from "#src/shared/site/paths.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { randomUUID } from "node:crypto";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { answerInvitation } from "#tests/e2e/support/answer.ts";
import { openWindow } from "#tests/e2e/support/opening.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { hydrated, openPage } from "#tests/e2e/support/hydrated.ts";
import { download, inDialog, invited, startSurvey } from "#tests/e2e/support/owner.ts";
import { invitationIn } from "#tests/e2e/support/survey.ts";
import { openFold } from "#tests/e2e/support/result.ts";

const names = ["Anna", "Ben", "Cem", "Dora", "Emil", "Fay"] as const;
const note = "Be frank, please.";

test("six people are invited, one takes it back, one is late, and a result comes of it", async ({
  deps,
  page,
  signIn,
  openVisitor,
}) => {
  await signIn();
  const emails = names.map((name) => `${name}.${randomUUID()}@example.org`.toLowerCase());
  const deadline = new Date(Date.now() + days(14)).toISOString().slice(0, 10);
  const id = await startSurvey(page, "How the choir sees me", deadline);
  const linkOf = (name: (typeof names)[number]) => invitationIn(deps, emails[names.indexOf(name)] ?? "");

  await test.step("the owner picks words and pastes six addresses, with a note", async () => {
    await expect(page.getByText(/, closes/)).toBeVisible();
    for (const word of ["Able", "Bold", "Calm", "Kind", "Shy"])
      await page.getByRole("button", { name: word, exact: true }).click();
    await page.getByRole("button", { name: "Save my 5 words" }).click();
    await expect(page).toHaveURL(paths.assessmentThankYou(id));
    await hydrated(page);
    await page.getByLabel("Their email addresses").fill(emails.join("\n"));
    await page.getByLabel("A note from you").fill(note);
    await page.getByRole("button", { name: "Send 6 invitations" }).click();
    await expect(page.getByText("6 people are invited")).toBeVisible();
    for (const email of emails) {
      const [mail] = await mailsTo(deps, email);
      expect(mail?.text).toContain(note);
      expect(mail?.text).toContain("You can answer until");
    }
  });

  const listBefore = await (await page.request.get(`/api/surveys/${id}/invitations`)).text();

  await test.step("five answer by their mails, one of them without a script", async () => {
    const [anna, ben, cem, dora, emil] = await Promise.all([
      openVisitor({ javaScriptEnabled: false }),
      openVisitor(),
      openVisitor(),
      openVisitor(),
      openVisitor(),
    ]);
    await answerInvitation(anna, await linkOf("Anna"), "Anna");
    await expect(anna.getByRole("heading", { name: "Your receipt" })).toBeVisible();
    await Promise.all([
      answerInvitation(ben, await linkOf("Ben"), "Ben"),
      answerInvitation(cem, await linkOf("Cem"), "Cem"),
    ]);
    await answerInvitation(dora, await linkOf("Dora"), "Dora");

    await answerInvitation(emil, await linkOf("Emil"), "Emil");
    await emil.getByRole("heading", { name: "Your receipt" }).click();
    await emil.getByRole("link", { name: "withdraw your words now" }).click();
    await emil.getByRole("button", { name: "Withdraw my answer" }).click();
    await expect(emil.getByRole("heading", { name: "Your answer is withdrawn" })).toBeVisible();
  });

  await test.step("the owner sees how many, not who", async () => {
    await openPage(page, paths.assessment(id));
    await expect(invited(page)).toHaveCount(6);
    for (const name of names) await expect(page.getByText(name, { exact: true })).toHaveCount(0);
    expect(await (await page.request.get(`/api/surveys/${id}/invitations`)).text()).toBe(listBefore);
  });

  await test.step("the window opens, and the round is closed", async () => {
    await openWindow(page);
    await expect(page).toHaveURL(paths.assessmentResults(id));
    await openPage(page, paths.assessment(id));
    await page.getByRole("button", { name: "Close the round" }).click();
    await inDialog(page, "Close the round").click();
    await expect(page.getByRole("heading", { name: /^People you invited/ })).toBeVisible();
    await expect(invited(page), "the list stays, to read").toHaveCount(6);
    await expect(page.getByRole("button", { name: /Withdraw the invitation/ })).toHaveCount(0);
  });

  await test.step("whoever comes late reads so, kindly", async () => {
    const fay = await openVisitor();
    await fay.goto(await linkOf("Fay"));
    await expect(fay.getByRole("heading", { name: "This round is closed" })).toBeVisible();
  });

  await test.step("the result has four answers, and goes along as PDF and CSV", async () => {
    await page.getByRole("link", { name: "See the result" }).click();
    await expect(page.getByText("4 people answered ·")).toBeVisible();
    const participants = (await openFold(page, "Who took part")).getByRole("listitem");
    await expect(participants).toHaveText(["Anna", "Ben", "Cem", "Dora"]);
    await expectAccessible(page);
    const { content: pdf } = await download(page, "Download PDF");
    expect(pdf).toMatch(/^%PDF-1\.7/);
    expect(pdf).toMatch(/\/Count 2\b/);
    expect((await download(page, "Download CSV")).content).toContain("round,answers,,,,4");
  });

  await test.step("a second round with one person fewer says so while inviting, and is free with the same people", async () => {
    await startSurvey(page, "The choir, a year later");
    const inTheWay = page.getByText(/can’t open/);
    await page.getByLabel("Their email addresses").fill(emails.slice(0, 5).join("\n"));
    await page.getByRole("button", { name: "Send 5 invitations" }).click();
    await expect(inTheWay).toBeVisible();
    await expect(page.getByText(/Only 1 person from “How the choir sees me”/)).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Their email addresses").fill(emails[5] ?? "");
    await page.getByRole("button", { name: "Send 1 invitation" }).click();
    await expect(invited(page)).toHaveCount(6);
    await expect(inTheWay).toBeHidden();
  });
});
