/*
 * The client library as built by scripts/build/voice-sdk.mjs. `loadSdk` loads it when a panel opens,
 * because on iOS it needs the next tap to unlock sound.
 */
import rawAudioProcessor from "@elevenlabs/client/worklets/rawAudioProcessor.js?url&no-inline";
import audioConcatProcessor from "@elevenlabs/client/worklets/audioConcatProcessor.js?url&no-inline";

export { Conversation } from "@elevenlabs/client";

/** Where the worklets are: the page's policy refuses the copies that the library carries along. */
export const workletPaths = { rawAudioProcessor, audioConcatProcessor };
