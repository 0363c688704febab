import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { problemTitle } from "./talk-texts.ts";
import { useLevel } from "./use-level.ts";
import { useMicrophoneTest } from "./use-microphone-test.ts";

/** Tries the microphone before a talk: whether it's there, whether it may be used, and how loud it is. */
export function MicrophoneTest() {
  const { test, start, stop, level } = useMicrophoneTest();
  const isOn = test.status === "hearing";
  const bar = useLevel("width", isOn, level);
  return (
    <div className="grid gap-3">
      <div className="microphone-test">
        <Button
          busy={test.status === "asking"}
          busyLabel="Waiting for your OK…"
          onClick={() => (isOn ? stop() : void start())}
        >
          {isOn ? "Stop the test" : "Test Microphone Access"}
        </Button>
        {isOn && (
          <svg
            className="level-bar"
            viewBox="0 0 100 10"
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
          >
            <rect ref={bar} width="0" height="10" />
          </svg>
        )}
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {isOn &&
          (test.isHeard ? "Your microphone works." : "Say something: the bar moves when it hears you.")}
      </p>
      {test.status === "refused" && (
        <Notice tone="error" title={problemTitle(test.problem)}>
          <p>{test.problem.message}</p>
        </Notice>
      )}
    </div>
  );
}
