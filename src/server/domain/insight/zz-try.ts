import { freezeRound } from "#src/server/domain/analysis/freeze-round.ts";
import { pickAtRandom, seededRandom } from "#src/server/domain/analysis/sample-ballots.ts";
import { catalogue } from "#src/shared/catalogue.ts";
import { writeBuiltInInsights } from "./write-built-in-insights.ts";
const ids = catalogue.map((t) => t.id);
for (let seed = 1; seed <= 6; seed++) {
  const r = seededRandom(seed * 7919);
  const n = 3 + Math.floor(r() * 10);
  const fav = pickAtRandom(ids, 12, r);
  const pick = (f: number, o: number) => [
    ...new Set([...pickAtRandom(fav, f, r), ...pickAtRandom(ids, o, r)]),
  ];
  const snapshot = freezeRound({
    catalogueVersion: 1,
    selfTraitIds: pick(4, 3),
    peerPicks: Array.from({ length: n }, () => pick(4, 3)),
    names: [],
  });
  console.log(`\n##### n=${n}, index ${JSON.stringify(snapshot.agreement)} self ${snapshot.selfTraitIds}`);
  for (const [k, v] of Object.entries(writeBuiltInInsights({ snapshot, ownerName: null, title: "" })))
    console.log(`\n[${k}] ` + v.map((s) => s.text).join(" "));
}
