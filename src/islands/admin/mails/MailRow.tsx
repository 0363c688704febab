import type { FirstRef } from "#src/islands/admin/lists/PagedList.tsx";
import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import type { RefusedMail } from "#src/shared/admin/lists.output.ts";
import type { MailAct } from "#src/shared/admin/other-acts.ts";

interface MailRowProps {
  mail: RefusedMail;
  first: FirstRef;
  onAct: (act: MailAct) => void;
}

/** An email that was refused: what it's about, what the server said, and never what it says. */
export function MailRow({ mail, first, onAct }: MailRowProps) {
  const { kind, recipient, attempts, created, due, refusal } = mail;
  const of = `“${kind}”${recipient === null ? "" : ` to ${recipient}`}`;
  return (
    <li
      ref={first}
      tabIndex={-1}
      className="grid gap-x-6 gap-y-2 border-t border-hair py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_auto] md:items-center"
    >
      <div className="min-w-0">
        <p className="first-letter:uppercase">{kind}</p>
        {recipient !== null && <p className="text-sm text-muted wrap-anywhere">{recipient}</p>}
      </div>
      <div className="min-w-0 text-sm">
        <p className="wrap-anywhere">{refusal}</p>
        <p className="text-muted">
          Written <LocalDate iso={created} withTime /> ·{" "}
          {attempts === 1 ? "1 try" : `${String(attempts)} tries`}
          {due !== null && (
            <>
              {" "}
              · next <LocalDate iso={due} withTime />
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 md:w-72 md:justify-end">
        {due !== null && (
          <Button aria-label={`Try again now: the email ${of}`} onClick={() => onAct("retry")}>
            Try again now
          </Button>
        )}
        <Button aria-label={`Drop the email ${of}`} onClick={() => onAct("drop")}>
          Drop
        </Button>
      </div>
    </li>
  );
}
