import type { PostContent } from "#src/shared/blog/post-content.ts";
import type { AdminPost } from "#src/shared/blog/post.output.ts";
import { tooLongIn } from "#src/shared/blog/too-long.ts";
import { withoutUndefined } from "#src/shared/without-undefined.ts";
import { atom } from "nanostores";
import { errorIssues, errorStatus, errorText } from "#src/islands/kit/api/api-error.ts";
import type { localStore } from "#src/islands/kit/browser/browser-storage.ts";
import { autoSave, type SaveState, isFinal } from "#src/islands/kit/saving.ts";

type Answered = Pick<AdminPost, keyof PostContent>;

/** The written content of a post or a version. */
export const contentOf = ({ title, description, author, tags, cover, markdown }: Answered): PostContent => ({
  title,
  description,
  author,
  tags,
  cover: cover?.kind === "window" ? { ...cover, words: withoutUndefined(cover.words) } : cover,
  markdown,
});

/** A post's working copy on the server. */
export interface SavedDraft {
  readonly draft: PostContent;
  readonly revision: number;
}

/** The state of the newest change. */
export interface Progress {
  readonly state: SaveState;
  /** Why it was refused, a sentence for each fault. */
  readonly problems: readonly string[];
}

export interface DraftState {
  readonly draft: PostContent;
  /** What the server has. */
  readonly revision: number;
  readonly progress: Progress | null;
  /** Another author's version. Nothing is saved until one is chosen. */
  readonly theirs: SavedDraft | null;
}

interface SaveOptions {
  /** Whether what it replaces stays among the versions. */
  readonly keepsReplaced: boolean;
}

interface PostDraftOptions {
  readonly saved: SavedDraft;
  /** @returns the new revision. Refused with 409 when the server's isn't `revision` any more. */
  readonly save: (draft: PostContent, revision: number, options: SaveOptions) => Promise<number>;
  readonly fetchNewest: () => Promise<SavedDraft>;
  /** The key of this browser's copy, until the server has the text. */
  readonly copy: { readonly read: () => string | null; readonly write: (text: string | null) => void };
}

export interface PostDraftStore {
  readonly get: () => DraftState;
  readonly subscribe: (changed: () => void) => () => void;
  readonly change: (part: Partial<PostContent>) => void;
  /** Restores an earlier visit's copy. Call it once, in the browser. */
  readonly takeUpCopy: () => void;
  /** Replaces their version, which stays among the versions. */
  readonly keepMine: () => void;
  /** Continues with their version. Mine stays among the versions. @throws {Error} that mine can't be saved */
  readonly takeTheirs: () => Promise<void>;
  /** The server has another working copy now, such as an earlier version. */
  readonly replace: (saved: SavedDraft) => void;
  readonly flush: () => void;
  readonly stop: () => void;
  /**
   * Does something else to the post, on top of everything that is written.
   *
   * @throws {Error} that what is written isn't saved; whatever `act` throws
   */
  readonly afterSaving: <Saved extends { readonly revision: number }>(
    act: (revision: number) => Promise<Saved>,
  ) => Promise<Saved>;
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
export function createPostDraft({ saved: first, save, fetchNewest, copy }: PostDraftOptions): PostDraftStore {
  const state = atom<DraftState>({
    draft: first.draft,
    revision: first.revision,
    progress: null,
    theirs: null,
  });
  let keepsReplaced = false;
  const set = (part: Partial<DraftState>) => state.set({ ...state.get(), ...part });
  const keepCopy = () =>
    copy.write(JSON.stringify({ revision: state.get().revision, draft: state.get().draft }));

  /** Whether the server already has this text: the answer to an earlier try was lost. */
  async function meet(sent: PostContent): Promise<boolean> {
    const theirs = await fetchNewest();
    if (isSame(theirs.draft, sent)) {
      set({ revision: theirs.revision });
      return true;
    }
    set({ theirs });
    return false;
  }

  const saver = autoSave({
    // Always saves the newest text.
    save: async () => {
      const sent = state.get().draft;
      try {
        set({ revision: await save(sent, state.get().revision, { keepsReplaced }) });
        keepsReplaced = false;
      } catch (error) {
        if (errorStatus(error) !== 409 || !(await meet(sent))) throw error;
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
    const { draft, theirs } = state.get();
    if (theirs !== null) return;
    if (tooLongIn(draft).length === 0) {
      saver.change(JSON.stringify(draft));
      return;
    }
    saver.stop();
    set({ progress: { state: "refused", problems: [] } });
  };

  const replace = (saved: SavedDraft) => {
    saver.stop();
    copy.write(null);
    set({ ...saved, theirs: null, progress: null });
  };

  return {
    get: () => state.get(),
    subscribe: (changed) => state.listen(changed),
    change: (part) => {
      set({ draft: { ...state.get().draft, ...part } });
      keepCopy();
      send();
    },
    takeUpCopy: () => {
      const text = copy.read();
      const left = parseCopy(text);
      // From now on, it's this tab's own.
      copy.write(text);
      if (left === null || isSame(left.draft, first.draft)) {
        copy.write(null);
        return;
      }
      set({ draft: left.draft, ...(left.revision !== first.revision && { theirs: first }) });
      send();
    },
    keepMine: () => {
      const { theirs } = state.get();
      if (theirs === null) return;
      keepsReplaced = true;
      set({ revision: theirs.revision, theirs: null });
      keepCopy();
      send();
      saver.flush();
    },
    takeTheirs: async () => {
      const { theirs, draft: mine } = state.get();
      if (theirs === null) return;
      const [fault] = tooLongIn(mine);
      if (fault !== undefined)
        throw new Error(`${fault.message} Shorten it, so that it can stay among the versions.`);
      const mineAs = await save(mine, theirs.revision, { keepsReplaced: true }).catch(
        async (error: unknown) => {
          if (errorStatus(error) === 409) set({ theirs: await fetchNewest() });
          throw error;
        },
      );
      // If the next call fails, a second try starts from here.
      set({ theirs: { ...theirs, revision: mineAs } });
      const revision = await save(theirs.draft, mineAs, { keepsReplaced: true });
      replace({ draft: theirs.draft, revision });
    },
    replace,
    flush: saver.flush,
    stop: saver.stop,
    afterSaving: async (act) => {
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

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

function isSavedDraft(value: unknown): value is SavedDraft {
  if (!isRecord(value) || typeof value["revision"] !== "number" || !isRecord(value["draft"])) return false;
  const { title, description, author, tags, cover, markdown } = value["draft"];
  const areTexts = [title, description, author, markdown].every((text) => typeof text === "string");
  return areTexts && Array.isArray(tags) && (cover === null || isRecord(cover));
}

/** Null for a copy that is cut off or from an older version. */
function parseCopy(text: string | null): SavedDraft | null {
  if (text === null) return null;
  try {
    const parsed: unknown = JSON.parse(text);
    return isSavedDraft(parsed) ? parsed : null;
  } catch {
    return null;
  }
}
