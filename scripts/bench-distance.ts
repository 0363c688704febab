/**
 * `npm run bench:distance`: how often each page asks its database, and how long it takes with the database 5 ms away. Fails where one asks
 * more often than it should; what it says of times is for people to read.
 */
import { awayMs, measureDistance, mostPageMs, mostTrips } from "./bench/distance.ts";
import { buildIfChanged } from "./build/build-if-changed.ts";

buildIfChanged();
const visits = Number(process.argv[2] ?? "5");
const pages = await measureDistance(visits);
if (pages === null) {
  console.log("There is no libSQL server for this platform; name one in SQLD.");
} else {
  console.log(`Pages, with the database ${String(awayMs)} ms away: trips to it, and the median time\n`);
  const sorted = pages.toSorted((a, b) => b.trips - a.trips || b.ms - a.ms);
  for (const { name, status, trips, ms } of sorted) {
    const faults = [...(trips > mostTrips ? ["asks too often"] : []), ...(status >= 500 ? ["fails"] : [])];
    const slow = ms > mostPageMs ? [`more than ${String(mostPageMs)} ms`] : [];
    if (faults.length > 0) process.exitCode = 1;
    const cells = [
      name.padEnd(40),
      String(status),
      String(trips).padStart(3),
      `${ms.toFixed(0)} ms`.padStart(8),
    ];
    console.log(`${cells.join(" ")}  ${[...faults, ...slow].join(", ")}`);
  }
}
