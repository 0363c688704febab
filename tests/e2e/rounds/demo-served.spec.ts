import { demoViews } from "#src/shared/site/demo.ts";
import { paths } from "#src/shared/site/paths.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";

const demoPages = [paths.demo(), ...demoViews.map(paths.demo)];

test("no page of the demo may connect to anything or has addresses of the app", async ({ request }) => {
  for (const path of demoPages) {
    const answer = await request.get(path);
    expect(answer.headers()["content-security-policy"], path).toMatch(
      /connect-src 'none';.*form-action 'none'/,
    );
    const hrefs = [...(await answer.text()).matchAll(/ href="([^"]*)"/g)].map(([, href = ""]) => href);
    const leaving = hrefs.filter((href) =>
      /^\/(?:api|dashboard|account|assessment|admin)(?:\/|$)/.test(href),
    );
    expect(leaving, path).toEqual([]);
    expect(await answer.text(), path).toContain('name="robots" content="noindex"');
  }
});
