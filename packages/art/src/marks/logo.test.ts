import sharp from 'sharp'
import { expect, test } from 'vitest'
import { HOUSES } from '../cover/houses.ts'
import { contrast } from '../draw/colour.ts'
import { renderPng } from '../render/render.ts'
import { LOGO_CODES, logoSvg, vendorName } from './logo.ts'

const CODES = [
  ...HOUSES.map(each => each.code),
  'LVT',
  'TDL',
  'DUO',
  'VSP',
  'VES',
  'ARN',
  'DS88',
  'TCG_LOTTO_VN',
  'TCG_SEA',
  'LOTT',
  'ELOTT',
  'FB',
  'AV',
  'AI',
  'IMES',
  'TF',
  'IA',
]

/** Share of pixels with ink on a 24 pixel high logo. */
async function ink(svg: string): Promise<number> {
  const { data, info } = await sharp(await renderPng(svg, { width: 84 }))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const inked = Array.from({ length: info.width * info.height }, (_, i) => data[i * 4 + 3]!).filter(
    alpha => alpha > 128,
  )
  return inked.length / (info.width * info.height)
}

test('every vendor has a colour and a white logo with a mark of its own', async () => {
  expect([...LOGO_CODES].sort()).toEqual([...CODES].sort())
  for (const code of CODES)
    for (const variant of ['COLOR', 'WHITE'] as const) {
      const share = await ink(logoSvg({ code, variant }))
      expect(share, `${code} ${variant}`).toBeGreaterThan(0.08)
      expect(share, `${code} ${variant}`).toBeLessThan(0.6)
    }
})

test('names of codes are invented and all different', () => {
  const names = CODES.map(vendorName)
  expect(new Set(names).size).toBe(CODES.length)
  for (const [i, code] of CODES.entries()) expect(names[i]).not.toBe(code)
})

test('a colour logo reads on the dark and on the light page', () => {
  for (const code of CODES) {
    const colour = /<path d="[^"]+" fill="(#[0-9a-f]{6})"\/><\/svg>$/.exec(logoSvg({ code, variant: 'COLOR' }))![1]!
    expect(contrast(colour, '#101a17'), code).toBeGreaterThan(3.5)
    expect(contrast(colour, '#ffffff'), code).toBeGreaterThan(3.5)
  }
})

test('an unknown vendor gets a monogram, so that no logo is ever missing', async () => {
  expect(await ink(logoSvg({ code: 'NEWCO', name: 'Newly Come', variant: 'WHITE' }))).toBeGreaterThan(0.05)
})
