import { useId, useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAskedAction } from "#src/islands/kit/api/use-asked-action.ts";
import { AskFirst } from "#src/islands/kit/forms/AskFirst.tsx";
import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Skeleton } from "#src/islands/kit/ui/Skeleton.tsx";
import { showToast } from "#src/islands/kit/ui/toasts/toast-store.ts";
import type { PostContent } from "#src/shared/blog/post-content.ts";
import type { AdminPost, PostRevisions } from "#src/shared/blog/post.output.ts";
import { contentOf } from "#src/islands/admin/posts/draft/content-of.ts";
import { Differences } from "./Differences.tsx";

interface VersionsProps {
  id: string;
  /** What is being written now. */
  draft: PostContent;
  restore: (number: number) => Promise<AdminPost>;
}

/** Earlier versions of a post, what each says otherwise, and how to get one back. Drawn while they're looked at. */
export function Versions({ id, draft, restore }: VersionsProps) {
  const query = trpc.post.revisions.useQuery({ id }, { staleTime: 0 });
  if (query.data)
    return (
      <ol className="versions">
        {query.data.map((version) => (
          <VersionRow key={version.number} version={version} draft={draft} restore={restore} />
        ))}
      </ol>
    );
  if (query.error === null) return <Skeleton label="Loading the versions" />;
  return (
    <LoadFailed
      what="The versions"
      error={query.error}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

interface VersionRowProps {
  version: PostRevisions[number];
  draft: PostContent;
  restore: VersionsProps["restore"];
}

function VersionRow({ version, draft, restore }: VersionRowProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const utils = trpc.useUtils();
  const { ask, question } = useAskedAction(useMutation({ mutationFn: restore }), {
    onDone: () => {
      setOpen(false);
      void utils.post.revisions.invalidate();
      showToast({ title: "Version restored" });
    },
  });
  return (
    <li className="grid gap-3">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span id={id}>
          <LocalDate iso={version.savedAt} withTime />
        </span>
        <span className="text-muted">
          {version.savedBy ?? "Someone whose account is gone"}
          {version.isLive && ", what readers see"}
        </span>
        <Button look="quiet" aria-expanded={isOpen} aria-describedby={id} onClick={() => setOpen(!isOpen)}>
          Compare
        </Button>
        <Button look="quiet" aria-describedby={id} onClick={() => ask(version.number)}>
          Restore
        </Button>
      </p>
      {isOpen && <Differences earlier={contentOf(version)} later={draft} />}
      <AskFirst
        {...question}
        title="Restore this version?"
        keepLabel="Leave it"
        goLabel="Restore"
        busyLabel="Restoring…"
        failure="Nothing has changed"
        destroys={false}
      >
        <p>It replaces what you’re writing, which stays among the versions.</p>
        <p>Readers see nothing of it until you publish.</p>
      </AskFirst>
    </li>
  );
}
