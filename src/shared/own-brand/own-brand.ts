/* What clients see of a facilitator's own: a logo, a colour, and an invitation's words. */

/** The largest upload; the stored logo is far smaller. */
export const logoMaxBytes = 2 * 1024 * 1024;
/** The stored logo's; pages and emails show it at half of it. */
export const logoSize = { width: 400, height: 120 } as const;
export const logoPath = "/api/account/brand/logo";
export const logoTypes = ["image/png", "image/jpeg", "image/webp"] as const;

export const ownWordsLimits = { subject: 120, opening: 1_000 } as const;

export const ownBrandTexts = {
  /** To someone in a trial or without a plan. */
  planNeeded:
    "Your logo, your colour and your own words come with a paid plan. During the trial our own texts stay, so nobody can misuse them.",
} as const;

type Channels = readonly [red: number, green: number, blue: number];

const channelsOf = (colour: string): Channels => [
  parseInt(colour.slice(1, 3), 16),
  parseInt(colour.slice(3, 5), 16),
  parseInt(colour.slice(5, 7), 16),
];

/** The relative luminance (WCAG 2.2). */
function luminanceOf(channels: Channels): number {
  const [red, green, blue] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

export const contrastToWhite = (colour: string): number => 1.05 / (luminanceOf(channelsOf(colour)) + 0.05);

const leastContrast = 4.5;

/** The colour, darkened in steps until white text on it is readable. @param colour "#rrggbb" */
export function readable(colour: string): string {
  if (contrastToWhite(colour) >= leastContrast) return colour.toLowerCase();
  const darker = channelsOf(colour).map((channel) => Math.floor(channel * 0.95));
  return readable(`#${darker.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`);
}
