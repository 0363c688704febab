import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { ConfirmedButton } from "#src/islands/kit/ui/Dialog.tsx";
import { useFieldProblem } from "#src/islands/kit/forms/form.tsx";
import { InlineForm, useInlineForm } from "#src/islands/kit/forms/inline-form.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import type { AdminPost } from "#src/shared/blog/post.output.ts";
import { adminPaths } from "#src/shared/site/admin-paths.ts";
import { paths } from "#src/shared/site/paths.ts";
import { fieldId } from "./DraftFields.tsx";
import { goToLine } from "./edits.ts";
import { LocalDate, useDateText, useTimeZone } from "#src/islands/kit/page/dates.tsx";
import { type Advice, hintsFor, missingForPublishing } from "#src/shared/blog/missing-for-publishing.ts";
import { tooLongIn } from "#src/shared/blog/too-long.ts";
import type { PostContent } from "#src/shared/blog/post-content.ts";

interface PublishingProps {
  post: AdminPost;
  draft: PostContent;
  /** Why the text can't be saved. */
  faults: readonly string[];
  /** Whether the published version differs from the draft. */
  isChanged: boolean;
  /** @param at left out: now */
  publish: (at?: Date) => Promise<AdminPost>;
  unpublish: () => Promise<AdminPost>;
  remove: () => Promise<void>;
}

/** The id of the list of missing fields, for disabled buttons. */
const missingId = "missing";

const unless = (isReady: boolean) =>
  isReady ? {} : ({ "aria-disabled": true, "aria-describedby": missingId } as const);

/** Who sees the post, what it lacks before anyone can, and what would make it better. */
export function Publishing(props: PublishingProps) {
  const { post, draft, faults, isChanged } = props;
  const missing: readonly Advice[] = [
    ...missingForPublishing(draft),
    ...tooLongIn(draft),
    ...faults.map((message) => ({ field: "markdown", message }) as const),
  ];
  const isReady = missing.length === 0;
  return (
    <section className="grid gap-4" aria-labelledby="publishing">
      <h2 id="publishing">Publishing</h2>
      <p role="status">
        <Standing post={post} isChanged={isChanged} />
      </p>
      <AdviceList id={missingId} title="Before readers can see it" advice={missing} />
      <div className="flex flex-wrap gap-3">
        {(post.state !== "published" || isChanged) && <PublishNow {...props} isReady={isReady} />}
        {post.state !== "draft" && <Unpublish {...props} />}
        <Delete remove={props.remove} />
      </div>
      {post.state !== "published" && <Schedule {...props} isReady={isReady} />}
      <AdviceList title="What would make it better" advice={hintsFor(draft)} />
    </section>
  );
}

function Standing({ post, isChanged }: Pick<PublishingProps, "post" | "isChanged">): ReactNode {
  const { state, publishedAt, slug } = post;
  const zone = useTimeZone();
  const date = publishedAt !== null && <LocalDate iso={publishedAt} withTime />;
  if (state === "published")
    return (
      <>
        <a className="link-line" href={paths.blogPost(slug)} target="_blank" rel="noreferrer">
          On the blog
        </a>{" "}
        since {date}.{isChanged && " Your changes since then aren’t public yet."}
      </>
    );
  if (state === "scheduled")
    return (
      <>
        Goes on the blog on {date}, {zone} time. Until then, only administrators see it.
        {isChanged && " Your changes since you scheduled it aren’t part of it yet: schedule it again."}
      </>
    );
  return "A draft: only administrators see it.";
}

