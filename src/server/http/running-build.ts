let name = "none";

/** The production entry says which build it belongs to. */
export function nameRunningBuild(build: string): void {
  name = build;
}

/** The name of the build's folder; "none" where Vite serves, and in tests. */
export const runningBuild = (): string => name;
