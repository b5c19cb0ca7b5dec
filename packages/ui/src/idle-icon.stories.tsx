import type { IdleIconName } from './idle-icon.tsx'
import { IdleIcon } from './idle-icon.tsx'
import { idleIconPaths } from './idle-icon-paths.ts'
import type { StoryFile } from './story.ts'

export default { title: 'Kit/Idle icon' } satisfies StoryFile

export const BesideThePage = () =>
  (Object.keys(idleIconPaths) as IdleIconName[]).map(name => (
    <span key={name} title={name}>
      <IdleIcon name={name} size={24} />
    </span>
  ))
