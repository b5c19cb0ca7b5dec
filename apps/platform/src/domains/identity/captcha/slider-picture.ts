import type { Rng } from '@baize/server-kit/outside'
import { Resvg } from '@resvg/resvg-js'

const width = 300
const height = 150
const pieceSize = 52
/** The picture is drawn at twice its size, for sharp screens. */
const scale = 2

export interface Gap {
  x: number
  y: number
}

/** A gap away from the left edge, where the piece begins. */
export const placeGap = (rng: Rng): Gap => ({
  x: 80 + rng.below(width - 80 - pieceSize - 4),
  y: 6 + rng.below(height - pieceSize - 12),
})

/** A square with a knob to the right and a notch at the top, in a box of 52 pixels. */
const outline = ({ x, y }: Gap) => `M${x + 2},${y + 8} h14 a8,8 0 1 0 12,0 h14 v14 a7,7 0 1 1 0,12 v14 h-40 z`

/** Hills, sun and drifting shapes, never the same twice. */
function scene(rng: Rng): string {
  const hue = rng.below(360)
  const tone = (turn: number, light: number) => `hsl(${(hue + turn) % 360} 42% ${light}%)`
  const hills = Array.from({ length: 3 }, (_, index) => {
    const base = 60 + index * 28
    const [a, b, c] = [rng.below(30), rng.below(30), rng.below(30)]
    return `<path fill="${tone(index * 18, 46 - index * 11)}" d="M0,${base + a} Q75,${base - 26 + b} 150,${base + c} T300,${base + b - 10} V150 H0 Z"/>`
  })
  const specks = Array.from({ length: 26 }, () => {
    const [x, y, r] = [rng.below(width), rng.below(height), 2 + rng.below(9)]
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="${tone(40 + rng.below(120), 35 + rng.below(40))}" fill-opacity=".55"/>`
  })
  const sun = `<circle cx="${40 + rng.below(220)}" cy="${18 + rng.below(26)}" r="${12 + rng.below(12)}" fill="${tone(180, 78)}"/>`
  return `<rect width="${width}" height="${height}" fill="${tone(200, 66)}"/>${sun}${hills.join('')}${specks.join('')}`
}

/** Background with gap, and the piece cut out of it, as base64 PNGs. */
export function drawPuzzle(gap: Gap, rng: Rng) {
  const picture = scene(rng)
  // A second, paler hole, so that looking for something dark is not enough.
  const decoy = { x: gap.x > 170 ? 62 + rng.below(40) : gap.x + 64, y: 6 + rng.below(height - pieceSize - 12) }
  const hole = `<path d="${outline(gap)}" fill="#000" fill-opacity=".46" stroke="#fff" stroke-opacity=".5"/>`
  const pale = `<path d="${outline(decoy)}" fill="#000" fill-opacity=".2" stroke="#fff" stroke-opacity=".3"/>`
  const background = svg(`0 0 ${width} ${height}`, width, height, picture + pale + hole)
  const cut = `<defs><clipPath id="piece"><path d="${outline(gap)}"/></clipPath></defs><g clip-path="url(#piece)">${picture}</g>`
  const edge = `<path d="${outline(gap)}" fill="none" stroke="#fff" stroke-width="1.5"/>`
  const piece = svg(`${gap.x} ${gap.y} ${pieceSize} ${pieceSize}`, pieceSize, pieceSize, cut + edge)
  return { background: png(background), piece: png(piece), width, height, y: gap.y, pieceWidth: pieceSize }
}

const svg = (viewBox: string, w: number, h: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${w}" height="${h}">${content}</svg>`

const png = (text: string) =>
  Buffer.from(new Resvg(text, { fitTo: { mode: 'zoom', value: scale } }).render().asPng()).toString('base64')
