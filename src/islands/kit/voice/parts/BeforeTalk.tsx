import type { ReactNode } from "react";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import type { Way } from "#src/islands/kit/voice/state/talk-state.ts";
import { hearingText } from "./talk-texts.ts";

interface BeforeTalkProps {
  /** Who hears the talk beside this server; null: nobody, and the built-in coach leads it. */
  heardBy: string | null;
  onStart: (way: Way) => void;
  /** More choices, above the buttons. */
  children?: ReactNode;
}

/** Who hears it, said before the first talk. To start is to agree. */
export function BeforeTalk({ heardBy, onStart, children }: BeforeTalkProps) {
  return (
    <div className="grid gap-4">
      <p>{hearingText(heardBy)}</p>
      {children}
      <div className="talk-actions">
        {heardBy === null ? (
          <Button look="primary" onClick={() => onStart("text")}>
            Start
          </Button>
        ) : (
          <>
            <Button look="primary" onClick={() => onStart("voice")}>
              Start talking
            </Button>
            <Button onClick={() => onStart("text")}>Type instead</Button>
          </>
        )}
      </div>
    </div>
  );
}
