import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";

interface ListFiltersProps {
  /** What is searched: "Clients". */
  of: string;
  searchLabel: string;
  /** Longer than a name: a link. */
  maxLength?: number;
  q: string;
  onSearch: (q: string) => void;
  /** Of a page whose address can ask for such a list: there it works without a script, too. */
  action?: string;
  /** One or two choices, such as a state and an order. */
  children?: ReactNode;
}

/** Search and choices above a list. With a script they apply at once, and the button sends nothing. */
export function ListFilters(props: ListFiltersProps) {
  const { of, searchLabel, maxLength = 120, q, onSearch, action, children } = props;
  return (
    <form
      role="search"
      aria-label={of}
      action={action}
      className="grid gap-4 sm:grid-cols-2 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="sm:col-span-2 md:col-span-1">
        <Field
          label={searchLabel}
          name={action && "q"}
          type="search"
          autoComplete="off"
          maxLength={maxLength}
          spellCheck={false}
          value={q}
          onChange={({ target }) => onSearch(target.value)}
        />
      </div>
      {children}
      <button type="submit" className="btn btn-secondary justify-self-start self-end">
        Search
      </button>
    </form>
  );
}

/** A list that is cut after so many, and shown in full on demand. Focus moves on to the first of the rest. */
export function useCutList<Item>(items: readonly Item[], shownAtFirst: number) {
  const [isWhole, setWhole] = useState(false);
  const firstOfRest = useRef<HTMLLIElement>(null);

  useEffect(() => {
    if (isWhole) firstOfRest.current?.focus();
  }, [isWhole]);

  return {
    shown: isWhole ? items : items.slice(0, shownAtFirst),
    refAt: (place: number) => (place === shownAtFirst ? firstOfRest : undefined),
    showAll: () => setWhole(true),
  };
}

interface CutListProps<Item> {
  /** What it lists: "Members". */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** The look of a row. */
  row: string;
  shownAtFirst: number;
  /** What the button for all of them says: "Show all 18 members". */
  allLabel: string;
  button?: ComponentProps<typeof Button>;
  /** What is in a row. */
  children: (item: Item) => ReactNode;
}

/** A list that is cut until someone asks for all of it; nothing while it's empty. */
export function CutList<Item>(props: CutListProps<Item>) {
  const { label, items, keyOf, row, shownAtFirst, allLabel, button, children } = props;
  const { shown, refAt, showAll } = useCutList(items, shownAtFirst);
  if (items.length === 0) return null;
  return (
    <>
      <ul className="border-b border-hair" aria-label={label}>
        {shown.map((item, place) => (
          <li
            key={keyOf(item)}
            ref={refAt(place)}
            tabIndex={refAt(place) ? -1 : undefined}
            className={`border-t border-hair ${row}`}
          >
            {children(item)}
          </li>
        ))}
      </ul>
      {shown.length < items.length && (
        <p>
          <Button {...button} onClick={showAll}>
            {allLabel}
          </Button>
        </p>
      )}
    </>
  );
}
