/** Where the folds of the left half lie, from the rail's end to the middle. */
const folds = [0, 6, 11, 18, 23, 31, 36, 43, 50.2];

/** A pair of curtains over the whole window. CSS draws them aside. */
export function Curtains() {
  return (
    <svg className="curtains" width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
      <Curtain className="curtain curtain-left" at={(x) => x} />
      <Curtain className="curtain curtain-right" at={(x) => 100 - x} />
    </svg>
  );
}

function Curtain({ className, at }: { className: string; at: (x: number) => number }) {
  return (
    <g className={className}>
      {folds.slice(1).map((right, fold) => {
        const left = folds[fold] ?? 0;
        return (
          <path
            key={right}
            className={fold % 2 === 1 ? "curtain-shade" : undefined}
            d={`M${at(left)} 0H${at(right)}V97Q${at((left + right) / 2)} 101 ${at(left)} 97Z`}
          />
        );
      })}
    </g>
  );
}
