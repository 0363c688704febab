import type { ReactNode } from "react";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import type { TalkStore } from "#src/islands/kit/voice/talk-store.ts";
import type { TalkProblem as Problem, TalkState } from "#src/islands/kit/voice/state/talk-state.ts";
import { problemTitle } from "./talk-texts.ts";

interface TalkProblemProps {
  talk: Pick<TalkStore, "goOn"> & { readonly state: TalkState };
  problem: Problem;
  /** Instead of the usual title. */
  title?: string | undefined;
  /** More ways on, after the usual two. */
  children?: ReactNode;
}

/** What stopped a talk, and the two ways on: once more, or typed. Both take up what was said so far. */
export function TalkProblem({ talk, problem, title = problemTitle(problem), children }: TalkProblemProps) {
  return (
    <div className="grid gap-4">
      <Notice tone="error" title={title}>
        <p>{problem.message}</p>
      </Notice>
      <div className="talk-actions">
        <Button look="primary" onClick={() => void talk.goOn(talk.state.way)}>
          Try Again
        </Button>
        {talk.state.way === "voice" && <Button onClick={() => void talk.goOn("text")}>Type instead</Button>}
        {children}
      </div>
    </div>
  );
}
