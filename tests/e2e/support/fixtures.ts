import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { expect, test as base, type BrowserContextOptions, type Page } from "@playwright/test";
import { collectComplaints } from "./complaints.ts";
import { waitForIslands } from "./hydrated.ts";
import { openServerDatabase, signIn, type SignedIn } from "./session.ts";

interface TestFixtures {
  /** Expected complaints of the browser, such as /status of 404/. Others fail the test. Set by `test.use`. */
  expectedComplaints: RegExp | null;
  silence: undefined;
  /** Signs in a new person through database rows. */
  signIn: (overrides?: Partial<Actor>) => Promise<SignedIn>;
  /** A page in another browser without a session. */
  openVisitor: (options?: BrowserContextOptions) => Promise<Page>;
}

interface WorkerFixtures {
  /** The running server's database and the factories' dependencies. */
  deps: Deps;
}

/** For tests without a page. Other worker fixtures would need their own workers and browsers. */
export const testOfServer = base.extend<object, WorkerFixtures>({
  deps: [
    async ({}, use) => {
      const deps = await openServerDatabase(process.env.E2E_DATABASE_URL ?? "");
      await use(deps);
      await deps.db.close();
    },
    { scope: "worker" },
  ],
});

/** Tests tagged `@phone` run on a phone only. every-page.spec.ts narrows other pages. */
const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
export const isOnPhone = (tags: readonly string[]): boolean => tags.includes("@phone");

/** The project's `test`: checks the browser's complaints, and can create people in the server's database. */
export const test = testOfServer.extend<TestFixtures>({
  contextOptions: async ({ contextOptions }, use, { tags }) => {
    await use(isOnPhone(tags) ? phone : contextOptions);
  },
  expectedComplaints: [null, { option: true }],
  silence: [
    async ({ context, expectedComplaints }, use) => {
      waitForIslands(context);
      const complaints = await collectComplaints(context);
      await use(undefined);
      expectSilence(complaints, expectedComplaints);
    },
    { auto: true },
  ],
  signIn: async ({ page, deps }, use) => {
    await use((overrides) => signIn(page, deps, overrides));
  },
  openVisitor: async ({ browser, contextOptions, baseURL, expectedComplaints }, use) => {
    const opened: { close: () => Promise<void>; complaints: string[] }[] = [];
    await use(async (options) => {
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL && { baseURL }),
        ...options,
      });
      waitForIslands(context);
      opened.push({ close: () => context.close(), complaints: await collectComplaints(context) });
      return context.newPage();
    });
    for (const { close, complaints } of opened) {
      await close();
      expectSilence(complaints, expectedComplaints);
    }
  },
});

function expectSilence(complaints: readonly string[], expected: RegExp | null): void {
  const unexpected = complaints.filter((complaint) => expected?.test(complaint) !== true);
  expect(unexpected, "what the browser complained about").toEqual([]);
}

export { expect };
