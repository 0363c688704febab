import type { BaseDeps } from "./base-deps.ts";
import type { IdSelection, Queryable, Transaction } from "#db/client.ts";
import type { StoredReceipt } from "#src/shared/invitation/response.output.ts";
import type { Env } from "./env.ts";
import type { Ids } from "./ids.ts";
import type { BreachedPasswords } from "#src/server/integrations/breached-passwords.ts";
import type { HourlyMails } from "#src/server/domain/admin/hourly-mails.ts";
import type { EventSink } from "#src/server/domain/analytics/event-sink.ts";
import type { InsightWriter } from "#src/server/domain/insight/write-insights.ts";
import type { DevPayments } from "#src/server/integrations/dev-payments/dev-payments.ts";
import type { PaymentProvider } from "#src/server/domain/billing/payment-provider.ts";
import type { CardPainter, LinkPainter, PicturePainter } from "#src/server/domain/card/picture.ts";
import type {
  ArticleSource,
  PictureEncoder,
  PostFileFormat,
  PostRenderer,
} from "#src/server/domain/blog/ports.ts";
import type { Blog } from "#src/server/domain/blog/reading/blog.ts";
import type { Sealing } from "#src/server/integrations/sealing.ts";
import type { ReportPrinter, SheetPrinter } from "#src/server/domain/analysis/report/report.ts";
import type { AnsweredRounds } from "#src/server/domain/survey/timed/answered-rounds.ts";
import type { Voice } from "#src/server/domain/voice/brain.ts";
import type { OpenTalks } from "#src/server/domain/voice/open-talks.ts";
import type { Metrics } from "./metrics.ts";
import type { Reachabilities } from "./reachability.ts";
import type { BotCheck } from "#src/server/auth/limits/bot-check.ts";
import type { Actor, Origin } from "./actor.ts";
import type { Sessions } from "#src/server/auth/session/sessions.ts";

/** All that use cases need from outside: passed as their first argument, made once in `app.ts`, made again for each test. */
export interface Deps extends BaseDeps {
  readonly env: Env;
  readonly ids: Ids;
  /** What features ask of those above them. */
  readonly hooks: Hooks;
  readonly sessions: Sessions;
  /** Seals what colleagues pick for each other, by a key that isn't in the database. */
  readonly sealing: Sealing;
  /** Keeps robots out of signing in and up. */
  readonly botCheck: BotCheck;
  /** Counts public calls by network. @throws {DomainError} too_many_requests */
  readonly countPublicCall: (origin: Origin) => void;
  /** How the email queue stood on the hour, for whoever runs the server. */
  readonly hourlyMails: HourlyMails;
  /** Where the job on the hour looks for news of rounds. */
  readonly answeredRounds: AnsweredRounds;
  /** What monitoring is told of requests. */
  readonly metrics: Metrics;
  /** Since when the stored job that waits longest could have been done; null when none is due. */
  readonly findOldestDueJob: () => Promise<Date | null>;
  /** Whether services outside could be reached when they were last needed. */
  readonly reachability: Reachabilities;
  /** Knows passwords from breaches; null where no such service is configured. */
  readonly breachedPasswords: BreachedPasswords | null;
  /** Where plans are paid for; null where an administrator gives them. */
  readonly payments: PaymentProvider | null;
  /** The same in development, with what its pages need; null where payments aren't `dev`. */
  readonly devPayments: DevPayments | null;
  /** Where visits are counted; null where they are not. */
  readonly analytics: EventSink | null;
  /** The model that writes insights; null where none is configured. */
  readonly insightModel: InsightWriter | null;
  /** Who thinks behind the voice coach; null where it is turned off. */
  readonly voice: Voice | null;
  /** The talks that this process leads now. */
  readonly openTalks: OpenTalks;
  /** Makes a PDF of a report. */
  readonly printReport: ReportPrinter;
  /** Makes a PDF of a sheet: what facilitators print. */
  readonly printSheet: SheetPrinter;
  /** Draws cards that owners show. */
  readonly cardPainter: CardPainter;
  /** Draws pictures for their owners alone. */
  readonly drawPicture: PicturePainter;
  /** Draws what other sites show with a link to a form. */
  readonly drawLinkPicture: LinkPainter;
  /** Makes HTML of what posts are written in. */
  readonly renderPost: PostRenderer;
  /** Makes of an uploaded picture one that is safe to show. */
  readonly encodePicture: PictureEncoder;
  /** Reads and prints posts as files. */
  readonly postFiles: PostFileFormat;
  /** Articles that are files. */
  readonly articles: ArticleSource;
  /** What readers can see of the blog. */
  readonly blog: Blog;
}

/** What work inside a write may use: not the database, which would wait for that write. */
export type TransactionDeps = Omit<Deps, "db">;

/** Where requests find the process's `Deps`. */
export interface DepsSource {
  /** Makes them on first use. */
  get(): Promise<Deps>;
  /** What there is by now: null before first use, and while pages are prerendered. */
  peek(): Deps | null;
}

/** What a feature tells or asks those above it, which it can't import. `app.ts` says who answers. */
export interface Hooks {
  /** An account is about to be erased: each feature erases what it has of the person. */
  readonly onAccountErased: (tx: Transaction, deps: TransactionDeps, person: Actor) => Promise<void>;
  /** An account has another address. `person` still has the old one. */
  readonly onEmailChanged: (tx: Transaction, deps: TransactionDeps, person: Actor) => Promise<void>;
  readonly onOnboarded: (tx: Transaction, deps: TransactionDeps, person: Actor) => Promise<void>;
  /** Rounds are about to be deleted. */
  readonly onSurveysDeleted: (
    tx: Transaction,
    deps: TransactionDeps,
    surveyIds: IdSelection,
  ) => Promise<void>;
  readonly onDeadlinesMoved: (tx: Transaction, surveyIds: readonly string[]) => Promise<void>;
  /** The name of the facilitator with whom the owner opens the first window; null where they open it alone. */
  readonly findOpener: (db: Queryable, surveyId: string) => Promise<string | null>;
  /** @throws {DomainError} conflict, where a facilitator's meeting has to run first. */
  readonly requireMayOpen: (tx: Transaction, surveyId: string) => Promise<void>;
  /** A round has a new result. */
  readonly onRevealed: (tx: Transaction, surveyId: string) => Promise<void>;
  /** The receipt of an answer that went to no round; null for an unknown key. */
  readonly findOtherReceipt: (deps: Deps, withdrawKey: string) => Promise<StoredReceipt | null>;
  /** Erases an answer that went to no round. false for an unknown id. */
  readonly withdrawOtherAnswer: (deps: Deps, answerId: string) => Promise<boolean>;
}
