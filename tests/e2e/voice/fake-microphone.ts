import type { Page } from "@playwright/test";

declare global {
  interface Window {
    speak: () => void;
  }
}

/** In the page, before its own scripts: provides microphones that are silent until `speak`. */
function fakeVoice(): void {
  const rate = 16_000;
  const listenedSeconds = 2;
  const spokenSeconds = 1.5;
  const Context = AudioContext;
  const microphones = new Set<MediaStreamAudioDestinationNode>();

  MediaDevices.prototype.getUserMedia = async () => {
    const microphone = new Context({ sampleRate: rate }).createMediaStreamDestination();
    microphones.add(microphone);
    return await Promise.resolve(microphone.stream);
  };

  /** Five tones in syllables, similar to a voice. */
  const speech = (context: BaseAudioContext): AudioBuffer => {
    const buffer = context.createBuffer(1, spokenSeconds * rate, rate);
    const samples = buffer.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) {
      const seconds = at / rate;
      const syllables = 0.6 + 0.4 * Math.sin(2 * Math.PI * 4 * seconds);
      const tones = [140, 280, 560, 1_120, 2_240].map((hertz) => Math.sin(2 * Math.PI * hertz * seconds));
      samples[at] = 0.15 * syllables * tones.reduce((sum, tone) => sum + tone, 0);
    }
    return buffer;
  };

  window.speak = () => {
    for (const microphone of microphones) {
      const voice = new AudioBufferSourceNode(microphone.context, { buffer: speech(microphone.context) });
      voice.connect(microphone);
      voice.start(microphone.context.currentTime + listenedSeconds);
    }
  };
}

/** Before `watchHardware`, which counts what the page opens. */
export const giveVoice = (page: Page): Promise<unknown> => page.addInitScript(fakeVoice);

/** After two more seconds, speaks into the page's microphone for one and a half. */
export const speak = (page: Page): Promise<void> => page.evaluate(() => window.speak());
