import type { Env } from "#src/server/env.ts";
import { seconds } from "#src/server/clock.ts";
import { version } from "#src/shared/site/brand.ts";
import { builtSources } from "#scripts/build/builds.ts";
import { fingerprintSources } from "#scripts/build/build-if-changed.ts";
import { existsSync, realpathSync } from "node:fs";
import { basename } from "node:path";
import { fails, look, ok, type Finding } from "./finding.ts";

export function checkVersions(): readonly Finding[] {
  const code = ok("Version", `Openpane ${version} on Node ${process.versions.node}`);
  const advice = "Run npm run build, then restart the server.";
  const built = builtSources();
  if (built === null) return [code, fails("Build", "there is none", advice)];
  return [
    code,
    built === fingerprintSources()
      ? ok("Build", "made of these sources, for this SITE_URL")
      : look("Build", "sources or SITE_URL have changed since", advice),
  ];
}

const localAddress = (host: string): string => {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return host.includes(":") ? `[${host}]` : host;
};

/** Whether a running server is older than the newest build, as its metrics say. */
async function runsOlderBuild(
  address: string,
  token: string | undefined,
  newestBuild: string,
): Promise<boolean> {
  if (token === undefined || !existsSync(newestBuild)) return false;
  const headers = { authorization: `Bearer ${token}` };
  const text = await fetch(`http://${address}/metrics`, { headers }).then((answer) => answer.text());
  const running = /^openpane_build_info\{.*build="([^"]*)"/m.exec(text)?.[1];
  return running !== undefined && running !== basename(realpathSync(newestBuild));
}

export async function checkServer(
  { HOST, PORT, METRICS_TOKEN }: Env,
  newestBuild = "dist/current",
): Promise<Finding> {
  const about = "Server";
  const address = `${localAddress(HOST)}:${String(PORT)}`;
  try {
    const answer = await fetch(`http://${address}/readyz`, { signal: AbortSignal.timeout(seconds(10)) });
    const said = (await answer.text()).slice(0, 200);
    if (!answer.ok) return fails(about, `not ready: ${said}`, "Mend what it says; it looks again by itself.");
    return (await runsOlderBuild(address, METRICS_TOKEN, newestBuild))
      ? look(about, `the one at ${address} runs an older build`, "Restart it.")
      : ok(about, `ready at ${address}`);
  } catch {
    return look(
      about,
      `nothing answers at ${address}`,
      "Start it; if it does run, see whether HOST and PORT are the same there.",
    );
  }
}
