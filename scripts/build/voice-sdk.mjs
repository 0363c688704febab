import { fileURLToPath } from "node:url";

const library = "node_modules/@elevenlabs/client/dist/";
const resampler = fileURLToPath(new URL("../../src/islands/kit/voice/sdk/resampler.js", import.meta.url));

/** A module that knows where its worklet is only when it's told. @param {string} loader @param {string} name */
const workletByPath = (loader, name) => `
  import { createWorkletModuleLoader } from "./createWorkletModuleLoader.js";
  export const ${loader} = createWorkletModuleLoader("${name}", "");`;

/**
 * What stands in the place of modules of the voice library that are of no use here:
 *
 * - WebRTC, nine tenths of its weight, and transcription without a talk: talks run over WebSockets;
 * - its worklets as text, which the policy refuses: src/islands/kit/voice/sdk/sdk.ts serves them as files;
 * - a resampler that it fetches from a public CDN, on browsers that can't choose the rate of their sound.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const replacements = {
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
 * Leaves out of @elevenlabs/client what isn't used.
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
