import { Outline } from './icon.tsx'
import { lateIconPaths } from './late-icon-paths.ts'

export type LateIconName = keyof typeof lateIconPaths

/** A line icon of what loads on demand; nothing of the first load may use it. */
export const LateIcon = ({ name, size }: { name: LateIconName; size?: number }) => (
  <Outline path={lateIconPaths[name]} size={size} />
)
