import { fileURLToPath } from "node:url";

const library = "node_modules/@elevenlabs/client/dist/";
const resampler = fileURLToPath(new URL("../../src/islands/kit/voice/sdk/resampler.js", import.meta.url));

/** A module that gets its worklet's address from the caller. @param {string} loader @param {string} name */
const workletByPath = (loader, name) => `
  import { createWorkletModuleLoader } from "./createWorkletModuleLoader.js";
  export const ${loader} = createWorkletModuleLoader("${name}", "");`;

/**
 * Replacements for unused modules of the voice library:
 *
 * - WebRTC, nine tenths of its weight, and transcription without a talk;
 * - its worklets as text, which the policy refuses: src/islands/kit/voice/sdk/sdk.ts serves them as files;
 * - a resampler from a public CDN, for browsers that can't choose their sample rate.
 *
 * @type {Readonly<Record<string, string>>}
 */
const replacements = {
  "utils/WebRTCConnection.js": `
    export class WebRTCConnection {
      static create() {
        return Promise.reject(new Error("WebRTC is left out of this build: start with a signed URL."));
      }
    }`,
  "platform/web/addLibsamplerateModule.js": `
    import url from ${JSON.stringify(`${resampler}?url&no-inline`)};
    export const addLibsamplerateModule = (context) => context.audioWorklet.addModule(url);`,
  "platform/web/rawAudioProcessor.generated.js": workletByPath("loadRawAudioProcessor", "rawAudioProcessor"),
  "platform/web/audioConcatProcessor.generated.js": workletByPath(
    "loadAudioConcatProcessor",
    "audioConcatProcessor",
  ),
  "platform/web/scribeMicrophone.js": `
    export const webScribeMicrophoneSetup = () =>
      Promise.reject(new Error("Transcription alone is left out of this build."));`,
};

/**
 * Leaves out unused parts of @elevenlabs/client.
 *
 * @returns {import("vite").Plugin}
 */
export function voiceSdk() {
  return {
    name: "openpane:voice-sdk",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    config: () => ({ optimizeDeps: { exclude: ["@elevenlabs/client"] } }),
    load: (id) => (id.includes("?url") ? null : (replacements[id.split(library)[1] ?? ""] ?? null)),
  };
}
