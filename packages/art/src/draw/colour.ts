/** Colours in OKLCH, where equal steps look equal: lightness 0..1, chroma 0..0.37, hue in degrees. */
export interface Oklch {
  l: number
  c: number
  h: number
}

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)
const channels = (hex: string) => [1, 3, 5].map(i => Number.parseInt(hex.slice(i, i + 2), 16) / 255)

export function oklchOf(hex: string): Oklch {
  const [r, g, b] = channels(hex).map(toLinear) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const h = (Math.atan2(bb, a) * 180) / Math.PI
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(a, bb), h: (h + 360) % 360 }
}

function linearOf({ l, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ]
}

/** The hex colour nearest to the wish: chroma gives way until the colour fits the screen's range. */
export function hexOf(colour: Oklch): string {
  let { c } = colour
  let rgb = linearOf({ ...colour, c })
  while (c > 0 && rgb.some(v => v < -0.001 || v > 1.001)) {
    c = Math.max(0, c - 0.005)
    rgb = linearOf({ ...colour, c })
  }
  const byte = (v: number) => Math.round(255 * toGamma(Math.min(1, Math.max(0, v))))
  return `#${rgb.map(v => byte(v).toString(16).padStart(2, '0')).join('')}`
}

/** Relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map(toLinear) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** The same hue and chroma at a lightness where the luminance is `target`. */
export function atLuminance(hex: string, target: number): string {
  const { c, h } = oklchOf(hex)
  let low = 0
  let high = 1
  for (let i = 0; i < 18; i++) {
    const l = (low + high) / 2
    if (luminance(hexOf({ l, c, h })) < target) low = l
    else high = l
  }
  return hexOf({ l: (low + high) / 2, c, h })
}
