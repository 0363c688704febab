import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { LoadedPicture, type LoadedPictureProps } from "./LoadedPicture.tsx";
import { PictureView } from "./PictureView.tsx";

export function PictureIsland(props: LoadedPictureProps) {
  return (
    <IslandRoot>
      <LoadedPicture {...props}>{(picture) => <PictureView picture={picture} />}</LoadedPicture>
    </IslandRoot>
  );
}
