import { openers, type Opener } from "#src/shared/programme/programme-limits.ts";

export const openerTexts: Readonly<Record<Opener, { readonly name: string; readonly meaning: string }>> = {
  client: {
    name: "The client, on their own",
    meaning: "They open it as soon as enough people have answered, and decide whether to share it with you.",
  },
  together: {
    name: "Both of you, in your session",
    meaning: "It stays closed until your session. Once your client agrees, it opens on both your screens.",
  },
};

interface OpensChoiceProps {
  value: Opener;
  onChange: (opener: Opener) => void;
}

/** Who opens a client's window first. */
export function OpensChoice({ value, onChange }: OpensChoiceProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="field-label mb-2">Who opens the window?</legend>
      {openers.map((opener) => (
        <label
          key={opener}
          className={`flex cursor-pointer gap-3 rounded-md border bg-raised p-4 ${
            value === opener ? "border-ink" : "border-hair"
          }`}
        >
          <input
            type="radio"
            name="opens"
            className="mt-1 size-5 flex-none"
            value={opener}
            checked={value === opener}
            onChange={() => onChange(opener)}
            aria-describedby={`opens-${opener}`}
            aria-labelledby={`opens-${opener}-name`}
          />
          <span className="grid gap-1">
            <span id={`opens-${opener}-name`} className="font-[600]">
              {openerTexts[opener].name}
            </span>
            <span id={`opens-${opener}`} className="text-base text-muted">
              {openerTexts[opener].meaning}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
