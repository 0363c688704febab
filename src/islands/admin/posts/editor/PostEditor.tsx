import { useState } from "react";
import { savedDraftOf, usePostDraft } from "#src/islands/admin/posts/draft/use-post-draft.ts";
import type { Picture } from "#src/islands/admin/posts/pictures/upload-picture.ts";
import { PreviewFrame } from "#src/islands/admin/posts/preview/PreviewFrame.tsx";
import { Versions } from "#src/islands/admin/posts/versions/Versions.tsx";
import { api } from "#src/islands/kit/api/api.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { progressText } from "#src/islands/kit/saving/save-progress.ts";
import type { PostContent } from "#src/shared/blog/post-content.ts";
import { postLimits } from "#src/shared/blog/post-limits.ts";
import type { AdminPost } from "#src/shared/blog/post.output.ts";
import { adminPaths } from "#src/shared/site/admin-paths.ts";
import { Address } from "./Address.tsx";
import { Conflict } from "./Conflict.tsx";
import { DraftFields, fieldId } from "./DraftFields.tsx";
import { Publishing } from "./Publishing.tsx";
import { TextSection } from "./TextSection.tsx";

interface PostEditorProps {
  initial: AdminPost;
}

/** Writes one post: the draft on one side, what readers will see on the other. */
export function PostEditor({ initial }: PostEditorProps) {
  const { id } = initial;
  const [post, setPost] = useState(initial);
  const [showsVersions, setShowsVersions] = useState(false);
  const { state, store } = usePostDraft(initial);
  const utils = trpc.useUtils();
  // Without it, a picture can still be uploaded.
  const library = trpc.picture.list.useQuery({});
  const { draft, progress, theirs, revision } = state;

  /** Everything but typing: on top of what is typed. */
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
  /** The buttons for it go once it's decided: writing goes on in the text. */
  const decide = (choose: () => void) => {
    choose();
    document.getElementById(fieldId("markdown"))?.focus();
  };
  const change = (part: Partial<PostContent>) => store.change(part);
  const pictures: readonly Picture[] = library.data?.items ?? [];
  const faults = progress?.state === "refused" && theirs === null ? progress.problems : [];

  return (
    <div className="post-editor">
      <div className="grid min-w-0 content-start gap-8">
        {theirs !== null && (
          <Conflict
            mine={draft}
            theirs={theirs.draft}
            onKeepMine={() => decide(store.keepMine)}
            onTakeTheirs={() => decide(store.takeTheirs)}
          />
        )}
        <Field
          id={fieldId("title")}
          label="Title"
          maxLength={postLimits.title.most}
          value={draft.title}
          onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        />
        <TextSection
          markdown={draft.markdown}
          library={pictures}
          faults={faults}
          progress={
            progress === null || theirs !== null
              ? ""
              : progressText(progress.state, "See what’s wrong under the text.")
          }
          onChange={(markdown) => change({ markdown })}
        />
        <section className="grid gap-6" aria-labelledby="facts">
          <h2 id="facts">In lists and searches</h2>
          <DraftFields draft={draft} library={pictures} onChange={change} />
          <Address
            slug={post.slug}
            title={draft.title}
            wasPublic={post.publishedAt !== null}
            change={(slug) => act((now) => api.post.save.mutate({ id, revision: now, slug }))}
          />
        </section>
        <Publishing
          post={post}
          draft={draft}
          isChanged={post.liveRevision !== null && post.liveRevision !== revision}
          calls={{
            publish: (at) => act(() => api.post.publish.mutate({ id, ...(at && { at: at.toISOString() }) })),
            unpublish: () => act(() => api.post.unpublish.mutate({ id })),
            remove: () => api.post.delete.mutate({ id }),
          }}
        />
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
