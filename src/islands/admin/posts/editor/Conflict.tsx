import { Differences } from "#src/islands/admin/posts/versions/Differences.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import type { PostContent } from "#src/shared/blog/post-content.ts";

interface ConflictProps {
  mine: PostContent;
  theirs: PostContent;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Two people at one post: what the other has saved, beside what is here. */
export function Conflict({ mine, theirs, onKeepMine, onTakeTheirs }: ConflictProps) {
  return (
    <div className="grid gap-4">
      <div role="alert">
        <Notice tone="warn" title="Someone else has saved this post in the meantime">
          <p>Nothing more is saved until you choose. If you keep yours, theirs stays among the versions.</p>
          <p className="mt-3 flex flex-wrap gap-3">
            <Button look="primary" onClick={onKeepMine}>
              Keep mine
            </Button>
            <Button onClick={onTakeTheirs}>Use theirs</Button>
          </p>
        </Notice>
      </div>
      <h2 className="text-lg">What’s different in theirs</h2>
      <Differences earlier={mine} later={theirs} />
    </div>
  );
}
