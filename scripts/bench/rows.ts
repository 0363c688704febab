import { users } from "#db/schema/index.ts";
import { startBuiltServer } from "#scripts/built-server.ts";
import { makeSite, withDeps, type Site } from "#scripts/faults/site.ts";
import { hashPassword } from "#src/server/auth/passwords.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { sessionTokenName } from "#src/server/http/request/request-context.ts";
import { paths } from "#src/shared/site/paths.ts";
import { knownPassword } from "#tests/factories/password.ts";
import { makePost } from "#tests/factories/post.ts";
import { makeAnswers, makeSharedSurvey, wordsFrom } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { fromManyNetworks, median, p99, perSecond, printRow, requestBytes, timesOf } from "./load.ts";
import type { startBare, startHashes } from "./yardsticks.ts";

/** The built server on a database, and what is requested from it. */
export interface Product extends Site {
  readonly url: string;
  /** Requests a page of results. */
  readonly page: () => Buffer;
  readonly post: string;
  stop(): Promise<void>;
}

/** The build on an empty database. */
export async function startProduct(databaseUrl: string): Promise<Product> {
  let [results, post] = ["", ""];
  const site = await makeSite(databaseUrl, 8, async (deps, owner) => {
    const { survey, shareId } = await makeSharedSurvey(deps, owner);
    await makeAnswers(deps, shareId, 9);
    await revealSurvey(deps, owner, survey.id);
    results = paths.assessmentResults(survey.id);
    const markdown = "So it is, and so it will be. ".repeat(240);
    post = paths.blogPost((await makePost(deps, await makeUser(deps), { markdown })).slug);
  });
  const server = await startBuiltServer(databaseUrl, { TRUST_PROXY: "1" });
  const kill = () => process.kill(server.pid);
  process.once("exit", kill);
  const page = fromManyNetworks({ path: results, headers: { cookie: `${sessionTokenName}=${site.token}` } });
  const stop = async () => {
    process.off("exit", kill);
    await server.stop();
  };
  return { ...site, url: server.url, page, post, stop };
}

let answers = 0;
/** A new answer each time, spread over all surveys but the first: each takes a limited number. */
const nextAnswer = ({ shareIds: [, ...rounds] }: Site): Buffer => {
  const path = `/api/shared/${rounds[(answers += 1) % rounds.length] ?? ""}/responses`;
  return requestBytes({ path, json: { selectedTraits: wordsFrom(answers) } });
};

/** Requests a second, compared with a bare server that sends constant responses. */
export async function benchRequests(
  product: Product,
  bare: Awaited<ReturnType<typeof startBare>>,
): Promise<void> {
  const { url, token, peerPage, post, page } = product;
  const brotli = { "accept-encoding": "br" };
  const targets: readonly (readonly [name: string, request: () => Buffer, least: number | null])[] = [
    ["static page, GET /about", fromManyNetworks({ path: "/about", headers: brotli }), 0.18],
    ["post from the database, GET /blog/…", fromManyNetworks({ path: post, headers: brotli }), null],
    ["GET /api/traits", fromManyNetworks({ path: "/api/traits" }), 0.15],
    [
      "GET /api/me",
      fromManyNetworks({ path: "/api/me", headers: { authorization: `Bearer ${token}` } }),
      0.04,
    ],
    ["peer page, GET /shared/…", fromManyNetworks({ path: peerPage }), null],
    ["page of results", page, null],
  ];
  const any = fromManyNetworks({ path: "/" });
  for (const [name, request, least] of targets) {
    const yardstick = () => perSecond(bare.url, any);
    await printRow({ name, ours: () => perSecond(url, request), yardstick, least });
  }
}

/** Stored answers a second, compared with the same statements without the server. */
export const benchAnswers = (product: Product, driver: () => Promise<number>): Promise<void> =>
  printRow({
    name: "answers, beside the driver",
    ours: () => perSecond(product.url, () => nextAnswer(product), 4),
    yardstick: driver,
    least: 0.35,
  });

const people = 200;
const signInsAtOnce = 40;

