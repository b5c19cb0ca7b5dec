import { type Frames, sheetFrames, sheetWidth } from '../symbols/frames.ts'
import { type SheetSpec, sheetSvg } from '../symbols/sheet.ts'
import { renderWebp } from './render.ts'

/** The atlas of a game's symbols, at most 2048 pixels a side, and where each symbol lies on it. */
export async function symbolSheet(spec: SheetSpec): Promise<{ webp: Buffer; frames: Frames }> {
  return {
    webp: await renderWebp(sheetSvg(spec), { width: sheetWidth(spec.side), quality: 86 }),
    frames: sheetFrames(spec.side),
  }
}
