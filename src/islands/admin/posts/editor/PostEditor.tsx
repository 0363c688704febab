import { useMutation } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { type AdminPageProps, AdminsOnly, adminIsland, useAdminSession } from "#src/islands/admin/page.tsx";
import { createPostDraft, draftCopy, savedDraftOf } from "#src/islands/admin/posts/draft.ts";
import type { Picture } from "#src/islands/admin/posts/pictures.tsx";
import { PreviewFrame } from "#src/islands/admin/posts/preview.tsx";
import { Differences, Versions } from "#src/islands/admin/posts/versions.tsx";
import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { api } from "#src/islands/kit/api/api.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { localStore, storeKey, tabStore } from "#src/islands/kit/browser/browser-storage.ts";
import { NotLoaded } from "#src/islands/kit/page/loading.tsx";
import { progressText, useFlushOnLeave } from "#src/islands/kit/saving.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import type { PostContent } from "#src/shared/blog/post-content.ts";
import { isSlugFrom, postHeadings } from "#src/shared/blog/post-limits.ts";
import { tooLongIn } from "#src/shared/blog/too-long.ts";
import type { AdminPost } from "#src/shared/blog/post.output.ts";
import { adminPaths } from "#src/shared/site/admin-paths.ts";
import { Address } from "./Address.tsx";
import { DraftFields, fieldId } from "./DraftFields.tsx";
import { Publishing } from "./Publishing.tsx";
import { TextSection } from "./TextSection.tsx";

interface EditorSectionProps extends AdminPageProps<AdminPost> {
  id: string;
}

/** The editor of a loaded post. */
function EditorSection(props: EditorSectionProps) {
  const { id, initial } = props;
  const enabled = useAdminSession(props);
  // Read once: from then on, the editor knows better.
  const query = trpc.post.get.useQuery({ id }, { enabled: enabled && initial === null, staleTime: Infinity });
  const post = initial ?? query.data;
  if (errorStatus(query.error) === 403) return <AdminsOnly />;
  if (post !== undefined) return <PostEditor initial={post} />;
  return <NotLoaded query={query} what="The post" loading="Loading the post" />;
}

export const PostEditorIsland = adminIsland(EditorSection);

/** A post as it's being written. It's saved when the network comes back, and when the page goes. */
function usePostDraft(post: AdminPost, onSaved: (saved: AdminPost) => void) {
  const { id } = post;
  const [store] = useState(() =>
    createPostDraft({
      saved: savedDraftOf(post),
      save: async ({ tags, ...draft }, revision, keepsReplaced) => {
        const saved = await api.post.save.mutate({ id, revision, ...draft, tags: [...tags], keepsReplaced });
        onSaved(saved);
        return saved.revision;
      },
      fetchNewest: async () => savedDraftOf(await api.post.get.query({ id })),
      copy: draftCopy(tabStore, localStore, storeKey(`post.${id}`)),
    }),
  );
  const [first] = useState(() => store.get());
  const state = useSyncExternalStore(store.subscribe, store.get, () => first);
  useEffect(() => store.takeUpCopy(), [store]);
  useFlushOnLeave(store);
  return { state, store };
}

