/**
 * Turns the hue of a `#rrggbb` colour by some degrees, keeping its lightness and saturation.
 * Cosmetic only: colours never enter an outcome.
 */
export function turnHue(hex: string, degrees: number): string {
  const [red, green, blue] = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ]
  const most = Math.max(red, green, blue)
  const chroma = most - Math.min(red, green, blue)
  if (chroma === 0) return hex
  let sector: number
  if (most === red) sector = ((green - blue) / chroma + 6) % 6
  else if (most === green) sector = (blue - red) / chroma + 2
  else sector = (red - green) / chroma + 4
  const turned = (sector + degrees / 60 + 6) % 6
  const channel = (offset: number) => {
    const place = (turned + offset) % 6
    return Math.round(255 * (most - chroma * Math.max(0, Math.min(place, 4 - place, 1))))
  }
  return `#${[5, 3, 1].map(offset => channel(offset).toString(16).padStart(2, '0')).join('')}`
}
