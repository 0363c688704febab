import { roundsInput } from "#src/shared/admin/admin.input.ts";
import { TRPCError } from "@trpc/server";
import { expect, it } from "vitest";
import { loadList } from "./admin-pages.ts";

const echo = (query: object) => Promise.resolve({ query });
const asked = (search: string) =>
  loadList(roundsInput, new URL(`http://x.example/admin/rounds${search}`), echo);

it("is the list that the address asks for", async () => {
  const query = { q: "abc", state: "open", sort: "oldest", person: "ada" };
  expect(await asked("?q=+abc&state=open&sort=oldest&person=ada&cursor=1.x")).toEqual({
    asked: query,
    list: { query },
  });
});

it.each(["", "?q=&state=&sort=", "?state=asleep&q=abc", "?person="])(
  "is the whole list for %j",
  async (search) => {
    expect(await asked(search)).toEqual({ asked: {}, list: { query: {} } });
  },
);

it("is the whole list for invalid parameters", async () => {
  const refuseLetters = (query: { readonly q?: string | undefined }) =>
    query.q === undefined ? echo(query) : Promise.reject(new TRPCError({ code: "BAD_REQUEST" }));
  expect(await loadList(roundsInput, new URL("http://x.example/?q=a"), refuseLetters)).toEqual({
    asked: {},
    list: { query: {} },
  });
});

it("fails like the call for someone without access", async () => {
  const fail = (code: TRPCError["code"]) =>
    loadList(roundsInput, new URL("http://x.example/"), () => Promise.reject(new TRPCError({ code })));
  expect(await fail("FORBIDDEN")).toEqual({ asked: {}, list: undefined });
  await expect(fail("INTERNAL_SERVER_ERROR")).rejects.toMatchObject({ code: "INTERNAL_SERVER_ERROR" });
});
