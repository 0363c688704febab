const folds = [7, 15, 22, 31, 39, 45];

/** A pair of curtains over the whole window. CSS draws them aside. */
export function Curtains() {
  return (
    <svg className="curtains" width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
      <g className="curtain curtain-left">
        <path d="M0 0H50V98Q46 100 42 98T34 98T26 98T18 98T9 98T0 98Z" />
        <path className="curtain-folds" d={folds.map((x) => `M${x} 0V98`).join("")} />
      </g>
      <g className="curtain curtain-right">
        <path d="M100 0H50V98Q54 100 58 98T66 98T74 98T82 98T91 98T100 98Z" />
        <path className="curtain-folds" d={folds.map((x) => `M${100 - x} 0V98`).join("")} />
      </g>
    </svg>
  );
}
