import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import type { Count } from "./step.ts";

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(""),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** The counts in a report of vitest's `json` reporter. A file that could not even be loaded counts as one failure. */
export function countVitest(file: string): Count | null {
  if (!existsSync(file)) return null;
  const { testResults } = vitestReport.parse(JSON.parse(readFileSync(file, "utf8")));
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      name: [`${name}: ${fullName}`, ...(failureMessages ?? [])].join("\n"),
      status,
    })),
  );
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every((test) => test.status !== "failed"),
  );
  const failures = [
    ...tests.filter(({ status }) => status === "failed").map(({ name }) => name),
    ...broken.map(({ name, message }) => `${name}: ${message}`),
  ];
  return {
    passed: tests.filter(({ status }) => status === "passed").length,
    failed: failures.length,
    failures,
  };
}

interface BrowserTest {
  readonly projectName: string;
  readonly status: string;
  readonly results: readonly { readonly errors: readonly { readonly message?: string | undefined }[] }[];
}
interface Suite {
  readonly suites?: readonly Suite[] | undefined;
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly BrowserTest[];
  }[];
}
const suite: z.ZodType<Suite> = z.object({
  get suites() {
    return z.array(suite).optional();
  },
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(
        z.object({
          projectName: z.string(),
          status: z.string(),
          results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
        }),
      ),
    }),
  ),
});
const playwrightReport = z.object({ suites: z.array(suite) });

const messagesOf = ({ errors }: BrowserTest["results"][number]): readonly string[] =>
  errors.map(({ message = "" }) => message);
const specsOf = ({ suites = [], specs }: Suite): Suite["specs"] => [...specs, ...suites.flatMap(specsOf)];

/** The counts in a report of Playwright's `json` reporter; a test counts once for each project that ran it. */
export function countPlaywright(file: string): Count | null {
  if (!existsSync(file)) return null;
  const { suites } = playwrightReport.parse(JSON.parse(readFileSync(file, "utf8")));
  const tests = suites.flatMap(specsOf).flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }) => ({
      name: [`${spec.file} on ${projectName}: ${spec.title}`, ...results.flatMap(messagesOf)].join("\n"),
      status,
    })),
  );
  const named = (isMeant: (status: string) => boolean) =>
    tests.filter(({ status }) => isMeant(status)).map(({ name }) => name);
  const failures = named((status) => status !== "expected" && status !== "flaky");
  const unsteady = named((status) => status === "flaky");
  return { passed: tests.length - failures.length, failed: failures.length, failures, unsteady };
}
