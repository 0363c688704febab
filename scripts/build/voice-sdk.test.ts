import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { voiceSdk } from "./voice-sdk.mjs";

const library = path.resolve("node_modules/@elevenlabs/client/dist");
const replaced = [
  "utils/WebRTCConnection.js",
  "platform/web/addLibsamplerateModule.js",
  "platform/web/rawAudioProcessor.generated.js",
  "platform/web/audioConcatProcessor.generated.js",
  "platform/web/scribeMicrophone.js",
];

/** The plugin as a bundler calls it: `load` for each module, then the end. */
function startBuild() {
  const { load, buildEnd } = voiceSdk();
  if (typeof load !== "function" || typeof buildEnd !== "function") throw new Error("Hooks are functions.");
  const context = {
    environment: { mode: "build" },
    error: (message: string) => {
      throw new Error(message);
    },
  };
  return {
    load: (id: string): unknown => Reflect.apply(load, context, [id]),
    end: (): unknown => Reflect.apply(buildEnd, context, []),
  };
}

it("replaces what isn't used by modules of the same shape, and leaves the rest", () => {
  const build = startBuild();
  expect(build.load(`${library}/platform/web/index.js`)).toBeNull();
  expect(build.load(`${library}/utils/WebSocketConnection.js`)).toBeNull();
  for (const place of replaced) expect(build.load(`${library}/${place}`)).toMatch(/export (?:const|class)/);
  expect(build.end).not.toThrow();
});

it("fails when a module is no longer met, or the library begins elsewhere", () => {
  const build = startBuild();
  expect(build.end).toThrow("The browser’s entry is no longer");
  build.load(`${library}/platform/web/index.js`);
  for (const place of replaced.slice(1)) build.load(`${library}/${place}`);
  expect(build.end).toThrow("No longer part of it: utils/WebRTCConnection.js.");
});

it("fails when a module no longer exports what is replaced", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "voice-sdk-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const other = path.join(folder, "node_modules/@elevenlabs/client/dist/utils");
  mkdirSync(other, { recursive: true });
  writeFileSync(path.join(other, "WebRTCConnection.js"), "export class RealtimeConnection {}");
  const build = startBuild();
  expect(() => build.load(path.join(other, "WebRTCConnection.js"))).toThrow(
    "utils/WebRTCConnection.js doesn’t export WebRTCConnection.",
  );
});
