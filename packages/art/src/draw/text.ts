import { readFileSync } from 'node:fs'

/** The faces that pictures use; cut to outlines by scripts/extract-glyphs.mjs. */
export type Face = 'display' | 'narrow' | 'poster' | 'text' | 'slim'

interface FaceData {
  capHeight: number
  glyphs: Record<string, [advance: number, outline: string]>
  kerning: Record<string, number>
}

const UNITS = 1000
let loaded: Record<Face, FaceData> | undefined

/** The outlines are read at first use, so that importing a drawing costs nothing. */
function faceOf(face: Face): FaceData {
  loaded ??= JSON.parse(readFileSync(new URL('./glyphs.data.json', import.meta.url), 'utf8')) as Record<Face, FaceData>
  return loaded[face]
}

export interface TextStyle {
  face: Face
  /** Type size in picture units. */
  size: number
  /** Extra space between letters, in parts of the size. */
  spacing?: number
}

export interface TextPath {
  /** One path for the whole line, so that a gradient runs through all of it. */
  d: string
  width: number
  capHeight: number
}

function placed(outline: string, scale: number, dx: number, dy: number): string {
  return outline.replace(
    /(-?\d+) (-?\d+)/g,
    (_, x, y) => `${(+x * scale + dx).toFixed(1)} ${(+y * scale + dy).toFixed(1)}`,
  )
}

function glyphOf(face: Face, character: string): [number, string] {
  const glyph = faceOf(face).glyphs[character]
  if (!glyph)
    throw new RangeError(`text: no glyph for "${character}" in face ${face}; add it in scripts/extract-glyphs.mjs`)
  return glyph
}

/** Width of a line in picture units, kerning included. */
export function measure(text: string, { face, size, spacing = 0 }: TextStyle): number {
  const characters = [...text.normalize('NFC')]
  let units = 0
  characters.forEach((character, i) => {
    units += glyphOf(face, character)[0]
    if (i + 1 < characters.length) units += (faceOf(face).kerning[character + characters[i + 1]] ?? 0) + spacing * UNITS
  })
  return (units * size) / UNITS
}

/**
 * A line of text as one path.
 * @param x left end, middle or right end by `anchor`
 * @param y base line
 * @throws RangeError for a character that no face carries
 */
export function textPath(
  text: string,
  x: number,
  y: number,
  style: TextStyle,
  anchor: 'start' | 'middle' | 'end' = 'middle',
): TextPath {
  const { face, size, spacing = 0 } = style
  const width = measure(text, style)
  const scale = size / UNITS
  let pen = x - (anchor === 'start' ? 0 : anchor === 'middle' ? width / 2 : width)
  const characters = [...text.normalize('NFC')]
  let d = ''
  characters.forEach((character, i) => {
    const [advance, outline] = glyphOf(face, character)
    d += placed(outline, scale, pen, y)
    pen += (advance + (faceOf(face).kerning[character + characters[i + 1]] ?? 0) + spacing * UNITS) * scale
  })
  return { d, width, capHeight: faceOf(face).capHeight * scale }
}

/** The largest size up to `largest` at which every line is no wider than `width`. */
export function fitSize(lines: readonly string[], face: Face, width: number, largest: number, spacing = 0): number {
  const widest = Math.max(...lines.map(line => measure(line, { face, size: 100, spacing })))
  return Math.min(largest, (width * 100) / widest)
}
