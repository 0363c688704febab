import { makeApi } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { describe, expect, it } from "vitest";

const email = "ada@example.org";
const registration = { email, password: "four calm panes", name: "Ada Lovelace" };
const post = (json: unknown) => ({ method: "POST", json });

describe("names in the email with the link", () => {
  const mailFor = async (name: string) => {
    const deps = await makeDeps();
    expect((await makeApi(deps)("/api/register", post({ ...registration, name }))).status).toBe(200);
    const [mail] = await mailsTo(deps, email);
    return { deps, subject: "", text: "", html: "", ...mail };
  };

  it.each([
    ["Ada Lovelace", "Hello Ada,"],
    ["J. R. Tolkien", "Hello J. R.,"],
    ["山田 太郎", "Hello 山田,"],
    // Cyrillic letters that look like Latin ones are a name like any other.
    ["\u0410d\u0430 Vale", "Hello \u0410d\u0430,"],
    ["Win at https://evil.example now", "Hello,"],
    ["Go to evil.example now", "Hello,"],
    ["Write to eve@evil.example now", "Hello,"],
    [`${"Buy cheap watches today ".repeat(4)} now`, "Hello,"],
  ])("%j is greeted as %j, so nobody sends their own text through us", async (name, greeting) => {
    const { text } = await mailFor(name);
    expect(text.split("\n")[0]).toBe(greeting);
    expect(text).not.toMatch(/evil|watches/);
  });
});
