import type { Piece } from './atlas.ts'
import { box, disc, radial } from './paint.ts'

/** Softness of a card's shadow as a share of its size. */
const SHADOW_SPREAD = 0.22

/** Pieces that every scene is lit with. Each is soft, so a few pixels are enough. */
export const lightPieces: readonly Piece[] = [
  {
    name: 'vignette',
    width: 128,
    height: 64,
    draw: pen => {
      pen.scale(1, 0.5)
      pen.fillStyle = radial(pen, 64, 60, 88, [
        [0, '#00000000'],
        [0.55, '#00000000'],
        [0.82, '#00000066'],
        [1, '#000000c8'],
      ])
      pen.fillRect(0, 0, 128, 128)
    },
  },
  {
    name: 'glow',
    width: 96,
    height: 96,
    draw: pen =>
      disc(
        ...([pen, 48, 48, 48] as const),
        radial(pen, 48, 48, 48, [
          [0, '#ffffff'],
          [0.25, '#ffffff8c'],
          [0.6, '#ffffff26'],
          [1, '#ffffff00'],
        ]),
      ),
  },
  {
    name: 'shadow',
    width: 72,
    height: 72,
    draw: pen =>
      disc(
        ...([pen, 36, 36, 36] as const),
        radial(pen, 36, 36, 36, [
          [0, '#000000d0'],
          [0.45, '#00000090'],
          [1, '#00000000'],
        ]),
      ),
  },
  {
    name: 'card-shadow',
    width: 80,
    height: 100,
    draw: pen => {
      const [spreadX, spreadY] = [(80 * SHADOW_SPREAD) / 2, (100 * SHADOW_SPREAD) / 2]
      pen.shadowColor = '#000000'
      // The box itself stands outside of the piece; only its shadow falls inside.
      const scale = pen.getTransform().a
      pen.shadowOffsetX = 1_000 * scale
      pen.shadowBlur = spreadX * scale
      box(pen, spreadX - 1_000, spreadY, 80 - 2 * spreadX, 100 - 2 * spreadY, 6)
      pen.fillStyle = '#000000'
      pen.fill()
    },
  },
  {
    name: 'spark',
    width: 32,
    height: 32,
    draw: pen => {
      pen.translate(16, 16)
      pen.fillStyle = radial(pen, 0, 0, 16, [
        [0, '#ffffff'],
        [0.3, '#ffffffd0'],
        [1, '#ffffff00'],
      ])
      pen.beginPath()
      for (let i = 0; i < 8; i++) {
        const r = i % 2 === 0 ? 16 : 3
        pen.lineTo(Math.cos((i * Math.PI) / 4) * r, Math.sin((i * Math.PI) / 4) * r)
      }
      pen.fill()
    },
  },
]
