import { useState } from "react";
import { CoverFields, tagsFrom, tagsText } from "#src/islands/admin/posts/fields.tsx";
import type { Picture } from "#src/islands/admin/posts/pictures.tsx";
import { Field, TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import type { PostContent } from "#src/shared/blog/post-content.ts";
import { postLimits } from "#src/shared/blog/post-limits.ts";

interface DraftFieldsProps {
  draft: PostContent;
  library: readonly Picture[];
  onChange: (part: Partial<PostContent>) => void;
}

/** The field's own id, for links to what is missing. */
export const fieldId = (field: keyof PostContent): string => `post-${field}`;

/** What readers see of a post elsewhere than on its own page. */
export function DraftFields({ draft, library, onChange }: DraftFieldsProps) {
  const { description, author, tags, cover } = draft;
  const { most } = postLimits.description;
  return (
    <>
      <TextAreaField
        id={fieldId("description")}
        label="Description"
        hint={`Shown in lists, in the feed and by search engines. ${String(description.length)} of ${String(most)} characters.`}
        rows={3}
        maxLength={most}
        value={description}
        onChange={({ currentTarget }) => onChange({ description: currentTarget.value.replaceAll("\n", " ") })}
      />
      <Field
        id={fieldId("author")}
        label="Author"
        maxLength={postLimits.author.most}
        value={author}
        onChange={({ currentTarget }) => onChange({ author: currentTarget.value })}
      />
      <TagsField tags={tags} onChange={(changed) => onChange({ tags: changed })} />
      <div id={fieldId("cover")} tabIndex={-1}>
        <CoverFields cover={cover} library={library} onChange={(changed) => onChange({ cover: changed })} />
      </div>
    </>
  );
}

interface TagsFieldProps {
  tags: readonly string[];
  onChange: (tags: readonly string[]) => void;
}

/** What is typed stays as it is while the field has the focus: half a tag is none yet. */
function TagsField({ tags, onChange }: TagsFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { most } = postLimits.tags;
  const isTooMany = tagsFrom(typed ?? "").length > most;
  return (
    <Field
      id={fieldId("tags")}
      label="Tags"
      hint={`Up to ${String(most)}, with commas between them, such as blind spots, teams.`}
      error={isTooMany ? `Only the first ${String(most)} count.` : null}
      autoCapitalize="none"
      value={typed ?? tagsText(tags)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(tagsFrom(currentTarget.value).slice(0, most));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
