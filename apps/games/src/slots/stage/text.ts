import { TextStyle } from 'pixi.js'
import { titleFont } from '../title-face.ts'
import type { Skin } from './skin.ts'

/** Letters of amounts on the stage: ivory with a dark outline, figures of one width. */
export const amountStyle = (size: number, skin: Skin, fill = '#fff6d8'): TextStyle =>
  new TextStyle({
    fontFamily: titleFont,
    fontSize: Math.max(9, size),
    fontWeight: '800',
    fill,
    stroke: { color: skin.deep, width: Math.max(2, size * 0.18), join: 'round' },
  })

/** Small capitals of labels on plates. */
export const labelStyle = (size: number, fill: string): TextStyle =>
  new TextStyle({
    fontFamily: '"Manrope Variable", "Segoe UI", sans-serif',
    fontSize: Math.max(8, size),
    fontWeight: '800',
    letterSpacing: size * 0.12,
    fill,
  })
