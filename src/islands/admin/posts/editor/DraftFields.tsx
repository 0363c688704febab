import { useState } from "react";
import { type Picture, PictureDialog } from "#src/islands/admin/posts/pictures.tsx";
import { Segments } from "#src/islands/admin/posts/preview.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Field, TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import type { PostContent, PostCover } from "#src/shared/blog/post-content.ts";
import { pictureIdOf, picturePath, postLimits } from "#src/shared/blog/post-limits.ts";

interface DraftFieldsProps {
  draft: PostContent;
  library: readonly Picture[];
  /** What's wrong with a field; null when nothing is. */
  errorOf: (field: keyof PostContent) => string | null;
  onChange: (part: Partial<PostContent>) => void;
}

/** The field's own id, for links to what is missing. */
export const fieldId = (field: keyof PostContent): string => `post-${field}`;

export function DraftFields({ draft, library, errorOf, onChange }: DraftFieldsProps) {
  const { description, author, tags, cover } = draft;
  const { most } = postLimits.description;
  return (
    <>
      <TextAreaField
        id={fieldId("description")}
        label="Description"
        hint={`Shown in lists, in the feed and by search engines. ${String(description.length)} of ${String(most)} characters.`}
        rows={3}
        value={description}
        error={errorOf("description")}
        onChange={({ currentTarget }) => onChange({ description: currentTarget.value.replaceAll("\n", " ") })}
      />
      <Field
        id={fieldId("author")}
        label="Author"
        value={author}
        error={errorOf("author")}
        onChange={({ currentTarget }) => onChange({ author: currentTarget.value })}
      />
      <TagsField tags={tags} onChange={(changed) => onChange({ tags: changed })} />
      <div id={fieldId("cover")} tabIndex={-1}>
        <CoverFields
          cover={cover}
          library={library}
          error={errorOf("cover")}
          onChange={(changed) => onChange({ cover: changed })}
        />
      </div>
    </>
  );
}

interface TagsFieldProps {
  tags: readonly string[];
  onChange: (tags: readonly string[]) => void;
}

/** Tags are parsed on blur, because half a tag is none yet. */
function TagsField({ tags, onChange }: TagsFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { most } = postLimits.tags;
  const isTooMany = tagsFrom(typed ?? "").length > most;
  return (
    <Field
      id={fieldId("tags")}
      label="Tags"
      hint={`Up to ${String(most)}, with commas between them, such as blind spots, teams.`}
      error={isTooMany ? `Only the first ${String(most)} are saved. Remove the others.` : null}
      autoCapitalize="none"
      value={typed ?? tags.join(", ")}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(tagsFrom(currentTarget.value).slice(0, most));
      }}
      onBlur={() => isTooMany || setTyped(null)}
    />
  );
}

interface CoverFieldsProps {
  cover: PostCover | null;
  error?: string | null;
  library: readonly Picture[];
  onChange: (cover: PostCover | null) => void;
}

type WindowCover = Extract<PostCover, { kind: "window" }>;
type Pane = keyof WindowCover["panes"];

const panes: readonly (readonly [Pane, string])[] = [
  ["arena", "Arena"],
  ["blindSpot", "Blind Spot"],
  ["facade", "Façade"],
  ["unknown", "Unknown"],
];
type Kind = "none" | PostCover["kind"];
const kinds: readonly (readonly [Kind, string])[] = [
  ["none", "Drawn for you"],
  ["window", "A window"],
  ["picture", "A picture"],
];

const freshWindow: WindowCover = {
  kind: "window",
  alt: "",
  panes: { arena: 4, blindSpot: 3, facade: 2, unknown: 5 },
  words: {},
};

/** The picture of a post and its card: a window of four numbers, or an image. */
export function CoverFields({ cover, library, error, onChange }: CoverFieldsProps) {
  const [isPicking, setPicking] = useState(false);
  const [wantsPicture, setWantsPicture] = useState(false);
  // Arrow keys pass through all kinds, so each keeps its fields.
  const [left, setLeft] = useState<Partial<Record<Kind, PostCover>>>({ window: freshWindow });
  const choose = (kind: Kind) => {
    if (cover !== null) setLeft({ ...left, [cover.kind]: cover });
    setWantsPicture(kind === "picture");
    onChange(left[kind] ?? null);
  };
  const kind = cover?.kind ?? (wantsPicture ? "picture" : "none");
  return (
    <fieldset className="grid gap-4">
      <legend className="field-label mb-2">Cover</legend>
      <Segments legend="Kind of cover" choices={kinds} chosen={kind} onChoose={choose} />
      {cover?.kind === "window" && <WindowFields cover={cover} onChange={onChange} />}
      {cover?.kind === "picture" && (
        <img className="max-h-48 rounded-sm" src={picturePath(cover.pictureId)} alt="" />
      )}
      {kind === "picture" && (
        <p>
          <Button onClick={() => setPicking(true)}>
            {cover === null ? "Choose a picture" : "Use another picture"}
          </Button>
        </p>
      )}
      {cover !== null && (
        <TextAreaField
          label="What does the cover show?"
          hint="For people who can’t see it."
          rows={2}
          value={cover.alt}
          error={error}
          onChange={({ currentTarget }) => onChange({ ...cover, alt: currentTarget.value })}
        />
      )}
      {isPicking && (
        <PictureDialog
          file={null}
          library={library}
          onClose={() => setPicking(false)}
          onPicked={({ url, alt }) => {
            setPicking(false);
            const pictureId = pictureIdOf(url);
            if (pictureId !== null) onChange({ kind: "picture", pictureId, alt });
          }}
        />
      )}
    </fieldset>
  );
}

function WindowFields({ cover, onChange }: { cover: WindowCover; onChange: (cover: WindowCover) => void }) {
  const setWord = (pane: Pane, word: string) => {
    const { [pane]: _, ...others } = cover.words;
    onChange({ ...cover, words: word === "" ? others : { ...others, [pane]: word } });
  };
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-4">
      {panes.map(([pane, name]) => (
        <div key={pane} role="group" aria-label={name} className="grid grid-cols-1 gap-2">
          <Field
            label={`${name}, size`}
            type="number"
            min={1}
            max={99}
            value={cover.panes[pane]}
            onChange={({ currentTarget: { valueAsNumber: size } }) => {
              if (size >= 1 && size <= 99) onChange({ ...cover, panes: { ...cover.panes, [pane]: size } });
            }}
          />
          <Field
            label="A word in it"
            optional
            maxLength={postLimits.paneWordMax}
            value={cover.words[pane] ?? ""}
            onChange={({ currentTarget }) => setWord(pane, currentTarget.value)}
          />
        </div>
      ))}
    </div>
  );
}

/** "Johari Window, blind spots" → ["johari-window", "blind-spots"]: tags as in addresses, without repeats. */
export function tagsFrom(text: string): readonly string[] {
  const tags = text
    .split(",")
    .map((tag) =>
      tag
        .trim()
        .toLowerCase()
        .replaceAll(/[^a-z]+/gu, "-")
        .replaceAll(/^-|-$/gu, ""),
    )
    .filter((tag) => tag !== "");
  return [...new Set(tags)];
}
