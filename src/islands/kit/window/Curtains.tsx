/** A pair of curtains on a rod, over the whole window. `window-motion.css` draws their folds, and draws them aside. */
export function Curtains() {
  return (
    <div className="curtains">
      <div className="curtain" />
      <div className="curtain curtain-right" />
    </div>
  );
}
