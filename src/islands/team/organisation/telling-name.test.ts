import { expect, it } from "vitest";
import { tellingName } from "./telling-name.ts";

const ana = { userId: "1", name: "Ana Souza", email: "ana@example.org" };
const namesake = { ...ana, userId: "2", email: "souza@example.org" };

it("tells two people of one name apart by their addresses, for those who may see them", () => {
  expect(tellingName(ana, [ana, namesake])).toBe("Ana Souza (ana@example.org)");
  expect(tellingName(ana, [ana, { ...namesake, name: "Ana Lima" }])).toBe("Ana Souza");
  expect(tellingName({ ...ana, email: null }, [ana, namesake])).toBe("Ana Souza");
});
