import { useMutation } from "@tanstack/react-query";
import { api } from "#src/islands/kit/api/api.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import type { FirstRef } from "#src/islands/admin/lists/PagedList.tsx";
import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { showToast } from "#src/islands/kit/ui/toasts/toast-store.ts";
import type { PostRow as Row } from "#src/shared/blog/post.output.ts";
import { adminPaths } from "#src/shared/site/admin-paths.ts";
import { paths } from "#src/shared/site/paths.ts";

const stateNames = {
  draft: "Draft",
  scheduled: "Scheduled",
  published: "Published",
  deleted: "Deleted",
} as const;

interface PostRowProps {
  row: Row;
  first: FirstRef;
}

export function PostRow({ row, first }: PostRowProps) {
  return (
    <li ref={first} tabIndex={-1} className="grid justify-items-start gap-1 border-t border-hair py-4">
      <Title row={row} />
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

/** An article in a file is changed in its file. */
function Title({ row: { id, slug, title, state } }: { row: Row }) {
  const text = title === "" ? "Without a title" : title;
  if (id !== null && state === "deleted") return <p className="text-lg wrap-anywhere">{text}</p>;
  return (
    <p className="text-lg wrap-anywhere">
      <a className="link-line" href={id === null ? paths.blogPost(slug) : adminPaths.post(id)}>
        {text}
      </a>
    </p>
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