/** Writes one post: the draft on one side, what readers will see on the other. */
function PostEditor({ initial }: { initial: AdminPost }) {
  const { id } = initial;
  const [post, setPost] = useState(initial);
  /** The title that came out of the text, and the text before: undone together. */
  const [taken, setTaken] = useState<Pick<PostContent, "title" | "markdown"> | null>(null);
  const { state, store } = usePostDraft(initial, setPost);
  const utils = trpc.useUtils();
  // Without it, a picture can still be uploaded.
  const library = trpc.picture.list.useQuery({});
  const { draft, progress, theirs, revision } = state;
  useEffect(() => {
    // The heading is outside of this island.
    const heading = document.querySelector("h1");
    if (heading) heading.textContent = postHeadings[post.state];
  }, [post.state]);

  /** Changes other than typing. */
  const act = async (call: (revision: number) => Promise<AdminPost>): Promise<AdminPost> => {
    const changed = await store.afterSaving(call);
    setPost(changed);
    void utils.post.revisions.invalidate();
    return changed;
  };
  const restore = async (number: number) =>
    store.replace(savedDraftOf(await act(() => api.post.restore.mutate({ id, number }))));
  const takeTheirs = useAction(
    useMutation({
      mutationFn: async () => restore(await store.keepBoth()),
      onSettled: () => focusText(),
      onError: toastFailure("Yours couldn’t be saved as a version"),
    }),
  );
  const keepMine = () => {
    store.keepMine();
    focusText();
  };
  const bringBack = useAction(
    useMutation({
      mutationFn: () => api.post.undelete.mutate({ id }),
      onSuccess: (restored) => {
        setPost(restored);
        keepMine();
      },
      onError: toastFailure("We couldn’t restore the post"),
    }),
  );
  /** The buttons go, so the focus returns to the text. */
  const focusText = () => document.getElementById(fieldId("markdown"))?.focus();
  const change = (part: Partial<PostContent>) => store.change(part);
  const pictures: readonly Picture[] = library.data?.items ?? [];
  const tooLong = tooLongIn(draft);
  const errorOf = (field: keyof PostContent) =>
    tooLong.find((fault) => fault.field === field)?.message ?? null;
  const faults = progress?.state === "refused" && theirs === null ? progress.problems : [];
  const textFault = errorOf("markdown");

  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-12 lg:grid-cols-2 lg:has-[.preview-wide]:grid-cols-1">
      <div className="grid min-w-0 content-start gap-8">
        {theirs?.isDeleted && (
          <div role="alert">
            <Notice tone="warn" title="This post was deleted">
              <p>
                Your text is still here, but nothing is saved until you restore the post. If readers could see
                it before, they’ll see what was published last.
              </p>
              <p className="mt-3">
                <Button look="primary" onClick={() => bringBack.run(undefined)}>
                  Restore it with this text
                </Button>
              </p>
            </Notice>
          </div>
        )}
        {theirs !== null && !theirs.isDeleted && (
          <div className="grid gap-4">
            <div role="alert">
              <Notice tone="warn" title="This post was saved somewhere else in the meantime">
                <p>
                  By someone else, or in another tab. Nothing more is saved until you choose. The other one
                  stays among the versions.
                </p>
                <p className="mt-3 flex flex-wrap gap-3">
                  <Button look="primary" onClick={keepMine}>
                    Keep mine
                  </Button>
                  <Button onClick={() => takeTheirs.run(undefined)}>Use theirs</Button>
                </p>
              </Notice>
            </div>
            <h2 className="text-lg">What’s different in theirs</h2>
            <Differences earlier={draft} later={theirs.draft} names={["Yours", "Theirs"]} />
          </div>
        )}
        <Field
          id={fieldId("title")}
          label="Title"
          autoFocus={initial.title === "" && initial.markdown === ""}
          value={draft.title}
          error={errorOf("title")}
          onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        />
        <TextSection
          markdown={draft.markdown}
          needsTitle={draft.title.trim() === ""}
          library={pictures}
          faults={textFault === null ? faults : [textFault]}
          progress={
            theirs !== null
              ? `Not saved: this post was ${theirs.isDeleted ? "deleted. Restore it" : "saved somewhere else. Choose"} at the top of the page.`
              : progress === null
                ? ""
                : progressText(
                    progress.state,
                    tooLong.length > 0 ? "Something is too long." : "See what’s wrong above the text.",
                  )
          }
          onChange={(markdown, isUndo) => {
            const isTaken = isUndo && markdown === taken?.markdown && draft.title === taken.title;
            change({ markdown, ...(isTaken && { title: "" }) });
          }}
          onTitle={(title) => {
            setTaken({ title, markdown: draft.markdown });
            change({ title });
            showToast({ title: "The heading is the title now" });
          }}
        />
        {!theirs?.isDeleted && (
          <Publishing
            post={post}
            draft={draft}
            faults={faults}
            isChanged={post.liveRevision !== null && post.liveRevision !== revision}
            publish={(at) => act(() => api.post.publish.mutate({ id, ...(at && { at: at.toISOString() }) }))}
            unpublish={() => act(() => api.post.unpublish.mutate({ id }))}
            remove={() => api.post.delete.mutate({ id })}
          />
        )}
        <section className="grid gap-6" aria-labelledby="facts">
          <h2 id="facts">In lists and searches</h2>
          <DraftFields draft={draft} library={pictures} errorOf={errorOf} onChange={change} />
          <Address
            slug={post.slug}
            follows={
              post.publishedAt === null && (isSlugFrom(post.title, post.slug) || isSlugFrom("", post.slug))
            }
            wasPublic={post.publishedAt !== null}
            change={(slug) => act((now) => api.post.save.mutate({ id, revision: now, slug }))}
          />
        </section>
        <Versions post={post} draft={draft} restore={restore} />
      </div>
      <PreviewFrame
        title={
          theirs !== null && !theirs.isDeleted
            ? "Preview of theirs"
            : progress?.state === "refused"
              ? "Preview of what was saved last"
              : "Preview"
        }
        address={adminPaths.postPreview(id)}
        revision={theirs?.revision ?? revision}
      />
    </div>
  );
}
