/** Fields of a log line. Never tokens, words, paths with tokens, or addresses beside an answer. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>;

const levels = { debug: 10, info: 20, warn: 30, error: 40, silent: 100 } as const;
export type LogLevel = keyof typeof levels;

export interface Logger {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

/** One JSON object a line, to standard output. */
export function createLogger(least: LogLevel, write = (line: string) => process.stdout.write(line)): Logger {
  const at =
    (level: Exclude<LogLevel, "silent">) =>
    (message: string, fields: LogFields = {}): void => {
      if (levels[level] < levels[least]) return;
      write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...fields })}\n`);
    };
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}

/**
 * What a log may have of an unexpected error: its kind and its stack. Never the message: a failed query
 * quotes its values there.
 */
export function describeFault(error: unknown): LogFields {
  if (!(error instanceof Error)) return { fault: typeof error };
  const root = rootOf(error);
  const frames = (root.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  const code = "code" in root && typeof root.code === "string" ? root.code : null;
  return {
    fault: root.name,
    code,
    at: frames
      .slice(0, 6)
      .map((line) => line.trim())
      .join(" < "),
  };
}

function rootOf(error: Error): Error {
  let root = error;
  while (root.cause instanceof Error) root = root.cause;
  return root;
}
