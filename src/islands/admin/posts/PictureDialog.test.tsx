import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { PictureDialog } from "./pictures.tsx";

watchPage();

it("asks for what is missing, one thing after the other, where it's missing", () => {
  renderIsland(
    <PictureDialog file={null} library={[]} onClose={() => undefined} onPicked={() => undefined} />,
  );
  const upload = () => fireEvent.click(screen.getByRole("button", { name: "Upload" }));
  const said = () => screen.queryByRole("alert")?.textContent;
  const file = screen.getByLabelText("A file from this device");
  upload();
  expect([said(), document.activeElement]).toEqual(["Choose a picture first.", file]);
  fireEvent.change(file, { target: { files: [new File(["x"], "a.png", { type: "image/png" })] } });
  expect(said()).toBeUndefined();
  upload();
  expect([said(), document.activeElement]).toEqual([
    "Say what the picture shows.",
    screen.getByLabelText("What does it show?"),
  ]);
});
