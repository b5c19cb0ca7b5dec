import type { Piece } from '../../../kit/stage/atlas.ts'
import { BRASS, disc, globe, linear, type Pen } from '../../../kit/stage/paint.ts'

/** Steps of a metal from its shade to its light. */
type Metal = readonly [string, string, string, string, string]

export interface MachineLook {
  name: 'M' | 'W'
  metal: Metal
  comb: readonly [string, string]
}

const LOOKS: readonly MachineLook[] = [
  { name: 'M', metal: BRASS, comb: ['#ff6a5c', '#a51223'] },
  { name: 'W', metal: ['#1c242d', '#566471', '#a7b5c2', '#e8f0f6', '#ffffff'], comb: ['#7fb0ff', '#1a49a8'] },
]

export const machinePieces = (): Piece[] =>
  LOOKS.flatMap(look =>
    [
      { name: 'body', width: 132, height: 104, paint: drawBody },
      { name: 'head', width: 92, height: 110, paint: drawHead },
      { name: 'wing', width: 100, height: 62, paint: drawWing },
      { name: 'tail', width: 96, height: 104, paint: drawTail },
      { name: 'leg', width: 44, height: 74, paint: drawLeg },
      { name: 'key', width: 56, height: 52, paint: drawKey },
    ].map(({ name, paint, ...size }) => ({
      ...{ name: `${look.name}-${name}`, ...size },
      draw: (pen: Pen) => paint(pen, look),
    })),
  )

function shaded(pen: Pen, metal: Metal, y0: number, y1: number): CanvasGradient {
  return linear(
    pen,
    [0, y0],
    [0, y1],
    [
      [0, metal[3]],
      [0.16, metal[4]],
      [0.34, metal[2]],
      [0.66, metal[1]],
      [0.88, metal[0]],
      [1, metal[2]],
    ],
  )
}

function form(pen: Pen, path: string, fill: string | CanvasGradient, edge: string, width = 1.6): void {
  const outline = new Path2D(path)
  pen.fillStyle = fill
  pen.fill(outline)
  pen.lineWidth = width
  pen.strokeStyle = edge
  pen.stroke(outline)
}

function rivets(pen: Pen, metal: Metal, places: readonly (readonly [number, number])[], r = 2.2): void {
  for (const [x, y] of places)
    disc(
      pen,
      x,
      y,
      r,
      globe(pen, x, y, r, [
        [0, metal[4]],
        [0.5, metal[2]],
        [1, metal[0]],
      ]),
    )
}

/** A shell of plates with a round window onto its wheels. */
function drawBody(pen: Pen, { metal }: MachineLook): void {
  form(
    pen,
    'M8 40C10 16 40 4 70 6C102 8 126 26 126 50C126 80 96 100 62 99C30 98 6 76 8 40Z',
    shaded(pen, metal, 4, 100),
    metal[0],
    2,
  )
  pen.lineWidth = 1.4
  pen.strokeStyle = `${metal[0]}c0`
  for (const path of ['M40 9C30 34 30 72 42 97', 'M92 12C104 36 104 70 90 94']) pen.stroke(new Path2D(path))
  disc(pen, 66, 54, 25, shaded(pen, metal, 28, 82))
  disc(pen, 66, 54, 21, '#140d08')
  for (const [x, y, r, teeth] of [
    [60, 58, 12, 10],
    [76, 46, 8, 8],
  ] as const)
    gear(pen, x, y, r, teeth)
  disc(
    pen,
    66,
    54,
    21,
    linear(
      pen,
      [48, 36],
      [84, 74],
      [
        [0, '#ffffff55'],
        [0.35, '#ffffff08'],
        [1, '#ffffff00'],
      ],
    ),
  )
  rivets(pen, metal, [
    [20, 34],
    [17, 52],
    [24, 72],
    [112, 34],
    [116, 52],
    [108, 74],
    [52, 12],
    [84, 12],
    [54, 93],
    [80, 92],
  ])
}

function gear(pen: Pen, x: number, y: number, r: number, teeth: number): void {
  pen.beginPath()
  for (let i = 0; i < teeth * 4; i++) {
    const angle = (i / (teeth * 4)) * 2 * Math.PI
    const far = i % 4 < 2 ? r : r * 0.76
    pen.lineTo(x + far * Math.cos(angle), y + far * Math.sin(angle))
  }
  pen.closePath()
  pen.fillStyle = BRASS[2]
  pen.fill()
  disc(pen, x, y, r * 0.3, '#140d08')
}

