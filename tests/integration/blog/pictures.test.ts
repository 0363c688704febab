import { pictures, posts } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { days } from "#src/server/clock.ts";
import { deletePost } from "#src/server/domain/blog/writing/publish-post.ts";
import { savePost } from "#src/server/domain/blog/writing/save-post.ts";
import { sweepBlog } from "#src/server/domain/blog/sweep.ts";
import { createHttp } from "#src/server/http/create-http.ts";
import { uploadedPictureOutput } from "#src/shared/blog/post.output.ts";
import { makeDraft, makePost } from "#tests/factories/post.ts";
import { makeUser } from "#tests/factories/user.ts";
import { signIn } from "#tests/setup/api.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { eq, lt } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";

let deps: TestDeps;
let author: Actor;
let token: string;
beforeEach(async () => {
  deps = await makeDeps();
  author = await makeUser(deps, { isAdmin: true });
  token = await signIn(deps, author);
});

const pictureOf = (background: string) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer();

interface Asked extends Omit<RequestInit, "headers"> {
  readonly headers?: Readonly<Record<string, string>>;
}

const ask = (path: string, init: Asked = {}, as: string | null = token) =>
  createHttp({ source: { get: () => Promise.resolve(deps), peek: () => deps } }).request(
    `http://localhost:4321${path}`,
    { ...init, headers: { ...(as !== null && { authorization: `Bearer ${as}` }), ...init.headers } },
  );

const send = async (background: string, alt = "Two people at a table") => {
  const body = new Uint8Array(await pictureOf(background));
  return ask(`/api/admin/pictures?alt=${encodeURIComponent(alt)}`, { method: "POST", body });
};
const upload = async (background: string) =>
  uploadedPictureOutput.parse(await (await send(background)).json());

describe("a picture for posts", () => {
  it("is public at its own address for good, and runs nothing", async () => {
    const { url, width, height } = await upload("#a53");
    expect([width, height]).toEqual([30, 20]);
    const shown = await ask(url, {}, null);
    expect(shown.status).toBe(200);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    });
    expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).format).toBe("webp");
  });

  it("needs a description and permission before it is read", async () => {
    expect((await send("#a53", "")).status).toBe(400);
    const visitor = await signIn(deps, await makeUser(deps));
    const unread = new ReadableStream({
      pull: () => {
        throw new Error("read");
      },
    });
    const refused = { method: "POST", body: unread, duplex: "half" } as RequestInit;
    const path = "/api/admin/pictures?alt=a";
    expect((await ask(path, { method: "POST", body: "x" }, null)).status).toBe(401);
    expect((await ask(path, { method: "POST", body: "x" }, visitor)).status).toBe(403);
    expect((await ask(path, { ...refused, headers: { "content-length": "5" } }, visitor)).status).toBe(403);
  });
});

describe("the sweep", () => {
  it("deletes pictures unused for a month, and posts deleted a month ago", async () => {
    const [inText, onCover, unused] = [await upload("#a53"), await upload("#35a"), await upload("#5a3")];
    const { id } = await makePost(deps, author, { markdown: `![Two people](${inText.url})` });
    await savePost(deps, author, id, { revision: 1, markdown: "Another text, without it." });
    const cover = { kind: "picture", alt: "Two people at a table", pictureId: onCover.id } as const;
    const other = await makeDraft(deps, author, { cover });
    const ids = async () =>
      (
        await deps.db.read
          .select({ id: pictures.id })
          .from(pictures)
          .where(lt(pictures.addedAt, new Date(8.64e15)))
      )
        .map((row) => row.id)
        .sort();
    await sweepBlog(deps.db, deps.clock.now());
    expect(await ids()).toEqual([inText.id, onCover.id, unused.id].sort());
    deps.clock.advance(days(31));
    await deletePost(deps, author, other.id);
    await sweepBlog(deps.db, deps.clock.now());
    expect(await ids()).toEqual([inText.id, onCover.id].sort());
    deps.clock.advance(days(31));
    await sweepBlog(deps.db, deps.clock.now());
    expect(await ids()).toEqual([inText.id]);
    expect(await deps.db.read.select({ id: posts.id }).from(posts).where(eq(posts.id, other.id))).toEqual([]);
  });
});
