import { cspHash } from "#src/shared/site/csp-hash.ts";
import { expect, it } from "vitest";
import { policyFor } from "./finish-pages.mjs";

it("keeps the hashes of what a page has inline, and drops those of other pages", async () => {
  const [script, style, foreign] = await Promise.all(["let a = 1;\n", ".a{}", "let b"].map(cspHash));
  const page = `<script>let a = 1;\n</script><script type="module" src="/x.js"></script><style>.a{}</style>`;
  const policy = (hashes: string) => `default-src 'self'; script-src 'self' ${hashes}; style-src 'self';`;
  expect(policyFor(policy(`'${script}' '${foreign}' '${style}'`), page)).toBe(
    policy(`'${script}' '${style}'`),
  );
});
