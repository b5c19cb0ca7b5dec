import { expect, test } from 'vitest'
import { layOut, MOST_PIXELS, packPieces } from './atlas.ts'

const piece = (name: string, width: number, height: number) => ({ name, width, height, draw: () => {} })
const pieces = Array.from({ length: 60 }, (_, i) => piece(`p${i}`, 60 + ((i * 37) % 140), 40 + ((i * 53) % 160)))

test('pieces stand within the atlas and never on one another', () => {
  const { places } = packPieces(pieces, 1.5)!
  const boxes = pieces.map(({ name, width, height }) => ({ ...places.get(name)!, w: width * 1.5, h: height * 1.5 }))
  for (const [i, a] of boxes.entries()) {
    expect(a.x + a.w).toBeLessThan(MOST_PIXELS)
    expect(a.y + a.h).toBeLessThan(MOST_PIXELS)
    for (const b of boxes.slice(i + 1)) {
      const isApart = a.x + a.w < b.x || b.x + b.w < a.x || a.y + a.h < b.y || b.y + b.h < a.y
      expect(isApart).toBe(true)
    }
  }
})

test('what does not fit is drawn smaller instead', () => {
  const large = Array.from({ length: 9 }, (_, i) => piece(`l${i}`, 600, 500))
  expect(packPieces(large, 2)).toBe(null)
  expect(layOut(large, 2).scale).toBeLessThan(2)
  expect(layOut(pieces, 1).scale).toBe(1)
})
