/** Small helpers for SVG as text. Numbers are cut to two places so that equal input gives equal bytes. */
export const n = (value: number): string => String(Math.round(value * 100) / 100)

export function svgDocument(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}" height="${n(height)}" viewBox="0 0 ${n(width)} ${n(height)}">${body}</svg>`
}

type Stop = readonly [offset: number, colour: string, opacity?: number]

const stops = (list: readonly Stop[]) =>
  list
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${n(at)}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${n(opacity)}"` : ''}/>`,
    )
    .join('')

/** A linear gradient in picture units. */
export function linear(id: string, x1: number, y1: number, x2: number, y2: number, list: readonly Stop[]): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${stops(list)}</linearGradient>`
}

/** A radial gradient in picture units. */
export function radial(id: string, cx: number, cy: number, r: number, list: readonly Stop[]): string {
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}">${stops(list)}</radialGradient>`
}

export const rect = (x: number, y: number, width: number, height: number, attributes: string): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" ${attributes}/>`

export const circle = (cx: number, cy: number, r: number, attributes: string): string =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" ${attributes}/>`

export const path = (d: string, attributes: string): string => `<path d="${d}" ${attributes}/>`
