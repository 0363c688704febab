import { type BuiltServer, startBuiltServer } from "#scripts/built-server.ts";
import { test as base } from "#tests/e2e/support/fixtures.ts";

interface Fixtures {
  /** Starts a site with these settings for one test. */
  readonly openSite: (settings?: Readonly<Record<string, string>>) => Promise<BuiltServer>;
}

/** The project's `test` for talks with another coach than the shared site's. */
export const test = base.extend<Fixtures>({
  openSite: async ({}, use, info) => {
    const opened: BuiltServer[] = [];
    await use(async (settings) => {
      const site = await startBuiltServer(`file:${info.outputPath("site.db")}`, settings);
      opened.push(site);
      return site;
    });
    for (const site of opened) await site.stop();
  },
});
