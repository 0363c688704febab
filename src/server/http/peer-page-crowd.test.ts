import { answers } from "#db/schema/index.ts";
import { pageLocalsOf } from "#tests/factories/page-locals.ts";
import { makeSharedRound, wordsFrom } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { expect, it } from "vitest";
import { openLink } from "./peer-link.ts";
import { openPeerPage } from "./peer-page.ts";

async function world() {
  const deps = await makeDeps();
  const { shareId } = await makeSharedRound(deps, await makeUser(deps));
  const url = `http://localhost:4321/shared/${shareId}`;
  const send = (submissionKey: string) => {
    const words = wordsFrom(0).map((word): [string, string] => ["selectedTraits", word]);
    const body = new URLSearchParams([...words, ["peerName", ""], ["submissionKey", submissionKey]]);
    return openPeerPage(
      new Request(url, { method: "POST", body }),
      pageLocalsOf(deps, null),
      openLink(shareId),
    );
  };
  return { deps, send };
}

it("takes answers beside somebody who tries dead keys without end", async () => {
  const { deps, send } = await world();
  const { api } = pageLocalsOf(deps, null);
  const dead = { withdrawKey: "d".repeat(43) };
  for (let i = 0; i < 300; i += 1) await api.response.withdraw(dead);
  await expect(api.response.withdraw(dead)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  expect(await send("k".repeat(43))).toMatchObject({ status: 303 });
  expect(await deps.db.read.$count(answers)).toBe(1);
});
