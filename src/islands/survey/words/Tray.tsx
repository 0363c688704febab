import { findTrait } from "#src/shared/words/catalogue.ts";
import { useEffect, useRef } from "react";

interface TrayProps {
  picked: readonly string[];
  onRemove: (id: string) => void;
}

/** The picked words, each a button that takes it away again. The newest comes last, and into view. */
export function Tray({ picked, onRemove }: TrayProps) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(picked.length);
  useEffect(() => {
    const { current } = list;
    if (current && picked.length > before.current) current.scrollLeft = current.scrollWidth;
    before.current = picked.length;
  }, [picked.length]);
  return (
    <ul
      ref={list}
      className="tray md:flex-wrap"
      tabIndex={-1}
      aria-label="Words you picked"
      data-hint="The words you pick gather here."
    >
      {picked.map((id, place) => (
        <li key={id}>
          <button
            type="button"
            className="tray-word"
            aria-label={`Remove ${findTrait(id)?.name ?? id}`}
            onClick={() => {
              focusBeside(list.current, place);
              onRemove(id);
            }}
          >
            {findTrait(id)?.name ?? id}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The button that is pressed goes: who uses the keyboard goes on from the next one, or from the empty list. */
function focusBeside(list: HTMLUListElement | null, place: number): void {
  const buttons = list?.querySelectorAll("button") ?? [];
  (buttons[place + 1] ?? buttons[place - 1] ?? list)?.focus();
}
