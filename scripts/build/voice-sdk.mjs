import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openDemoPath } from "#src/shared/site/open-demo.ts";

/*
 * The voice library comes from npm unmodified. Three things in it are of no use here, and are replaced while it's bundled:
 *
 * - WebRTC, nine tenths of its weight, and transcription without a talk: talks run over WebSockets;
 * - its worklets as text, which the policy refuses: src/islands/kit/voice/sdk/sdk.ts serves them as files;
 * - a resampler that it fetches from a public CDN, on browsers that can't choose the rate of their sound.
 */

const library = "node_modules/@elevenlabs/client/dist/";
const entry = `${library}platform/web/index.js`;
const demo = fileURLToPath(new URL("../../src/islands/voice/open-demo.ts", import.meta.url));
const resampler = fileURLToPath(new URL("../../src/islands/kit/voice/sdk/resampler.js", import.meta.url));

/** A module that knows where its worklet is only when it's told. @param {string} loader @param {string} name */
const workletByPath = (loader, name) => ({
  exported: loader,
  code: [
    `import { createWorkletModuleLoader } from "./createWorkletModuleLoader.js";`,
    `export const ${loader} = createWorkletModuleLoader("${name}", "");`,
  ].join("\n"),
});

/** What is replaced, by its place in the library, and what each has to export. */
const replacements = new Map([
  [
    "utils/WebRTCConnection.js",
    {
      exported: "WebRTCConnection",
      code: `export class WebRTCConnection {
        static create() {
          return Promise.reject(new Error("WebRTC is left out of this build: start with a signed URL."));
        }
      }`,
    },
  ],
  [
    "platform/web/addLibsamplerateModule.js",
    {
      exported: "addLibsamplerateModule",
      code: `import url from ${JSON.stringify(`${resampler}?url&no-inline`)};
      export const addLibsamplerateModule = (context) => context.audioWorklet.addModule(url);`,
    },
  ],
  [
    "platform/web/rawAudioProcessor.generated.js",
    workletByPath("loadRawAudioProcessor", "rawAudioProcessor"),
  ],
  [
    "platform/web/audioConcatProcessor.generated.js",
    workletByPath("loadAudioConcatProcessor", "audioConcatProcessor"),
  ],
  [
    "platform/web/scribeMicrophone.js",
    {
      exported: "webScribeMicrophoneSetup",
      code: `export const webScribeMicrophoneSetup = () =>
        Promise.reject(new Error("Transcription alone is left out of this build."));`,
    },
  ],
]);

const moved = "The voice library has changed: see scripts/build/voice-sdk.mjs.";

/**
 * Leaves out of @elevenlabs/client what isn't used. The build fails when the library no longer has what is replaced.
 *
 * @returns {import("vite").Plugin}
 */
export function voiceSdk() {
  /** @type {Set<string>} */
  const met = new Set();
  return {
    name: "voice-sdk",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    config: () => ({ optimizeDeps: { exclude: ["@elevenlabs/client"] } }),
    buildStart() {
      met.clear();
      if (this.environment.mode !== "build") return;
      // The landing page imports it on a click, by an address that it can know before scripts have theirs.
      this.emitFile({ type: "chunk", id: demo, fileName: openDemoPath.slice(1) });
    },
    load(id) {
      const path = id.replaceAll("\\", "/").replace(/\?.*/, "");
      if (path.endsWith(entry)) met.add(entry);
      const place = path.split(library)[1];
      const replacement = place === undefined ? undefined : replacements.get(place);
      if (place === undefined || replacement === undefined || id.includes("?url")) return null;
      if (!existsSync(path) || !exportsName(readFileSync(path, "utf8"), replacement.exported))
        this.error(`${moved} ${place} doesn’t export ${replacement.exported}.`);
      met.add(place);
      return replacement.code;
    },
    buildEnd(error) {
      if (error || this.environment.mode !== "build") return;
      if (!met.has(entry)) this.error(`${moved} The browser’s entry is no longer ${entry}.`);
      const missing = [...replacements.keys()].filter((place) => !met.has(place));
      if (missing.length > 0) this.error(`${moved} No longer part of it: ${missing.join(", ")}.`);
    },
  };
}

/** @param {string} code @param {string} name */
const exportsName = (code, name) =>
  new RegExp(`export (?:const|class|(?:async )?function) ${name}\\b`).test(code);
