import { splitParticipants } from "#src/shared/survey/participants.ts";
import { people } from "#src/shared/survey/survey-stage.ts";

/** Who took part: names in alphabetical order, beside nothing. */
export function ParticipantsSection({ participants }: { participants: readonly (string | null)[] }) {
  const { names, without } = splitParticipants(participants);
  return (
    <div className="grid content-start gap-4">
      {names.length > 0 && (
        <ul className="result-names">
          {names.map((name, place) => (
            // Two people may have one name, and the list never changes.
            <li key={`${String(place)} ${name}`}>{name}</li>
          ))}
        </ul>
      )}
      <p className="text-base text-muted">
        {without > 0 && `${people(without)} gave no name. `}
        Nobody sees who picked what: names are stored apart from words.
      </p>
    </div>
  );
}
