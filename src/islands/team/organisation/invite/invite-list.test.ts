import { expect, it } from "vitest";
import { tellingName } from "#src/islands/team/organisation/team-page.ts";
import { countsText, listText } from "#src/islands/kit/lists/checked-list.tsx";
import type { CheckedInvite } from "#src/shared/organisation/organisation.output.ts";
import { type InviteRow, readyRows, rechecked, withEmail, withEmails } from "./invite-list.ts";

const row = (id: number, email: string, verdict: InviteRow["verdict"] = "ok"): InviteRow => ({
  id,
  email,
  verdict,
});
const checked = (line: number, email: string, verdict: CheckedInvite["verdict"] = "ok") => ({
  line,
  email,
  verdict,
});

it("puts what turns out to need a look on top, and leaves the others where they are", () => {
  const rows = withEmails([row(2, "a@x.org"), row(1, "b@x.org")], ["c@x.org", "d"]);
  const after = rechecked(rows, [
    checked(2, "a@x.org"),
    checked(3, "b@x.org", "duplicate"),
    checked(4, "c@x.org"),
    checked(5, "d", "not_an_address"),
  ]);
  expect(after).toEqual([
    row(4, "d", "not_an_address"),
    row(2, "a@x.org"),
    row(1, "b@x.org", "duplicate"),
    row(3, "c@x.org"),
  ]);
});

it("takes several addresses in one row for none", () => {
  const rows = rechecked(
    [row(7, "a@x.org, b@x.org", null)],
    [checked(2, "a@x.org"), checked(2, "b@x.org", "second_address")],
  );
  expect(rows).toEqual([row(7, "a@x.org, b@x.org", "not_an_address")]);
});

it("sends a list whose lines stay lines", () => {
  expect(listText(["email"], [row(1, 'a"b\nc'), row(2, "d@x.org")])).toBe('email\n"a""b c"\n"d@x.org"');
});

it("counts in plain words, and sends so many at once", () => {
  const rows = [row(1, "a"), row(2, "b"), row(3, "c", "duplicate"), row(4, "d", null)];
  expect(countsText(rows)).toBe("2 ready · 1 needs a look · 1 being checked");
  expect(readyRows(rows, 1).map(({ id }) => id)).toEqual([1]);
  expect(withEmail(rows, 3, "e")[2]).toEqual(row(3, "e", null));
});

const ana = { userId: "1", name: "Ana Souza", email: "ana@example.org" };
const namesake = { ...ana, userId: "2", email: "souza@example.org" };

it("tells two people of one name apart by their addresses, for those who may see them", () => {
  expect(tellingName(ana, [ana, namesake])).toBe("Ana Souza (ana@example.org)");
  expect(tellingName(ana, [ana, { ...namesake, name: "Ana Lima" }])).toBe("Ana Souza");
  expect(tellingName({ ...ana, email: null }, [ana, namesake])).toBe("Ana Souza");
});
