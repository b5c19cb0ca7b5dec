import { Outline } from './icon.tsx'
import { idleIconPaths } from './idle-icon-paths.ts'

export type IdleIconName = keyof typeof idleIconPaths

/** A line icon of what stands beside a page once it is idle; few, as every visit loads them. */
export const IdleIcon = ({ name, size }: { name: IdleIconName; size?: number }) => (
  <Outline path={idleIconPaths[name]} size={size} />
)
