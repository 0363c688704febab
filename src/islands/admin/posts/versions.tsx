import { WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import { drawnCover } from "#src/shared/blog/complete-post.ts";
import { picturePath } from "#src/shared/blog/post-limits.ts";
import type { PostContent } from "#src/shared/blog/post-content.ts";
import { useId, useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { ConfirmedButton } from "#src/islands/kit/ui/Dialog.tsx";
import { NotLoaded } from "#src/islands/kit/page/loading.tsx";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { adminPaths } from "#src/shared/site/admin-paths.ts";
import type { AdminPost, PostRevisions } from "#src/shared/blog/post.output.ts";
import { wordsText } from "#src/shared/site/blog.ts";
import { contentOf } from "./draft.ts";
import { diffWordsWithSpace } from "diff";

export interface Stretch {
  readonly kind: "same" | "added" | "removed";
  readonly text: string;
}

/** How much of a long common stretch is kept at each end. */
const contextLength = 160;
export const cut = "\n…\n";

/** The differences of two texts, with long common stretches cut; empty if there are none. */
export function differencesOf(earlier: string, later: string): readonly Stretch[] {
  if (earlier === later) return [];
  const stretches = diffWordsWithSpace(earlier, later, { timeout: 500 })?.map(
    ({ value, added, removed }): Stretch => ({
      kind: added ? "added" : removed ? "removed" : "same",
      text: value,
    }),
  );
  // Comparing them by words takes too long.
  if (!stretches)
    return [
      { kind: "removed", text: earlier },
      { kind: "added", text: later },
    ];
  return stretches.map((stretch, at) =>
    stretch.kind === "same" ? shortened(stretch, at === 0, at === stretches.length - 1) : stretch,
  );
}

function shortened(stretch: Stretch, isFirst: boolean, isLast: boolean): Stretch {
  const { text } = stretch;
  const before = isFirst ? "" : text.slice(0, contextLength);
  const after = isLast ? "" : text.slice(-contextLength);
  if (text.length <= before.length + after.length + cut.length) return stretch;
  return { kind: "same", text: before + cut + after };
}

interface DifferencesProps {
  earlier: PostContent;
  later: PostContent;
  names: readonly [earlier: string, later: string];
}

const parts = [
  { name: "Title", read: ({ title }: PostContent) => title },
  { name: "Description", read: ({ description }: PostContent) => description },
  { name: "Author", read: ({ author }: PostContent) => author },
  { name: "Tags", read: ({ tags }: PostContent) => tags.join(", ") },
  { name: "Text", read: ({ markdown }: PostContent) => markdown },
];

/** How two versions of a post differ, part by part. */
export function Differences({ earlier, later, names }: DifferencesProps) {
  const changed = parts
    .map(({ name, read }) => ({ name, stretches: differencesOf(read(earlier), read(later)) }))
    .filter(({ stretches }) => stretches.length > 0);
  const isCoverChanged = JSON.stringify(earlier.cover) !== JSON.stringify(later.cover);
  if (changed.length === 0 && !isCoverChanged) return <p className="text-muted">They’re the same.</p>;
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">
        Crossed out: {names[0].toLowerCase()}. Underlined: {names[1].toLowerCase()}.
      </p>
      {isCoverChanged && (
        <section aria-label="Cover">
          <h3 className="text-sm text-muted">Cover</h3>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-4 py-2">
            <CoverPicture name={names[0]} content={earlier} />
            <CoverPicture name={names[1]} content={later} />
          </div>
        </section>
      )}
      {changed.map(({ name, stretches }) => (
        <section key={name} aria-label={name}>
          <h3 className="text-sm text-muted">{name}</h3>
          {/* Focusable, because not every browser lets a keyboard scroll it otherwise. */}
          <p
            className="max-h-96 overflow-y-auto rounded-md border border-line px-4 py-3 whitespace-pre-wrap [&_del]:bg-facade [&_ins]:bg-arena"
            dir="auto"
            tabIndex={0}
          >
            {stretches.map(({ kind, text }, at) => {
              const Mark = kind === "added" ? "ins" : kind === "removed" ? "del" : "span";
              return <Mark key={`${String(at)}-${kind}`}>{text}</Mark>;
            })}
          </p>
        </section>
      ))}
    </div>
  );
}

/** A cover as readers would see it, with what it says to those who can't see it. */
function CoverPicture({ name, content }: { name: string; content: PostContent }) {
  const cover = content.cover ?? drawnCover(content.title);
  return (
    <figure className="grid content-start gap-2">
      {cover.kind === "window" ? (
        <div className="cover-drawn" role="img" aria-label={cover.alt}>
          <WindowFrame weights={cover.panes} panes={cover.words} />
        </div>
      ) : (
        <img className="cover-drawn" src={picturePath(cover.pictureId)} alt={cover.alt} />
      )}
      <figcaption className="text-sm text-muted">
        {name}
        {content.cover === null ? ", drawn from the title" : cover.alt !== "" && `: ${cover.alt}`}
      </figcaption>
    </figure>
  );
}

interface VersionsProps {
  post: AdminPost;
  draft: PostContent;
  restore: (number: number) => Promise<void>;
}

/** Earlier versions of a post, compared, and a way to restore one. */
export function Versions(props: VersionsProps) {
  const { id, slug } = props.post;
  const [isOpen, setOpen] = useState(false);
  const query = trpc.post.revisions.useQuery({ id }, { staleTime: 0, enabled: isOpen });
  return (
    <section className="grid gap-4" aria-labelledby="versions">
      <h2 id="versions">Versions</h2>
      <p className="flex flex-wrap gap-3">
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "Hide the versions" : "Show earlier versions"}
        </Button>
        <LinkButton href={adminPaths.postFile(id)} download={`${slug}.mdx`}>
          Download as MDX
        </LinkButton>
      </p>
      {isOpen && !query.data && (
        <NotLoaded query={query} what="The versions" loading="Loading the versions" />
      )}
      {isOpen && (
        <ol className="grid gap-3">
          {query.data?.map((version) => (
            <VersionRow key={version.number} version={version} {...props} />
          ))}
        </ol>
      )}
    </section>
  );
}

function VersionRow({ version, post, draft, restore }: VersionsProps & { version: PostRevisions[number] }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="grid gap-3">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span id={id}>
          Version {version.number}, {wordsText(version.markdown)},{" "}
          <LocalDate iso={version.savedAt} withTime />
        </span>
        <span className="text-muted">
          {version.savedBy ?? "Someone whose account is gone"}
          {version.isLive && (post.state === "scheduled" ? ", the one scheduled" : ", what readers see")}
        </span>
        <Button look="quiet" aria-expanded={isOpen} aria-describedby={id} onClick={() => setOpen(!isOpen)}>
          Compare
        </Button>
        <ConfirmedButton
          label="Restore"
          button={{ look: "quiet", "aria-describedby": id }}
          mutation={useMutation({ mutationFn: restore })}
          input={version.number}
          onDone={() => setOpen(false)}
          news="Version restored"
          title="Restore this version?"
          cancelLabel="Leave it"
          busyLabel="Restoring…"
          failure="Nothing has changed"
          isDestructive={false}
        >
          <p>It replaces what you’re writing, which stays among the versions.</p>
          <p>Readers see nothing of it until you publish.</p>
        </ConfirmedButton>
      </div>
      {isOpen && <Differences earlier={contentOf(version)} later={draft} names={["That version", "Now"]} />}
    </li>
  );
}
