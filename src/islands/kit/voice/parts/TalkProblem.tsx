import type { ReactNode } from "react";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import type { TalkStore } from "#src/islands/kit/voice/talk-store.ts";
import type { TalkProblem as Problem, TalkState } from "#src/islands/kit/voice/state/talk-state.ts";
import { isOfService } from "#src/islands/kit/voice/talk-store.ts";
import type { BrainName } from "#src/shared/voice/talk.ts";
import { problemTitle } from "./talk-texts.ts";

interface TalkProblemProps {
  talk: Pick<TalkStore, "goOn"> & { readonly state: TalkState };
  problem: Problem;
  /** The usual one of this server. */
  brain: BrainName;
  /** Instead of the usual title. */
  title?: string | undefined;
  /** More ways on, after the usual two. */
  children?: ReactNode;
}

/** What stopped a talk, and the two ways on: once more, or without a microphone. Both take up what was said so far. */
export function TalkProblem({
  talk,
  problem,
  brain,
  title = problemTitle(problem),
  children,
}: TalkProblemProps) {
  const { way, ending } = talk.state;
  const textLabel = isOfService(ending) ? "Use a simpler coach" : "Type instead";
  return (
    <div className="grid gap-4">
      <Notice tone="error" title={title}>
        <p>{problem.message}</p>
      </Notice>
      <div className="talk-actions">
        <Button look="primary" onClick={() => void talk.goOn(way)}>
          Try Again
        </Button>
        {way === "voice" && (
          <Button onClick={() => void talk.goOn("text")}>
            {brain === "built-in" ? "Go on without a microphone" : textLabel}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
