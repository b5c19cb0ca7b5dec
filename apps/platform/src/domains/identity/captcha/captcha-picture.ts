import type { Rng } from '@baize/server-kit/outside'
import { Resvg } from '@resvg/resvg-js'

/**
 * Characters that nobody takes for another, each as strokes on a grid of 4 by 6: points joined by lines,
 * strokes parted by a bar.
 */
const glyphs: Record<string, string> = {
  A: '0,6 2,0 4,6|1,4 3,4',
  C: '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5',
  E: '4,0 0,0 0,6 4,6|0,3 3,3',
  F: '4,0 0,0 0,6|0,3 3,3',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  J: '1,0 4,0 4,5 3,6 1,6 0,5',
  K: '0,0 0,6|4,0 0,3 4,6',
  M: '0,6 0,0 2,3 4,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  P: '0,6 0,0 3,0 4,1 4,2 3,3 0,3',
  R: '0,6 0,0 3,0 4,1 4,2 3,3 0,3|2,3 4,6',
  T: '0,0 4,0|2,0 2,6',
  W: '0,0 1,6 2,3 3,6 4,0',
  X: '0,0 4,6|4,0 0,6',
  Y: '0,0 2,3 4,0|2,3 2,6',
  3: '0,0 4,0 2,2 4,4 3,6 1,6 0,5',
  4: '3,6 3,0 0,4 4,4',
  7: '0,0 4,0 1,6',
  9: '4,3 1,3 0,2 0,1 1,0 3,0 4,1 4,4 2,6',
}
export const captchaAlphabet = Object.keys(glyphs)
export const captchaLength = 6

const width = 168
const height = 52

/** Draws the characters bent, turned and crossed by arcs. */
export function drawCaptcha(text: string, rng: Rng): Buffer {
  const between = (low: number, high: number) => low + (rng.below(1000) / 1000) * (high - low)
  const strokes = [...text].map((character, index) => {
    const x = 14 + index * 25 + between(-3, 3)
    const y = 10 + between(-3, 4)
    const turn = between(-16, 16).toFixed(1)
    const lines = glyphs[character]!.split('|')
      .map(stroke => {
        const points = stroke.split(' ').map(point => {
          const [px, py] = point.split(',').map(Number) as [number, number]
          return `${(x + px * 4 + between(-0.9, 0.9)).toFixed(1)},${(y + py * 5 + between(-0.9, 0.9)).toFixed(1)}`
        })
        return `<polyline points="${points.join(' ')}"/>`
      })
      .join('')
    const hue = rng.below(2) === 0 ? '#0f6b4a' : '#7a5a12'
    return `<g stroke="${hue}" transform="rotate(${turn} ${x + 8} ${y + 15})">${lines}</g>`
  })
  const arcs = Array.from({ length: 5 }, () => {
    const y1 = between(6, height - 6).toFixed(1)
    const y2 = between(6, height - 6).toFixed(1)
    return `<path stroke="#8a9b8f" stroke-width="1.2" d="M0,${y1} Q${between(40, 130).toFixed(1)},${between(-20, 70).toFixed(1)} ${width},${y2}"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f4f1e8"/><g fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${arcs.join('')}${strokes.join('')}</g></svg>`
  return Buffer.from(new Resvg(svg, { fitTo: { mode: 'width', value: width * 2 } }).render().asPng())
}
