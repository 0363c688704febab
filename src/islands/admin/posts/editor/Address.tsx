import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { InlineForm, useFocusFallback, useInlineForm } from "#src/islands/kit/forms/inline-form.tsx";
import { formText } from "#src/islands/kit/forms/form.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { postLimits } from "#src/shared/blog/post-limits.ts";
import type { AdminPost } from "#src/shared/blog/post.output.ts";
import { paths } from "#src/shared/site/paths.ts";

interface AddressProps {
  slug: string;
  /** Whether it’s made from the title. */
  follows: boolean;
  wasPublic: boolean;
  change: (slug: string) => Promise<AdminPost>;
}

/** The post's address. A published one redirects to the new one. */
export function Address({ slug, follows, wasPublic, change }: AddressProps) {
  const { isOpen, open, close, opener } = useInlineForm();
  const focusWatch = useFocusFallback(opener);
  const [attempt, setAttempt] = useState(0);
  const save = useAction(useMutation({ mutationFn: change, onSuccess: close }));
  if (!isOpen)
    return (
      <div className="grid justify-items-start gap-2" {...focusWatch}>
        <p className="field-label">Address</p>
        <p className="wrap-anywhere">
          <code>{paths.blogPost(slug)}</code>
        </p>
        {follows && <p className="field-hint">It follows the title until you publish, or change it here.</p>}
        <Button ref={opener} look="quiet" className="-ms-3" onClick={open}>
          Change the address
        </Button>
      </div>
    );
  return (
    <InlineForm
      saveLabel="Save the address"
      isBusy={save.isBusy}
      onCancel={() => {
        save.forget();
        close();
      }}
      onSave={(form) => {
        setAttempt((before) => before + 1);
        save.run(formText(form, "slug").trim());
      }}
    >
      <Field
        label="The end of its address"
        name="slug"
        autoFocus
        autoCapitalize="none"
        spellCheck={false}
        maxLength={postLimits.slugMax}
        defaultValue={slug}
        error={save.problem}
        attempt={attempt}
        hint={
          wasPublic
            ? "Small letters, digits and hyphens. The old address will lead here."
            : "Small letters, digits and hyphens."
        }
      />
    </InlineForm>
  );
}
