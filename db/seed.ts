import { openDatabase, type Database } from "./client.ts";
import { migrate } from "./migrate.ts";
import type { Actor } from "#src/server/actor.ts";
import { createDeps } from "#src/server/app.ts";
import { hashPassword } from "#src/server/auth/passwords.ts";
import { days } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { startTrial } from "#src/server/domain/billing/trial/start-trial.ts";
import { submitResponse } from "#src/server/domain/response/submit-response.ts";
import { storeAccount } from "#src/server/domain/account/registration.ts";
import { closeSurvey, shareSurvey } from "#src/server/domain/survey/change-survey.ts";
import { addCircle } from "#src/server/domain/survey/circles.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { savePrediction, saveSelf } from "#src/server/domain/survey/own-words.ts";
import { isLoopbackHost } from "#src/shared/loopback.ts";
import { loadEnv, type Env } from "#src/server/env.ts";

/** What the demo account has: own words, peers with theirs, and a round in every stage. */

interface DemoPeer {
  readonly name: string | null;
  readonly words: readonly string[];
}

export interface DemoSurvey {
  readonly title: string;
  readonly description: string;
  /** The title of the round that it is a circle of: it has that round's own words. */
  readonly circleOf?: string;
  /** Null where none are picked yet. */
  readonly ownWords: readonly string[] | null;
  /** Who answers; the owner's colleagues by default. */
  readonly peers?: readonly DemoPeer[];
  /** The owner's guess. */
  readonly guess?: readonly string[];
  /** How many of the peers have answered; null while the round isn't shared. */
  readonly answers: number | null;
  /** The numbers of answers after which the window was opened. */
  readonly revealAfter: readonly number[];
  readonly closed: boolean;
  readonly closesInDays?: number;
}

const self = ["calm", "dependable", "logical", "modest", "observant", "organized"] as const;

export const colleagues: readonly DemoPeer[] = [
  { name: "Ines", words: ["calm", "dependable", "witty", "kind", "observant", "warm"] },
  { name: "Jonas", words: ["dependable", "organized", "witty", "helpful", "calm"] },
  { name: null, words: ["witty", "calm", "trustworthy", "observant", "quiet", "kind"] },
  { name: "Mira", words: ["dependable", "witty", "patient", "kind", "calm", "knowledgeable", "warm"] },
  { name: null, words: ["organized", "dependable", "tense", "intelligent", "witty"] },
  { name: "Tomasz", words: ["calm", "kind", "helpful", "dependable", "patient", "witty", "wise"] },
  { name: "Lea", words: ["observant", "quiet", "dependable", "kind", "reflective"] },
  { name: null, words: ["witty", "calm", "warm", "dependable", "trustworthy", "kind"] },
  { name: "Sanna", words: ["dependable", "calm", "organized", "kind", "self-conscious", "witty"] },
];

/** They see someone else, so that a comparison shows a difference. */
const friends: readonly DemoPeer[] = [
  { name: "Pia", words: ["witty", "spontaneous", "silly", "cheerful", "warm", "kind"] },
  { name: "Deniz", words: ["spontaneous", "witty", "cheerful", "giving", "relaxed"] },
  { name: null, words: ["warm", "witty", "spontaneous", "kind", "silly", "friendly"] },
  { name: "Oskar", words: ["spontaneous", "cheerful", "witty", "energetic", "calm"] },
  { name: "Hanna", words: ["kind", "warm", "spontaneous", "silly", "cheerful", "sympathetic"] },
];

export const demoSurveys: readonly DemoSurvey[] = [
  {
    title: "Three years ago",
    description: "From my last team.",
    ownWords: self,
    answers: 3,
    revealAfter: [3],
    closed: true,
  },
  {
    title: "The new team, after 100 days",
    description: "",
    ownWords: self,
    guess: ["calm", "dependable", "knowledgeable", "logical", "organized", "trustworthy", "witty"],
    answers: 9,
    revealAfter: [3, 9],
    closed: true,
  },
  {
    title: "Friends",
    description: "",
    circleOf: "The new team, after 100 days",
    ownWords: self,
    peers: friends,
    answers: 5,
    revealAfter: [5],
    closed: false,
  },
  {
    title: "Family",
    description: "",
    circleOf: "The new team, after 100 days",
    ownWords: self,
    answers: 3,
    revealAfter: [],
    closed: false,
  },
  {
    title: "Choir",
    description: "",
    ownWords: self,
    answers: 1,
    revealAfter: [],
    closed: false,
    closesInDays: 10,
  },
  { title: "Running group", description: "", ownWords: self, answers: null, revealAfter: [], closed: false },
  { title: "My next round", description: "", ownWords: null, answers: null, revealAfter: [], closed: false },
];

