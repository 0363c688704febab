import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { endGroup, startGroup, whenReady } from "./tab.ts";

/** A virtual sound card whose microphone is silent. */
export interface SoundServer {
  /** The environment for programs that use it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly unplug: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const microphone = "module-null-source";

/** Starts a separate PulseAudio from `path`. Firefox opens no `AudioContext` without one. */
export async function startSoundServer(path: string): Promise<SoundServer> {
  const folder = await mkdtemp(join(tmpdir(), "openpane-sound-"));
  const socket = join(folder, "socket");
  const way = `module-native-protocol-unix socket=${socket} auth-anonymous=1`;
  const program = startGroup(
    path,
    ["-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1"].concat(
      [way, "module-null-sink", microphone].map((module) => `--load=${module}`),
    ),
    { HOME: folder, XDG_RUNTIME_DIR: folder },
  );
  await whenReady(() =>
    existsSync(socket) ? Promise.resolve() : Promise.reject(new Error("PulseAudio does not listen.")),
  );
  const address = `unix:${socket}`;
  return {
    environment: { PULSE_SERVER: address },
    unplug: async () => {
      await promisify(execFile)("pactl", ["--server", address, "unload-module", microphone]);
    },
    stop: async () => {
      await endGroup(program);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
