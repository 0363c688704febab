import type { TileWord, WindowTile } from "#src/shared/result/window-tile.ts";
import { WindowFrame } from "./WindowFrame.tsx";

interface TileDrawingProps {
  /** null where the window is still closed. */
  tile: WindowTile | null;
}

/** A round's own window in small, or its drawn curtains; for the eye only, so its headline goes beside it. */
export function TileDrawing({ tile }: TileDrawingProps) {
  if (tile === null) return <WindowFrame look="curtains" />;
  const { arena = [], blindSpot = [], facade = [] } = tile.words;
  const panes = {
    arena: <TileWords words={arena} />,
    blindSpot: <TileWords words={blindSpot} />,
    facade: <TileWords words={facade} />,
  };
  return <WindowFrame weights={tile.weights} panes={panes} />;
}

function TileWords({ words }: { words: readonly TileWord[] }) {
  return (
    <ul className="tile-words">
      {words.map(({ name, evidence }) => (
        <li key={name} data-evidence={evidence}>
          {name}
        </li>
      ))}
    </ul>
  );
}
