import type { Brain, BrainTalk, Floor, Speech, TalkContext } from "./brain.ts";
import { startTalk } from "./built-in/built-in-talk.ts";
import { readAsText, readByDevice, speakWith, type Speaker } from "./built-in/sound/spoken-turn.ts";

/** The coach that every server has: it follows a script about the window, and takes no answer but those on offer. */
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
    if (ownVoice) return readByDevice;
    if (textOnly) return readAsText;
    return speakWith(speech, (audio) => {
      floor.play(utterance, audio);
    });
  };
