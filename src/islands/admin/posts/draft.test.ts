import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RequestError } from "#src/islands/kit/api/api-error.ts";
import type { PostContent } from "#src/shared/blog/post-content.ts";
import { type SavedDraft, createPostDraft, draftCopy } from "./draft.ts";

const first: PostContent = {
  title: "A post",
  description: "",
  author: "Ada",
  tags: [],
  cover: null,
  markdown: "One.",
};

const refusal = (status: number) => new RequestError("No.", { status, statusText: "", url: "/", body: "" });

/** A server that knows one post, and a browser that keeps one copy. */
function stand(copied: string | null = null, saved: SavedDraft = { draft: first, revision: 1 }) {
  let newest = saved;
  let fault: { readonly status: number; readonly stores?: boolean } | null = null;
  let kept = copied;
  const versions: string[] = [];
  const open = () =>
    createPostDraft({
      saved,
      save: (draft, revision, keepsReplaced) => {
        if (fault === null || fault.stores) {
          if (newest.isDeleted || revision !== newest.revision) return Promise.reject(refusal(409));
          if (keepsReplaced) versions.push(newest.draft.markdown);
          newest = { draft, revision: revision + 1 };
        }
        return fault === null ? Promise.resolve(newest.revision) : Promise.reject(refusal(fault.status));
      },
      fetchNewest: () => Promise.resolve(newest),
      copy: { read: () => kept, write: (text) => void (kept = text) },
    });
  return {
    store: open(),
    newest: () => newest,
    kept: () => kept,
    versions,
    fail: (next: typeof fault) => void (fault = next),
    someoneDeletes: (isDeleted: boolean) => void (newest = { ...newest, isDeleted }),
    someoneSaves: (markdown: string) =>
      void (newest = { draft: { ...newest.draft, markdown }, revision: newest.revision + 1 }),
  };
}

const quiet = () => vi.advanceTimersByTimeAsync(1_000);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("saves what is written once it's left alone, one revision after the other, and keeps no copy then", async () => {
  const { store, newest, kept } = stand();
  store.change({ markdown: "One. T" });
  store.change({ markdown: "One. Two." });
  expect(kept()).toContain("One. Two.");
  await quiet();
  store.change({ title: "A better title" });
  await quiet();
  expect(newest()).toEqual({
    draft: { ...first, markdown: "One. Two.", title: "A better title" },
    revision: 3,
  });
  expect(store.get().progress?.state).toBe("saved");
  expect(kept()).toBeNull();
});

it("tries again when the network is gone, and takes up its copy after a reload", async () => {
  const { store, newest, kept, fail } = stand();
  fail({ status: 0 });
  store.change({ markdown: "Written offline." });
  await quiet();
  expect(store.get().progress?.state).toBe("trying");
  store.stop();
  const later = stand(kept());
  later.store.takeUpCopy();
  expect(later.store.get().draft.markdown).toBe("Written offline.");
  await quiet();
  expect(later.newest().draft.markdown).toBe("Written offline.");
  expect(newest().draft.markdown).toBe("One.");
});

it("tells of what someone else saved, saves nothing meanwhile, and puts mine over theirs", async () => {
  const { store, newest, versions, someoneSaves } = stand();
  someoneSaves("Theirs.");
  store.change({ markdown: "Mine." });
  await quiet();
  expect(store.get().theirs?.draft.markdown).toBe("Theirs.");
  store.change({ markdown: "Mine, still." });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(newest().draft.markdown).toBe("Theirs.");
  store.keepMine();
  await quiet();
  expect(newest()).toMatchObject({ draft: { markdown: "Mine, still." }, revision: 3 });
  expect(store.get().theirs).toBeNull();
  expect(versions).toEqual(["Theirs."]);
});

it("uses theirs, even if they have saved once more since, and mine becomes a version", async () => {
  const { store, newest, versions, someoneSaves } = stand();
  someoneSaves("Theirs.");
  store.change({ markdown: "Mine." });
  await quiet();
  someoneSaves("Theirs, again.");
  const number = store.keepBoth();
  await quiet();
  expect(await number).toBe(3);
  expect(versions).toEqual(["Theirs, again."]);
  expect(newest()).toMatchObject({ draft: { markdown: "Mine." }, revision: 4 });
  expect(store.get().theirs).toBeNull();
});

