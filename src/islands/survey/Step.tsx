import { useId, type ReactNode } from "react";

interface StepProps {
  number: number;
  title: string;
  isDone: boolean;
  children: ReactNode;
}

/** One step of a round, on a card of its own. */
export function Step({ number, title, isDone, children }: StepProps) {
  const id = useId();
  return (
    <li>
      <section className="card grid gap-4" aria-labelledby={id}>
        <div className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-display text-2xl text-muted tabular-nums" aria-hidden="true">
            {number}
          </span>
          <h2 id={id}>{title}</h2>
          {isDone && <span className="badge ms-auto self-center text-sm">Done</span>}
        </div>
        {children}
      </section>
    </li>
  );
}
