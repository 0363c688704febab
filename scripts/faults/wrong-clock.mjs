// @ts-check
/*
 * Loaded before anything else of a server (`node --import`): its clock is wrong by CLOCK_SHIFT_MS, and steps by CLOCK_STEP_MS with each
 * SIGUSR2, back and forth. Time still passes as it does: only what it is called is wrong, as after a bad time server.
 */
let shiftMs = Number(process.env["CLOCK_SHIFT_MS"] ?? "0");
let stepMs = Number(process.env["CLOCK_STEP_MS"] ?? "0");

const RealDate = Date;
const now = () => RealDate.now() + shiftMs;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});

process.on("SIGUSR2", () => {
  shiftMs += stepMs;
  stepMs = -stepMs;
});
