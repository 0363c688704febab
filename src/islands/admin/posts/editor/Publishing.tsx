import { fieldId } from "./DraftFields.tsx";
import { missingId, PublishingActs, type PublishingCalls } from "./PublishingActs.tsx";
import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import { missingForPublishing } from "#src/shared/blog/missing-for-publishing.ts";
import type { PostContent } from "#src/shared/blog/post-content.ts";
import type { AdminPost } from "#src/shared/blog/post.output.ts";
import { paths } from "#src/shared/site/paths.ts";

interface PublishingProps {
  post: AdminPost;
  draft: PostContent;
  /** Whether readers see, or will see, something else than what is written here. */
  isChanged: boolean;
  calls: PublishingCalls;
}

/** Who sees the post, what it lacks before anyone can, and how that is changed. */
export function Publishing({ post, draft, isChanged, calls }: PublishingProps) {
  const missing = missingForPublishing(draft);
  return (
    <section className="grid gap-4" aria-labelledby="publishing">
      <h2 id="publishing">Publishing</h2>
      <div role="status">
        <Standing post={post} isChanged={isChanged} />
      </div>
      {missing.length > 0 && (
        <div id={missingId} className="grid gap-2">
          <h3>Before readers can see it</h3>
          <ul className="missing">
            {missing.map(({ field, message }) => (
              <li key={message}>
                <a className="link-line" href={`#${fieldId(field)}`}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <PublishingActs post={post} isReady={missing.length === 0} isChanged={isChanged} calls={calls} />
    </section>
  );
}

function Standing({ post, isChanged }: Pick<PublishingProps, "post" | "isChanged">) {
  const { state, publishedAt, slug } = post;
  const since = publishedAt !== null && <LocalDate iso={publishedAt} withTime />;
  if (state === "published")
    return (
      <p>
        <a className="link-line" href={paths.blogPost(slug)} target="_blank" rel="noreferrer">
          On the blog
        </a>{" "}
        since {since}.{isChanged && " Your changes since then aren’t public yet."}
      </p>
    );
  if (state === "scheduled")
    return (
      <p>
        Goes on the blog on {since}.{isChanged && " Your changes since then aren’t part of it yet."}
      </p>
    );
  return <p>A draft: only administrators see it.</p>;
}
