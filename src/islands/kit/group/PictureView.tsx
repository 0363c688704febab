import { useState } from "react";
import { LocalDate, useDateText } from "#src/islands/kit/page/dates.tsx";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Choice } from "#src/islands/kit/ui/Field.tsx";
import type { GroupPicture } from "#src/shared/group/group.output.ts";
import { compareThemes, compareWords, isWordList } from "#src/shared/group/picture-parts.ts";
import { groupTexts as texts, themeNames } from "#src/shared/group/texts.en.ts";
import { people } from "#src/shared/survey/survey-stage.ts";
import { PictureBody, PictureFolds, Share, type ShownPicture } from "./parts.tsx";

interface PictureViewProps extends ShownPicture {
  /** The address of its files, before the format. They need the cookie, which the page has set. */
  files: string;
  presentHref: string;
  /** Pictures to read it beside, newest first. */
  earlier?: readonly GroupPicture[];
  /** The level of its heading: 2 on a page that has a heading of its own. */
  level?: 1 | 2;
}

/** The picture of a group, frozen, the same for everyone who may see it. */
export function PictureView({ title, byline, picture, audience, level = 1, ...props }: PictureViewProps) {
  const { files, presentHref, earlier = [] } = props;
  const Title = level === 1 ? "h1" : "h2";
  const part = level === 1 ? "h2" : "h3";
  return (
    <article className="picture">
      <header className="grid grid-cols-1 gap-4">
        <Title className="text-(length:--text-xl)" dir="auto">
          {title}
        </Title>
        <p className="text-muted">
          <bdi>{byline}</bdi>
          {"\u00A0· "}
          {texts.counted(people(picture.counted))}
          {"\u00A0· "}
          <LocalDate iso={picture.createdAt} />
        </p>
        <p className="picture-sentence">{picture.sentence}</p>
      </header>
      <PictureBody picture={picture} audience={audience} part={part} />
      <div className="no-print flex flex-wrap gap-3">
        <LinkButton look="primary" href={presentHref}>
          Present it
        </LinkButton>
        {(["pdf", "slides", "csv"] as const).map((format) => (
          <LinkButton key={format} href={`${files}?format=${format}`} download>
            {texts.files[format]}
          </LinkButton>
        ))}
        <Button look="quiet" onClick={() => print()}>
          Print this page
        </Button>
      </div>
      {earlier.length > 0 && <BesideEarlier picture={picture} earlier={earlier} part={part} />}
      <PictureFolds picture={picture} />
    </article>
  );
}

const changeLook = "font-display text-xl/[1.3] font-[450]";

interface BesideEarlierProps extends Required<Pick<PictureViewProps, "picture" | "earlier">> {
  part: "h2" | "h3";
}

/** Two pictures side by side: what came, and what went. */
function BesideEarlier({ picture, earlier, part: Part }: BesideEarlierProps) {
  const dateText = useDateText();
  const [chosen, setChosen] = useState(earlier[0]?.createdAt);
  const other = earlier.find(({ createdAt }) => createdAt === chosen);
  if (other === undefined) return null;
  const words = compareWords(other, picture);
  return (
    <section className="picture-part grid grid-cols-1 gap-4">
      <Part>Beside an earlier picture</Part>
      <div className="no-print max-w-88">
        <Choice
          label="Compare with"
          value={other.createdAt}
          options={earlier.map(({ createdAt }) => [createdAt, dateText(createdAt)])}
          onPick={setChosen}
        />
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-6">
        {(["came", "stayed", "went"] as const).map((change) => (
          <div key={change}>
            <dt className="pb-2 text-(length:--text-sm) text-muted">{texts.changes[change]}</dt>
            {words[change].length === 0 ? (
              <dd className={`${changeLook} text-muted`}>None</dd>
            ) : (
              words[change].map((name) => (
                <dd key={name} className={`${changeLook} ${change === "came" ? "text-accent" : ""}`}>
                  {name}
                </dd>
              ))
            )}
          </div>
        ))}
      </dl>
      {isWordList(other) || isWordList(picture) ? (
        <p className="measure text-sm text-muted">{texts.earlier}</p>
      ) : (
        <ThemeChanges picture={picture} other={other} />
      )}
    </section>
  );
}

/** The shares of both, on the same rows and at one scale. */
function ThemeChanges({ picture, other }: { picture: GroupPicture; other: GroupPicture }) {
  const dateText = useDateText();
  const rows = compareThemes(other, picture);
  const shares = rows.flatMap(({ before, after }) => [before, after]);
  return (
    <table className="picture-views picture-then w-full leading-[1.3]">
      <caption className="pb-3 text-start font-[600]">Themes then and now</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{texts.theme}</span>
          </th>
          <th scope="col">{dateText(other.createdAt)}</th>
          <th scope="col">{dateText(picture.createdAt)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ theme, before, after }) => (
          <tr key={theme}>
            <th scope="row" className="min-[30rem]:whitespace-nowrap">
              {themeNames[theme].label}
            </th>
            <td>{before !== null && <Share share={before} shares={shares} isLeading={false} />}</td>
            <td>{after !== null && <Share share={after} shares={shares} isLeading />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const PictureIsland = island(PictureView);
