export interface Instruction {
  /** Such as "COPY", in capitals. */
  readonly name: string;
  /** Such as `--from=build`, without the dashes. */
  readonly flags: Readonly<Record<string, string>>;
  readonly rest: string;
}

export interface Stage {
  readonly base: string;
  readonly name: string;
  readonly instructions: readonly Instruction[];
}

function parseLine(line: string): Instruction {
  const [, name = "", tail = ""] = /^(\w+)\s+(.*)$/s.exec(line) ?? [];
  const flags: Record<string, string> = {};
  // A health check's command has its own flags.
  const rest = tail.replace(/^(?:--[\w-]+=\S+\s+)+/, (given) => {
    for (const [, flag = "", value = ""] of given.matchAll(/--([\w-]+)=(\S+)/g)) flags[flag] = value;
    return "";
  });
  return { name: name.toUpperCase(), flags, rest };
}

/** The stages of a Containerfile, in the subset that ours uses: no here-documents. */
export function parseContainerfile(text: string): readonly Stage[] {
  const lines = text
    .replaceAll(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));
  const stages: { base: string; name: string; instructions: Instruction[] }[] = [];
  for (const line of lines) {
    const instruction = parseLine(line);
    if (instruction.name === "FROM") {
      const [base = "", , name = ""] = instruction.rest.split(/\s+/);
      stages.push({ base, name, instructions: [] });
    } else stages.at(-1)?.instructions.push(instruction);
  }
  return stages;
}

/** A command as Docker reads it: a JSON list, or a line for the shell. */
export function argumentsOf(rest: string): readonly string[] {
  if (!rest.startsWith("[")) return ["/bin/sh", "-c", rest];
  const list: unknown = JSON.parse(rest);
  if (!Array.isArray(list)) throw new Error(`${rest} is no list.`);
  return list.map(String);
}