/**
 * `npm run seed:demo`: a demo account with a round at every stage, made through the same verbs as real ones.
 * It does nothing if the account exists.
 */

const demo = {
  email: "demo@openpane.example",
  password: "Open-the-window-4",
  firstName: "Robin",
  lastName: "Vale",
};

/** null if the account exists. */
async function makeOwner(deps: Deps): Promise<Actor | null> {
  const { password, ...names } = demo;
  const account = {
    ...names,
    passwordHash: await hashPassword(password),
    emailVerifiedAt: deps.clock.now(),
    onboardingStatus: "completed",
    intendedAccountType: "individual",
  } as const;
  return deps.db.write((tx) => storeAccount(tx, deps, account));
}

/** @returns the new round's id */
async function startSurvey(deps: Deps, owner: Actor, survey: DemoSurvey): Promise<string> {
  const closesAt =
    survey.closesInDays === undefined ? null : new Date(Date.now() + days(survey.closesInDays));
  const { id } = await createSurvey(deps, owner, {
    title: survey.title,
    description: survey.description,
    closesAt,
  });
  if (survey.ownWords !== null) await saveSelf(deps, owner, id, survey.ownWords);
  return id;
}

/** @param made rounds by title */
async function makeSurvey(
  deps: Deps,
  owner: Actor,
  survey: DemoSurvey,
  made: Map<string, string>,
): Promise<void> {
  const ofSurveyId = survey.circleOf === undefined ? undefined : made.get(survey.circleOf);
  const id =
    ofSurveyId === undefined
      ? await startSurvey(deps, owner, survey)
      : (await addCircle(deps, owner, { ofSurveyId, name: survey.title, ownName: "Work" })).id;
  made.set(survey.title, id);
  if (survey.guess !== undefined) await savePrediction(deps, owner, id, survey.guess);
  if (survey.answers === null) return;
  const { shareId } = await shareSurvey(deps, owner, id);
  for (const [place, peer] of (survey.peers ?? colleagues).slice(0, survey.answers).entries()) {
    // Documentation addresses, one for each peer.
    const origin = { network: `192.0.2.${String(place + 1)}` };
    await submitResponse(deps, { actor: null, origin }, shareId, {
      traitIds: [...peer.words],
      peerName: peer.name,
    });
    if (survey.revealAfter.includes(place + 1)) await revealSurvey(deps, owner, id);
  }
  if (survey.closed) await closeSurvey(deps, owner, id);
}

async function seed(env: Env, db: Database): Promise<string> {
  const deps = createDeps(env, db);
  const owner = await makeOwner(deps);
  if (owner !== null) {
    // The free plan allows fewer rounds.
    await startTrial(deps, owner);
    const made = new Map<string, string>();
    for (const survey of demoSurveys) await makeSurvey(deps, owner, survey, made);
  }
  const state = owner === null ? "There already:" : "Made";
  return `${state} ${demo.firstName}’s account with ${String(demoSurveys.length)} rounds.
  Sign in at ${env.siteUrl}/login
  Email      ${demo.email}
  Password   ${demo.password}`;
}

const env = loadEnv();
if (!isLoopbackHost(new URL(env.siteUrl).hostname)) {
  process.stderr.write(
    "The demo account has a password that everybody can read: it is for localhost only.\n",
  );
  process.exit(1);
}
const settings = { url: env.DATABASE_URL, authToken: env.DATABASE_AUTH_TOKEN };
await migrate(settings);
const db = await openDatabase(settings);
process.stdout.write(`${await seed(env, db)}\n`);
await db.close();
