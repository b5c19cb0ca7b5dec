import type { GameArt } from '../cover/cover.ts'
import { houseOf } from '../cover/houses.ts'
import { type Palette, paletteOf } from '../draw/palette.ts'
import { raised, type Treatment } from '../draw/sprite.ts'
import { circle, linear, n, path, radial, svgDocument } from '../draw/svg.ts'
import { fitSize, textPath } from '../draw/text.ts'
import { familyByCode } from '../families/index.ts'
import { SYMBOL_SIDE, type SymbolCode } from './frames.ts'
import { symbolIcons } from './icons.ts'
import { lowSymbol } from './lows.ts'

export interface SymbolSpec {
  symbol: SymbolCode
  title: string
  vendor: { code: string; name: string }
  art: Pick<GameArt, 'family' | 'palette'>
}

function ribbon(word: string, palette: Palette, y: number): string {
  const metal = linear('band', 0, y - 30, 0, y + 26, [
    [0, '#fff6d0'],
    [0.5, '#f2bf55'],
    [1, '#a8650f'],
  ])
  const tails = path(
    `M6 ${y - 14}H60V${y + 36}H6L24 ${y + 11}ZM250 ${y - 14}H196V${y + 36}H250L232 ${y + 11}Z`,
    'fill="#8a4e0c"',
  )
  const band = path(
    `M28 ${y - 26}H228V${y + 24}H28Z`,
    'fill="url(#band)" stroke="#3a1c04" stroke-width="4" stroke-linejoin="round"',
  )
  const size = fitSize([word], 'poster', 180, 46)
  const letters = textPath(word, 128, y + size * 0.31, { face: 'poster', size }).d
  return `<defs>${metal}</defs>${tails}${band}${path(letters, 'fill="none" stroke="#fff3c9" stroke-width="5" stroke-linejoin="round"')}${path(letters, `fill="${palette.deep}"`)}`
}

function ring(palette: Palette): string {
  const glow = radial('glow', 128, 116, 128, [
    [0, palette.glow, 0.95],
    [0.55, palette.centre, 0.7],
    [1, palette.centre, 0],
  ])
  return `<defs>${glow}</defs>${circle(128, 116, 126, 'fill="url(#glow)"')}${circle(128, 116, 102, `fill="${palette.edge}" fill-opacity="0.55" stroke="#ffe7a3" stroke-width="9"`)}${circle(128, 116, 90, 'fill="none" stroke="#b8791c" stroke-width="4"')}`
}

function coin(palette: Palette): string {
  const gold = radial('gold', 100, 84, 190, [
    [0, '#fffbe0'],
    [0.35, '#ffd668'],
    [0.8, '#d9901f'],
    [1, '#8f4f08'],
  ])
  // Struck in relief, so that the value of a held coin stays readable over it.
  const points = Array.from({ length: 10 }, (_, i) => {
    const [r, angle] = [i % 2 ? 26 : 62, (i * Math.PI) / 5 - Math.PI / 2]
    return `${n(128 + r * Math.cos(angle))} ${n(130 + r * Math.sin(angle))}`
  })
  const emblem = path(
    `M${points.join('L')}Z`,
    'fill="url(#gold)" fill-opacity="0.5" stroke="#fff0b8" stroke-opacity="0.65" stroke-width="4" stroke-linejoin="round"',
  )
  const notches = Array.from({ length: 36 }, (_, i) => {
    const [c, s] = [Math.cos((i * Math.PI) / 18), Math.sin((i * Math.PI) / 18)]
    return `M${n(128 + c * 98)} ${n(128 + s * 98)}L${n(128 + c * 110)} ${n(128 + s * 110)}`
  })
  return `<defs>${gold}</defs>${circle(128, 134, 114, 'fill="#3d1f03" opacity="0.6"')}${circle(128, 128, 112, 'fill="url(#gold)" stroke="#6d3b05" stroke-width="4"')}${path(notches.join(''), 'stroke="#8f5a10" stroke-width="4"')}${circle(128, 128, 86, `fill="${palette.mid}" stroke="#fff0b8" stroke-width="6"`)}${circle(128, 128, 78, `fill="none" stroke="${palette.glow}" stroke-opacity="0.6" stroke-width="3"`)}${emblem}`
}

function seal(palette: Palette): string {
  const wax = radial('wax', 104, 92, 180, [
    [0, palette.glow],
    [0.4, palette.centre],
    [1, palette.edge],
  ])
  const points = Array.from({ length: 32 }, (_, i) => {
    const r = i % 2 ? 92 : 114
    return `${n(128 + r * Math.cos((i * Math.PI) / 16))} ${n(128 + r * Math.sin((i * Math.PI) / 16))}`
  })
  const word = textPath('BONUS', 128, 144, { face: 'poster', size: 50 }).d
  return `<defs>${wax}</defs>${path(`M${points.join('L')}Z`, `fill="url(#wax)" stroke="#ffe7a3" stroke-width="8" stroke-linejoin="round"`)}${circle(128, 128, 78, `fill="${palette.deep}" fill-opacity="0.55" stroke="#ffe7a3" stroke-width="4"`)}${path(word, `fill="#ffefb8" stroke="${palette.deep}" stroke-width="3"`)}`
}

function veiled(palette: Palette): string {
  const cloth = linear('cloth', 0, 20, 0, 236, [
    [0, palette.centre],
    [1, palette.edge],
  ])
  const mark = textPath('?', 128, 186, { face: 'poster', size: 176 }).d
  return `<defs>${cloth}</defs><rect x="26" y="26" width="204" height="204" rx="36" fill="url(#cloth)" stroke="#ffe7a3" stroke-width="8"/><rect x="42" y="42" width="172" height="172" rx="24" fill="none" stroke="${palette.glow}" stroke-opacity="0.6" stroke-width="3"/>${path(mark, `fill="#fff3cf" stroke="${palette.deep}" stroke-width="8" stroke-linejoin="round"`)}`
}

/** The inside of a symbol's drawing, 256 by 256, without its document. */
export function symbolPart(spec: SymbolSpec): string {
  const { symbol, art, vendor } = spec
  const palette = paletteOf(art.palette)
  const { wild, highs, gate } = symbolIcons(art.family, spec.title)
  const house = houseOf(vendor.code, vendor.name)
  const treatment: Treatment = house.look === 'rim' ? 'rim-ffffff' : house.look === 'ink' ? 'rim-16110a' : 'plain'
  switch (symbol) {
    case 'W':
      return raised(wild, { x: 128, y: 104, size: 196, treatment }) + ribbon('WILD', palette, 210)
    case '1':
    case '2':
    case '3':
    case '4':
      return raised(highs[Number(symbol) - 1]!, { x: 128, y: 124, size: 208, treatment })
    case 'S':
      return ring(palette) + raised(gate, { x: 128, y: 108, size: 158, treatment }) + ribbon('SCATTER', palette, 212)
    case 'C':
      return coin(palette)
    case 'B':
      return seal(palette)
    case 'M':
      return veiled(palette)
    default:
      return lowSymbol(familyByCode(art.family).lows, symbol, palette)
  }
}

/** One slot symbol on a transparent square. */
export const symbolSvg = (spec: SymbolSpec): string => svgDocument(SYMBOL_SIDE, SYMBOL_SIDE, symbolPart(spec))
