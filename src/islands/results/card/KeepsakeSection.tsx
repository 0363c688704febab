import { api } from "#src/islands/kit/api/api.ts";
import { Switch } from "#src/islands/kit/ui/Switch.tsx";
import { FileLink } from "#src/islands/results/shared/FileLink.tsx";
import { keepsakeFormats } from "#src/shared/result/keepsake.ts";
import { paths } from "#src/shared/site/paths.ts";
import { useState } from "react";
import { aboutKeepsake, keepsakeNames } from "./card-copy.ts";

/** The whole window as a picture, for its owner alone. */
export function KeepsakeSection({ surveyId }: { surveyId: string }) {
  const [withTitle, setWithTitle] = useState(false);
  const title = withTitle ? "true" : "false";
  return (
    <section className="grid gap-4" aria-labelledby="keepsake-title">
      <h3 id="keepsake-title">A keepsake for you alone</h3>
      <p className="max-w-measure">{aboutKeepsake}</p>
      <Switch
        label="Show the round’s title"
        isOn={withTitle}
        isBusy={false}
        onFlip={() => setWithTitle(!withTitle)}
      >
        Without it, the picture says “My window” and the date.
      </Switch>
      <p className="flex flex-wrap gap-3">
        {keepsakeFormats.map((format) => (
          <FileLink
            key={format}
            href={paths.keepsake(surveyId, format, withTitle)}
            fetchFile={() => api.card.keepsake.query({ surveyId, format, title })}
          >
            {keepsakeNames[format]}
          </FileLink>
        ))}
      </p>
    </section>
  );
}
