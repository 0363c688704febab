import type { Person } from "#src/islands/programme/start/draft.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { Skeleton } from "#src/islands/kit/ui/Skeleton.tsx";
import type { MailPreview } from "#src/shared/programme/programme.output.ts";

interface EmailPreviewProps {
  /** null until there is one. */
  mail: MailPreview | null;
  /** Whom the preview greets. */
  to: Person | null;
  problem: string | null;
  tryAgain: () => void;
  isTrying: boolean;
}

/**
 * The email's text: its HTML has styles of its own, which a page under our policy may not show. What it says is the same.
 */
export function EmailPreview({ mail, to, problem, tryAgain, isTrying }: EmailPreviewProps) {
  return (
    <section className="grid gap-3" aria-labelledby="preview">
      <h3 id="preview">Preview</h3>
      {problem !== null && (
        <Notice tone="error" title="The preview isn’t up to date">
          <p>{problem}</p>
          <p className="mt-2">
            <Button busy={isTrying} busyLabel="Trying…" onClick={tryAgain}>
              Try again
            </Button>
          </p>
        </Notice>
      )}
      {mail === null && problem === null && <Skeleton label="Writing the preview" lines={6} />}
      {mail !== null && <Mail mail={mail} to={to} />}
    </section>
  );
}

function Mail({ mail, to }: { mail: MailPreview; to: Person | null }) {
  return (
    <article className="card grid gap-4" aria-label="The invitation">
      <dl className="grid gap-1 border-b border-hair pb-4 text-base">
        {to !== null && (
          <div className="flex flex-wrap gap-x-2">
            <dt className="text-muted">To</dt>
            <dd>
              {to.name} &lt;{to.email}&gt;
            </dd>
          </div>
        )}
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-muted">Subject</dt>
          <dd className="font-[600]">{mail.subject}</dd>
        </div>
      </dl>
      <p className="wrap-anywhere whitespace-pre-wrap">{mail.text.trimEnd()}</p>
    </article>
  );
}