function AdviceList({ id, title, advice }: { id?: string; title: string; advice: readonly Advice[] }) {
  if (advice.length === 0) return null;
  return (
    <div id={id} className="grid gap-2">
      <h3>{title}</h3>
      <ul className="list-disc ps-[1.25em]">
        {advice.map(({ field, message }) => (
          <li key={message}>
            <a
              className="link-line"
              href={`#${fieldId(field)}`}
              onClick={(event) => {
                const [, line] = /^Line (\d+): /u.exec(message) ?? [];
                const area = document.getElementById(fieldId(field));
                if (line === undefined || !(area instanceof HTMLTextAreaElement)) return;
                event.preventDefault();
                goToLine(area, Number(line));
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PublishNow({ post, publish, isReady }: PublishingProps & { isReady: boolean }) {
  const isPublished = post.state === "published";
  return (
    <ConfirmedButton
      label={isPublished ? "Publish the changes" : "Publish now"}
      button={{ look: "primary", ...unless(isReady) }}
      mutation={useMutation({ mutationFn: () => publish() })}
      input={undefined}
      news={isPublished ? "Your changes are public" : "The post is public"}
      title={isPublished ? "Publish the changes?" : "Publish this post now?"}
      cancelLabel="Not yet"
      busyLabel="Publishing…"
      failure="Nothing was published"
      isDestructive={false}
    >
      <p>
        Within seconds, readers see it at <code>{paths.blogPost(post.slug)}</code>, in the list, in the feed
        and in the sitemap.
      </p>
    </ConfirmedButton>
  );
}

function Unpublish({ post, unpublish }: PublishingProps) {
  const isPublished = post.state === "published";
  return (
    <ConfirmedButton
      label={isPublished ? "Unpublish" : "Cancel the schedule"}
      mutation={useMutation({ mutationFn: unpublish })}
      input={undefined}
      news="The post is a draft again"
      title={isPublished ? "Unpublish this post?" : "Cancel the schedule?"}
      cancelLabel="Leave it"
      busyLabel="Taking it down…"
      failure="Nothing has changed"
      isDestructive={false}
    >
      <p>It’s a draft again. Its address leads nowhere until you publish it.</p>
    </ConfirmedButton>
  );
}

function Delete({ remove }: Pick<PublishingProps, "remove">) {
  return (
    <ConfirmedButton
      label="Delete the post"
      button={{ look: "quiet" }}
      mutation={useMutation({ mutationFn: remove })}
      input={undefined}
      onDone={() => location.assign(adminPaths.blog({ state: "deleted" }))}
      leaves
      title="Delete this post?"
      cancelLabel="Keep it"
      confirmLabel="Delete it"
      busyLabel="Deleting…"
      failure="The post is still there"
    >
      <p>Readers won’t find it any more. You can restore it for 30 days, then it’s erased.</p>
    </ConfirmedButton>
  );
}

const isToCome = (time: Date): boolean => time.getTime() > Date.now();

function Schedule({ post, publish, isReady }: PublishingProps & { isReady: boolean }) {
  const { isOpen, open, close, opener } = useInlineForm();
  const [typed, setTyped] = useState("");
  const { problem, attempt, refuse } = useFieldProblem();
  const [zone, dateText] = [useTimeZone(), useDateText()];
  const schedule = useAction(
    useMutation({
      mutationFn: publish,
      onSuccess: () => {
        close();
        showToast({ title: "The post is scheduled" });
      },
    }),
  );
  if (!isOpen)
    return (
      <p>
        <Button ref={opener} {...unless(isReady)} onClick={() => isReady && open()}>
          {post.state === "scheduled" ? "Schedule it again…" : "Schedule…"}
        </Button>
      </p>
    );
  const at = new Date(typed);
  const save = () => {
    refuse(isToCome(at) ? null : "Choose a time that’s still to come.");
    if (isToCome(at)) schedule.run(at);
  };
  return (
    <InlineForm saveLabel="Schedule it" isBusy={schedule.isBusy} onCancel={close} onSave={save}>
      <Field
        label="Publish on"
        type="datetime-local"
        autoFocus
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          refuse(null);
          schedule.forget();
        }}
        hint={
          isToCome(at)
            ? `Readers see it from ${dateText(at.toISOString(), true)}, ${zone} time. Until then you can cancel the schedule.`
            : `In your own time zone, ${zone}.`
        }
        error={problem ?? schedule.problem}
        attempt={attempt}
      />
    </InlineForm>
  );
}
