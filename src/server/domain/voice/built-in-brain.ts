import type { Brain, BrainTalk, Floor, TalkContext } from "./brain.ts";
import { startTalk } from "./built-in/built-in-talk.ts";
import { readAsText, readByDevice, speakWith, type Speaker } from "./built-in/sound/spoken-turn.ts";
import type { Speech } from "./speech.ts";

/** The coach that every server has: it follows a script about the window, and hears that someone speaks but not what they say. */
export const builtInBrain = ({ speech }: { speech: Speech }): Brain => ({
  name: "built-in",
  heardBy: null,
  inputFormat: "pcm_16000",
  outputFormat: "pcm_16000",
  open: (context, floor): BrainTalk => startTalk(context, floor, speakerFor(context, floor, speech)),
  stop: () => speech.stop(),
});

/** @returns a speaker of one talk, which needs the number of the utterance that it speaks */
const speakerFor =
  ({ textOnly, ownVoice }: TalkContext, floor: Floor, speech: Speech) =>
  (utterance: number): Speaker => {
    if (textOnly) return readAsText;
    if (ownVoice) return readByDevice;
    return speakWith(speech, (audio) => {
      floor.play(utterance, audio);
    });
  };
