// @vitest-environment happy-dom
import { expect, it, onTestFinished } from "vitest";
import { showLocalTimes } from "./local-times.ts";

it("says a deadline as the day that it is where the reader is", () => {
  const zone = process.env.TZ;
  onTestFinished(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });
  process.env.TZ = "America/New_York";
  document.documentElement.lang = "en";
  document.body.innerHTML = `<time datetime="2027-02-01T04:59:59.999Z">1 February 2027 at 04:59 UTC</time>`;
  showLocalTimes(document);
  expect(document.body.textContent).toBe("31 January 2027 at 23:59");
});
