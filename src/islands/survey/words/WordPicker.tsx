import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Chip, Chips } from "#src/islands/kit/ui/Chip.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { catalogue, findTrait } from "#src/shared/words/catalogue.ts";
import { shuffled } from "#src/shared/words/shuffled.ts";
import type { Trait } from "#src/shared/words/trait.output.ts";
import { maxSelected } from "#src/shared/words/trait.ts";
import { countText, isLawfulCount, words } from "./picked-words.tsx";

interface TrayProps {
  picked: readonly string[];
  onRemove: (id: string) => void;
}

/** The picked words, each a button that takes it away again. The newest comes last, and into view. */
function Tray({ picked, onRemove }: TrayProps) {
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

/** The pressed button disappears: the focus moves to the next one, or to the empty list. */
function focusBeside(list: HTMLUListElement | null, place: number): void {
  const buttons = list?.querySelectorAll("button") ?? [];
  (buttons[place + 1] ?? buttons[place - 1] ?? list)?.focus();
}

interface PickerBarProps {
  /** "Save my", which "6 words" follows. */
  save: string;
  picked: readonly string[];
  onRemove: (id: string) => void;
  /** Someone has just tried to pick one too many. */
  isFull: boolean;
  isBusy: boolean;
  onSave: () => void;
  onCancel?: (() => void) | undefined;
  /** What went wrong, if something did. */
  children: ReactNode;
}

/** The picked words, their count and the button, which stay in view however far the list is scrolled. */
function PickerBar({ save, picked, isFull, isBusy, ...bar }: PickerBarProps) {
  const { onRemove, onSave, onCancel, children } = bar;
  const count = picked.length;
  const isLawful = isLawfulCount(count);
  return (
    <div className="picker-bar">
      {children && <div className="basis-full">{children}</div>}
      <Tray picked={picked} onRemove={onRemove} />
      <p aria-live="polite" className="me-auto min-w-0 flex-1 basis-20 text-balance tabular-nums">
        <strong>{countText(count)}</strong>
        {isFull && <span className="text-muted"> That’s the most. Remove one to add another.</span>}
      </p>
      {onCancel && (
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      )}
      <Button
        look="primary"
        busy={isBusy}
        busyLabel="Saving…"
        aria-disabled={!isLawful}
        onClick={() => isLawful && onSave()}
      >
        {count === 0 ? `${save} words` : `${save} ${words(count)}`}
      </Button>
    </div>
  );
}

/** The words that match a search: anywhere in the name, or at the start of a word of the meaning. */
export function matchWords(traits: readonly Trait[], search: string): readonly Trait[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === "") return traits;
  return traits.filter(({ name, description }) => {
    const meaning = description.toLowerCase().split(/[^a-z'-]+/);
    return name.toLowerCase().includes(wanted) || meaning.some((word) => word.startsWith(wanted));
  });
}

interface PickerCopy {
  /** Names the chips as a group. */
  label: string;
  /** The button without its number: "Save my". */
  save: string;
  failure: string;
}

interface WordPickerProps {
  copy: PickerCopy;
  /** What the order of the words is drawn from: the round, so that it is the same on every visit. */
  order: string;
  picked: readonly string[];
  onPick: (ids: readonly string[]) => void;
  isBusy: boolean;
  /** Why the words couldn't be saved; null while nothing is wrong. */
  problem: string | null;
  onSave: () => void;
  /** Cancels; absent if there are no words yet. */
  onCancel?: (() => void) | undefined;
}

/** All words as chips, with a search, their meanings on demand, and the count always in view. */
export function WordPicker({ copy, order, picked, onPick, problem, ...bar }: WordPickerProps) {
  const searchField = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState("");
  const [isDescribed, setDescribed] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const list = useMeanings();
  const found = matchWords(
    useMemo(() => shuffled(catalogue, order), [order]),
    search,
  );

  const toggle = (id: string, isOn: boolean) => {
    const isFull = isOn && picked.length >= maxSelected;
    setRefused(isFull);
    if (!isFull) onPick(isOn ? [...picked, id] : picked.filter((other) => other !== id));
  };

  const clearSearch = () => {
    setSearch("");
    searchField.current?.focus();
  };

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <Field
            ref={searchField}
            type="search"
            label="Search the words"
            value={search}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
        <Button look="quiet" className="max-sm:-ms-3" onClick={() => setDescribed(!isDescribed)}>
          {isDescribed ? "Hide what they mean" : "Show what they mean"}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {search.trim() === "" ? "" : `${words(found.length)} found`}
      </p>
      {found.length === 0 && (
        <p>
          No word here matches that. <ClearSearch onClear={clearSearch} />
        </p>
      )}
      <div ref={list}>
        <Chips label={copy.label} described={isDescribed}>
          {found.map(({ id, name, description }) => (
            <Chip
              key={id}
              label={name}
              description={description}
              described={isDescribed}
              pressed={picked.includes(id)}
              onToggle={(isOn) => toggle(id, isOn)}
            />
          ))}
        </Chips>
      </div>
      <PickerBar
        save={copy.save}
        picked={picked}
        onRemove={(id) => toggle(id, false)}
        isFull={isRefused && picked.length >= maxSelected}
        {...bar}
      >
        {problem !== null && (
          <Notice tone="error" title={copy.failure}>
            <p>{problem}</p>
          </Notice>
        )}
      </PickerBar>
    </div>
  );
}

function ClearSearch({ onClear }: { onClear: () => void }) {
  return (
    <Button look="quiet" onClick={onClear}>
      Show all words
    </Button>
  );
}

/** Shows words' meanings for the chips inside an element. Loaded only where chips are. */
function useMeanings() {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const gone = new AbortController();
    void import("./start-meanings.ts").then(({ startMeanings }) => {
      if (list.current && !gone.signal.aborted) startMeanings(list.current, gone.signal);
    });
    return () => {
      gone.abort();
    };
  }, []);
  return list;
}
