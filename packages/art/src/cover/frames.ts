import type { Palette } from '../draw/palette.ts'
import { linear, n, path, rect } from '../draw/svg.ts'
import type { FrameName } from './houses.ts'

/** Size of every cover drawing; files are scaled from it. */
export const COVER = { width: 480, height: 640 } as const
const { width: W, height: H } = COVER

const inset = (by: number, radius: number, attributes: string) =>
  rect(by, by, W - 2 * by, H - 2 * by, `rx="${radius}" fill="none" ${attributes}`)

const metalGradient = (metal: string) =>
  linear('metal', 0, 0, W, H, [
    [0, '#ffffff'],
    [0.2, metal],
    [0.5, '#5b3a12', 0.9],
    [0.75, metal],
    [1, '#fff6d8'],
  ])

const ring = (by: number, wide: number) =>
  `M0 0H${W}V${H}H0ZM${by} ${by + wide}a${wide} ${wide} 0 0 1 ${wide} ${-wide}H${W - by - wide}a${wide} ${wide} 0 0 1 ${wide} ${wide}V${H - by - wide}a${wide} ${wide} 0 0 1 ${-wide} ${wide}H${by + wide}a${wide} ${wide} 0 0 1 ${-wide} ${-wide}Z`

function corner(d: string, attributes: string): string {
  return [
    [0, 0, 1, 1],
    [W, 0, -1, 1],
    [0, H, 1, -1],
    [W, H, -1, -1],
  ]
    .map(([x, y, sx, sy]) => path(d, `${attributes} transform="translate(${x} ${y}) scale(${sx} ${sy})"`))
    .join('')
}

function edgeTiles(tile: (x: number) => string): string {
  const d = Array.from({ length: 17 }, (_, i) => tile(i * 30 - 15)).join('')
  return path(d, 'fill="url(#metal)"')
}

const rivet = (x: number, y: number) => `M${n(x - 5)} ${n(y)}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0`

/** A house's frame over the picture; it never covers the title's middle. */
export function frameOf(name: FrameName, metal: string, palette: Palette): string {
  const defs = `<defs>${metalGradient(metal)}</defs>`
  const solid = 'fill="url(#metal)"'
  const bolts = Array.from({ length: 8 }, (_, i) => rivet(12, 40 + i * 80) + rivet(W - 12, 40 + i * 80)).join('')
  const drawings: Record<FrameName, () => string> = {
    none: () => '',
    thin: () => inset(14, 18, `stroke="${metal}" stroke-width="3" opacity="0.85"`),
    double: () =>
      inset(10, 22, `stroke="${metal}" stroke-width="5"`) +
      inset(20, 14, `stroke="${metal}" stroke-width="2" opacity="0.8"`),
    metal: () =>
      path(ring(13, 24), `${solid} fill-rule="evenodd"`) +
      inset(14, 24, 'stroke="#1a0d02" stroke-opacity="0.55" stroke-width="3"') +
      inset(2, 26, 'stroke="#ffffff" stroke-opacity="0.4" stroke-width="2"'),
    round: () =>
      inset(7, 56, 'stroke="url(#metal)" stroke-width="11"') +
      inset(14, 50, 'stroke="#000000" stroke-opacity="0.35" stroke-width="3"'),
    neon: () =>
      [18, 10, 5]
        .map((wide, i) =>
          inset(
            16,
            26,
            `stroke="${i === 2 ? '#ffffff' : palette.accent}" stroke-width="${i === 2 ? 3 : wide}" opacity="${[0.22, 0.5, 0.95][i]}"`,
          ),
        )
        .join(''),
    paper: () =>
      path(ring(12, 30), `fill="${metal}" fill-rule="evenodd"`) +
      inset(12, 30, 'stroke="#000000" stroke-opacity="0.18" stroke-width="3"'),
    corners: () =>
      corner('M12 92V34Q12 12 34 12H92L80 24H38Q24 24 24 38V80Z', solid) + corner('M30 30h22L30 52Z', solid),
    arch: () =>
      path(
        `M0 0H${W}V${H}H0ZM16 ${H - 16}H${W - 16}V150Q${W - 16} 60 ${W / 2} 14Q16 60 16 150Z`,
        `fill="${palette.deep}" fill-rule="evenodd" opacity="0.82"`,
      ) +
      path(
        `M16 ${H - 16}H${W - 16}V150Q${W - 16} 60 ${W / 2} 14Q16 60 16 150Z`,
        'fill="none" stroke="url(#metal)" stroke-width="6"',
      ),
    curtain: () =>
      path(
        `M0 0H${W}V40Q${W * 0.75} 92 ${W / 2} 44Q${W * 0.25} 92 0 40ZM0 0H70Q60 170 0 300ZM${W} 0H${W - 70}Q${W - 60} 170 ${W} 300Z`,
        'fill="#8f1020"',
      ) +
      path(
        `M0 0H${W}V30Q${W * 0.75} 76 ${W / 2} 32Q${W * 0.25} 76 0 30ZM0 0H40Q34 150 0 250ZM${W} 0H${W - 40}Q${W - 34} 150 ${W} 250Z`,
        'fill="#c01c33"',
      ) +
      path(`M0 40Q${W * 0.25} 92 ${W / 2} 44Q${W * 0.75} 92 ${W} 40`, `fill="none" stroke="${metal}" stroke-width="6"`),
    pane: () =>
      inset(9, 30, `stroke="${metal}" stroke-opacity="0.55" stroke-width="14"`) +
      inset(17, 24, `stroke="${metal}" stroke-opacity="0.9" stroke-width="2"`),
    rivets: () =>
      path(ring(24, 18), `${solid} fill-rule="evenodd"`) +
      inset(24, 18, 'stroke="#1a0d02" stroke-opacity="0.6" stroke-width="3"') +
      path(bolts, 'fill="#2b1606" opacity="0.6"') +
      path(bolts, 'fill="#fff0d0" opacity="0.75" transform="translate(-1.5 -1.5)"'),
    stripes: () => edgeTiles(x => `M${x} 0h15v14l-7.5 9l-7.5 -9Z`) + inset(6, 4, `stroke="${metal}" stroke-width="5"`),
    zigzag: () => edgeTiles(x => `M${x} 0h30l-15 22Z`) + rect(0, 0, W, 5, solid) + rect(0, H - 5, W, 5, solid),
    blueprint: () =>
      inset(14, 4, `stroke="${metal}" stroke-width="2" stroke-dasharray="14 8" opacity="0.85"`) +
      corner('M6 60V6H60', `fill="none" stroke="${metal}" stroke-width="4"`),
  }
  return defs + drawings[name]()
}
