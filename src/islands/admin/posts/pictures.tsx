import { useMutation } from "@tanstack/react-query";
import { useEffect, useId, useMemo, useState } from "react";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Dialog } from "#src/islands/kit/ui/Dialog.tsx";
import { FieldFrame, TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { ProblemNotice } from "#src/islands/kit/ui/Notice.tsx";
import { postLimits } from "#src/shared/blog/post-limits.ts";
import { RequestError, unreachable } from "#src/islands/kit/api/api-error.ts";
import { request } from "#src/islands/kit/api/request.ts";

export interface Picture {
  readonly url: string;
  readonly alt: string;
}

async function uploadPicture(file: Blob, alt: string): Promise<Picture> {
  const url = `/api/admin/pictures?alt=${encodeURIComponent(alt)}`;
  const made = await request("POST", url, file);
  if (typeof made !== "object" || made === null || !("url" in made) || typeof made.url !== "string")
    throw new RequestError(unreachable, { status: 0, statusText: "", url, body: "" });
  return { url: made.url, alt };
}

/** The first picture among what was dropped or pasted; null when there's none. */
export const pictureIn = (data: DataTransfer | null): File | null =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith("image/")) ?? null;

interface PictureDialogProps {
  /** The dropped or pasted file; null to choose one here. */
  file: File | null;
  library: readonly Picture[];
  onClose: () => void;
  onPicked: (picture: Picture) => void;
}

/** A picture from this computer, with what it shows, or one that's in the library. Drawn while it's open. */
export function PictureDialog({ file: given, library, onClose, onPicked }: PictureDialogProps) {
  const id = useId();
  const [file, setFile] = useState(given);
  const [alt, setAlt] = useState("");
  const [attempt, setAttempt] = useState(0);
  const [missing, setMissing] = useState<"file" | "alt" | null>(null);
  const source = useObjectUrl(file);
  const upload = useAction(
    useMutation({
      mutationFn: ({ chosen, text }: { chosen: File; text: string }) => uploadPicture(chosen, text),
      onSuccess: onPicked,
    }),
  );
  const send = () => {
    const text = alt.trim();
    setAttempt((before) => before + 1);
    setMissing(file === null ? "file" : text === "" ? "alt" : null);
    if (file !== null && text !== "") upload.run({ chosen: file, text });
  };
  return (
    <Dialog
      open
      title="Add a picture"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" busy={upload.isBusy} busyLabel="Uploading…" onClick={send}>
            Upload
          </Button>
        </>
      }
    >
      <FieldFrame
        label="A file from this device"
        error={missing === "file" ? "Choose a picture first." : null}
        attempt={attempt}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            type="file"
            accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
            onChange={({ currentTarget }) => {
              setFile(currentTarget.files?.[0] ?? null);
              setMissing(null);
            }}
          />
        )}
      </FieldFrame>
      {source !== null && <img className="max-h-48 rounded-sm" src={source} alt="" />}
      <TextAreaField
        label="What does it show?"
        hint="For people who can’t see it. Readers never see this text otherwise."
        rows={2}
        maxLength={postLimits.alt.most}
        value={alt}
        error={missing === "alt" ? "Say what the picture shows." : null}
        attempt={attempt}
        onChange={({ currentTarget }) => {
          setAlt(currentTarget.value);
          setMissing(null);
        }}
      />
      <ProblemNotice problem={upload.problem} title="The picture wasn’t uploaded" />
      {library.length > 0 && (
        <section aria-labelledby={`${id}-library`}>
          <h3 id={`${id}-library`}>Or use one from the library</h3>
          <ul className="grid max-h-64 grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2 overflow-y-auto">
            {library.map((picture) => (
              <li key={picture.url}>
                <button type="button" className="w-full cursor-pointer" onClick={() => onPicked(picture)}>
                  <img
                    className="aspect-4/3 w-full rounded-sm object-cover"
                    src={picture.url}
                    alt={picture.alt}
                    loading="lazy"
                  />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}

function useObjectUrl(file: File | null): string | null {
  const url = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(
    () => () => {
      if (url !== null) URL.revokeObjectURL(url);
    },
    [url],
  );
  return url;
}
