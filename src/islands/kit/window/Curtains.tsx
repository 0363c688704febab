/** Shaded folds of the left half, from and to, on a rail from 0 (the side) to 50 (the middle). */
const shades: readonly (readonly [from: number, to: number])[] = [
  [5, 11],
  [18, 23],
  [29, 35],
  [42, 47],
];

/** A pair of curtains over the whole window, down to its foot. CSS draws them aside. */
export function Curtains() {
  return (
    <svg className="curtains" viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false">
      <Curtain className="curtain curtain-left" at={(x) => x} />
      <Curtain className="curtain curtain-right" at={(x) => 100 - x} />
    </svg>
  );
}

/** Drawn once for both sides; `at` mirrors it. */
function Curtain({ className, at }: { className: string; at: (x: number) => number }) {
  return (
    <g className={className}>
      <path d={`M${at(0)} 0H${at(50.2)}V100H${at(0)}Z`} />
      {shades.map(([from, to]) => (
        <path
          key={from}
          className="curtain-shade"
          d={`M${at(from + 1.5)} 0H${at(to - 1)}L${at(to)} 100H${at(from)}Z`}
        />
      ))}
    </g>
  );
}
