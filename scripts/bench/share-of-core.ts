import { existsSync, mkdirSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = "/sys/fs/cgroup";
/** After each, Linux starts counting a group's time from zero. */
const periodMicroseconds = 20_000;

/**
 * Keeps a process to a part of one core, by a control group of its own (Linux, as root; either version of control groups).
 *
 * @param share of a core, above 0
 * @returns what lifts the limit, once the process has ended; null where the machine doesn't allow it
 */
export function keepToShareOfCore(pid: number, share: number): (() => void) | null {
  const isFirstVersion = existsSync(join(root, "cpu/cgroup.procs"));
  const group = join(root, isFirstVersion ? "cpu" : "", `openpane-bench-${pid}`);
  const quota = Math.round(share * periodMicroseconds);
  try {
    mkdirSync(group);
    if (isFirstVersion) {
      writeFileSync(join(group, "cpu.cfs_period_us"), String(periodMicroseconds));
      writeFileSync(join(group, "cpu.cfs_quota_us"), String(quota));
    } else writeFileSync(join(group, "cpu.max"), `${quota} ${periodMicroseconds}`);
    writeFileSync(join(group, "cgroup.procs"), String(pid));
  } catch {
    return null;
  }
  return () => rmdirSync(group);
}
