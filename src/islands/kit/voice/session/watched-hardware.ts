/*
 * The library can't cancel a start, and leaves open what one half opened when the other fails.
 * So this wraps the browser's microphone, sound and sockets, and closes whatever was opened, also later.
 */

export interface WatchedHardware {
  /** Closes everything, and whatever still opens. A start that waits for its first message fails. */
  readonly release: () => void;
  /** The browser as it was: when the library won't open anything more. */
  readonly unwatch: () => void;
}

/** @param onMicrophoneLost called when the microphone is disconnected */
export function watchHardware(onMicrophoneLost: () => void): WatchedHardware {
  const closers: (() => void)[] = [];
  let isOver = false;
  const opened = (close: () => void) => {
    closers.push(close);
    if (isOver) close();
  };
  const closeAll = () => {
    for (const close of closers) close();
  };
  const { WebSocket: Socket, Audio: Player, AudioContext: Context } = globalThis;
  const devices = "mediaDevices" in navigator ? navigator.mediaDevices : null;

  globalThis.WebSocket = class extends Socket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      opened(() => this.close());
    }
  };
  globalThis.Audio = class extends Player {
    constructor(source?: string) {
      super(source);
      opened(() => this.remove());
    }
  };
  globalThis.AudioContext = class extends Context {
    constructor(options?: AudioContextOptions) {
      super(options);
      opened(() => void this.close());
    }

    /** The library may close twice, and the second close is an unhandled error. */
    override close(): Promise<void> {
      return this.state === "closed" ? Promise.resolve() : super.close();
    }
  };
  if (devices !== null) {
    const original = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (constraints) => {
      const stream = await original(constraints);
      for (const track of stream.getTracks()) {
        opened(() => track.stop());
        // Not said of a track that was stopped from here.
        track.addEventListener("ended", () => {
          if (!isOver) onMicrophoneLost();
        });
      }
      return stream;
    };
  }

  return {
    release: () => {
      isOver = true;
      closeAll();
    },
    unwatch: () => {
      closeAll();
      Object.assign(globalThis, { WebSocket: Socket, Audio: Player, AudioContext: Context });
      // The browser's own is the prototype's.
      if (devices !== null) Reflect.deleteProperty(devices, "getUserMedia");
    },
  };
}
