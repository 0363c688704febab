import type { Draft } from "#src/islands/programme/start/draft.ts";
import { programmeInput } from "#src/islands/programme/start/review/programme-input.ts";
import { api } from "#src/islands/kit/api/api.ts";
import { errorIssues, errorStatus, errorText } from "#src/islands/kit/api/api-error.ts";
import type { ProgrammeSummary } from "#src/shared/programme/programme.output.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";

/** A text once it has stayed the same for so long: what is asked for with each key would never be done. */
function useSettled(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
}

/** Until someone pauses in typing. */
const pauseMs = 600;

type PreviewInput = Parameters<typeof api.programme.preview.mutate>[0];

/** What the email is made of: the draft's, or those of the programme that people join. */
function previewInput(draft: Draft, programme: ProgrammeSummary | null): PreviewInput {
  const { title, purpose, message, closesAt, minResponses, opens } = programme ?? programmeInput(draft);
  const name = draft.people[0]?.name.trim() ?? "";
  return { title, purpose, message, closesAt, minResponses, opens, ...(name !== "" && { name }) };
}

/** The email for the first of the list, written by the server like the one that is sent; again whenever typing pauses. */
export function usePreview(draft: Draft, programme: ProgrammeSummary | null, onPlanEnded: () => void) {
  const input = useSettled(JSON.stringify(previewInput(draft, programme)), pauseMs);
  const query = useQuery({
    queryKey: ["programme.preview", input],
    queryFn: () => api.programme.preview.mutate(previewInput(draft, programme)),
  });
  const { data, error } = query;
  // What was shown last stays while the next one is written, and where it can't be.
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  const isPlanEnded = errorStatus(error) === 402;
  useEffect(() => {
    if (isPlanEnded) onPlanEnded();
  });
  const noteProblem = errorIssues(error).find(({ path }) => path === "message")?.message ?? null;
  return {
    mail: data ?? last ?? null,
    to: draft.people[0] ?? null,
    noteProblem,
    problem: error === null || noteProblem !== null ? null : errorText(error),
    tryAgain: () => void query.refetch(),
    isTrying: query.isFetching,
  };
}
