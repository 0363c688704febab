import { useEffect, useState, useSyncExternalStore } from "react";
import { api } from "#src/islands/kit/api/api.ts";
import { lasting, storeKey } from "#src/islands/kit/browser/browser-storage.ts";
import type { AdminPost } from "#src/shared/blog/post.output.ts";
import { contentOf } from "./content-of.ts";
import { type PostDraftStore, type SavedDraft, createPostDraft } from "./post-draft.ts";

/** A post's working copy, apart from everything else that's known of it. */
export const savedDraftOf = (post: AdminPost): SavedDraft => ({
  revision: post.revision,
  draft: contentOf(post),
});

function openDraft(post: AdminPost): PostDraftStore {
  const { id } = post;
  const key = storeKey(`post.${id}`);
  return createPostDraft({
    saved: savedDraftOf(post),
    save: async ({ tags, ...draft }, revision) =>
      (await api.post.save.mutate({ id, revision, ...draft, tags: [...tags] })).revision,
    fetchNewest: async () => savedDraftOf(await api.post.get.query({ id })),
    copy: { read: () => lasting.read(key), write: (text) => lasting.write(key, text) },
  });
}

/** A post as it's being written. It's saved when the network comes back, and when the page goes. */
export function usePostDraft(post: AdminPost) {
  const [store] = useState(() => openDraft(post));
  const [first] = useState(() => store.get());
  const state = useSyncExternalStore(store.subscribe, store.get, () => first);
  useEffect(() => {
    store.takeUpCopy();
    addEventListener("online", store.flush);
    addEventListener("pagehide", store.flush);
    return () => {
      store.stop();
      removeEventListener("online", store.flush);
      removeEventListener("pagehide", store.flush);
    };
  }, [store]);
  return { state, store };
}
