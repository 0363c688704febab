import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { EditorSection, type EditorSectionProps } from "./editor/EditorSection.tsx";

export function PostEditorIsland(props: EditorSectionProps) {
  return (
    <IslandRoot>
      <EditorSection {...props} />
    </IslandRoot>
  );
}
