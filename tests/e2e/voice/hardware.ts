import { expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    voiceTracks: MediaStreamTrack[];
    voiceContexts: AudioContext[];
  }
}

/** Remembers, from before the page's own scripts, each track and each context that the page opens. */
export async function watchHardware(page: Page): Promise<void> {
  await page.addInitScript(() => {
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
  });
}

const stateOf = (page: Page) =>
  page.evaluate(() => ({
    liveTracks: window.voiceTracks.filter(({ readyState }) => readyState === "live").length,
    openContexts: window.voiceContexts.filter(({ state }) => state !== "closed").length,
    players: document.querySelectorAll("audio").length,
  }));

/** The microphone is off, and nothing is left that could sound. */
export async function expectQuiet(page: Page): Promise<void> {
  await expect
    .poll(() => stateOf(page), { timeout: 5_000 })
    .toEqual({ liveTracks: 0, openContexts: 0, players: 0 });
}

/** What was opened so far, to be sure that there was something to close. */
export const openedOn = (page: Page) =>
  page.evaluate(() => ({ tracks: window.voiceTracks.length, contexts: window.voiceContexts.length }));
