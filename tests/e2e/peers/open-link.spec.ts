import { sessionTokenName } from "#src/server/http/request/request-context.ts";
import { closeSurvey, updateSurvey } from "#src/server/domain/survey/change-survey.ts";
import { paths } from "#src/shared/site/paths.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { answerSurvey, makeSurvey } from "#tests/e2e/support/survey.ts";

const keyPattern = /name="submissionKey" value="([\w-]{43})"/;

test("the page of an open link is the same for everyone except its key, whatever has been answered", async ({
  deps,
  request,
  signIn,
}) => {
  const { actor, token } = await signIn();
  const round = await makeSurvey(request, token, "Spring & autumn");
  const url = `${process.env.E2E_URL ?? ""}${paths.shared(round.shareId)}`;
  const visit = async (headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(url, { headers: { "accept-encoding": "identity", ...headers } });
    const html = await answer.text();
    const key = keyPattern.exec(html)?.[1] ?? "";
    return { answer, html, key, rest: html.replace(key, "") };
  };

  const first = await visit();
  const others = [await visit(), await visit()];
  expect(new Set([first, ...others].map(({ key }) => key)).size).toBe(3);
  const namesOf = ({ headers }: Response) => [...headers.keys()];
  for (const { answer, rest } of others) {
    expect(rest).toBe(first.rest);
    expect(namesOf(answer)).toEqual(namesOf(first.answer));
    expect(answer.headers.get("content-security-policy")).toBe(
      first.answer.headers.get("content-security-policy"),
    );
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }

  // A chat's preview of the link doesn't change with answers.
  const previewed = (property: string) =>
    new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(first.html)?.[1] ?? "";
  expect(previewed("og:title")).toBe(`How do you see ${actor.firstName}?`);
  expect(previewed("og:description")).toMatch(/nobody sees who picked what/);
  expect(previewed("og:url")).toMatch(new RegExp(`/shared/${round.shareId}$`));
  const drawn = () => request.get(new URL(previewed("og:image")).pathname);
  const picture = await drawn();
  expect(picture.headers()).toMatchObject({
    "content-type": "image/png",
    "cache-control": "public, max-age=3600",
  });
  expect((await request.get("/og/round-unknown.png")).status()).toBe(404);

  const packed = await request.get(url, { headers: { "accept-encoding": "gzip" } });
  expect(packed.headers()["content-encoding"]).toBe("gzip");

  expect(first.html).not.toMatch(/\bchecked\b/);
  await answerSurvey(request, round, 4);
  expect((await visit()).rest).toBe(first.rest);
  expect(await (await drawn()).body()).toEqual(await picture.body());
  expect((await visit({ cookie: `${sessionTokenName}=${token}` })).html).not.toMatch(keyPattern);

  await updateSurvey(deps, actor, round.id, { title: "Summer", note: "Be <frank>, please." });
  for (const text of ["Summer", "A note from", "Be &lt;frank&gt;, please."])
    expect((await visit()).html).toContain(text);
  await closeSurvey(deps, actor, round.id);
  expect((await visit()).html).not.toMatch(keyPattern);
});
