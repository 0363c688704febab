import type { BuiltServer } from "#scripts/built-server.ts";
import { expect } from "#tests/e2e/support/fixtures.ts";
import { startConvai } from "./convai-server.ts";
import type { Line } from "./line.ts";
import { test as base } from "./open-site.ts";

/** ElevenLabs' side, and a site that uses it. */
interface Fixtures {
  readonly convai: Awaited<ReturnType<typeof startConvai>>;
  readonly site: BuiltServer;
}

export const test = base.extend<Fixtures>({
  convai: async ({}, use) => {
    const convai = await startConvai();
    await use(convai);
    await convai.stop();
    expect(convai.faults).toEqual([]);
  },
  site: async ({ convai, openSite }, use) => {
    const settings = {
      VOICE_BRAIN: "elevenlabs",
      ELEVENLABS_API_KEY: "xi-secret",
      ELEVENLABS_AGENT_ID: "agent-1",
      ELEVENLABS_API_URL: convai.apiUrl,
    };
    await use(await openSite(settings));
  },
});

/** Sound comes in quarters of a second, or a block more, of 16-bit samples at 16 kHz. */
export async function expectSoundOn(line: Line): Promise<void> {
  await expect.poll(() => line.chunks().length).toBeGreaterThan(1);
  const piece = Buffer.from(line.chunks()[0] ?? "", "base64").length;
  expect(piece).toBeGreaterThanOrEqual(8_000);
  expect(piece).toBeLessThan(8_300);
}
