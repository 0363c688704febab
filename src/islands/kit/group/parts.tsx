import { useId } from "react";
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

/** The words in the display face, each band in its size. */
export function PictureWords({ picture }: { picture: Pick<GroupPicture, "words" | "questions"> }) {
  const id = `band-${useId()}`;
  return (
    <div className="picture-words">
      {wordGroups(picture).map(({ band, step, names }) => (
        <div key={step} data-step={step}>
          {band !== null && (
            <p id={`${id}-${String(step)}`} className="picture-band">
              {band}
            </p>
          )}
          <ul aria-labelledby={band === null ? undefined : `${id}-${String(step)}`}>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

interface ShareBarProps {
  length: number;
  className: string;
  /** Where chance alone would end it. */
  chance?: number;
}

/** A share as a bar, for the eye only. */
export function ShareBar({ length, className, chance }: ShareBarProps) {
  return (
    <svg className="picture-bar" width="100%" aria-hidden="true" focusable="false">
      <rect className={className} width={percent(length)} height="100%" rx="3" />
      {chance !== undefined && (
        <rect className="picture-chance" x={percent(chance)} width="2" height="100%" />
      )}
    </svg>
  );
}

interface ViewsProps {
  picture: Pick<GroupPicture, "themes" | "ownThemes">;
  audience: Audience;
}

/** Both views on the same rows: one by shares, the other by marks alone. */
export function PictureViews({ picture, audience }: ViewsProps) {
  const rows = themeRows(picture);
  const shares = rows.map(({ share }) => share);
  const { others, own } = texts.views[audience];
  return (
    <table className="picture-views">
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
            <th scope="row">{themeNames[theme].label}</th>
            <td>
              {share === null ? (
                "–"
              ) : (
                <div className="picture-share">
                  <span>{share}%</span>
                  <ShareBar
                    length={lengthIn(shares, share)}
                    chance={lengthIn(shares, 100 * chanceOf(theme))}
                    className={isClear ? "picture-leads" : "picture-follows"}
                  />
                </div>
              )}
            </td>
            <td>
              {isOwn && (
                <span className="picture-mark">
                  <svg width="1em" height="1em" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
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

function PictureQuestions({ questions }: Pick<GroupPicture, "questions">) {
  return (
    <ol className="picture-questions">
      {questions.map((question) => (
        <li key={question}>{question}</li>
      ))}
    </ol>
  );
}

interface BodyProps {
  picture: GroupPicture;
  audience: Audience;
  /** The headings of its parts. */
  part?: "h2" | "h3";
}

/** Words, both views and questions, as far as the picture has them. */
export function PictureBody({ picture, audience, part: Part = "h3" }: BodyProps) {
  const { words, themes, ownThemes, difference, questions } = picture;
  return (
    <>
      {words.length > 0 && (
        <section className="picture-part">
          <Part>{texts.words[audience]}</Part>
          {isWordList(picture) && <p className="measure">{texts.earlier}</p>}
          <PictureWords picture={picture} />
        </section>
      )}
      {themes.length + ownThemes.length > 0 && (
        <section className="picture-part">
          <Part>{texts.twoViews}</Part>
          <PictureViews picture={picture} audience={audience} />
          {difference !== null && <p className="picture-difference">{difference}</p>}
          <p className="measure text-sm text-muted">{texts.ownNote}</p>
        </section>
      )}
      {questions.length > 0 && (
        <section className="picture-part">
          <Part>{texts.questions}</Part>
          <PictureQuestions questions={questions} />
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
      <details className="picture-fold">
        <summary>{texts.themesFold}</summary>
        <dl>
          {wordsByTheme.map(({ theme, names }) => (
            <div key={theme}>
              <dt>{themeNames[theme].label}</dt>
              <dd>{names.join(", ")}</dd>
            </div>
          ))}
        </dl>
      </details>
      <details className="picture-fold">
        <summary>{texts.how.title}</summary>
        <ul>
          {texts.how.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
