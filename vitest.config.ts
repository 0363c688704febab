import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    setupFiles: ["tests/setup/vitest.setup.ts"],
    // Each test cleans up after itself; what it forgot must not reach the next one.
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Two cores are often shared with a build: patience for slow moments, none for tests that hang.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    allowOnly: false,
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          environment: "node",
          globalSetup: ["tests/setup/empty-database.ts"],
          include: ["{src,db,scripts}/**/*.test.ts", "tests/{api,integration}/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: { name: "dom", environment: "happy-dom", include: ["src/islands/**/*.test.tsx"] },
      },
    ],
  },
});
