import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { api } from "#src/islands/kit/api/api.ts";
import { useAction, toastFailure } from "#src/islands/kit/api/use-action.ts";
import { ProblemNotice } from "#src/islands/kit/ui/Notice.tsx";
import { slugFrom, type PostState } from "#src/shared/blog/post-limits.ts";
import { adminPaths } from "#src/shared/site/admin-paths.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { type FirstRef, PagedList, useListOptions } from "#src/islands/admin/lists.tsx";
import { useTyped } from "#src/islands/kit/lists/paged-list.tsx";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { FileButton } from "#src/islands/kit/ui/FileButton.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import type { PostRow as Row, PostList } from "#src/shared/blog/post.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { AdminPageProps } from "#src/islands/admin/page.tsx";
import { useFocusFallback } from "#src/islands/kit/forms/inline-form.tsx";
import { ListFilters } from "#src/islands/kit/lists/long-list.tsx";
import { queryMax } from "#src/shared/blog/search-limits.ts";

/** A draft from a file such as those in src/content/blog: its name is the address. */
function ImportPost() {
  const take = useAction(
    useMutation({
      mutationFn: async (file: File) =>
        api.post.import.mutate({
          slug: slugFrom(file.name.replace(/\.mdx?$/u, "")),
          file: await file.text(),
        }),
      onSuccess: (post) => location.assign(adminPaths.post(post.id)),
    }),
    { leaves: true },
  );
  return (
    <div className="grid justify-items-start gap-3">
      <FileButton
        busy={take.isBusy}
        busyLabel="Reading the file…"
        accept=".mdx,.md,text/markdown"
        testId="post-file"
        onFile={take.run}
      >
        Import a post
      </FileButton>
      <ProblemNotice problem={take.problem} title="We couldn’t import this file" />
    </div>
  );
}

const stateNames = { draft: "Draft", scheduled: "Scheduled", published: "Published", deleted: "Deleted" };

function PostRow({ row, first }: { row: Row; first: FirstRef }) {
  const title = row.title === "" ? "Without a title" : row.title;
  return (
    <li ref={first} tabIndex={-1} className="grid justify-items-start gap-1 border-t border-hair py-4">
      <p className="text-lg wrap-anywhere" dir="auto">
        {row.id !== null && row.state === "deleted" ? (
          title
        ) : (
          // An article in a file is changed in its file.
          <a
            className="link-line"
            href={row.id === null ? paths.blogPost(row.slug) : adminPaths.post(row.id)}
          >
            {title}
          </a>
        )}
      </p>
      <p className="text-sm text-muted">
        <span className="badge me-2">{stateNames[row.state]}</span>
        {row.needsChange && <span className="badge me-2">Needs a change</span>}
        <Day row={row} />
      </p>
      {row.needsChange && (
        <p className="text-sm">
          Readers can’t see its text, as posts can’t have all of it any more. Change the text, and the editor
          names the lines.
        </p>
      )}
      {row.state === "deleted" && row.id !== null && <BringBack id={row.id} />}
    </li>
  );
}

function Day({ row: { source, state, publishedAt, savedAt } }: { row: Row }) {
  if (source === "file") return <>In a file</>;
  if (publishedAt !== null && (state === "scheduled" || state === "published"))
    return (
      <>
        {state === "scheduled" ? "for " : "since "}
        <LocalDate iso={publishedAt} withTime={state === "scheduled"} />
      </>
    );
  return (
    <>
      saved <LocalDate iso={savedAt} withTime />
    </>
  );
}

function BringBack({ id }: { id: string }) {
  const utils = trpc.useUtils();
  const undo = useAction(
    useMutation({
      mutationFn: () => api.post.undelete.mutate({ id }),
      onSuccess: async () => {
        await utils.post.list.invalidate();
        showToast({ title: "Post restored" });
      },
      onError: toastFailure("We couldn’t restore the post"),
    }),
  );
  return (
    <Button busy={undo.isBusy} busyLabel="Restoring…" onClick={() => undo.run(undefined)}>
      Restore
    </Button>
  );
}

export interface PostsSectionProps extends AdminPageProps<PostList> {
  state: PostState | "all";
  q?: string | undefined;
}

const filters = [
  ["all", "All"],
  ["draft", "Drafts"],
  ["scheduled", "Scheduled"],
  ["published", "Published"],
  ["deleted", "Deleted"],
] as const satisfies readonly (readonly [PostState | "all", string])[];

export function PostsSection(props: PostsSectionProps) {
  const { state } = props;
  const [typed, setTyped] = useState(props.q ?? "");
  const q = useTyped(typed);
  const wanted = { state, q: q === "" ? undefined : q };
  const query = trpc.post.list.useInfiniteQuery(wanted, useListOptions(wanted, props));
  const write = useAction(
    useMutation({
      mutationFn: () => api.post.create.mutate({}),
      onSuccess: ({ id }) => location.assign(adminPaths.post(id)),
      onError: toastFailure("We couldn’t start a post"),
    }),
    { leaves: true },
  );
  // A restored row removes its button.
  const current = useRef<HTMLAnchorElement>(null);
  const focusWatch = useFocusFallback(current);
  return (
    <div className="grid gap-6" {...focusWatch}>
      <div className="flex flex-wrap items-start gap-3">
        <Button look="primary" busy={write.isBusy} busyLabel="Starting…" onClick={() => write.run(undefined)}>
          Write a post
        </Button>
        <ImportPost />
      </div>
      <nav aria-label="Posts" className="tags">
        {filters.map(([filter, name]) => (
          <a
            key={filter}
            ref={filter === state ? current : undefined}
            href={adminPaths.blog({ state: filter === "all" ? undefined : filter, q: wanted.q })}
            aria-current={filter === state ? "page" : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
      <ListFilters
        of="Posts"
        searchLabel="Search by words of a title"
        maxLength={queryMax}
        q={typed}
        onSearch={setTyped}
        action={adminPaths.blog()}
      >
        {state !== "all" && <input type="hidden" name="state" value={state} />}
      </ListFilters>
      {state === "deleted" && <p className="text-muted">Deleted posts stay here for 30 days.</p>}
      <PagedList
        query={query}
        label="Posts"
        none={q === "" ? "None here." : "Nothing matches. Try fewer letters, or other posts."}
      >
        {(row, first) => <PostRow key={row.id ?? row.slug} row={row} first={first} />}
      </PagedList>
    </div>
  );
}