it("keeps what is written in a post that was deleted, and saves it once the post is restored", async () => {
  const { store, newest, kept, someoneSaves, someoneDeletes } = stand();
  someoneSaves("Theirs.");
  store.change({ markdown: "Mine." });
  await quiet();
  someoneDeletes(true);
  const number = store.keepBoth();
  await quiet();
  await number;
  expect(store.get()).toMatchObject({ draft: { markdown: "Mine." }, theirs: { isDeleted: true } });
  const later = stand(kept(), newest());
  later.store.takeUpCopy();
  expect(later.store.get()).toMatchObject({ draft: { markdown: "Mine." }, theirs: { isDeleted: true } });
  someoneDeletes(false);
  store.keepMine();
  await quiet();
  expect(newest()).toMatchObject({ draft: { markdown: "Mine." }, revision: 3 });
  expect(store.get().theirs).toBeNull();
});

it("sends nothing that's too long, keeps all of it, and saves once it's shorter", async () => {
  const { store, newest, kept } = stand();
  const long = "a".repeat(100_001);
  store.change({ markdown: long });
  await quiet();
  expect(store.get().progress).toEqual({ state: "refused", problems: [] });
  expect(newest().revision).toBe(1);
  const later = stand(kept());
  later.store.takeUpCopy();
  expect(later.store.get().draft.markdown).toBe(long);
  later.store.change({ markdown: "a" });
  await quiet();
  expect(later.newest().draft.markdown).toBe("a");
});

it("isn't in its own way when the answer to a save was lost", async () => {
  const { store, newest, fail } = stand();
  fail({ status: 0, stores: true });
  store.change({ markdown: "Stored all the same." });
  await quiet();
  fail(null);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(store.get()).toMatchObject({ progress: { state: "saved" }, theirs: null });
  expect(newest().revision).toBe(2);
});

it("asks which counts when the copy is older than what the server has", () => {
  const copied = JSON.stringify({ revision: 1, draft: { ...first, markdown: "From last week." } });
  const { store } = stand(copied, { draft: { ...first, markdown: "Theirs." }, revision: 5 });
  store.takeUpCopy();
  expect(store.get()).toMatchObject({
    draft: { markdown: "From last week." },
    theirs: { draft: { markdown: "Theirs." } },
  });
});

it("keeps a copy for each tab, and one for a tab that was closed", () => {
  const store = () => {
    const texts = new Map<string, string | null>();
    return {
      read: (key: string) => texts.get(key) ?? null,
      write: (key: string, text: string | null) => void texts.set(key, text),
    };
  };
  const shared = store();
  const [mine, theirs] = [draftCopy(store(), shared, "post"), draftCopy(store(), shared, "post")];
  mine.write("Mine");
  theirs.write("Theirs");
  expect(draftCopy(store(), shared, "post").read()).toBe("Theirs");
  theirs.write(null);
  expect([mine.read(), shared.read("post")]).toEqual(["Mine", null]);
  theirs.write("Theirs");
  mine.write(null);
  expect(shared.read("post")).toBe("Theirs");
});

it("says what the server refuses, keeps a copy, and makes nothing of a broken one", async () => {
  const { store, kept, fail } = stand();
  fail({ status: 400 });
  store.change({ markdown: "<script>" });
  await quiet();
  expect(store.get().progress).toEqual({ state: "refused", problems: ["No."] });
  expect(kept()).toContain("<script>");
  const broken = stand('{"revision":1');
  broken.store.takeUpCopy();
  expect([broken.store.get().draft, broken.kept()]).toEqual([first, null]);
});

it("does nothing else to a post before everything that's written is saved", async () => {
  const { store, newest, fail } = stand();
  store.change({ markdown: "The end." });
  const publish = vi.fn((revision: number) => Promise.resolve({ revision: revision + 1 }));
  const published = store.afterSaving(publish);
  await quiet();
  await published;
  expect(publish).toHaveBeenCalledWith(2);
  expect(newest().draft.markdown).toBe("The end.");
  expect(store.get().revision).toBe(3);
  fail({ status: 0 });
  store.change({ markdown: "More." });
  await expect(store.afterSaving(publish)).rejects.toThrow("Your last changes aren’t saved yet");
  expect(publish).toHaveBeenCalledTimes(1);
});
