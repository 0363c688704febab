import { errorText } from "#src/islands/kit/api/api-error.ts";
import { fileOf, saveFile } from "#src/islands/kit/FileLink.tsx";
import { NotLoaded } from "#src/islands/kit/page/loading.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import {
  type PictureFormat,
  pictureSizes,
  type PictureTheme,
  pictureThemes,
  cardTexts,
} from "#src/shared/result/card.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useId, useState } from "react";
import { formatNames, themeNames } from "./card-copy.ts";

interface RadiosProps<Option extends string> {
  legend: string;
  names: Readonly<Record<Option, string>>;
  options: readonly Option[];
  value: Option;
  onPick: (option: Option) => void;
}

function Radios<Option extends string>({ legend, names, options, value, onPick }: RadiosProps<Option>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="field-label">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-2">
            <input type="radio" name={name} checked={one === value} onChange={() => onPick(one)} />
            {names[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The object URL of a file, revoked with the picture. */
function FilePicture({ file, format, alt }: { file: File; format: PictureFormat; alt: string }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null) return undefined;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} className="card-picture" data-format={format} {...pictureSizes[format]} alt={alt} />;
}

const canShare = (file: File): boolean => "canShare" in navigator && navigator.canShare({ files: [file] });

async function share(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file], text: `${cardTexts.ask} ${location.origin}` });
  } catch (error) {
    // Closed without sharing.
    if (error instanceof DOMException && error.name === "AbortError") return;
    showToast({ title: "The picture wasn’t shared", body: "Download it and share the file.", tone: "error" });
  }
}

async function copy(file: File): Promise<void> {
  try {
    if ("ClipboardItem" in globalThis)
      await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]);
    showToast({ title: "Picture copied" });
  } catch (error) {
    showToast({ title: "We couldn’t copy the picture", body: errorText(error), tone: "error" });
  }
}

interface PassOnProps {
  file: File;
  /** Another file is on its way. */
  isOld: boolean;
}

/** The share sheet where the browser has one for files; else, and beside it, the ways around it. */
function PassOn({ file, isOld }: PassOnProps) {
  return (
    <p className="flex flex-wrap gap-3">
      {canShare(file) && (
        <Button look="primary" busy={isOld} onClick={() => void share(file)}>
          Share picture
        </Button>
      )}
      <Button busy={isOld} onClick={() => saveFile(file)}>
        Download picture
      </Button>
      {"ClipboardItem" in globalThis && (
        <Button busy={isOld} onClick={() => void copy(file)}>
          Copy picture
        </Button>
      )}
    </p>
  );
}

interface PictureProps {
  formats: readonly PictureFormat[];
  alt: string;
  /** The query key: equal keys mean equal pictures. */
  of: readonly string[];
  draw: (as: { format: PictureFormat; theme: PictureTheme }) => Promise<Parameters<typeof fileOf>[0]>;
  /** What else there is to choose or to say. */
  children?: ReactNode;
}

/** A picture from the server, and what to do with it. It's loaded first: a share sheet can't wait. */
export function Picture({ formats, alt, of, draw, children }: PictureProps) {
  const [format, setFormat] = useState<PictureFormat>("post");
  const [theme, setTheme] = useState<PictureTheme>("light");
  const query = useQuery({
    queryKey: ["picture", ...of, format, theme],
    queryFn: async () => ({ format, file: fileOf(await draw({ format, theme })) }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    structuralSharing: false,
    // Trying all formats quickly exceeds the page’s own rate limit.
    retry: (failures, { name }) => name === "RateLimitError" && failures < 5,
    retryDelay: 1_500,
  });
  const { data, isPlaceholderData } = query;
  return (
    <div className="result-pair">
      <div aria-busy={isPlaceholderData}>
        {data !== undefined && <FilePicture file={data.file} format={data.format} alt={alt} />}
        {(data === undefined || query.error !== null) && (
          <NotLoaded query={query} what="Your picture" loading="Drawing your picture" lines={6} />
        )}
      </div>
      <div className="grid content-start gap-4">
        {data !== undefined && <PassOn file={data.file} isOld={isPlaceholderData} />}
        <Radios legend="Format" names={formatNames} options={formats} value={format} onPick={setFormat} />
        <Radios legend="Theme" names={themeNames} options={pictureThemes} value={theme} onPick={setTheme} />
        {children}
      </div>
    </div>
  );
}
