import { expect, it } from "vitest";
import { tellingName } from "#src/islands/team/organisation/team-page.ts";
import {
  type InviteRow,
  countsText,
  listText,
  readyRows,
  rechecked,
  withChecked,
  withEmail,
} from "./invite-list.ts";

const row = (id: number, email: string, verdict: InviteRow["verdict"] = "ok"): InviteRow => ({
  id,
  email,
  verdict,
});
const checked = (email: string, verdict: NonNullable<InviteRow["verdict"]> = "ok") => ({
  line: 1,
  email,
  verdict,
});

it("puts what needs a look on top, with an id of its own", () => {
  const rows = withChecked([row(3, "a")], [checked("b"), checked("c", "not_an_address")]);
  expect(rows.map(({ id, email }) => [id, email])).toEqual([
    [5, "c"],
    [3, "a"],
    [4, "b"],
  ]);
});

it("leaves rows where they are when they’re checked again", () => {
  const rows = [row(2, "A@x.org", null), row(1, "b@x.org")];
  expect(rechecked(rows, [checked("a@x.org"), checked("b@x.org", "duplicate")])).toEqual([
    row(2, "a@x.org"),
    row(1, "b@x.org", "duplicate"),
  ]);
});

it("takes several addresses that were typed into one row", () => {
  const rows = rechecked([row(7, "a@x.org, b@x.org", null)], [checked("a@x.org"), checked("b@x.org")]);
  expect(rows.map(({ email }) => email)).toEqual(["a@x.org", "b@x.org"]);
});

it("sends a list whose lines stay lines", () => {
  expect(listText([row(1, 'a"b\nc'), row(2, "d@x.org")])).toBe('email\n"a""b c"\n"d@x.org"');
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
