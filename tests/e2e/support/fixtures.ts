import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { expect, test as base, type BrowserContextOptions, type Page } from "@playwright/test";
import { collectComplaints } from "./complaints.ts";
import { waitForIslands } from "./hydrated.ts";
import { openServerDatabase, signIn, type SignedIn } from "./session.ts";

interface TestFixtures {
  /**
   * What the browser may complain about because the test provokes it, such as /status of 404/ where it asks for what is
   * not there. Anything else fails the test. Set by `test.use({ expectedComplaints: /…/ })`.
   */
  expectedComplaints: RegExp | null;
  silence: undefined;
  /** Signs the test's page in as someone new, by database rows. */
  signIn: (overrides?: Partial<Actor>) => Promise<SignedIn>;
  /** A page in a browser of its own: someone else, who is not signed in. */
  openVisitor: (options?: BrowserContextOptions) => Promise<Page>;
}

interface WorkerFixtures {
  /** The running server's database, and all that factories need. */
  deps: Deps;
}

/** For tests that open no page. With other worker fixtures than the rest, they would need workers and browsers of their own. */
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

/** What people do on phones first is tried there alone: tests tagged `@phone`. Pages that are only read become narrow in every-page.spec.ts. */
const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
export const isOnPhone = (tags: readonly string[]): boolean => tags.includes("@phone");

/** The project's `test`: the browser must stay silent, and people can be made in the running server's database. */
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
