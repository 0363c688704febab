/** Waits, or comes back at once when `signal` is aborted. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    if (signal.aborted || ms <= 0) {
      done();
      return;
    }
    const wake = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", wake);
      done();
    };
    const timer = setTimeout(wake, ms);
    signal.addEventListener("abort", wake, { once: true });
  });
