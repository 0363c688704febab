import { useMeanings } from "#src/islands/kit/browser/use-meanings.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Chip, Chips } from "#src/islands/kit/ui/Chip.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { maxSelected } from "#src/shared/words/trait.ts";
import { shuffled } from "#src/shared/words/shuffled.ts";
import { useMemo, useRef, useState } from "react";
import { matchWords } from "./match-words.ts";
import { PickerBar } from "./PickerBar.tsx";
import { words } from "./word-count.ts";

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
  /** Leaves the words as they were; absent while there are none. */
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
