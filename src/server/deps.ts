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
import type { PicturePrinter } from "#src/server/domain/group/printed-picture.ts";
import type { AnsweredRounds } from "#src/server/domain/survey/timed/answered-rounds.ts";
import type { Voice } from "#src/server/domain/voice/brain.ts";
import type { OpenTalks } from "#src/server/domain/voice/open-talks.ts";
import type { Metrics } from "./metrics.ts";
import type { Reachabilities } from "./reachability.ts";
import type { BotCheck } from "#src/server/auth/limits/bot-check.ts";
import type { Actor, Origin } from "./actor.ts";
import type { Sessions } from "#src/server/auth/session/sessions.ts";

/** The dependencies of use cases: their first argument, made once in `app.ts`, and again for each test. */
export interface Deps extends BaseDeps {
  readonly env: Env;
  readonly ids: Ids;
  /** What features ask of features above them. */
  readonly hooks: Hooks;
  readonly sessions: Sessions;
  /** Seals what colleagues pick for each other, by a key that isn't in the database. */
  readonly sealing: Sealing;
  /** Keeps bots from sign-in and sign-up. */
  readonly botCheck: BotCheck;
  /** Counts public calls by network. @throws {DomainError} too_many_requests */
  readonly countPublicCall: (origin: Origin) => void;
  /** The state of the email queue on the hour, for operators. */
  readonly hourlyMails: HourlyMails;
  /** Rounds that the hourly job checks for news. */
  readonly answeredRounds: AnsweredRounds;
  /** Counts requests for monitoring. */
  readonly metrics: Metrics;
  /** When the longest due job became due; null if none is due. */
  readonly findOldestDueJob: () => Promise<Date | null>;
  /** Whether services outside could be reached when they were last needed. */
  readonly reachability: Reachabilities;
  /** Knows passwords from breaches; null where no such service is configured. */
  readonly breachedPasswords: BreachedPasswords | null;
  /** Where plans are paid for; null if administrators grant them. */
  readonly payments: PaymentProvider | null;
  /** The same in development, with what its pages need; null where payments aren't `dev`. */
  readonly devPayments: DevPayments | null;
  /** Where visits are counted; null if they aren't. */
  readonly analytics: EventSink | null;
  /** The model that writes insights; null where none is configured. */
  readonly insightModel: InsightWriter | null;
  /** The brain of the voice coach; null if it is turned off. */
  readonly voice: Voice | null;
  /** The talks that this process leads now. */
  readonly openTalks: OpenTalks;
  /** Prints a report as PDF. */
  readonly printReport: ReportPrinter;
  /** Prints a facilitator's sheet as PDF. */
  readonly printSheet: SheetPrinter;
  /** Prints a group's picture as PDF. */
  readonly printPicture: PicturePrinter;
  /** Draws cards that owners show. */
  readonly cardPainter: CardPainter;
  /** Draws pictures for their owners alone. */
  readonly drawPicture: PicturePainter;
  /** Draws what other sites show with a link to a form. */
  readonly drawLinkPicture: LinkPainter;
  /** Renders a post's source as HTML. */
  readonly renderPost: PostRenderer;
  /** Encodes an uploaded picture again, so that it is safe to show. */
  readonly encodePicture: PictureEncoder;
  /** Reads and prints posts as files. */
  readonly postFiles: PostFileFormat;
  /** Articles that are files. */
  readonly articles: ArticleSource;
  /** The published blog. */
  readonly blog: Blog;
}

/** The dependencies of work inside a write: without the database, which would wait for that write. */
export type TransactionDeps = Omit<Deps, "db">;

/** Where requests find the process's `Deps`. */
export interface DepsSource {
  /** Makes them on first use. */
  get(): Promise<Deps>;
  /** The present ones: null before first use, and while pages are prerendered. */
  peek(): Deps | null;
}

/** Calls from a feature to features above it, which it can't import. `app.ts` implements them. */
export interface Hooks {
  /** Each feature erases what it has about the person. */
  readonly onAccountErased: (tx: Transaction, deps: TransactionDeps, person: Actor) => Promise<void>;
  /** An account has a new address. `person` has the old one. */
  readonly onEmailChanged: (tx: Transaction, deps: TransactionDeps, person: Actor) => Promise<void>;
  readonly onOnboarded: (tx: Transaction, deps: TransactionDeps, person: Actor) => Promise<void>;
  /** Rounds are about to be deleted. */
  readonly onSurveysDeleted: (
    tx: Transaction,
    deps: TransactionDeps,
    surveyIds: IdSelection,
  ) => Promise<void>;
  readonly onDeadlinesMoved: (tx: Transaction, surveyIds: readonly string[]) => Promise<void>;
  /** The facilitator with whom the owner opens the first window; null if the owner opens it alone. */
  readonly findOpener: (db: Queryable, surveyId: string) => Promise<string | null>;
  /** The names of those who lead the programme that a round belongs to; none outside of programmes. */
  readonly listLeaders: (db: Queryable, surveyId: string) => Promise<readonly string[]>;
  /** @throws {DomainError} conflict, if a facilitator's meeting has to come first */
  readonly requireMayOpen: (tx: Transaction, surveyId: string) => Promise<void>;
  /** The receipt of an answer that belongs to no round; null for an unknown key. */
  readonly findOtherReceipt: (deps: Deps, withdrawKey: string) => Promise<StoredReceipt | null>;
  /** Erases an answer that belongs to no round. false for an unknown id. */
  readonly withdrawOtherAnswer: (deps: Deps, answerId: string) => Promise<boolean>;
}
