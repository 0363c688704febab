/*
 * The client library as the build leaves it (scripts/build/voice-sdk.mjs). Loaded by `loadSdk` when a panel opens: on iOS it
 * listens for the next tap to unlock the sound, so it must be there before that tap.
 */
import rawAudioProcessor from "@elevenlabs/client/worklets/rawAudioProcessor.js?url&no-inline";
import audioConcatProcessor from "@elevenlabs/client/worklets/audioConcatProcessor.js?url&no-inline";

export { Conversation } from "@elevenlabs/client";

/** Where the worklets are: the page's policy refuses the copies that the library carries along. */
export const workletPaths = { rawAudioProcessor, audioConcatProcessor };
