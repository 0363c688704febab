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
  const tracks = new Set<MediaStreamTrack>();
  const contexts = new Set<AudioContext>();
  const sockets = new Set<WebSocket>();
  const players = new Set<HTMLAudioElement>();
  let isOver = false;

  const undo = [
    watchMicrophone((stream) => {
      for (const track of stream.getTracks()) {
        if (isOver) track.stop();
        tracks.add(track);
        // Not said of a track that was stopped from here.
        track.addEventListener("ended", () => {
          if (!isOver) onMicrophoneLost();
        });
      }
    }),
    watchSound((context) => {
      contexts.add(context);
      if (isOver) void context.close();
    }),
    watchSockets((socket) => {
      sockets.add(socket);
      if (isOver) socket.close();
    }),
    watchPlayers((player) => players.add(player)),
  ];

  return {
    release: () => {
      isOver = true;
      for (const socket of sockets) socket.close();
      for (const track of tracks) track.stop();
      for (const context of contexts) void context.close();
      for (const player of players) player.remove();
    },
    unwatch: () => {
      for (const player of players) player.remove();
      for (const each of undo) each();
    },
  };
}

/** Reports each stream before the caller of `getUserMedia` gets it. @returns how to stop */
function watchMicrophone(opened: (stream: MediaStream) => void): () => void {
  if (!("mediaDevices" in navigator)) return () => undefined;
  const devices: MediaDevices = navigator.mediaDevices;
  const original = devices.getUserMedia.bind(devices);
  devices.getUserMedia = async (constraints) => {
    const stream = await original(constraints);
    opened(stream);
    return stream;
  };
  // The browser's own is the prototype's.
  return () => void Reflect.deleteProperty(devices, "getUserMedia");
}

/** Tells of each new context. @returns how to stop */
function watchSound(made: (context: AudioContext) => void): () => void {
  if (!("AudioContext" in globalThis)) return () => undefined;
  const Original = globalThis.AudioContext;
  globalThis.AudioContext = class extends Original {
    constructor(options?: AudioContextOptions) {
      super(options);
      made(this);
    }

    /** The library may close twice, and the second close is an unhandled error. */
    override close(): Promise<void> {
      return this.state === "closed" ? Promise.resolve() : super.close();
    }
  };
  return () => {
    globalThis.AudioContext = Original;
  };
}

/** Tells of each new socket. @returns how to stop */
function watchSockets(made: (socket: WebSocket) => void): () => void {
  const Original = globalThis.WebSocket;
  globalThis.WebSocket = class extends Original {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      made(this);
    }
  };
  return () => {
    globalThis.WebSocket = Original;
  };
}

/** Tells of each new player of sound. @returns how to stop */
function watchPlayers(made: (player: HTMLAudioElement) => void): () => void {
  const Original = globalThis.Audio;
  globalThis.Audio = class extends Original {
    constructor(source?: string) {
      super(source);
      made(this);
    }
  };
  return () => {
    globalThis.Audio = Original;
  };
}
