import { hash } from "node:crypto";
import { expect, it } from "vitest";
import { policyFor } from "./page-styles.ts";

const named = (text: string): string => `'sha256-${hash("sha256", text, "base64")}'`;

it.each([
  ["in the head", '<meta property="og:title" content="What <style> and <script> mean">', ""],
  ["in an attribute of the body", "", '<img alt="A page of <script> and <style>" src="/a.webp">'],
  ["in a comment", "<!-- it’s <style> -->", ""],
])("a policy names each style and script, whatever is said of tags %s", (_, head, body) => {
  const html = `<html><head>${head}<script>first()</script><style media="all">p{}</style></head><body>${body}<p>a &lt;b></p><script type="module">last()</script></body></html>`;
  const policy = `script-src 'self' ${named("first()")} ${named("last()")} ${named("unused()")}; style-src 'self'`;
  expect(policyFor(policy, html)).toBe(
    `script-src 'self' ${named("first()")} ${named("last()")}; style-src 'self' ${named("p{}")}`,
  );
});
