import { saveFile } from "#src/islands/kit/browser/save-file.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Captions } from "#src/islands/kit/voice/parts/Captions.tsx";
import { endingText } from "#src/islands/kit/voice/parts/talk-texts.ts";
import type { TalkEnding, TalkState } from "#src/islands/kit/voice/state/talk-state.ts";
import type { TalkStore } from "#src/islands/kit/voice/talk-store.ts";
import { useEffect, useRef, useState } from "react";
import { transcriptFile } from "./transcript.ts";

interface CoachEndedProps {
  talk: Pick<TalkStore, "forget" | "goOn"> & { readonly state: TalkState };
  roundTitle: string;
  /** How it ended; null for a problem, which says so itself. */
  by: Exclude<TalkEnding["by"], "problem"> | null;
  onAgain: () => void;
}

/** What becomes of a talk: it is on this page alone until it is saved or thrown away. */
export function CoachEnded({ talk, roundTitle, by, onAgain }: CoachEndedProps) {
  const { captions, way } = talk.state;
  const [done, setDone] = useState("");
  const isEmpty = captions.length === 0;
  const top = useRef<HTMLParagraphElement>(null);
  // What ended may have been scrolled.
  useEffect(() => {
    top.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div className="grid gap-4">
      {by !== null && (
        <p ref={top} role="status">
          {endingText(by, { way })}
        </p>
      )}
      {!isEmpty && (
        <>
          <Captions captions={captions} />
          <p className="text-sm text-muted">
            {by === "coach"
              ? "This talk is only on this page. Save it before you leave or start a new one."
              : "This talk is only on this page. It’s gone when you leave, unless you save it."}
          </p>
          <div className="talk-actions">
            <Button
              look={by === null ? "secondary" : "primary"}
              onClick={() => {
                saveFile(transcriptFile(captions, roundTitle, new Date()));
                setDone("Saved as a text file.");
              }}
            >
              Save this talk
            </Button>
            <Button
              onClick={() => {
                talk.forget();
                setDone("The talk is gone.");
              }}
            >
              Throw it away
            </Button>
          </div>
        </>
      )}
      <p role="status" className="empty:hidden">
        {done}
      </p>
      {by !== null && (
        <div className="talk-actions">
          {/* The coach has finished: to go on would end at once. */}
          {isEmpty || by === "coach" ? (
            <Button onClick={onAgain}>Start a new talk</Button>
          ) : (
            <Button onClick={() => void talk.goOn(way)}>Go on with this talk</Button>
          )}
        </div>
      )}
    </div>
  );
}
