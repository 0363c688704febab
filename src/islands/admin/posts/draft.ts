import type { PostContent } from "#src/shared/blog/post-content.ts";
import type { AdminPost } from "#src/shared/blog/post.output.ts";
import { tooLongIn } from "#src/shared/blog/too-long.ts";
import { withoutUndefined } from "#src/shared/without-undefined.ts";
import { atom } from "nanostores";
import { errorIssues, errorStatus, errorText } from "#src/islands/kit/api/api-error.ts";
import type { localStore } from "#src/islands/kit/browser/browser-storage.ts";
import { autoSave, type SaveState, isFinal } from "#src/islands/kit/saving.ts";

/** The written content of a post or a version. */
export function contentOf(post: Pick<AdminPost, keyof PostContent>): PostContent {
  const { title, description, author, tags, cover, markdown } = post;
  const kept = cover?.kind === "window" ? { ...cover, words: withoutUndefined(cover.words) } : cover;
  return { title, description, author, tags, cover: kept, markdown };
}

/** A post's working copy, and the server's revision that it started from. */
export interface SavedDraft {
  readonly draft: PostContent;
  readonly revision: number;
  /** Nothing is saved until the post is restored. */
  readonly isDeleted?: boolean;
}

export const savedDraftOf = (post: AdminPost) => ({
  revision: post.revision,
  draft: contentOf(post),
  isDeleted: post.state === "deleted",
});

interface DraftState extends SavedDraft {
  /** The state of the newest change; when it's refused, a sentence for each fault. */
  readonly progress: { readonly state: SaveState; readonly problems: readonly string[] } | null;
  /** Another author's version, or a deleted post. Nothing is saved until one is chosen. */
  readonly theirs: SavedDraft | null;
}

interface PostDraftOptions {
  readonly saved: SavedDraft;
  /** @returns the new revision. Refused with 409 when the server's isn't `revision` any more. */
  readonly save: (
    draft: PostContent,
    revision: number,
    /** Whether what it replaces stays among the versions. */
    keepsReplaced: boolean,
  ) => Promise<number>;
  readonly fetchNewest: () => Promise<SavedDraft>;
  /** This browser's copy, until the server has the text. */
  readonly copy: { readonly read: () => string | null; readonly write: (text: string | null) => void };
}

type CopyStore = Pick<typeof localStore, "read" | "write">;

/** A copy for each tab. The newest one is shared, for a tab that was closed. */
export const draftCopy = (tab: CopyStore, shared: CopyStore, key: string): PostDraftOptions["copy"] => ({
  read: () => tab.read(key) ?? shared.read(key),
  write: (text) => {
    if (text !== null || shared.read(key) === tab.read(key)) shared.write(key, text);
    tab.write(key, text);
  },
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * A post, saved as it's typed. Saves name their revision, so a second author gets a conflict.
 * Until the server has a text, this browser keeps a copy.
 */
export function createPostDraft({ saved: first, save, fetchNewest, copy }: PostDraftOptions) {
  const state = atom<DraftState>({ ...first, progress: null, theirs: first.isDeleted ? first : null });
  let keepsReplaced = false;
  const set = (part: Partial<DraftState>) => state.set({ ...state.get(), ...part });

  const saver = autoSave({
    // Always saves the newest text.
    save: async () => {
      const sent = state.get().draft;
      try {
        set({ revision: await save(sent, state.get().revision, keepsReplaced) });
        keepsReplaced = false;
      } catch (error) {
        if (errorStatus(error) !== 409) throw error;
        const newest = await fetchNewest();
        // Where the answer to an earlier try was lost, the server has this text already.
        const isStored = !newest.isDeleted && isSame(newest.draft, sent);
        set(isStored ? { revision: newest.revision } : { theirs: newest });
        if (!isStored) throw error;
      }
    },
    isFinal: (error) => state.get().theirs !== null || isFinal(error),
    onState: (now, text, error) => {
      // What has become too long since isn't saved by an earlier text.
      if (tooLongIn(state.get().draft).length > 0) return;
      if (now === "saved" && isSame(JSON.parse(text), state.get().draft)) copy.write(null);
      set({ progress: { state: now, problems: now === "refused" ? sentencesOf(error) : [] } });
    },
  });

  const send = () => {
    const { draft, revision, theirs } = state.get();
    copy.write(JSON.stringify({ revision, draft }));
    if (theirs !== null) return;
    if (tooLongIn(draft).length === 0) {
      saver.change(JSON.stringify(draft));
      return;
    }
    saver.stop();
    set({ progress: { state: "refused", problems: [] } });
  };

  /** Replaces their version, which stays among the versions. */
  const keepMine = () => {
    const { theirs } = state.get();
    if (theirs === null) return;
    keepsReplaced = true;
    set({ revision: theirs.revision, theirs: null });
    send();
    saver.flush();
  };

  return {
    get: () => state.get(),
    subscribe: (changed: () => void) => state.listen(changed),
    flush: saver.flush,
    stop: saver.stop,
    change: (part: Partial<PostContent>) => {
      set({ draft: { ...state.get().draft, ...part } });
      send();
    },
    /** Restores an earlier visit's copy. Call it once, in the browser. */
    takeUpCopy: () => {
      const left = parseCopy(copy.read());
      if (left === null || isSame(left.draft, first.draft)) {
        copy.write(null);
        return;
      }
      set({ ...left, theirs: left.revision === first.revision && !first.isDeleted ? null : first });
      send();
    },
    keepMine,
    /** Saves mine on top of theirs, however often they save meanwhile. @returns the number of their version */
    keepBoth: async (): Promise<number> => {
      let number = 0;
      for (let { theirs } = state.get(); theirs !== null && !theirs.isDeleted; { theirs } = state.get()) {
        number = theirs.revision;
        keepMine();
        await saver.settled();
      }
      return number;
    },
    /** The server has another working copy now, such as an earlier version. */
    replace: (saved: SavedDraft) => {
      saver.stop();
      copy.write(null);
      set({ ...saved, theirs: null, progress: null });
    },
    /**
     * Does something else to the post, on top of everything that is written.
     *
     * @throws {Error} that what is written isn't saved; whatever `act` throws
     */
    afterSaving: async <Saved extends { readonly revision: number }>(
      act: (revision: number) => Promise<Saved>,
    ): Promise<Saved> => {
      // Twice, because another text may have been typed meanwhile.
      for (let times = 0; times < 2; times += 1) {
        saver.flush();
        await saver.settled();
      }
      const { progress, theirs } = state.get();
      if (theirs !== null || (progress !== null && progress.state !== "saved")) throw new Error(unsaved);
      const saved = await act(state.get().revision);
      set({ revision: saved.revision });
      return saved;
    },
  };
}

const unsaved = "Your last changes aren’t saved yet. See what the page says about them, then try again.";

function sentencesOf(error: unknown): readonly string[] {
  const issues = errorIssues(error).map(({ message }) => message);
  return issues.length > 0 ? issues : [errorText(error)];
}

const isSavedDraft = (value: unknown): value is SavedDraft =>
  isRecord(value) && typeof value["revision"] === "number" && isRecord(value["draft"]);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Null for a copy that is cut off. */
function parseCopy(text: string | null): SavedDraft | null {
  try {
    const parsed: unknown = JSON.parse(text ?? "null");
    return isSavedDraft(parsed) ? parsed : null;
  } catch {
    return null;
  }
}
