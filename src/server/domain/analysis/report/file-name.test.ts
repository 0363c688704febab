import fc from "fast-check";
import { expect, it } from "vitest";
import { exportFileName } from "./file-name.ts";

it.each([
  ["How my team sees me", "openpane-how-my-team-sees-me-1.pdf"],
  ["Łódź, spring", "openpane-lodz-spring-1.pdf"],
  ["Straße & Ærø: Zoë’s İstanbul", "openpane-strasse-aero-zoes-istanbul-1.pdf"],
  ["Команда", "openpane-1.pdf"],
  ["🙂 …", "openpane-1.pdf"],
  ["", "openpane-1.pdf"],
  ["../../etc/passwd", "openpane-etc-passwd-1.pdf"],
  ['a"\r\nset-cookie: b', "openpane-a-set-cookie-b-1.pdf"],
  ["What the people at the workshop in spring thought", "openpane-what-the-people-at-the-workshop-in-1.pdf"],
  ["x".repeat(120), `openpane-${"x".repeat(40)}-1.pdf`],
])("%j", (title, name) => {
  expect(exportFileName(title, 1, "pdf")).toBe(name);
});

it("is plain and short, whatever the title", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 120 }),
      fc.integer({ min: 1, max: 5_000 }),
      (title, number) => {
        const name = exportFileName(title, number, "csv");
        expect(name).toMatch(/^openpane(-[a-z0-9]+)*-\d+\.csv$/);
        expect(name.length).toBeLessThanOrEqual(60);
      },
    ),
  );
});
