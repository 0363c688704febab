import { surveyErrors } from "#src/server/domain/survey/errors.ts";
import type { DomainError } from "#src/server/errors.ts";
import { parseEnv } from "#src/server/env.ts";
import { TRPCError } from "@trpc/server";
import { describe, expect, it } from "vitest";
import { openDirectPage } from "./direct-page.ts";

type Locals = Parameters<typeof openDirectPage>[1];

const refusal = (cause: DomainError, code: TRPCError["code"]) => new TRPCError({ code, cause });

/** Sends the form to a site whose only code is "right". */
async function send(code: string | null, headers: Record<string, string> = {}, fails: Error | null = null) {
  const asked: string[] = [];
  const shareIdOf = async (input: { code: string }) => {
    asked.push(input.code);
    if (fails !== null) throw fails;
    if (input.code !== "right") throw refusal(surveyErrors.notFound(), "NOT_FOUND");
    return Promise.resolve({ shareId: "the-round" });
  };
  const env = parseEnv({ SITE_URL: "http://localhost:4321" });
  const locals = { api: { response: { shareIdOf } }, deps: { env } } as unknown as Locals;
  const init = code === null ? {} : { method: "POST", body: new URLSearchParams({ code }), headers };
  const page = await openDirectPage(new Request("http://localhost:4321/assessment/direct", init), locals);
  return { page, asked };
}

describe("the page for entering a code", () => {
  it("is an empty form, whatever its address says", async () => {
    const { page, asked } = await send(null);
    expect(page).toMatchObject({ language: "en", status: 200, code: "", problem: null });
    expect(asked).toEqual([]);
  });

  it.each([
    ["right", "/shared/the-round?lang=en"],
    [" right ", "/shared/the-round?lang=en"],
    ["https://panes.example/s/right", "/shared/the-round?lang=en"],
    ["https://evil.example/shared/other", "/shared/other?lang=en"],
  ])("redirects from %j to %s", async (code, location) => {
    const { page } = await send(code);
    expect(page).toBeInstanceOf(Response);
    if (page instanceof Response)
      expect([page.status, page.headers.get("location")]).toEqual([303, location]);
  });

  it.each([
    ["wrong", 404, /^No round has this code/],
    ["", 400, /^Please enter the code/],
    ["two words", 400, /^This isn’t a code or a link/],
  ])("keeps %j, with %i", async (code, status, problem) => {
    const { page } = await send(code);
    if (page instanceof Response) throw new Error("It led on.");
    expect(page).toMatchObject({ status, code });
    expect(page.problem).toMatch(problem);
  });
});
