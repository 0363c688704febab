import { describe, expect, it } from "vitest";
import { setPageStatus } from "./page-status.ts";

const answered = (page: Parameters<typeof setPageStatus>[1]) => {
  const response = { status: 200, headers: new Headers() };
  setPageStatus(response, page);
  return [response.status, response.headers.get("Retry-After")];
};

describe("the answer with a page", () => {
  it.each([
    [{ status: 404 }, [404, null]],
    [{ status: 200, retryAfterSeconds: null }, [200, null]],
    [{ status: 429, retryAfterSeconds: 30 }, [429, "30"]],
  ])("for %o is %o", (page, expected) => {
    expect(answered(page)).toEqual(expected);
  });
});
