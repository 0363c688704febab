import { Button } from "#src/islands/kit/ui/Button.tsx";
import type { Person } from "#src/shared/admin/people.output.ts";
import { useState } from "react";
import { Said } from "#src/islands/admin/Said.tsx";
import { ActDialog } from "./ActDialog.tsx";
import { actQuestions, type ActQuestion } from "./act-questions.ts";

interface PersonActsProps {
  person: Person;
  /** What the last act came to. */
  said: string | null;
  onDone: (message: string, person: Person | null) => void;
}

/** What can be done to someone now; each act asks first. */
export function PersonActs({ person, said, onDone }: PersonActsProps) {
  const [asked, setAsked] = useState<ActQuestion | null>(null);
  const fitting = actQuestions.filter(({ fits }) => fits(person));
  return (
    <section className="grid gap-4" aria-labelledby="acts">
      <h2 id="acts">What you can do</h2>
      <ActDialog
        question={asked}
        person={person}
        onKeep={() => setAsked(null)}
        onDone={(message, changed) => {
          setAsked(null);
          onDone(message, changed);
        }}
      />
      <Said text={said} />
      <div className="flex flex-wrap gap-3">
        {fitting.map((question) => (
          <Button
            key={question.act}
            look={question.destroys ? "danger" : "secondary"}
            onClick={() => setAsked(question)}
          >
            {question.label}
          </Button>
        ))}
      </div>
    </section>
  );
}
