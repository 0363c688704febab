import type { PostContent } from "#src/shared/blog/post-content.ts";
import { differencesOf } from "./differences.ts";

interface DifferencesProps {
  earlier: PostContent;
  later: PostContent;
}

const parts = [
  { name: "Title", read: ({ title }: PostContent) => title },
  { name: "Description", read: ({ description }: PostContent) => description },
  { name: "Author", read: ({ author }: PostContent) => author },
  { name: "Tags", read: ({ tags }: PostContent) => tags.join(", ") },
  { name: "Cover", read: ({ cover }: PostContent) => (cover === null ? "" : JSON.stringify(cover, null, 1)) },
  { name: "Text", read: ({ markdown }: PostContent) => markdown },
];

/** How two versions of a post differ, part by part. */
export function Differences({ earlier, later }: DifferencesProps) {
  const changed = parts
    .map(({ name, read }) => ({ name, stretches: differencesOf(read(earlier), read(later)) }))
    .filter(({ stretches }) => stretches.length > 0);
  if (changed.length === 0) return <p className="text-muted">They’re the same.</p>;
  return (
    <div className="grid gap-4">
      {changed.map(({ name, stretches }) => (
        <section key={name} aria-label={name}>
          <h3 className="text-sm text-muted">{name}</h3>
          {/* What is long is scrolled, also by keyboard: not every browser brings it there by itself. */}
          <p className="differences" tabIndex={0}>
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
