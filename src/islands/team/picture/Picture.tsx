import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { NotLoaded, Skeleton } from "#src/islands/kit/page/loading.tsx";
import {
  AboutPicture,
  TeamAgreement,
  TeamDrawing,
  TeamPaneList,
  panesOf,
} from "#src/islands/kit/team-picture.tsx";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { people } from "#src/shared/survey/survey-stage.ts";
import { noWordsText } from "#src/shared/team/picture-text.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import type { TeamPicture } from "#src/shared/team/team.output.ts";

/** The picture as PDF, CSV and print. The files need the cookie, which the page has set. */
function Downloads({ teamRoundId }: { teamRoundId: string }) {
  return (
    <p className="no-print flex flex-wrap gap-3">
      <a className="btn btn-secondary" href={teamPaths.pictureExport(teamRoundId, "pdf")} download>
        Download PDF
      </a>
      <a className="btn btn-secondary" href={teamPaths.pictureExport(teamRoundId, "csv")} download>
        Download CSV
      </a>
      <Button look="quiet" onClick={() => print()}>
        Print this page
      </Button>
    </p>
  );
}

/** What a team shares, frozen, the same for all participants, without names. */
export function PictureView({ picture }: { picture: TeamPicture }) {
  const { teamRoundId, title, createdAt, counted, words, questions } = picture;
  return (
    <div className="insights-picture">
      <header className="grid gap-3">
        <p className="no-print">
          <a className="link-line" href={teamPaths.teamRound(teamRoundId)}>
            Go to the round
          </a>
        </p>
        <h1 className="wrap-anywhere">{title}</h1>
        <p className="text-muted">
          Team picture{"\u00a0· "}
          {people(counted)} counted{"\u00a0· "}
          <LocalDate iso={createdAt} />
        </p>
        <p className="no-print">
          <LinkButton look="primary" href={teamPaths.presentation(teamRoundId)}>
            Present it
          </LinkButton>
        </p>
      </header>
      {words.length === 0 ? (
        <p className="measure">This picture shows no words. {noWordsText}</p>
      ) : (
        <>
          <div className="max-w-[52rem]">
            <TeamDrawing picture={picture} />
          </div>
          <div className="group-panes">
            {panesOf(picture).map((pane) => (
              <TeamPaneList key={pane.quadrant} pane={pane} />
            ))}
          </div>
        </>
      )}
      <section className="grid gap-3" aria-labelledby="questions-title">
        <h2 id="questions-title">What to talk about</h2>
        <ol className="measure grid gap-3">
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </section>
      <div className="result-pair">
        <TeamAgreement picture={picture} />
        <AboutPicture />
      </div>
      <Downloads teamRoundId={teamRoundId} />
    </div>
  );
}

interface LoadedPictureProps {
  teamRoundId: string;
  /** Null if the page doesn't know who is signed in. */
  initial: TeamPicture | null;
}

export function LoadedPicture({ teamRoundId, initial }: LoadedPictureProps) {
  const enabled = useSession(initial !== null);
  const query = trpc.team.picture.useQuery({ teamRoundId }, { enabled, ...fromPage(initial) });
  // As a file it comes only where a format is asked for.
  if (query.data && "counted" in query.data) return <PictureView picture={query.data} />;
  return (
    <div className="grid gap-8">
      <h1>Your team picture</h1>
      <NotLoaded
        query={query}
        what="Your team picture"
        loading={<Skeleton label="Loading your team picture" lines={5} />}
      />
    </div>
  );
}

export const PictureIsland = island(LoadedPicture);
