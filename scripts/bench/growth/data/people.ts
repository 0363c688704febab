import { days, hours } from "#src/server/clock.ts";
import { atLeastAPage } from "./amounts.ts";
import { keyOf, oneOf, pastDay, randomKey, rows, soon, type Filling } from "./filling.ts";

/** People, what they sign in with, and what keeps out those who guess. */
export function peopleRows(filling: Filling): readonly string[] {
  const { amounts, now } = filling;
  const { people, sessions } = amounts;
  const past = pastDay(filling);
  const someone = oneOf(people, "user");
  const someUnconfirmed = atLeastAPage(people / 1_000);
  const some = atLeastAPage(people / 100);
  return [
    rows(
      people,
      "users",
      "id, email, mailbox, first_name, last_name, password_hash, email_verified_at, created_at, updated_at",
      `'user-' || i, 'user' || i || '@example.org', 'user' || i || '@example.org', 'Alma', 'Sample', '', ${past}, ${past}, ${past}`,
    ),
    // They have a day to confirm their address, then the sweeper erases them.
    rows(
      someUnconfirmed,
      "users",
      "id, email, mailbox, first_name, last_name, password_hash, created_at, updated_at",
      `'newcomer-' || i, 'newcomer' || i || '@example.org', 'newcomer' || i || '@example.org', 'Alma', 'Sample', '', ${String(now)}, ${String(now)}`,
    ),
    rows(
      someUnconfirmed,
      "email_verifications",
      "user_id, purpose, email, token_hash, expires_at",
      `'newcomer-' || i, 'registration', 'newcomer' || i || '@example.org', ${keyOf("link")}, ${soon(filling)}`,
    ),
    rows(
      some,
      "verification_codes",
      "email, code_hash, salt, tries_left, expires_at",
      `'nobody' || i || '@example.org', ${randomKey}, ${randomKey}, 5, ${soon(filling)}`,
    ),
    rows(
      some,
      "password_resets",
      "email, token_hash, expires_at",
      `'user' || i || '@example.org', ${randomKey}, ${soon(filling)}`,
    ),
    rows(
      some,
      "auto_tokens",
      "token_hash, user_id, expires_at",
      `${randomKey}, ${someone}, ${soon(filling)}`,
    ),
    rows(
      sessions,
      "sessions",
      "id, user_id, expires_at, created_at, last_seen_at",
      `${randomKey} AS key, ${someone}, ${String(now)} + (i % 27 + 2) * ${String(days(1))}, ${String(now)} - ${String(days(1))}, ${String(now)} - ${String(hours(1))}`,
      "ORDER BY key",
    ),
    rows(
      people,
      "known_devices",
      "user_id, token_hash, last_used_at",
      `${someone}, ${randomKey}, ${String(now)} - (i % 90) * ${String(days(1))}`,
    ),
    rows(
      people / 4,
      "rate_limits",
      "key, count, resets_at",
      `${randomKey} AS key, 1, ${soon(filling)}`,
      "ORDER BY key",
    ),
    rows(
      some,
      "throttled_mails",
      "mail_id, state, mailbox_key, sender_key, at",
      `${keyOf("mail")}, 'released', ${randomKey}, ${randomKey}, ${String(now)}`,
    ),
    rows(some, "used_bot_tokens", "challenge_hash, expires_at", `${randomKey}, ${soon(filling)}`),
    rows(people / 4, "mail_opt_outs", "address_hash, topic", `${randomKey}, 'rounds'`),
    rows(
      people,
      "unsubscribe_links",
      "token_hash, address_hash, topic",
      `${randomKey} AS key, ${randomKey}, 'rounds'`,
      "ORDER BY key",
    ),
  ];
}

/** Plans, and what the payment provider has told of them. */
export function planRows(filling: Filling): readonly string[] {
  const { people } = filling.amounts;
  const past = pastDay(filling);
  const plans = 4 * atLeastAPage(people / 40);
  const ended = atLeastAPage(people / 40);
  return [
    rows(plans, "billings", "user_id, granted_at, updated_at", `'user-' || i, ${past}, ${past}`),
    `UPDATE billings SET granted_at = NULL, trial_used_at = updated_at, trial_ends_at = updated_at WHERE user_id IN (SELECT user_id FROM billings ORDER BY user_id LIMIT ${String(ended)})`,
    `UPDATE billings SET customer_id = 'cus_' || user_id, subscription_id = 'sub_' || user_id, subscription_status = 'active', granted_at = NULL
     WHERE user_id IN (SELECT user_id FROM billings WHERE granted_at IS NOT NULL ORDER BY user_id LIMIT ${String(ended)})`,
    rows(ended, "used_trials", "mailbox_hash, used_at", `${randomKey}, ${past}`),
    rows(ended, "payment_events", "id, handled_at", `'evt_' || i, ${String(filling.now)}`),
    rows(
      atLeastAPage(people / 400),
      "jobs",
      "key, kind, payload, requests, run_at",
      `'sync user-' || i, 'sync billing', 'user-' || i, 1, ${soon(filling)}`,
    ),
  ];
}
