import { configDefaults, defineConfig } from "vitest/config";

const nodeTests = ["{src,db,scripts}/**/*.test.ts", "tests/{api,integration}/**/*.test.ts"];
/** With vi.mock a file replaces a module, for itself alone; or a module remembers what the next file must not find. */
const isolatedTests = "**/*.isolated.test.{ts,tsx}";
const node = { environment: "node", globalSetup: "tests/setup/database/empty-database.ts" } as const;
const dom = { environment: "happy-dom" } as const;
const domTests = "src/islands/**/*.test.tsx";

export default defineConfig({
  test: {
    setupFiles: ["tests/setup/vitest.setup.ts"],
    // Each test cleans up after itself; what it forgot must not reach the next one.
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Two cores are often shared: a busy machine makes tests slower, not wrong. Patience costs nothing while they pass.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000, interval: 5 } },
    maxWorkers: 2,
    allowOnly: false,
    projects: [
      {
        extends: true,
        test: {
          ...node,
          name: "node",
          include: nodeTests,
          exclude: [...configDefaults.exclude, isolatedTests],
          // The files of one worker share their modules: to import them again for each took a third of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...node, name: "isolated", include: ["{src,db,scripts,tests}/**/*.isolated.test.ts"] },
      },
      {
        extends: true,
        test: {
          ...dom,
          name: "dom",
          include: [domTests],
          exclude: [...configDefaults.exclude, isolatedTests],
          setupFiles: ["tests/setup/patience.ts", "tests/setup/fresh-page.ts"],
          // One browser for the files of a worker: to make one for each took half of their time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...dom,
          name: "isolated dom",
          include: ["src/islands/**/*.isolated.test.tsx"],
          setupFiles: ["tests/setup/patience.ts"],
        },
      },
    ],
  },
});
