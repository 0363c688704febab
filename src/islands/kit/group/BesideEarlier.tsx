import { useState } from "react";
import { useDateText } from "#src/islands/kit/page/dates.tsx";
import { Choice } from "#src/islands/kit/ui/Field.tsx";
import type { GroupPicture } from "#src/shared/group/group.output.ts";
import { compareThemes, compareWords, isWordList, lengthIn } from "#src/shared/group/picture-parts.ts";
import { groupTexts, themeNames } from "#src/shared/group/texts.en.ts";
import { ShareBar } from "./parts.tsx";

const texts = groupTexts.beside;

interface BesideEarlierProps {
  picture: GroupPicture;
  /** Newest first, at least one. */
  earlier: readonly GroupPicture[];
  part: "h2" | "h3";
}

/** Two pictures side by side: what came, and what went. */
export function BesideEarlier({ picture, earlier, part: Part }: BesideEarlierProps) {
  const dateText = useDateText();
  const [chosen, setChosen] = useState(earlier[0]?.createdAt);
  const other = earlier.find(({ createdAt }) => createdAt === chosen);
  if (other === undefined) return null;
  const { came, stayed, went } = compareWords(other, picture);
  return (
    <section className="picture-part">
      <Part>{texts.title}</Part>
      <div className="picture-choice no-print">
        <Choice
          label={texts.choose}
          value={other.createdAt}
          options={earlier.map(({ createdAt }) => [createdAt, dateText(createdAt)])}
          onPick={setChosen}
        />
      </div>
      <dl className="picture-changes">
        <Words title={texts.came} names={came} />
        <Words title={texts.stayed} names={stayed} />
        <Words title={texts.went} names={went} />
      </dl>
      {isWordList(other) || isWordList(picture) ? (
        <p className="measure text-sm text-muted">{groupTexts.earlier}</p>
      ) : (
        <ThemeChanges
          picture={picture}
          other={other}
          then={dateText(other.createdAt)}
          now={dateText(picture.createdAt)}
        />
      )}
    </section>
  );
}

function Words({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <div>
      <dt>{title}</dt>
      {names.length === 0 ? (
        <dd className="text-muted">{texts.none}</dd>
      ) : (
        names.map((name) => <dd key={name}>{name}</dd>)
      )}
    </div>
  );
}

interface ThemeChangesProps {
  picture: GroupPicture;
  other: GroupPicture;
  then: string;
  now: string;
}

/** The shares of both, on the same rows and at one scale. */
function ThemeChanges({ picture, other, then, now }: ThemeChangesProps) {
  const rows = compareThemes(other, picture);
  const shares = rows.flatMap(({ before, after }) => [before, after]);
  const share = (of: number | null, className: string) =>
    of !== null && (
      <div className="picture-share">
        <span>{of}%</span>
        <ShareBar length={lengthIn(shares, of)} className={className} />
      </div>
    );
  return (
    <table className="picture-views picture-then">
      <caption>{texts.themes}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{groupTexts.theme}</span>
          </th>
          <th scope="col">{then}</th>
          <th scope="col">{now}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ theme, before, after }) => (
          <tr key={theme}>
            <th scope="row">{themeNames[theme].label}</th>
            <td>{share(before, "picture-follows")}</td>
            <td>{share(after, "picture-leads")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
