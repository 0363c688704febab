import { type ReactNode, useId } from "react";
import type { GroupPicture } from "#src/shared/group/group.output.ts";
import {
  chanceOf,
  isWordList,
  lengthIn,
  themeRows,
  wordGroups,
  wordsByTheme,
} from "#src/shared/group/picture-parts.ts";
import { type Audience, groupTexts as texts, themeNames } from "#src/shared/group/texts.en.ts";
import { percent } from "#src/shared/result/window-geometry.ts";

/* The parts of a picture, on pages with a script and without, and on slides. */

export interface ShownPicture {
  title: string;
  /** Who made it, or whose it is: "Group picture by Erin Walsh". */
  byline: string;
  picture: GroupPicture;
  audience: Audience;
}

/** The letters of each step. */
const stepLooks: Readonly<Record<number, string>> = {
  1: "text-(length:--letters) text-accent",
  2: "text-[calc(0.7*var(--letters))]",
  3: "text-[calc(0.5*var(--letters))]",
};

/** The words in the display face, each band in its size. */
export function PictureWords({ picture }: { picture: GroupPicture }) {
  const id = `band-${useId()}`;
  return (
    <div className="picture-words grid gap-6 rounded-md bg-raised">
      {wordGroups(picture).map(({ band, step, names }) => (
        <div key={step}>
          {band !== null && (
            <p id={`${id}-${String(step)}`} className="picture-band mb-[0.5em] text-sm/[1.4] text-muted">
              {band}
            </p>
          )}
          <ul
            className={`flex flex-wrap items-baseline gap-x-[0.6em] font-display leading-[1.14] font-[450] tracking-[-0.015em] ${stepLooks[step]}`}
            aria-labelledby={band === null ? undefined : `${id}-${String(step)}`}
          >
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

interface ShareProps {
  /** Percent. */
  share: number;
  /** All shares of the table: the largest fills its row. */
  shares: readonly (number | null)[];
  isLeading: boolean;
  /** The share that chance alone would give, in percent. */
  chance?: number;
}

/** A share in percent, and as a bar for the eye only. */
export function Share({ share, shares, isLeading, chance }: ShareProps) {
  return (
    <div className="picture-share">
      <span>{share}%</span>
      <svg className="picture-bar forced-color-adjust-none" width="100%" aria-hidden="true" focusable="false">
        <rect
          className={`fill-accent ${isLeading ? "" : "[fill-opacity:0.38]"}`}
          width={percent(lengthIn(shares, share))}
          height="100%"
          rx="3"
        />
        {chance !== undefined && (
          <rect
            className={isLeading ? "fill-paper" : "fill-ink"}
            x={percent(lengthIn(shares, chance))}
            width="2"
            height="100%"
          />
        )}
      </svg>
    </div>
  );
}

/** Both views on the same rows: one by shares, the other by marks alone. */
export function PictureViews({ picture, audience }: Pick<ShownPicture, "picture" | "audience">) {
  const rows = themeRows(picture);
  const shares = rows.map(({ share }) => share);
  const { others, own } = texts.views[audience];
  return (
    <table className="picture-views w-full leading-[1.3]">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{texts.theme}</span>
          </th>
          <th scope="col">{others}</th>
          <th scope="col">{own}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ theme, share, isClear, isOwn }) => (
          <tr key={theme}>
            <th scope="row" className="min-[30rem]:whitespace-nowrap">
              {themeNames[theme].label}
            </th>
            <td>
              <Share share={share} shares={shares} isLeading={isClear} chance={100 * chanceOf(theme)} />
            </td>
            <td>
              {isOwn && (
                <span className="inline-flex items-center gap-[0.5em] font-[600] forced-color-adjust-none">
                  <svg
                    className="fill-accent"
                    width="1em"
                    height="1em"
                    viewBox="0 0 16 16"
                    aria-hidden="true"
                    focusable="false"
                  >
                    <circle cx="8" cy="8" r="7" />
                  </svg>
                  {texts.own}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface BodyProps extends Pick<ShownPicture, "picture" | "audience"> {
  /** The headings of its parts. */
  part?: "h2" | "h3";
}

/** Words, both views and questions, as far as the picture has them. */
export function PictureBody({ picture, audience, part: Part = "h3" }: BodyProps) {
  const { words, themes, difference, questions } = picture;
  return (
    <>
      {words.length > 0 && (
        <section className="picture-part grid grid-cols-1 gap-4">
          <Part>{texts.words[audience]}</Part>
          {isWordList(picture) && <p className="measure">{texts.earlier}</p>}
          <PictureWords picture={picture} />
        </section>
      )}
      {themes.length > 0 && (
        <section className="picture-part grid grid-cols-1 gap-4">
          <Part>{texts.themes}</Part>
          <PictureViews picture={picture} audience={audience} />
          {difference !== null && (
            <p className="picture-difference mt-2 max-w-184 text-balance">{difference}</p>
          )}
          <p className="measure text-sm text-muted">{texts.ownNote}</p>
        </section>
      )}
      {questions.length > 0 && (
        <section className="picture-part grid grid-cols-1 gap-4">
          <Part>{texts.questions}</Part>
          <ol className="picture-questions grid max-w-208 gap-6">
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

/** What a picture is made of, folded away; an old list of words says so above. */
export function PictureFolds({ picture }: { picture: GroupPicture }) {
  if (isWordList(picture)) return null;
  return (
    <div>
      <Fold title="Which words belong to a theme">
        <dl className="grid gap-3 pb-6">
          {wordsByTheme.map(({ theme, names }) => (
            <div key={theme}>
              <dt className="font-display text-lg/[1.4] font-[500]">{themeNames[theme].label}</dt>
              <dd>{names.join(", ")}</dd>
            </div>
          ))}
        </dl>
      </Fold>
      <Fold title={texts.how.title}>
        <ul className="grid gap-3 pb-6">
          {texts.how.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="print-open max-w-184 border-t border-hair last:border-b">
      <summary className="py-3 font-[600]">{title}</summary>
      {children}
    </details>
  );
}
