import { programmeLimits } from "#src/shared/programme/programme-limits.ts";

interface RemindersBoxProps {
  checked: boolean;
  onChange: (on: boolean) => void;
}

const [first, second] = programmeLimits.reminderDays;

/** Whether we write again to clients who haven't replied. */
export function RemindersBox({ checked, onChange }: RemindersBoxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
      <input
        type="checkbox"
        className="mt-1 size-5 flex-none"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        aria-labelledby="reminders-name"
        aria-describedby="reminders-meaning"
      />
      <span className="grid gap-1">
        <span id="reminders-name" className="font-[600]">
          Remind clients who haven’t replied
        </span>
        <span id="reminders-meaning" className="text-base text-muted">
          After {first} days and again after {second}. You can turn this off at any time.
        </span>
      </span>
    </label>
  );
}
