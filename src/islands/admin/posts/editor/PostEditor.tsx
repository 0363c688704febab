import { useMutation } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { type AdminPageProps, AdminsOnly, useAdminSession } from "#src/islands/admin/page.tsx";
import {
  type PostDraftStore,
  type SavedDraft,
  contentOf,
  createPostDraft,
  draftCopy,
} from "#src/islands/admin/posts/draft.ts";
import type { Picture } from "#src/islands/admin/posts/pictures.tsx";
import { PreviewFrame } from "#src/islands/admin/posts/preview.tsx";
import { Differences, Versions } from "#src/islands/admin/posts/versions.tsx";
import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { api } from "#src/islands/kit/api/api.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { localStore, storeKey, tabStore } from "#src/islands/kit/browser/browser-storage.ts";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { NotLoaded } from "#src/islands/kit/page/loading.tsx";
import { progressText } from "#src/islands/kit/saving.ts";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { Notice, ProblemNotice } from "#src/islands/kit/ui/Notice.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import type { PostContent } from "#src/shared/blog/post-content.ts";
import { isSlugFrom } from "#src/shared/blog/post-limits.ts";
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
  const { id, initial, refused = false } = props;
  const enabled = useAdminSession(props);
  // Read once: from then on, the editor knows better.
  const query = trpc.post.get.useQuery({ id }, { enabled: enabled && initial === null, staleTime: Infinity });
  const post = initial ?? query.data;
  if (refused || errorStatus(query.error) === 403) return <AdminsOnly />;
  if (post !== undefined) return <PostEditor initial={post} />;
  return <NotLoaded query={query} what="The post" loading="Loading the post" />;
}

export const PostEditorIsland = island(EditorSection);

interface ConflictProps {
  mine: PostContent;
  theirs: PostContent;
  onKeepMine: () => void;
  onTakeTheirs: () => Promise<void>;
}

/** A conflict: the other author's version beside one's own. */
function Conflict({ mine, theirs, onKeepMine, onTakeTheirs }: ConflictProps) {
  const take = useAction(useMutation({ mutationFn: onTakeTheirs }));
  return (
    <div className="grid gap-4">
      <div role="alert">
        <Notice tone="warn" title="Someone else has saved this post in the meantime">
          <p>Nothing more is saved until you choose. The other one stays among the versions.</p>
          <p className="mt-3 flex flex-wrap gap-3">
            <Button look="primary" onClick={onKeepMine}>
              Keep mine
            </Button>
            <Button busy={take.isBusy} busyLabel="Saving yours as a version…" onClick={() => take.run()}>
              Use theirs
            </Button>
          </p>
        </Notice>
      </div>
      <ProblemNotice problem={take.problem} title="Yours couldn’t be saved as a version" />
      <h2 className="text-lg">What’s different in theirs</h2>
      <Differences earlier={mine} later={theirs} names={["Yours", "Theirs"]} />
    </div>
  );
}

/** A post's working copy, apart from everything else that's known of it. */
const savedDraftOf = (post: AdminPost): SavedDraft => ({
  revision: post.revision,
  draft: contentOf(post),
});

function openDraft(post: AdminPost, onSaved: (saved: AdminPost) => void): PostDraftStore {
  const { id } = post;
  const key = storeKey(`post.${id}`);
  return createPostDraft({
    saved: savedDraftOf(post),
    save: async ({ tags, ...draft }, revision, options) => {
      const saved = await api.post.save.mutate({ id, revision, ...draft, tags: [...tags], ...options });
      onSaved(saved);
      return saved.revision;
    },
    fetchNewest: async () => savedDraftOf(await api.post.get.query({ id })),
    copy: draftCopy(tabStore, localStore, key),
  });
}

/** A post as it's being written. It's saved when the network comes back, and when the page goes. */
function usePostDraft(post: AdminPost, onSaved: (saved: AdminPost) => void) {
  const [store] = useState(() => openDraft(post, onSaved));
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

interface PostEditorProps {
  initial: AdminPost;
}

/** Writes one post: the draft on one side, what readers will see on the other. */
function PostEditor({ initial }: PostEditorProps) {
  const { id } = initial;
  const [post, setPost] = useState(initial);
  const [showsVersions, setShowsVersions] = useState(false);
  const { state, store } = usePostDraft(initial, setPost);
  const utils = trpc.useUtils();
  // Without it, a picture can still be uploaded.
  const library = trpc.picture.list.useQuery({});
  const { draft, progress, theirs, revision } = state;

  /** Changes other than typing. */
  const act = async (call: (revision: number) => Promise<AdminPost>): Promise<AdminPost> => {
    const changed = await store.afterSaving(call);
    setPost(changed);
    void utils.post.revisions.invalidate();
    return changed;
  };
  const restore = async (number: number) => {
    const restored = await act(() => api.post.restore.mutate({ id, number }));
    store.replace(savedDraftOf(restored));
    return restored;
  };
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
    <div className="post-editor">
      <div className="grid min-w-0 content-start gap-8">
        {theirs !== null && (
          <Conflict
            mine={draft}
            theirs={theirs.draft}
            onKeepMine={() => {
              store.keepMine();
              focusText();
            }}
            onTakeTheirs={() => store.takeTheirs().then(focusText)}
          />
        )}
        <Field
          id={fieldId("title")}
          label="Title"
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
              ? "Not saved: someone else has changed this post. Choose at the top of the page."
              : progress === null
                ? ""
                : progressText(
                    progress.state,
                    tooLong.length > 0 ? "Something is too long." : "See what’s wrong under the text.",
                  )
          }
          onChange={(markdown) => change({ markdown })}
          onTitle={(title) => {
            change({ title });
            showToast({ title: "The heading is the title now" });
          }}
        />
        <Publishing
          post={post}
          draft={draft}
          faults={faults}
          isChanged={post.liveRevision !== null && post.liveRevision !== revision}
          calls={{
            publish: (at) => act(() => api.post.publish.mutate({ id, ...(at && { at: at.toISOString() }) })),
            unpublish: () => act(() => api.post.unpublish.mutate({ id })),
            remove: () => api.post.delete.mutate({ id }),
          }}
        />
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
        <section className="grid gap-4" aria-labelledby="versions">
          <h2 id="versions">Versions</h2>
          <p className="flex flex-wrap gap-3">
            <Button aria-expanded={showsVersions} onClick={() => setShowsVersions(!showsVersions)}>
              {showsVersions ? "Hide the versions" : "Show earlier versions"}
            </Button>
            <LinkButton href={adminPaths.postFile(id)} download={`${post.slug}.mdx`}>
              Download as MDX
            </LinkButton>
          </p>
          {showsVersions && <Versions id={id} draft={draft} restore={restore} />}
        </section>
      </div>
      <PreviewFrame address={adminPaths.postPreview(id)} revision={revision} />
    </div>
  );
}