/** People who can sign in. @returns their addresses */
async function makePeople(databaseUrl: string): Promise<readonly string[]> {
  const passwordHash = await hashPassword(knownPassword);
  return withDeps(databaseUrl, async (deps) => {
    const emails: string[] = [];
    for (let n = 0; n < people; n += 1) emails.push((await makeUser(deps)).email);
    await deps.db.write((tx) => tx.update(users).set({ passwordHash }));
    return emails;
  });
}

/** Sign-ins compared with the hash alone, their effect on other calls, and known with unknown addresses. */
export async function benchSignIns(product: Product, hashes: ReturnType<typeof startHashes>): Promise<void> {
  const { url } = product;
  const emails = await makePeople(product.databaseUrl);
  const signIns = () =>
    emails.map((email) => requestBytes({ path: "/api/login", json: { email, password: knownPassword } }));
  const ours = async () => {
    const start = performance.now();
    await timesOf(url, signIns(), signInsAtOnce);
    return people / ((performance.now() - start) / 1_000);
  };
  const yardstick = () => hashes.perSecond(people);
  await printRow({ name: "POST /api/login, beside the password hash", ours, yardstick, least: 0.6 });

  const read = requestBytes({ path: "/api/me", headers: { authorization: `Bearer ${product.token}` } });
  const reads = () =>
    timesOf(
      url,
      Array.from({ length: 100 }, () => read),
    );
  const besideSignIns = async () => (await Promise.all([reads(), ours()]))[0];
  console.log(
    `p99 of GET /api/me: ${p99(await reads()).toFixed(1)} ms, while 40 sign in ${p99(await besideSignIns()).toFixed(1)} ms`,
  );

  const questions: readonly (readonly [path: string, more: object])[] = [
    ["/api/login", { password: "Wrong-tulip-4" }],
    ["/api/send-verification-code", {}],
    ["/api/request-password-reset", {}],
    ["/api/resend-verification", {}],
  ];
  for (const [path, more] of questions) {
    const known: number[] = [];
    const unknown: number[] = [];
    for (const [n, email] of emails.entries()) {
      const sides = [
        { times: known, request: requestBytes({ path, json: { email, ...more } }) },
        {
          times: unknown,
          request: requestBytes({ path, json: { email: `nobody-${String(n)}@example.org`, ...more } }),
        },
      ];
      for (const { times, request } of Math.random() < 0.5 ? sides : sides.reverse())
        times.push(...(await timesOf(url, [request], 1, "HTTP/1.1 ")));
    }
    const ratio = median(known) / median(unknown);
    const isAlike = ratio > 0.9 && ratio < 1.1;
    if (!isAlike) process.exitCode = 1;
    console.log(
      `known beside unknown addresses, ${path.padEnd(34)} ${ratio.toFixed(2)}  ${isAlike ? "ok" : "DIFFERENT"}`,
    );
  }
}

/** Peers who open a page and answer, evenly over some seconds. Nothing may fail; waiting is allowed. */
export async function benchStorm({ url, shareIds }: Product, peers: number, seconds: number): Promise<void> {
  const shareId = shareIds[0] ?? "";
  const start = performance.now();
  const outcomes = new Map<string, number>();
  const visit = async (n: number): Promise<number> => {
    await new Promise((resolve) => setTimeout(resolve, (n * seconds * 1_000) / peers));
    const began = performance.now();
    const json = { selectedTraits: wordsFrom(n) };
    const answer = requestBytes({ path: `/api/shared/${shareId}/responses`, json });
    // `timesOf` sends the last request first. Connections have no timeout.
    const outcome = await timesOf(url, [answer, requestBytes({ path: paths.shared(shareId) })]).then(
      () => "answered",
      (error: unknown) => String(error).slice(0, 40),
    );
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    return performance.now() - began;
  };
  const times = await Promise.all(Array.from({ length: peers }, (_, n) => visit(n)));
  const took = ((performance.now() - start) / 1_000).toFixed(1);
  const said = [...outcomes].map(([outcome, count]) => `${outcome}: ${String(count)}`).join(", ");
  console.log(
    `${String(peers)} peers within ${String(seconds)} s: ${said}; over after ${took} s, median ${median(times).toFixed(0)} ms, p99 ${p99(times).toFixed(0)} ms`,
  );
}
