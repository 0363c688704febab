import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#src/islands/kit/api/api.ts";
import { request } from "#src/islands/kit/api/request.ts";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { OwnBrandHead } from "#src/islands/kit/OwnBrand.tsx";
import { NotLoaded } from "#src/islands/kit/page/loading.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { FileButton } from "#src/islands/kit/ui/FileButton.tsx";
import { FieldFrame } from "#src/islands/kit/ui/Field.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import {
  logoMaxBytes,
  logoPath,
  logoTypes,
  ownBrandTexts,
  readable,
} from "#src/shared/own-brand/own-brand.ts";
import type { OwnBrand } from "#src/shared/own-brand/own-brand.output.ts";

/** Someone's own logo and colour, for what their clients see. */
export function BrandSection({ initial }: { initial: OwnBrand | null }) {
  const query = trpc.ownBrand.get.useQuery(undefined, { ...fromPage(initial) });
  return (
    <section className="grid gap-6" aria-labelledby="brand">
      <h2 id="brand">Your name on it</h2>
      {query.data === undefined ? (
        <NotLoaded query={query} what="Your logo and colour" loading="Loading your logo and colour" />
      ) : (
        <Settings brand={query.data} />
      )}
    </section>
  );
}

function Settings({ brand }: { brand: OwnBrand }) {
  const { isAvailable, logo, colour } = brand;
  return (
    <>
      <p className="-mt-2">
        {isAvailable
          ? "Your clients and teams see your logo and colour beside our name: in emails, where they reply, in sessions, pictures and reports, and on walls."
          : ownBrandTexts.planNeeded}
      </p>
      {!isAvailable && (logo !== null || colour !== null) && (
        <p className="-mt-2">What you saved before is still here. Nobody else sees it now.</p>
      )}
      {(isAvailable || logo !== null) && <Logo brand={brand} />}
      {(isAvailable || colour !== null) && <Colour key={colour} brand={brand} />}
    </>
  );
}

/** Shows what is saved now, and says what has become of it. */
function useSaved(what: "logo" | "colour") {
  const utils = trpc.useUtils();
  return (brand: OwnBrand) => {
    utils.ownBrand.get.setData(undefined, brand);
    showToast({ title: `Your ${what} is ${brand[what] === null ? "removed" : "saved"}` });
  };
}

async function uploadLogo(file: File): Promise<OwnBrand> {
  if (!logoTypes.some((type) => type === file.type))
    throw new Error("Please choose a PNG, JPEG or WebP picture.");
  if (file.size > logoMaxBytes) throw new Error("A logo can have at most 2 MB.");
  await request("PUT", logoPath, file, { headers: { "content-type": file.type } });
  return api.ownBrand.get.query();
}

function Logo({ brand: { isAvailable, logo, colour } }: { brand: OwnBrand }) {
  const onSuccess = useSaved("logo");
  const upload = useAction(useMutation({ mutationFn: uploadLogo, onSuccess }));
  const remove = useAction(trpc.ownBrand.removeLogo.useMutation({ onSuccess }));
  const problem = upload.problem ?? remove.problem;
  return (
    <div className="grid justify-items-start gap-3">
      <h3>Logo</h3>
      {logo !== null && <OwnBrandHead brand={{ logo, colour: isAvailable ? colour : null }} />}
      <p className="flex flex-wrap gap-3">
        {isAvailable && (
          <FileButton
            busy={upload.isBusy}
            busyLabel="Uploading…"
            aria-describedby="logo-hint"
            accept={logoTypes.join(",")}
            testId="logo-file"
            onFile={upload.run}
          >
            {logo === null ? "Choose a logo" : "Choose another logo"}
          </FileButton>
        )}
        {logo !== null && (
          <Button
            look="quiet"
            busy={remove.isBusy}
            onClick={() => {
              upload.forget();
              remove.run(undefined);
            }}
          >
            Remove my logo
          </Button>
        )}
      </p>
      {problem !== null && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      {isAvailable && (
        <p id="logo-hint" className="field-hint">
          A PNG, JPEG or WebP of at most 2 MB. We make it fit into 400 × 120 pixels, on white.
        </p>
      )}
    </div>
  );
}

/** Our own, in which clients' emails have their button. */
const usualColour = "#9a3f06";

function Colour({ brand: { isAvailable, colour } }: { brand: OwnBrand }) {
  const [draft, setDraft] = useState(colour ?? usualColour);
  const shown = readable(draft);
  const save = useAction(trpc.ownBrand.saveColour.useMutation({ onSuccess: useSaved("colour") }));
  return (
    <div className="grid justify-items-start gap-3">
      {isAvailable && (
        <FieldFrame
          label="Colour"
          error={save.problem}
          hint={
            shown === draft.toLowerCase()
              ? "Buttons in emails and lines in reports have it."
              : "It’s too light for white letters, so we darken it as shown."
          }
        >
          {(control) => (
            <span className="flex flex-wrap items-center gap-4">
              <input
                {...control}
                type="color"
                className="h-11 w-20 cursor-pointer"
                value={draft}
                onChange={({ currentTarget }) => setDraft(currentTarget.value)}
              />
              <svg width="180" height="44" aria-hidden="true">
                <rect width="180" height="44" rx="10" fill={shown} />
                <text x="90" y="28" textAnchor="middle" fontSize="16" fontWeight="600" fill="#ffffff">
                  See the invitation
                </text>
              </svg>
            </span>
          )}
        </FieldFrame>
      )}
      <p className="flex flex-wrap gap-3">
        {isAvailable && (
          <Button busy={save.isBusy} busyLabel="Saving…" onClick={() => save.run({ colour: draft })}>
            Save my colour
          </Button>
        )}
        {colour !== null && (
          <Button look="quiet" disabled={save.isBusy} onClick={() => save.run({ colour: null })}>
            Remove my colour
          </Button>
        )}
      </p>
    </div>
  );
}
