import { useEffect, useRef, useState } from "react";
import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { loadSdk } from "#src/islands/kit/voice/sdk/load-sdk.ts";
import { type Leg, tryLegs } from "./legs.ts";

/** Each leg of a talk from this browser to the coach, with a verdict. */
export function VoiceTestIsland() {
  return (
    <IslandRoot>
      <VoiceTest />
    </IslandRoot>
  );
}

function VoiceTest() {
  const [legs, setLegs] = useState<readonly Leg[]>([]);
  const [isRunning, setRunning] = useState(false);
  const isGone = useRef(false);
  useEffect(() => {
    void loadSdk().catch(() => undefined);
    return () => {
      isGone.current = true;
    };
  }, []);

  const run = async () => {
    setLegs([]);
    setRunning(true);
    for await (const leg of tryLegs()) {
      if (isGone.current) break;
      setLegs((before) => [...before, leg]);
    }
    setRunning(false);
  };

  return (
    <div className="grid gap-4">
      <p>
        <Button look="primary" busy={isRunning} busyLabel="Testing…" onClick={() => void run()}>
          Run the test
        </Button>
      </p>
      <ol className="leg-list" aria-live="polite" aria-label="Results">
        {legs.map(({ name, isGood, verdict }) => (
          <li key={name} className={`notice ${isGood ? "notice-info" : "notice-error"}`}>
            <strong>
              {name}: {isGood ? "works" : "fails"}
            </strong>
            <span>{verdict}</span>
          </li>
        ))}
      </ol>
      {!isRunning && legs.length > 0 && (
        <p role="status">
          {legs.every(({ isGood }) => isGood)
            ? "Everything works."
            : "Fix what fails, starting at the top, and run the test again."}
        </p>
      )}
    </div>
  );
}
