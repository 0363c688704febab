import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { Switch } from "#src/islands/kit/ui/Switch.tsx";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import { useSharingChange } from "./use-sharing-change.ts";

interface SharingPartProps {
  surveyId: string;
  sharing: Sharing;
  /** What to call those who see it, or would. */
  called: string;
}

/** Shows this page to the facilitator, and stops showing it in the moment it is switched off. */
export function ShareResult({ surveyId, sharing, called }: SharingPartProps) {
  const { result, isWaiting, asOf } = sharing;
  const { run, isBusy } = useSharingChange(surveyId, (changed) => {
    if (!changed.result) return `${called} can’t see your result any more`;
    return changed.isWaiting ? null : `${called} can see your result now`;
  });
  return (
    <Switch
      label={`Share my result with ${called}`}
      isOn={result}
      isBusy={isBusy}
      onFlip={() => run({ surveyId, result: !result, asOf })}
    >
      <p>{result && !isWaiting ? whatIsSeen(called) : whatWouldBeSeen(called)}</p>
      <div role="status">
        {isWaiting && (
          <Notice title={`${called} can’t see it yet`}>
            <p>
              You’re counted in a group picture. If {called} saw your result now, the results of a few others
              in that picture could be worked out, and they haven’t shared theirs. Yours will show by itself
              as soon as that’s no longer possible.
            </p>
          </Notice>
        )}
      </div>
    </Switch>
  );
}

const whatIsSeen = (called: string): string =>
  `${called} can see what this page says about you, and later results of this round too. Your plans aren’t part of it, nor are the names people added. Switch this off and it’s gone for ${called} at once.`;

const whatWouldBeSeen = (called: string): string =>
  `${called} will see what this page says about you, and later results of this round too. Your plans aren’t part of it, nor are the names people added. You can stop at any time, with immediate effect.`;

/** Agrees to be counted in pictures of the group, or no longer. */
export function CountMe({ surveyId, sharing, called }: SharingPartProps) {
  const { group, facilitator } = sharing;
  const { run, isBusy } = useSharingChange(surveyId, (changed) =>
    changed.group ? "You’ll be counted in the group" : "Later group pictures will leave you out",
  );
  return (
    <Switch
      label="Count me in the group"
      isOn={group}
      isBusy={isBusy}
      onFlip={() => run({ surveyId, group: !group })}
    >
      <p>
        {called} can make a group picture of “{facilitator?.programme}”: how often each word comes up, in
        numbers over at least five people. It has no names and says nothing about you alone. {called} may pass
        it on.
      </p>
      <p>
        You’re hidden among the others counted, and {called} chose whom to ask. So agree only if you trust{" "}
        {called} to count real people.
      </p>
      {group && (
        <p>Switch this off and later pictures leave you out. One that’s already made stays as it is.</p>
      )}
    </Switch>
  );
}
