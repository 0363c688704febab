import { expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    voiceTracks: MediaStreamTrack[];
    voiceContexts: AudioContext[];
  }
}

/** In the page, before its own scripts: records every track and context. */
export function rememberHardware(): void {
  window.voiceTracks = [];
  window.voiceContexts = [];
  const prototype = MediaDevices.prototype;
  const original = Reflect.get<MediaDevices, "getUserMedia">(prototype, "getUserMedia");
  prototype.getUserMedia = async function (constraints) {
    const stream = await original.call(this, constraints);
    window.voiceTracks.push(...stream.getTracks());
    return stream;
  };
  const Original = AudioContext;
  window.AudioContext = class extends Original {
    constructor(options?: AudioContextOptions) {
      super(options);
      window.voiceContexts.push(this);
    }
  };
}

/** In the page: what is still on. */
export const hardwareLeft = () => ({
  liveTracks: window.voiceTracks.filter(({ readyState }) => readyState === "live").length,
  openContexts: window.voiceContexts.filter(({ state }) => state !== "closed").length,
  players: document.querySelectorAll("audio").length,
});

/** The result of `hardwareLeft` with microphone and sound off. */
export const quiet = { liveTracks: 0, openContexts: 0, players: 0 };

export const watchHardware = (page: Page): Promise<unknown> => page.addInitScript(rememberHardware);

export async function expectQuiet(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(hardwareLeft), { timeout: 5_000 }).toEqual(quiet);
}

/** What has been opened, to prove that something was to be closed. */
export const openedOn = (page: Page) =>
  page.evaluate(() => ({ tracks: window.voiceTracks.length, contexts: window.voiceContexts.length }));
