import { days } from "#src/server/clock.ts";
import { atLeastAPage } from "./amounts.ts";
import { keyOf, oneOf, pastDay, rows, soon, type Filling } from "./filling.ts";

/** Emails that are sent have lost all but the event that they were about, so that it never has a second one. */
const told = (events: string): string =>
  `INSERT INTO mails (id, event_key, recipient, subject, text, html, state, attempts, due_at, created_at)
   SELECT 'told ' || event, event, '', 'Your round', '', '', 'sent', 1, at, at FROM (${events})`;

function mailRows(filling: Filling): readonly string[] {
  const { mails, people } = filling.amounts;
  const past = pastDay(filling);
  const columns = "id, event_key, recipient, subject, text, html, state, attempts, due_at, created_at";
  const waiting = atLeastAPage(people / 1_000);
  return [
    rows(
      mails,
      "mails",
      columns,
      `'mail-' || i, 'round over ' || i, '', 'Your round', '', '', 'sent', 1, ${past}, ${past}`,
    ),
    told(
      "SELECT 'round ready ' || id || ' 2' AS event, created_at AS at FROM surveys WHERE completed_at IS NULL AND id LIKE '_round-%'",
    ),
    told(
      "SELECT 'round closes ' || id || ' ' || closes_at AS event, created_at AS at FROM surveys WHERE completed_at IS NULL AND closes_at IS NOT NULL",
    ),
    told(
      "SELECT 'result shared ' || id || ' ' || shared_since AS event, shared_since AS at FROM clients WHERE shared_since IS NOT NULL",
    ),
    // Those that a mail server has put off.
    rows(
      waiting,
      "mails",
      `${columns}, last_refusal`,
      `'waiting-' || i, 'waiting ' || i, 'user' || i || '@example.org', 'Your round', 'Text', '', 'queued', 3, ${soon(filling)}, ${String(filling.now)}, 'busy'`,
    ),
    rows(
      waiting,
      "mails",
      `${columns}, last_refusal`,
      `'given-up-' || i, 'given up ' || i, 'user' || i || '@example.org', 'Your code', '', '', 'failed', 9, ${past}, ${past}, 'no such mailbox'`,
    ),
  ];
}

function blogRows(filling: Filling, posts: number): readonly string[] {
  const past = pastDay(filling);
  return [
    // A full page at least: what is compared is how many there are, not how many rows a page shows.
    rows(
      posts,
      "posts",
      "id, slug, content, revision, saved_at, saved_by, created_at",
      `'post-' || i, 'post-' || i, '{"title":"A post"}', 1, ${past}, 'user-1', ${past}`,
    ),
    rows(
      posts * 5,
      "post_revisions",
      "post_id, number, content, saved_at, saved_by",
      `${oneOf(posts, "post")}, i, '{"title":"A post"}', ${past}, 'user-1'`,
    ),
    rows(posts / 4, "old_slugs", "slug, post_id", `'old-' || i, 'post-' || i`),
    rows(
      posts,
      "pictures",
      "id, alt, width, height, bytes, added_at, added_by",
      `${keyOf("picture")}, 'A harbour', 8, 8, zeroblob(256), ${past}, 'user-1'`,
    ),
    rows(posts, "picture_uses", "picture_id, post_id", `${keyOf("picture")}, 'post-' || i`),
  ];
}

/** Emails, the administrators' log and the blog. */
export function siteRows(filling: Filling): readonly string[] {
  const { people } = filling.amounts;
  return [
    ...mailRows(filling),
    rows(
      people / 2,
      "admin_log",
      "at, actor_id, act, target_id",
      `${String(filling.now)} - ${String(days(10))}, 'user-1', 'end sessions', ${oneOf(people, "user")}`,
    ),
    ...blogRows(filling, atLeastAPage(people / 400)),
  ];
}