/** Neck, head, beak and comb; it turns about the foot of its neck. */
function drawHead(pen: Pen, { metal, comb }: MachineLook): void {
  const [light, dark] = comb
  form(
    pen,
    'M34 26C28 16 34 6 40 12C40 0 52 0 53 11C58 2 68 6 65 16C72 12 76 20 70 27L50 36Z',
    linear(
      pen,
      [0, 2],
      [0, 34],
      [
        [0, light],
        [1, dark],
      ],
    ),
    dark,
  )
  form(
    pen,
    'M8 106C8 76 22 60 30 44C34 28 46 22 56 24C68 26 74 38 70 48C64 62 52 70 50 106Z',
    shaded(pen, metal, 20, 108),
    metal[0],
  )
  pen.strokeStyle = `${metal[0]}b0`
  pen.lineWidth = 1.3
  for (let i = 0; i < 5; i++)
    pen.stroke(
      new Path2D(`M${22 - i * 2.6} ${62 + i * 9}C${32 - i} ${68 + i * 9} ${42 - i} ${68 + i * 9} 51 ${64 + i * 9}`),
    )
  form(
    pen,
    'M68 36L90 46L68 54C72 48 72 42 68 36Z',
    linear(
      pen,
      [68, 36],
      [88, 54],
      [
        [0, '#ffd66b'],
        [1, '#a8650f'],
      ],
    ),
    '#5a3406',
  )
  form(
    pen,
    'M62 54C70 56 70 70 63 72C56 70 57 58 62 54Z',
    linear(
      pen,
      [0, 54],
      [0, 72],
      [
        [0, light],
        [1, dark],
      ],
    ),
    dark,
  )
  disc(pen, 56, 40, 6.4, metal[0])
  disc(
    pen,
    56,
    40,
    5,
    globe(pen, 56, 40, 5, [
      [0, '#fff7d0'],
      [0.5, '#ffb02e'],
      [1, '#7a3d00'],
    ]),
  )
  disc(pen, 57, 40, 2.1, '#150a02')
}

function drawWing(pen: Pen, { metal }: MachineLook): void {
  for (let i = 4; i >= 0; i--) {
    const y = 16 + i * 9
    form(
      pen,
      `M84 ${12 + i * 3}C60 ${y - 8} 30 ${y - 4} ${4 + i * 6} ${y + 6}C30 ${y + 12} 62 ${y + 8} 86 ${20 + i * 4}Z`,
      shaded(pen, metal, y - 8, y + 14),
      metal[0],
      1.2,
    )
  }
  disc(pen, 84, 22, 12, shaded(pen, metal, 10, 34))
  rivets(pen, metal, [[84, 22]], 4.5)
}

function drawTail(pen: Pen, { metal, comb }: MachineLook): void {
  const feathers = [
    'M86 92C60 90 22 84 6 60C30 66 66 76 90 84Z',
    'M86 90C56 78 22 56 12 28C38 46 70 66 91 80Z',
    'M88 88C62 64 40 34 38 6C60 28 82 56 93 78Z',
    'M90 86C76 60 66 34 70 10C86 32 94 58 95 80Z',
  ]
  for (const [i, path] of feathers.entries())
    form(
      pen,
      path,
      i === 1
        ? linear(
            pen,
            [10, 20],
            [90, 90],
            [
              [0, comb[0]],
              [1, comb[1]],
            ],
          )
        : shaded(pen, metal, 0, 96),
      metal[0],
      1.3,
    )
}

function drawLeg(pen: Pen, { metal }: MachineLook): void {
  form(pen, 'M14 2H30L27 40H17Z', shaded(pen, metal, 0, 44), metal[0])
  pen.lineWidth = 2.6
  pen.strokeStyle = metal[2]
  for (let i = 0; i < 4; i++) pen.stroke(new Path2D(`M15 ${20 + i * 6}L29 ${17 + i * 6}`))
  form(pen, 'M19 38H25L26 60L41 69L40 72H6L8 68L18 62Z', shaded(pen, metal, 36, 74), metal[0])
  rivets(pen, metal, [[22, 42]], 3.4)
}

/** A key with two wings, its stem downwards. */
function drawKey(pen: Pen, { metal }: MachineLook): void {
  form(pen, 'M25 30H31V51H25Z', shaded(pen, metal, 28, 52), metal[0])
  form(
    pen,
    'M28 32C22 40 4 36 3 20C2 6 18 0 28 18C38 0 54 6 53 20C52 36 34 40 28 32Z',
    shaded(pen, metal, 0, 40),
    metal[0],
    2,
  )
  for (const x of [16, 40]) disc(pen, x, 20, 6, '#140d08')
}
