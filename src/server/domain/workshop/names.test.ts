import { describe, expect, it } from "vitest";
import { nameKeyOf, requireDistinctName } from "#src/server/domain/workshop/guest/names.ts";

describe("nameKeyOf", () => {
  it.each([
    "ana berg",
    " Ana  Berg",
    "ＡＮＡ berg",
    "A\u200Bna Berg",
    "Ana\u2060 Be\u00ADrg",
    "\u200EAna Berg\uFEFF",
    "\uFFF9Ana\uFFFA Berg\uFFFC",
  ])("treats %j as Ana Berg", (name) => {
    expect(nameKeyOf(name)).toBe(nameKeyOf("Ana Berg"));
  });

  it("distinguishes Ana from Anna", () => {
    expect(nameKeyOf("Anna")).not.toBe(nameKeyOf("Ana"));
  });
});

describe("requireDistinctName", () => {
  const refusalOf = (name: string, ...others: readonly string[]): string => {
    try {
      requireDistinctName(
        name,
        others.map((other) => ({ name: other })),
      );
      return "welcome";
    } catch (error) {
      return error instanceof Error && "code" in error ? String(error.code) : String(error);
    }
  };

  it.each([
    ["Сор", "Cop"],
    ["Сара", "Capa"],
    ["ΑΝΝΑ", "ANNA"],
    ["АННА", "AHHA"],
    ["lris", "Iris"],
    ["1ris", "Iris"],
    ["Ан", "АН"],
    ["вера", "ВЕРА"],
    ["ос", "oc"],
    ["ТОМ", "Tom"],
    ["КІМ", "Kim"],
    ["ΑΝΝΑ", "Anna"],
    ["Annɑ", "Anna"],
  ])("refuses %j beside %j", (name, other) => {
    expect(refusalOf(name, other)).not.toBe("welcome");
    expect(refusalOf(other, name)).not.toBe("welcome");
  });

  it.each(["Аna", "Anа Berg", "Βen", "Ben Bеrg", "Οlena", "Оlena", "Mаx", "Αнна", "Օlga", "Bօb", "ꓮnna"])(
    "refuses %j, which mixes alphabets in one word",
    (name) => {
      expect(refusalOf(name)).toBe("workshop.nameMixed");
    },
  );

  it("maps every letter that looks Latin", () => {
    const pairs = [
      "AА",
      "BВ",
      "CС",
      "EЕ",
      "HН",
      "KК",
      "MМ",
      "OО",
      "PР",
      "TТ",
      "XХ",
      "aа",
      "cс",
      "eе",
      "oо",
      "pр",
    ];
    for (const [latin = "", cyrillic = ""] of [
      ...pairs,
      "xх",
      "yу",
      "iі",
      "jј",
      "sѕ",
      "NΝ",
      "ZΖ",
      "oο",
      "vν",
    ])
      expect(refusalOf(cyrillic, latin), `${latin} ${cyrillic}`).toBe("workshop.nameTaken");
  });

  it("accepts names in every script beside each other, and similar ones", () => {
    const names = [
      ...[
        "Олена",
        "Olena",
        "Елена",
        "Сергій",
        "Ангелина",
        "Ἑλένη",
        "Ελένη",
        "Νίκος",
        "Nikos",
        "Ñandú",
        "Nandu",
      ],
      ...[
        "José",
        "Jose",
        "Łukasz",
        "Lukas",
        "Zoë",
        "李明",
        "さくら",
        "サクラ Ito",
        "김민준",
        "محمد",
        "שרה",
        "आशा",
        "Նարեկ",
      ],
      ...[
        "ნინო",
        "สมชาย",
        "Ian",
        "Lan",
        "Anne-Marie",
        "Anna 2",
        "O’Neil",
        "Олена Berg",
        "Kaʻiulani",
        "Ken健二",
      ],
    ];
    for (const [n, name] of names.entries())
      expect(refusalOf(name, ...names.slice(0, n)), name).toBe("welcome");
  });
});
