/**
 * `npm run bench`: what the server reaches as a share of what this machine can do, measured in one run, so that the shares
 * mean the same on every machine. Every figure is the median of three rounds that take turns with the yardstick.
 */
import { benchAlike } from "./bench/alike.ts";
import { benchAnswers } from "./bench/answers.ts";
import { benchBesideHealth } from "./bench/beside-health.ts";
import { benchBlog, makeBenchPost } from "./bench/blog.ts";
import { benchDatabaseServer } from "./bench/database-server.ts";
import { measureRequests, type Target } from "./bench/load.ts";
import { benchProgrammes } from "./bench/programmes.ts";
import { benchSurveys } from "./bench/surveys.ts";
import { startBare, startProduct } from "./bench/servers.ts";
import { benchSignIns } from "./bench/sign-ins.ts";
import { benchTeam } from "./bench/team.ts";
import { benchTalks } from "./bench/talks.ts";
import { benchSiteBuild } from "./bench/site-build.ts";
import { buildIfChanged } from "./build/build-if-changed.ts";

// Figures of an older build would say nothing of the sources.
buildIfChanged();
const product = await startProduct();
const bare = await startBare();
const post = await makeBenchPost(product);

const yardstick: Target = { name: "bare node:http (the yardstick)", url: bare.url, least: null };
const brotli = { "accept-encoding": "br" };
const targets: readonly Target[] = [
  { name: "static page, GET /about", url: `${product.url}/about`, least: 0.55, headers: brotli },
  { name: "post from the database, GET /blog/…", url: `${product.url}${post}`, least: 0.5, headers: brotli },
  // Twice as many bytes, as it has its styles in itself: more of the time is the kernel's.
  { name: "landing page, GET /", url: `${product.url}/`, least: null, headers: brotli },
  { name: "GET /api/traits", url: `${product.url}/api/traits`, least: 0.35 },
  { name: "tRPC query, trait.list", url: `${product.url}/api/trpc/trait.list`, least: 0.15 },
  {
    name: "GET /api/me, signed in",
    url: `${product.url}/api/me`,
    least: 0.1,
    headers: { authorization: `Bearer ${product.token}` },
  },
  {
    name: "peer page, GET /shared/…",
    url: `${product.url}/shared/${product.shareId}`,
    least: 0.15,
    headers: { "accept-encoding": "gzip" },
  },
];

try {
  console.log("Requests a second over 32 connections, and as a share of bare node:http in the same run\n");
  await measureRequests(yardstick, targets);
  console.log("\nA reveal of many answers, and an owner of many rounds beside one of few: medians\n");
  await benchSurveys(product);
  console.log("\nA facilitator of 200 programmes beside one of a single programme: medians\n");
  await benchProgrammes(product);
  console.log("\nA blog of many posts beside one of a few\n");
  await benchBlog(product);
  console.log("\nAnswers stored a second, against the same statements straight through @libsql/client\n");
  await benchAnswers(product);
  console.log("\nA team of sixty describes each other\n");
  await benchTeam(product);
  console.log("\nSign-ins a second, against the same password hash with nothing around it\n");
  await benchSignIns(product);
  console.log("\nKnown and unknown addresses in turn: medians of 200\n");
  await benchAlike(product);
  console.log("\nFifty people talk to the built-in coach at once\n");
  await benchTalks(product);
} finally {
  await Promise.all([product.stop(), bare.stop()]);
}

console.log("\nOne process and two on a libSQL server beside them, and on one 5 ms away\n");
await benchDatabaseServer(0);
await benchDatabaseServer(5);

console.log("\nEach GET sixty times at once, and how long /healthz waits meanwhile: the worst first\n");
await benchBesideHealth();

console.log("\nThe build of the site with more articles in its blog\n");
benchSiteBuild();
