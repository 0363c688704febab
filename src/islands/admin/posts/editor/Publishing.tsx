import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { ConfirmDialog, useConfirmedAction } from "#src/islands/kit/ui/Dialog.tsx";
import { InlineForm, useInlineForm } from "#src/islands/kit/forms/inline-form.tsx";
import { formText } from "#src/islands/kit/forms/form.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import type { AdminPost } from "#src/shared/blog/post.output.ts";
import { adminPaths } from "#src/shared/site/admin-paths.ts";
import { paths } from "#src/shared/site/paths.ts";
import { fieldId } from "./DraftFields.tsx";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { type Advice, hintsFor, missingForPublishing } from "#src/shared/blog/missing-for-publishing.ts";
import { tooLongIn } from "#src/shared/blog/too-long.ts";
import type { PostContent } from "#src/shared/blog/post-content.ts";

export interface PublishingCalls {
  /** @param at left out: now */
  readonly publish: (at?: Date) => Promise<AdminPost>;
  readonly unpublish: () => Promise<AdminPost>;
  readonly remove: () => Promise<void>;
}

/** The id of the list of missing fields, for disabled buttons. */
const missingId = "missing";

const unless = (isReady: boolean) =>
  isReady ? {} : ({ "aria-disabled": true, "aria-describedby": missingId } as const);

interface PublishingActsProps {
  post: AdminPost;
  /** Whether nothing is missing. */
  isReady: boolean;
  isChanged: boolean;
  calls: PublishingCalls;
}

/** Each asks first and says what will happen. */
function PublishingActs({ post, isReady, isChanged, calls }: PublishingActsProps) {
  const isPublished = post.state === "published";
  const unpublishLabel = isPublished ? "Unpublish" : "Cancel the schedule";
  const publish = useConfirmedAction(useMutation({ mutationFn: () => calls.publish() }), {
    onDone: () => showToast({ title: isPublished ? "Your changes are public" : "The post is public" }),
  });
  const unpublish = useConfirmedAction(useMutation({ mutationFn: calls.unpublish }), {
    onDone: () => showToast({ title: "The post is a draft again" }),
  });
  const remove = useConfirmedAction(useMutation({ mutationFn: calls.remove }), {
    onDone: () => location.assign(adminPaths.blog({ state: "deleted" })),
    leaves: true,
  });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        {(!isPublished || isChanged) && (
          <Button look="primary" {...unless(isReady)} onClick={() => isReady && publish.ask()}>
            {isPublished ? "Publish the changes" : "Publish now"}
          </Button>
        )}
        {post.state !== "draft" && <Button onClick={() => unpublish.ask()}>{unpublishLabel}</Button>}
        <Button look="quiet" onClick={() => remove.ask()}>
          Delete the post
        </Button>
      </div>
      {!isPublished && <Schedule publish={calls.publish} isReady={isReady} />}
      <ConfirmDialog
        {...publish.question}
        title={isPublished ? "Publish the changes?" : "Publish this post now?"}
        cancelLabel="Not yet"
        confirmLabel={isPublished ? "Publish the changes" : "Publish now"}
        busyLabel="Publishing…"
        failure="Nothing was published"
        isDestructive={false}
      >
        <p>
          Within seconds, readers see it at <code>{paths.blogPost(post.slug)}</code>, in the list, in the feed
          and in the sitemap.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        {...unpublish.question}
        title={isPublished ? "Unpublish this post?" : "Cancel the schedule?"}
        cancelLabel="Leave it"
        confirmLabel={unpublishLabel}
        busyLabel="Taking it down…"
        failure="Nothing has changed"
        isDestructive={false}
      >
        <p>It’s a draft again. Its address leads nowhere until you publish it.</p>
      </ConfirmDialog>
      <ConfirmDialog
        {...remove.question}
        title="Delete this post?"
        cancelLabel="Keep it"
        confirmLabel="Delete it"
        busyLabel="Deleting…"
        failure="The post is still there"
      >
        <p>Readers won’t find it any more. You can restore it for 30 days, then it’s erased.</p>
      </ConfirmDialog>
    </div>
  );
}

interface ScheduleProps {
  publish: PublishingCalls["publish"];
  isReady: boolean;
}

/** Publishes at a time to come. */
function Schedule({ publish, isReady }: ScheduleProps) {
  const { isOpen, open, close, opener } = useInlineForm();
  const [attempt, setAttempt] = useState(0);
  const [fault, setFault] = useState<string | null>(null);
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
          Schedule…
        </Button>
      </p>
    );
  const save = (form: FormData) => {
    setAttempt((before) => before + 1);
    const at = new Date(formText(form, "at"));
    const isToCome = at.getTime() > Date.now();
    setFault(isToCome ? null : "Choose a time that’s still to come.");
    if (isToCome) schedule.run(at);
  };
  return (
    <InlineForm saveLabel="Schedule it" isBusy={schedule.isBusy} onCancel={close} onSave={save}>
      <Field
        label="Publish on"
        type="datetime-local"
        autoFocus
        name="at"
        hint="In your own time zone."
        error={fault ?? schedule.problem}
        attempt={attempt}
      />
    </InlineForm>
  );
}

interface PublishingProps {
  post: AdminPost;
  draft: PostContent;
  /** Why the text can't be saved. */
  faults: readonly string[];
  /** Whether the published version differs from the draft. */
  isChanged: boolean;
  calls: PublishingCalls;
}

/** Who sees the post, what it lacks before anyone can, and what would make it better. */
export function Publishing({ post, draft, faults, isChanged, calls }: PublishingProps) {
  const missing: readonly Advice[] = [
    ...missingForPublishing(draft),
    ...tooLongIn(draft),
    ...faults.map((message) => ({ field: "markdown", message }) as const),
  ];
  const hints = hintsFor(draft);
  return (
    <section className="grid gap-4" aria-labelledby="publishing">
      <h2 id="publishing">Publishing</h2>
      <div role="status">
        <Standing post={post} isChanged={isChanged} />
      </div>
      {missing.length > 0 && (
        <div id={missingId} className="grid gap-2">
          <h3>Before readers can see it</h3>
          <AdviceList advice={missing} />
        </div>
      )}
      <PublishingActs post={post} isReady={missing.length === 0} isChanged={isChanged} calls={calls} />
      {hints.length > 0 && (
        <div className="grid gap-2">
          <h3>What would make it better</h3>
          <AdviceList advice={hints} />
        </div>
      )}
    </section>
  );
}

function AdviceList({ advice }: { advice: readonly Advice[] }) {
  return (
    <ul className="missing">
      {advice.map(({ field, message }) => (
        <li key={message}>
          <a className="link-line" href={`#${fieldId(field)}`}>
            {message}
          </a>
        </li>
      ))}
    </ul>
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
