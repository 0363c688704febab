import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { api } from "#src/islands/kit/api/api.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { slugFrom } from "#src/shared/blog/post-limits.ts";
import { adminPaths } from "#src/shared/site/admin-paths.ts";

/** A draft from a file such as those in src/content/blog: its name is the address. */
export function ImportPost() {
  const id = useId();
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
    <div className="relative grid justify-items-start gap-3">
      <input
        id={id}
        className="import-file sr-only"
        type="file"
        accept=".mdx,.md,text/markdown"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file can be chosen again once it's mended.
          currentTarget.value = "";
          if (file) take.run(file);
        }}
      />
      <label className="btn btn-secondary" htmlFor={id}>
        {take.isBusy ? "Reading the file…" : "Import a post"}
      </label>
      {take.problem !== null && (
        <Notice tone="error" title="We couldn’t import this file">
          <p>{take.problem}</p>
        </Notice>
      )}
    </div>
  );
}
