import type { Brain, BrainTalk, Floor, TalkContext } from "#src/server/domain/voice/brain.ts";
import { builtInBrain } from "./built-in-talk.ts";

export const takeOverText = "The usual coach can’t be reached, so here are set questions instead.";

/** A brain that the built-in coach replaces in the middle of a typed talk, if it can't go on. */
export const withStandIn = (brain: Brain): Brain => ({
  ...brain,
  open: (context, floor) =>
    context.textOnly ? openTyped(brain, context, floor) : brain.open(context, floor),
});

function openTyped(brain: Brain, context: TalkContext, floor: Floor): BrainTalk {
  const now: { talk: BrainTalk | null } = { talk: null };
  let hasFailed = false;
  const fail = (): void => {
    if (hasFailed) return;
    hasFailed = true;
    now.talk?.close();
    floor.say(floor.begin(), takeOverText);
    now.talk = builtInBrain.open({ ...context, earlierTurns: [] }, floor);
  };
  const opened = brain.open(context, { ...floor, fail });
  // It may have failed while it opened.
  if (now.talk === null) now.talk = opened;
  else opened.close();
  return {
    heardSound: () => undefined,
    said: (text) => now.talk?.said(text),
    told: (text) => now.talk?.told(text),
    rest: () => now.talk?.rest(),
    close: () => now.talk?.close(),
  };
}
