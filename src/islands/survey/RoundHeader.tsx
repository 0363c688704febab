import { LocalDate } from "#src/islands/kit/LocalDate.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import type { Survey } from "#src/shared/survey.ts";
import { useEffect, useRef, useState } from "react";
import { RenameForm } from "./RenameForm.tsx";

/** The round's name, which can be changed in place, and where the round stands. */
export function RoundHeader({ survey }: { survey: Survey }) {
  const [isRenaming, setRenaming] = useState(false);
  const wasRenaming = useRef(false);
  const rename = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // The form takes its focused field along when it goes.
    if (wasRenaming.current && !isRenaming) rename.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);

  return (
    <header className="grid gap-3">
      {isRenaming ? (
        <RenameForm survey={survey} onEnd={() => setRenaming(false)} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-3">
          <h1 className="min-w-0">{survey.title}</h1>
          <Button ref={rename} look="quiet" className="-ms-3" onClick={() => setRenaming(true)}>
            Rename
          </Button>
        </div>
      )}
      <RoundDates survey={survey} />
      {survey.description !== "" && <p className="measure whitespace-pre-line">{survey.description}</p>}
    </header>
  );
}

function RoundDates({ survey }: { survey: Survey }) {
  const { completedAt, closesAt, createdAt } = survey;
  return (
    <p className="text-muted">
      <span className="badge me-2 text-sm text-ink">{completedAt === null ? "Open" : "Closed"}</span>
      Started <LocalDate iso={createdAt} />
      {completedAt !== null && (
        <>
          , closed <LocalDate iso={completedAt} withTime />
        </>
      )}
      {completedAt === null && closesAt !== null && (
        <>
          , closes by itself <LocalDate iso={closesAt} withTime />
        </>
      )}
    </p>
  );
}
