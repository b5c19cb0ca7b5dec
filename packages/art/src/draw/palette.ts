import { hexOf, oklchOf } from './colour.ts'

/** The five steps of a picture's ground, brightest first, with its accent and title colours. */
export interface Palette {
  glow: string
  centre: string
  mid: string
  edge: string
  deep: string
  accent: string
}

/** Ways to read a family's three colours: its own hue, its accent's hue, the hue across the wheel, or a night sky around a bright spot. */
export type Scheme = 'family' | 'accent' | 'counter' | 'night'

/** Paint never only fades or greys: light pulls a hue towards its warm neighbour, shade towards its deep one. In degrees. */
function drift(hue: number): [light: number, shade: number] {
  if (hue < 50) return [22, -5]
  if (hue < 120) return [-2, -32]
  if (hue < 195) return [-16, 16]
  if (hue < 290) return [-20, 14]
  return [10, -12]
}

/** Between amber and green, dark yellow turns to mud, so hues there move to the nearer clean one. */
function clean(hue: number): number {
  const h = (hue + 360) % 360
  if (h <= 84 || h >= 138) return h
  return h < 106 ? 80 + (h - 84) * 0.2 : 136 + (h - 106) * 0.2
}

/**
 * Bright, saturated steps from a family's [ground, mid, accent].
 * @param turn degrees added to the hue, for games of one family that stand side by side
 */
export function paletteOf(
  [, mid, accent]: readonly [string, string, string],
  scheme: Scheme = 'family',
  turn = 0,
): Palette {
  const own = oklchOf(mid)
  const second = oklchOf(accent)
  const lead = scheme === 'accent' && second.c > 0.07 ? second : own
  const hue = clean(lead.h + turn + (scheme === 'counter' ? 150 : 0))
  const chroma = lead.c < 0.035 ? 0.05 : Math.min(0.24, Math.max(0.16, lead.c * 1.2))
  const [light, shade] = drift(hue)
  const night = scheme === 'night'
  return {
    glow: hexOf({ l: 0.88, c: chroma * 0.7, h: hue + light * 1.3 }),
    centre: hexOf({ l: night ? 0.6 : 0.71, c: chroma, h: hue + light }),
    mid: hexOf({ l: night ? 0.37 : 0.55, c: chroma, h: hue + light * 0.2 }),
    edge: hexOf({ l: night ? 0.23 : 0.37, c: chroma * 0.85, h: hue + shade * 0.6 }),
    deep: hexOf({ l: night ? 0.15 : 0.2, c: chroma * 0.5, h: hue + shade }),
    accent: hexOf({ l: Math.max(0.78, second.l), c: Math.max(second.c, 0.05), h: second.h }),
  }
}
