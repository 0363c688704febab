import type { IdSelection, Queryable, Transaction } from "#db/client.ts";
import type { StoredReceipt } from "#src/shared/invitation/response.output.ts";
import type { Actor } from "./actor.ts";
import type { Deps, TransactionDeps } from "./deps.ts";

/** What a feature tells or asks those above it, which it can't import. `features.ts` says who answers. */
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
