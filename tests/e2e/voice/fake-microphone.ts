import { chromiumFlags } from "#scripts/chromium.ts";

const executablePath = process.env.CHROMIUM_PATH;

/** For `test.use`: a browser with a microphone that beeps, and no question before it. */
export const withFakeMicrophone = {
  launchOptions: {
    args: [...chromiumFlags, "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"],
    ...(executablePath && { executablePath }),
  },
};
