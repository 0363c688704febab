import { FieldFrame } from "#src/islands/kit/ui/Field.tsx";

interface ChoiceProps<Value extends string> {
  label: string;
  /** In a form that can be sent. */
  name?: string;
  value: Value;
  options: readonly (readonly [value: Value, text: string])[];
  onPick: (value: Value) => void;
}

/** One of a few, from a menu. */
export function Choice<Value extends string>({ label, name, value, options, onPick }: ChoiceProps<Value>) {
  return (
    <FieldFrame label={label}>
      {(control) => (
        <select
          {...control}
          className="input"
          name={name}
          value={value}
          onChange={({ target }) => {
            const picked = options.find(([option]) => option === target.value);
            if (picked !== undefined) onPick(picked[0]);
          }}
        >
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
