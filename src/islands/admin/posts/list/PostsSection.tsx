import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { AdminsOnly } from "#src/islands/admin/AdminsOnly.tsx";
import { PagedList } from "#src/islands/admin/lists/PagedList.tsx";
import { useInitial } from "#src/islands/admin/lists/use-initial.ts";
import { useTyped } from "#src/islands/admin/lists/use-search.ts";
import { firstPage, pageByPage } from "#src/islands/admin/lists/use-pages.ts";
import { useAdminSession, type AdminPageProps } from "#src/islands/admin/use-admin-session.ts";
import { api } from "#src/islands/kit/api/api.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { useFocusHeir } from "#src/islands/kit/forms/use-focus-heir.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { ListFilters } from "#src/islands/kit/ui/ListFilters.tsx";
import type { PostList } from "#src/shared/blog/post.output.ts";
import { queryMax } from "#src/shared/blog/search-limits.ts";
import type { PostState } from "#src/shared/blog/post-limits.ts";
import { adminPaths } from "#src/shared/site/admin-paths.ts";
import { ImportPost } from "./ImportPost.tsx";
import { PostRow } from "./PostRow.tsx";

export interface PostsSectionProps extends AdminPageProps<PostList> {
  state: PostState | "all";
  /** What the address asks for. */
  q?: string | undefined;
}

const filters = [
  ["all", "All"],
  ["draft", "Drafts"],
  ["scheduled", "Scheduled"],
  ["published", "Published"],
  ["deleted", "Deleted"],
] as const satisfies readonly (readonly [PostState | "all", string])[];

/** Every post, those in files among them, and how to write another. */
export function PostsSection(props: PostsSectionProps) {
  const { state, initial, refused = false } = props;
  const [typed, setTyped] = useState(props.q ?? "");
  const q = useTyped(typed);
  const wanted = { state, q: q === "" ? undefined : q };
  const enabled = useAdminSession(props);
  const query = trpc.post.list.useInfiniteQuery(wanted, {
    ...pageByPage,
    ...firstPage(useInitial(wanted, initial)),
    enabled,
  });
  const write = useAction(
    useMutation({
      mutationFn: () => api.post.create.mutate({}),
      onSuccess: ({ id }) => location.assign(adminPaths.post(id)),
      onError: toastFailure("We couldn’t start a post"),
    }),
    { leaves: true },
  );
  // A row that is restored takes its button along.
  const current = useRef<HTMLAnchorElement>(null);
  const heir = useFocusHeir(current);
  if (refused) return <AdminsOnly />;
  return (
    <div className="grid gap-6" {...heir}>
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
