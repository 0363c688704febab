import type { Brain, BrainTalk, Floor, Speech, TalkContext } from "./brain.ts";
import { startTalk } from "./built-in/built-in-talk.ts";
import { readAsText, readByDevice, speakWith, type Speaker } from "./built-in/sound/spoken-turn.ts";

/** The coach of every server: follows a script about the window, and understands only offered answers. */
export const builtInBrain = ({ speech }: { speech: Speech }): Brain => ({
  name: "built-in",
  heardBy: null,
  inputFormat: "pcm_16000",
  outputFormat: "pcm_16000",
  open: (context, floor): BrainTalk => startTalk(context, floor, speakerFor(context, floor, speech)),
  stop: () => speech.stop(),
});

/** @returns a conversation's speaker by utterance */
const speakerFor =
  ({ textOnly, ownVoice }: TalkContext, floor: Floor, speech: Speech) =>
  (utterance: number): Speaker => {
    if (ownVoice) return readByDevice;
    if (textOnly) return readAsText;
    return speakWith(speech, (audio) => {
      floor.play(utterance, audio);
    });
  };
