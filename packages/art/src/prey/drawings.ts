import type { preyIcons } from './icons.ts'

type Drawings = Readonly<Record<string, string>>

const files: Readonly<Record<keyof typeof preyIcons, () => Promise<{ default: Drawings }>>> = {
  'TDL-REEF': () => import('./reef.data.json'),
  'TDL-DELTA': () => import('./delta.data.json'),
  'TDL-COMET': () => import('./comet.data.json'),
}

/** The drawings of a title as whole SVG pictures, by icon; each title's are a file of their own. */
export const loadPreyDrawings = async (code: keyof typeof preyIcons): Promise<Drawings> => (await files[code]()).default
