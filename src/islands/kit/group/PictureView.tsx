import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import type { GroupPicture } from "#src/shared/group/group.output.ts";
import { type Audience, groupTexts as texts } from "#src/shared/group/texts.en.ts";
import { people } from "#src/shared/survey/survey-stage.ts";
import { BesideEarlier } from "./BesideEarlier.tsx";
import { PictureBody, PictureFolds } from "./parts.tsx";

export interface PictureViewProps {
  title: string;
  /** Who made it, or whose it is: "Group picture by Erin Walsh". */
  byline: string;
  picture: GroupPicture;
  audience: Audience;
  /** Where its files are. They need the cookie, which the page has set. */
  files: { readonly pdf: string; readonly slides: string; readonly csv: string };
  presentHref: string;
  /** Pictures to read it beside, newest first. */
  earlier: readonly GroupPicture[];
  /** The level of its heading: 2 on a page that has a heading of its own. */
  level?: 1 | 2;
}

/** The picture of a group, frozen, the same for everyone who may see it. */
export function PictureView({ title, byline, picture, audience, level = 1, ...props }: PictureViewProps) {
  const Title = level === 1 ? "h1" : "h2";
  const part = level === 1 ? "h2" : "h3";
  return (
    <article className="picture">
      <header className="picture-head">
        <Title className="picture-title">{title}</Title>
        <p className="text-muted">
          {byline}
          {"\u00A0· "}
          {texts.counted(people(picture.counted))}
          {"\u00A0· "}
          <LocalDate iso={picture.createdAt} />
        </p>
        <p className="picture-sentence">{picture.sentence}</p>
      </header>
      <PictureBody picture={picture} audience={audience} part={part} />
      <Acts {...props} />
      {props.earlier.length > 0 && <BesideEarlier picture={picture} earlier={props.earlier} part={part} />}
      <PictureFolds picture={picture} />
    </article>
  );
}

/** Present it, take it along, print it. */
function Acts({ presentHref, files }: Pick<PictureViewProps, "presentHref" | "files">) {
  const { acts } = texts;
  return (
    <div className="no-print flex flex-wrap gap-3">
      <LinkButton look="primary" href={presentHref}>
        {acts.present}
      </LinkButton>
      {(["pdf", "slides", "csv"] as const).map((format) => (
        <LinkButton key={format} href={files[format]} download>
          {acts[format]}
        </LinkButton>
      ))}
      <Button look="quiet" onClick={() => print()}>
        {acts.print}
      </Button>
    </div>
  );
}

export const PictureIsland = island(PictureView);
